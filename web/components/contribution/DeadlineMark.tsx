// By when the office has to act, in working days: quiet before the day, in seal red once it has gone by. Nothing where nothing is due.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import type { DeadlineMark_contribution$key } from './__generated__/DeadlineMark_contribution.graphql.ts';
import { DueDays } from './DueDays.tsx';

interface Props {
  contribution: DeadlineMark_contribution$key;
  /** With the day and the task in a sentence; else these are shown on hover and to screen readers. */
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
  const { stage, dueOn, isProvisional } = deadline;
  const what = t(`manuscripts.due.${stage}`, { day: dueOn });
  const provisional = isProvisional ? t('manuscripts.expected.provisional') : null;
  const hint = [what, provisional].filter((line) => line !== null).join('\n');
  const mark = <DueDays due={deadline} hint={isFull ? undefined : hint} isShort={!isFull} />;
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
