// That a letter did not arrive, or has not yet, and why: a mark and one line. A letter that went needs no word.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Mark } from '../../ui/text/StatusBadge.tsx';

const TONES = { HELD: 'warning', QUEUED: 'warning', REFUSED: 'danger', FAILED: 'danger', CANCELLED: 'slate' } as const;

interface LetterFateProps {
  fate: keyof typeof TONES | 'SENT';
  failure: string | null | undefined;
}

export function LetterFate({ fate, failure }: LetterFateProps) {
  const { t } = useTranslation('mail');
  if (fate === 'SENT') return null;
  const isLost = fate === 'REFUSED' || fate === 'FAILED';
  return (
    <chakra.span display="grid" justifyItems="start" gap="1">
      <Mark tone={TONES[fate]}>{t(`mail.fate.${fate}`)}</Mark>
      {failure && (
        <chakra.span color={isLost ? 'danger.fg' : 'fg.muted'} fontSize="sm" overflowWrap="anywhere">
          {failure}
        </chakra.span>
      )}
    </chakra.span>
  );
}
