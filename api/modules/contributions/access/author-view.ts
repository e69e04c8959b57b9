// The authors' view of a manuscript's progress: while a decision's letter waits, they see the status from before it (docs/decisions/0012).
// Lists, fields, steps and the events on open sockets all use this.
import { sql, type RawBuilder } from 'kysely';
import type { StageId } from '../../../../shared/stage.ts';
import { authorStatusOf, type AuthorStatusId, type ContributionStateId } from '../../../../shared/workflow.ts';
import type { Contribution } from '../manuscript/contribution.entity.ts';

type Progress = Pick<Contribution, 'state' | 'stage' | 'heldState' | 'heldStage'>;

/** The status shown to the authors, before the act or now. */
export interface AuthorView {
  state: ContributionStateId;
  stage: StageId;
}

/** Whether a decision has been made that the authors do not know yet. */
export function isDecisionHeld({ heldState }: Pick<Contribution, 'heldState'>): boolean {
  return typeof heldState === 'number';
}

export function authorViewOf({ state, stage, heldState, heldStage }: Progress): AuthorView {
  return { state: heldState ?? state, stage: heldStage ?? stage };
}

export function authorViewStatusOf(contribution: Progress): AuthorStatusId {
  return authorStatusOf[authorViewOf(contribution).state];
}

/** The state that the authors know, in queries over `contribution`. */
export const authorViewState: RawBuilder<ContributionStateId> = sql<ContributionStateId>`coalesce(contribution.held_state, contribution.state)`;
