// Possible conflicts of a reviewer: the kind as a mark, red between persons and amber by place or money, and its evidence on one line.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Mark } from '../../ui/text/StatusBadge.tsx';
import { WIDE } from './candidate-styles.ts';

/** Kinds that the server names; a later release's new kind is shown by its evidence alone. */
const KINDS = {
  OPPOSED: 'danger',
  COAUTHOR: 'danger',
  TEACHER_STUDENT: 'danger',
  AUTHOR_UNIT: 'warning',
  EMAIL_DOMAIN: 'warning',
  SHARED_FUND: 'warning',
} as const;

const isKnown = (kind: string): kind is keyof typeof KINDS => Object.hasOwn(KINDS, kind);

export function ConflictWarnings({ warnings }: { warnings: readonly { readonly kind: string; readonly evidence: readonly string[] }[] }) {
  const { t } = useTranslation('candidates');
  if (warnings.length === 0) return null;
  return (
    <chakra.ul aria-label={t('candidates.warnings')} listStyleType="none" display="grid" gap="1" gridTemplateColumns="minmax(0, 1fr)">
      {warnings.map(({ kind, evidence }) => {
        const said = evidence.join(t('candidates.semicolon'));
        return (
          // What does not fit is read on hover, and in full where the reviewer has been added.
          <chakra.li key={kind} title={said} css={{ [WIDE]: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } }}>
            {isKnown(kind) && <Mark tone={KINDS[kind]}>{t(`candidates.conflict.${kind}`)}</Mark>} {said}
          </chakra.li>
        );
      })}
    </chakra.ul>
  );
}
