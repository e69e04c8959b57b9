// Possible conflicts of a reviewer: the kind as a quiet mark, and its evidence.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Mark } from '../../ui/text/StatusBadge.tsx';

/** Kinds that the server names; a later release's new kind is shown by its evidence alone. */
const KINDS = ['AUTHOR_UNIT', 'COAUTHOR', 'EMAIL_DOMAIN', 'TEACHER_STUDENT', 'SHARED_FUND', 'OPPOSED'] as const;

export function ConflictWarnings({ warnings }: { warnings: readonly { readonly kind: string; readonly evidence: readonly string[] }[] }) {
  const { t } = useTranslation('candidates');
  if (warnings.length === 0) return null;
  return (
    <chakra.ul aria-label={t('candidates.warnings')} listStyleType="none" display="grid" gap="1">
      {warnings.map(({ kind, evidence }) => {
        const known = KINDS.find((one) => one === kind);
        return (
          <li key={kind}>
            {known && <Mark tone="warning">{t(`candidates.conflict.${known}`)}</Mark>} {evidence.join(t('candidates.semicolon'))}
          </li>
        );
      })}
    </chakra.ul>
  );
}
