// Keeps the histories that the statistics read (docs/decisions/0050): in the transaction of the act that moves one, summed up anew from all
// its events.
import { sql, type RawBuilder } from 'kysely';
import type { ActName } from '../../../shared/workflow.ts';
import type { Context } from '../../context.ts';
import { query } from '../../database/tables.ts';
import type { Contribution } from '../contributions/manuscript/contribution.entity.ts';

/** The acts that a history is summed up from. An invitation to review shows with the decision. */
const milestones: ReadonlySet<ActName> = new Set<ActName>([
  'SUBMIT',
  'ADOPT',
  'EDITOR_APPROVE',
  'EDITOR_RETURN',
  'EDITOR_REJECT',
  'EDITOR_INVITE_REVIEWERS',
  'DEPUTY_INVITE_REVIEWERS',
  'CHIEF_INVITE_REVIEWERS',
  'SUMMARISE_REVIEWS',
  'DEPUTY_REJECT',
  'CHIEF_NOT_ACCEPT',
  'CHIEF_REJECT',
  'CHIEF_ACCEPT',
  'CHIEF_FINAL_NOT_ACCEPT',
  'CHIEF_FINAL_REJECT',
  'REFUSE',
  'REOPEN',
  'UNDO_DECISION',
  'WITHDRAW',
  'PUBLISH_SINGLE',
  'SEND_TO_PRESS',
]);

const facts = [
  'colloquium_id',
  'started_on',
  'editor_comment_on',
  'gathered_on',
  'chief_comment_on',
  'published_on',
  'decided_on',
  'decision_event_id',
  'outcome',
  'was_reviewed',
  'is_published_singly',
];
const regions = ['first_region', 'corresponding_region'];

/** The histories of these manuscripts as they are to be: `manuscripts` is a condition on `c`, `histories` one on the facts `f`. */
export function historyStatement(manuscripts: RawBuilder<unknown>, histories: RawBuilder<unknown> = sql`true`): RawBuilder<unknown> {
  const columns = [...facts, ...regions];
  return sql`insert into journal_course (contribution_id, log_group, ${sql.raw(columns.join(', '))})
    select c.id, f.log_group, ${sql.raw([...facts.map((column) => `f.${column}`), ...regions.map((column) => `r.${column}`)].join(', '))}
    from contribution c cross join lateral journal_course_facts(c.id) f cross join lateral source_regions(c.id) r where ${manuscripts} and ${histories}
    on conflict (contribution_id, log_group) do update set ${sql.raw(columns.map((column) => `${column} = excluded.${column}`).join(', '))}`;
}

/** After an act of perform(), which holds the manuscript's row: recomputes its history from the events. */
export async function keepHistory(ctx: Context, { id, logGroup }: Contribution, act: ActName): Promise<void> {
  if (!milestones.has(act)) return;
  await historyStatement(sql`c.id = ${id}`, sql`f.log_group = ${logGroup}`).execute(query(ctx.em));
}
