// When the authors may expect the office's next step: the journal's own durations in working days (S3 §3.8), counted from the submission.
// The clock stops while the author revises. It is an estimate and no deadline.
import { AuthorStatus } from '../../../../shared/workflow.ts';
import { Stage } from '../../../../shared/stage.ts';
import type { Clock } from '../../../context.ts';
import type { Colloquium } from '../../colloquiums/colloquium.entity.ts';
import { dayOf } from '../../../../shared/day.ts';
import { type Calendar } from '../../reference/working-days.ts';
import type { Contribution } from './contribution.entity.ts';
import { authorViewOf, authorViewStatusOf } from '../access/author-view.ts';

export const ExpectedStep = { ASSIGNMENT: 'ASSIGNMENT', DECISION: 'DECISION', PUBLICATION: 'PUBLICATION' } as const;
type ExpectedStepName = keyof typeof ExpectedStep;

interface Expected {
  step: ExpectedStepName;
  /** YYYY-MM-DD in Asia/Shanghai. */
  on: string;
  isProvisional: boolean;
  /** The day has gone by, and the step has not been taken. */
  isPast: boolean;
}

/** Null while it is the author's turn, and when no step remains. Reveals no more than the authors already know. */
export function expectedOf(
  contribution: Contribution,
  colloquium: Pick<Colloquium, 'assignmentDays' | 'decisionDays' | 'publicationDays'>,
  clock: Clock,
  calendar: Calendar,
): Expected | null {
  const next = nextStep(contribution, colloquium);
  const from = contribution.clockStartedAt ?? contribution.submittedAt;
  if (next === null || !from) return null;
  const { day, isProvisional } = calendar.add(dayOf(from), next.days);
  return { step: next.step, on: day, isProvisional, isPast: day < dayOf(clock.now()) };
}

function nextStep(
  contribution: Contribution,
  { assignmentDays, decisionDays, publicationDays }: Pick<Colloquium, 'assignmentDays' | 'decisionDays' | 'publicationDays'>,
): { step: ExpectedStepName; days: number } | null {
  switch (authorViewStatusOf(contribution)) {
    case AuthorStatus.NEW_SUBMISSION:
      return { step: 'ASSIGNMENT', days: assignmentDays };
    case AuthorStatus.RECEIVED:
    case AuthorStatus.ASSIGNED:
    case AuthorStatus.REVISION_SUBMITTED:
      return { step: 'DECISION', days: decisionDays };
    case AuthorStatus.ACCEPTED:
      return authorViewOf(contribution).stage < Stage.ARCHIVED ? { step: 'PUBLICATION', days: publicationDays } : null;
    default:
      return null;
  }
}

/** Start of the clock after a revision requested at `returnedAt`: the working days it took are the author's. */
export function clockAfterRevision(contribution: Contribution, returnedAt: Date, now: Date, calendar: Calendar): Date | null {
  const from = contribution.clockStartedAt ?? contribution.submittedAt;
  if (!from) return null;
  const { day } = calendar.add(dayOf(from), calendar.between(dayOf(returnedAt), dayOf(now)));
  // Noon in Shanghai: the value is a day, not a moment.
  return new Date(`${day}T04:00:00Z`);
}
