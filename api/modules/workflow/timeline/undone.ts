// Events that authors never hear of, and must not notice either: a decision that was taken back, and one whose letter waits (decision 100).
import { EditorialAct } from '../../../../shared/workflow.ts';
import type { Contribution } from '../../contributions/manuscript/contribution.entity.ts';
import type { WorkflowEvent } from './workflow-event.entity.ts';

type Event = Pick<WorkflowEvent, 'id' | 'act' | 'details'>;

/** The decision that an event takes back or whose letter it corrects; else itself. */
const decisionOf = ({ id, details }: Event): number => Number(details['decisionId'] ?? id);

/** A decision that was taken back before it was told, with what was done to it. */
export function isUndone({ id }: Event, events: readonly Event[]): boolean {
  return events.some((event) => event.act === EditorialAct.UNDO_DECISION && id <= event.id && id >= decisionOf(event));
}

/** The decision that waits, with the corrections of its letter. */
export function isHeld({ id }: Event, { heldDecision }: Pick<Contribution, 'heldDecision'>, events: readonly Event[]): boolean {
  const held = heldDecision && events.find((event) => event.id === heldDecision.id);
  return Boolean(held && id <= held.id && id >= decisionOf(held));
}
