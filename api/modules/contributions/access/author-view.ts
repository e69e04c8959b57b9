// What the authors of a manuscript are told of where it stands: while a decision's letter waits, still what they knew before
// (docs/decisions/0012). Lists, fields, steps and the events on open sockets all ask here.
import { sql, type RawBuilder } from 'kysely';
import type { StageId } from '../../../../shared/stage.ts';
import { authorStatusOf, type AuthorStatusId, type ContributionStateId } from '../../../../shared/workflow.ts';
import type { Contribution } from '../manuscript/contribution.entity.ts';

type Standing = Pick<Contribution, 'state' | 'stage' | 'heldState' | 'heldStage'>;

/** What was told, as it was before or as it is now. */
export interface Told {
  state: ContributionStateId;
  stage: StageId;
}

/** Whether a decision has been made that the authors do not know of yet. */
export function isDecisionHeld({ heldState }: Pick<Contribution, 'heldState'>): boolean {
  return typeof heldState === 'number';
}

export function toldOf({ state, stage, heldState, heldStage }: Standing): Told {
  return { state: heldState ?? state, stage: heldStage ?? stage };
}

export function toldStatusOf(contribution: Standing): AuthorStatusId {
  return authorStatusOf[toldOf(contribution).state];
}

/** The state that the authors know, in queries over `contribution`. */
export const toldStateColumn: RawBuilder<ContributionStateId> = sql<ContributionStateId>`coalesce(contribution.held_state, contribution.state)`;
