// By when the office has to act, in working days: quiet before the day, in seal red once it has gone by. Nothing where nothing is due.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { Mark } from '../../ui/StatusBadge.tsx';
import type { DeadlineMark_contribution$key } from './__generated__/DeadlineMark_contribution.graphql.ts';

interface Props {
  contribution: DeadlineMark_contribution$key;
  /** With the day and what is due in a sentence; else these are told on hover and to screen readers. */
  isFull?: boolean;
}

export function DeadlineMark({ contribution, isFull = false }: Props) {
  const { deadline } = useFragment(
    graphql`
      fragment DeadlineMark_contribution on Contribution {
        deadline {
          stage
          dueOn
          isOverdue
          workingDaysLeft
          isProvisional
        }
      }
    `,
    contribution,
  );
  const { t } = useTranslation('manuscripts');
  if (!deadline) return null;
  const { stage, dueOn, isOverdue, workingDaysLeft, isProvisional } = deadline;
  const what = t(`manuscripts.due.${stage}`, { day: dueOn });
  const provisional = isProvisional ? t('manuscripts.expected.provisional') : null;
  const hint = [what, provisional].filter((line) => line !== null).join('\n');
  const days = isOverdue
    ? workingDaysLeft === 0
      ? t('manuscripts.due.passed')
      : t('manuscripts.due.overdue', { count: -workingDaysLeft })
    : workingDaysLeft === 0
      ? t('manuscripts.due.today')
      : t('manuscripts.due.in', { count: workingDaysLeft });
  const mark = isOverdue ? (
    <Mark tone="danger" hint={isFull ? undefined : hint}>
      {days}
    </Mark>
  ) : (
    <chakra.span color="fg.muted" fontSize="sm" title={isFull ? undefined : hint}>
      {days}
    </chakra.span>
  );
  if (!isFull) return mark;
  return (
    <chakra.div mt="2" lineHeight="reading">
      <p>
        {what} <chakra.span whiteSpace="nowrap">{mark}</chakra.span>
      </p>
      {provisional && (
        <chakra.p color="fg.muted" fontSize="sm">
          {provisional}
        </chakra.p>
      )}
    </chakra.div>
  );
}
