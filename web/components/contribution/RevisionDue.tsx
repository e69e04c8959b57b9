// By when the author is to revise, and how much is to be changed. Nothing while no revision is asked for, or its author does not know yet.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import type { RevisionDue_contribution$key } from './__generated__/RevisionDue_contribution.graphql.ts';
import { DueDays } from './DueDays.tsx';

interface Props {
  contribution: RevisionDue_contribution$key;
  /** In a sentence; else the working days alone, the sentence on hover and to screen readers. */
  isFull?: boolean;
}

export function RevisionDue({ contribution, isFull = false }: Props) {
  const { revision } = useFragment(
    graphql`
      fragment RevisionDue_contribution on Contribution {
        revision {
          dueOn
          isOverdue
          workingDaysLeft
          extent
        }
      }
    `,
    contribution,
  );
  const { t } = useTranslation('manuscripts');
  if (!revision) return null;
  const { dueOn, extent } = revision;
  const words = t(`manuscripts.revision.${extent ?? 'ANY'}`, { day: dueOn });
  if (isFull)
    return (
      <chakra.p mt="2" lineHeight="reading">
        {words}{' '}
        <chakra.span whiteSpace="nowrap">
          <DueDays due={revision} />
        </chakra.span>
      </chakra.p>
    );
  return (
    <chakra.span display="block" lineHeight="1rem">
      <DueDays due={revision} hint={words} isShort />
    </chakra.span>
  );
}
