// The working days until something is due: quiet before the day, in seal red once it has gone by.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Mark } from '../../ui/text/StatusBadge.tsx';

interface Props {
  due: { readonly isOverdue: boolean; readonly workingDaysLeft: number };
  /** On hover and to screen readers. */
  hint?: string | undefined;
  /** In a list: the number alone, the words on hover and for screen readers. */
  isShort?: boolean;
}

export function DueDays({ due: { isOverdue, workingDaysLeft }, hint, isShort = false }: Props) {
  const { t } = useTranslation('manuscripts');
  const count = Math.abs(workingDaysLeft);
  const words = isOverdue
    ? count === 0
      ? t('manuscripts.due.passed')
      : t('manuscripts.due.overdue', { count })
    : count === 0
      ? t('manuscripts.due.today')
      : t('manuscripts.due.in', { count });
  const isCut = isShort && count > 0;
  const full = isCut ? [words, hint].filter(Boolean).join('\n') : hint;
  const shown = isCut ? (
    <>
      <span aria-hidden="true">{isOverdue ? t('manuscripts.due.short.overdue', { count }) : t('manuscripts.due.short.in', { count })}</span>
      <chakra.span srOnly>{words}</chakra.span>
    </>
  ) : (
    words
  );
  if (isOverdue)
    return (
      <Mark tone="danger" hint={full}>
        {shown}
      </Mark>
    );
  return (
    <chakra.span color="fg.muted" fontSize="sm" title={full} whiteSpace={isShort ? 'nowrap' : undefined}>
      {shown}
    </chakra.span>
  );
}
