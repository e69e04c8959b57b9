// The office's deadline for its next step (S3 §3.6): assign a submission, decide on acceptance, publish. The journal's durations are
// working days. Three columns of a manuscript say which duration runs, since when, and when it stood still; its due day follows from them
// alone.
import { ContributionState as S, type ContributionStateId } from '../../../shared/workflow.ts';
import type { Colloquium } from '../colloquiums/colloquium.entity.ts';
import type { Contribution } from '../contributions/manuscript/contribution.entity.ts';
import { yearOf, type Calendar } from '../reference/working-days.ts';

export const DeadlineStage = { ASSIGNMENT: 'ASSIGNMENT', DECISION: 'DECISION', PUBLICATION: 'PUBLICATION' } as const;
export type DeadlineStageName = keyof typeof DeadlineStage;

/** The running duration, written by perform() alone. */
export type DueClock = Pick<Contribution, 'dueStage' | 'dueSince' | 'duePauses'>;
/** The due day that follows from it. */
type DueDay = Pick<Contribution, 'dueOn' | 'dueIsProvisional'>;
export type Durations = Pick<Colloquium, 'assignmentDays' | 'decisionDays' | 'publicationDays'>;

/** While the author revises, the office's days do not count (F-022). */
const resting: readonly ContributionStateId[] = [S.EDITOR_RETURNED, S.CHIEF_RETURNED, S.DEPUTY_RETURNED];

const deciding: readonly ContributionStateId[] = [
  S.PLAGIARISM_CHECK,
  S.EDITOR_REVIEWING,
  S.EDITOR_PASSED,
  S.AUTHOR_REVISED,
  S.REVIEWERS_INVITED,
  S.REVIEWERS_AT_WORK,
  S.REVIEWERS_DONE,
  S.CHIEF_JUDGEMENT,
  S.PUBLISHING_PREREVIEW,
  S.CHIEF_REVIEWING,
  S.DEPUTY_REVIEWING,
  ...resting,
];

/** A submission is to be assigned, a received manuscript to be decided on, an accepted one to be published singly or compiled. */
function deadlineStageOf(state: ContributionStateId): DeadlineStageName | null {
  if (state === S.NEW_SUBMISSION) return 'ASSIGNMENT';
  if (deciding.includes(state)) return 'DECISION';
  return state === S.ACCEPTED ? 'PUBLICATION' : null;
}

/** A new stretch of working days begins: submitted, adopted, received, accepted. */
export function startClock(clock: DueClock, today: string): void {
  clock.dueSince = today;
  clock.duePauses = [];
}

/** It was placed in another state. A closed manuscript keeps since when its days ran: one that is reopened stands where it stood. */
export function moveClock(clock: DueClock, from: ContributionStateId, to: ContributionStateId, today: string): void {
  if (from === to) return;
  clock.dueStage = deadlineStageOf(to);
  const pauses = clock.duePauses;
  if (resting.includes(to)) clock.duePauses = [...pauses, `${today}..`];
  else if (resting.includes(from)) clock.duePauses = pauses.map((pause) => (isOpen(pause) ? `${pause}${today}` : pause));
}

const isOpen = (pause: string): boolean => pause.endsWith('..');

const daysOfStage = {
  ASSIGNMENT: ({ assignmentDays }) => assignmentDays,
  DECISION: ({ decisionDays }) => decisionDays,
  PUBLICATION: ({ publicationDays }) => publicationDays,
} satisfies Record<DeadlineStageName, (durations: Durations) => number>;

/** Without a day while nothing is due, the author revises, or the journal has set no duration (0). */
export function dueDayOf({ dueStage, dueSince, duePauses }: DueClock, durations: Durations, calendar: Calendar): DueDay {
  const days = dueStage ? daysOfStage[dueStage](durations) : 0;
  if (!dueSince || days === 0 || duePauses.some(isOpen)) return { dueOn: null, dueIsProvisional: false };
  const pauses = duePauses.map((pause) => pause.split('..')).map(([from = '', to = '']) => ({ from, to }));
  const paused = pauses.reduce((sum, { from, to }) => sum + calendar.between(from, to), 0);
  const { day, isProvisional } = calendar.add(dueSince, days + paused);
  return { dueOn: day, dueIsProvisional: isProvisional || pauses.some(({ to }) => !calendar.knows(yearOf(to))) };
}
