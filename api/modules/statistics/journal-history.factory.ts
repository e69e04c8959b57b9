// Histories for tests: a manuscript with given events, known to the statistics like any other.
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { RoleKind } from '../../../shared/roles.ts';
import { EditorialAct, type ActName, type ContributionStateId } from '../../../shared/workflow.ts';
import { query } from '../../database/tables.ts';
import { buildContribution, type ContributionOverrides } from '../contributions/manuscript/contribution.factory.ts';
import type { Contribution } from '../contributions/manuscript/contribution.entity.ts';
import { WorkflowEvent } from '../workflow/timeline/workflow-event.entity.ts';
import { historyStatement } from './journal-history.service.ts';

/** The time, the act, and the resulting state. */
export type Happening = readonly [at: string, act: ActName, to: ContributionStateId, comment?: string];

export async function buildHistory(
  em: EntityManager,
  history: readonly Happening[],
  own: ContributionOverrides = {},
): Promise<Contribution> {
  const [first] = history;
  const contribution = await buildContribution(em, { state: history.at(-1)?.[2] ?? 0, submittedAt: new Date(first?.[0] ?? 0), ...own });
  let fromState: ContributionStateId = 0;
  for (const [at, act, toState, comment = null] of history) {
    em.create(WorkflowEvent, {
      contribution,
      act: EditorialAct[act],
      row: 'T01',
      fromState,
      toState,
      stage: 1,
      at: new Date(at),
      comment,
      actorKind: RoleKind.EDITOR,
    });
    fromState = toState;
  }
  await em.flush();
  await historyStatement(sql`c.id = ${contribution.id}`).execute(query(em));
  return contribution;
}

export const submitted: Happening = ['2026-01-05T01:00:00Z', 'SUBMIT', 1];
/** 00:30 of the tenth in Shanghai. */
export const passed: Happening = ['2026-01-09T16:30:00Z', 'EDITOR_APPROVE', 8];
export const accepted: readonly Happening[] = [
  submitted,
  passed,
  ['2026-01-20T01:00:00Z', 'SUMMARISE_REVIEWS', 13, '汇总'],
  ['2026-01-26T01:00:00Z', 'CHIEF_ACCEPT', 14],
];

/** Histories that the events do not imply, or events without their history: none, also after simultaneous acts and killed servers. */
export async function strayHistories(em: EntityManager): Promise<unknown[]> {
  return await em.execute(`
    with told as (select c.id as contribution_id, f.* from contribution c cross join lateral journal_course_facts(c.id) f),
      kept as (select contribution_id, log_group, colloquium_id, started_on, editor_comment_on, gathered_on, chief_comment_on, published_on, decided_on, decision_event_id,
        outcome, was_reviewed, is_published_singly from journal_course)
    (table told except table kept) union all (table kept except table told)`);
}
