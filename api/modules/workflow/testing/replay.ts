// Replays a stored timeline against the table: whether every event was an act that a row allows, each from where the last one led.
import { isContributionStateId, EditorialAct, type ContributionStateId } from '../../../../shared/workflow.ts';
import { rows, type Row } from '../table/table.ts';

/** An event as the log keeps it. */
export interface StoredEvent {
  /** Id of the row it ran on. */
  row: string;
  act: number;
  fromState: number;
  toState: number;
}

/** The fault of the timeline, in words; null when it leads to `state`. */
export function replayProblem(events: readonly StoredEvent[], state: ContributionStateId, table: readonly Row[] = rows): string | null {
  let current = 0;
  for (const [index, event] of events.entries()) {
    const row = table.find((candidate) => candidate.id === event.row);
    const place = `event ${index + 1}, row ${event.row}`;
    if (row === undefined) return `${place}: no such row`;
    if (EditorialAct[row.act] !== event.act) return `${place}: act ${event.act} is not ${row.act}`;
    if (event.fromState !== current) return `${place}: begins at ${event.fromState}, but the manuscript stood at ${current}`;
    if (!(row.from as readonly number[]).includes(event.fromState)) return `${place}: does not begin at ${event.fromState}`;
    if (!isContributionStateId(event.toState)) return `${place}: ${event.toState} is no state`;
    if (typeof row.to === 'number' && row.to !== event.toState) return `${place}: leads to ${row.to}, not to ${event.toState}`;
    current = event.toState;
  }
  return current === state ? null : `the timeline ends at ${current}, the manuscript stands at ${state}`;
}
