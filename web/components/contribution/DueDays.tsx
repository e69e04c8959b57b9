// The working days until something is due: quiet before the day, in seal red once it has gone by.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Mark } from '../../ui/text/StatusBadge.tsx';

interface Props {
  due: { readonly isOverdue: boolean; readonly workingDaysLeft: number };
  /** On hover and to screen readers. */
  hint?: string | undefined;
}

export function DueDays({ due: { isOverdue, workingDaysLeft }, hint }: Props) {
  const { t } = useTranslation('manuscripts');
  if (isOverdue)
    return (
      <Mark tone="danger" hint={hint}>
        {workingDaysLeft === 0 ? t('manuscripts.due.passed') : t('manuscripts.due.overdue', { count: -workingDaysLeft })}
      </Mark>
    );
  return (
    <chakra.span color="fg.muted" fontSize="sm" title={hint}>
      {workingDaysLeft === 0 ? t('manuscripts.due.today') : t('manuscripts.due.in', { count: workingDaysLeft })}
    </chakra.span>
  );
}
