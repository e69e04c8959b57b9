// The row of the table on which the decision that waits was made: its last event may be a correction of its letter.
import type { Contribution } from '../../contributions/manuscript/contribution.entity.ts';
import { rows, type Row } from '../table/table.ts';
import type { WorkflowEvent } from '../timeline/workflow-event.entity.ts';

export function rowOfDecision({ row, details }: Pick<WorkflowEvent, 'row' | 'details'>): Row | null {
  const id = details['decisionRow'] ?? row;
  return rows.find((candidate) => candidate.id === id) ?? null;
}

/** Null when none waits. */
export async function heldRow(contribution: Contribution): Promise<Row | null> {
  const event = await contribution.heldDecision?.load();
  return event ? rowOfDecision(event) : null;
}
