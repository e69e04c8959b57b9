// Effects of a revision: from where it was asked, and who holds it once the author has handed it in.
import { ContributionState as S, type ContributionStateId, type Holder } from '../../../../shared/workflow.ts';
import { clockAfterRevision } from '../../contributions/manuscript/expected.ts';
import type { Actor, WorkflowFacts } from '../perform/facts.ts';
import type { Effect } from './effect.ts';

/** Work that the deputy began comes back to the same deputy. */
export const rememberDeputy = (actor: Actor): Partial<WorkflowFacts> => (actor.office === 'deputy' ? { deputyId: actor.userId } : {});

const returnFrom = (returnedFrom: ContributionStateId): Effect => ({
  facts: (_x, { actor }) => ({ returnedFrom, ...rememberDeputy(actor) }),
  record: async (_ctx, contribution, { input }) => {
    contribution.revisionDueOn = input.revisionDueOn ?? null;
    contribution.revisionExtent = input.revisionExtent ?? null;
  },
});

/** The days of the office do not count while the author revises. */
const holdBy = (holder: (x: WorkflowFacts) => Holder): Effect => ({
  facts: (x) => ({ heldBy: holder(x) }),
  clock: (contribution, now, _step, calendar) =>
    (contribution.clockStartedAt = clockAfterRevision(contribution, contribution.stateChangedAt, now, calendar)),
});

export const revisionEffects = {
  returnFromEditor: returnFrom(S.EDITOR_REVIEWING),
  returnFromDeputy: returnFrom(S.DEPUTY_REVIEWING),
  returnFromJudgement: returnFrom(S.CHIEF_JUDGEMENT),
  returnFromLastDecision: returnFrom(S.CHIEF_REVIEWING),
  holdByEditor: holdBy(() => 'editor'),
  holdByDeputy: holdBy(() => 'deputy'),
  /** backType: to the editor who first approved it, unless that editor has left (D2-62, D2-63). */
  holdByChiefOrEditor: holdBy((x) => (x.settings.returnsToOriginalEditor && x.editorId !== null ? 'editor' : 'chief')),
} satisfies Record<string, Effect>;
