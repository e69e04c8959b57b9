// What compiling asks of all chosen manuscripts together, and which issues are locked before any of them.
import { sql } from 'kysely';
import { signedIn, type Context } from '../../context.ts';
import { query } from '../../database/tables.ts';
import { DomainError } from '../../errors.ts';
import { leadsJournal } from '../colloquiums/colloquium.policy.ts';

/** Of all chosen manuscripts of journals that the viewer leads, from one journal (R2-121). Errors: ONE_JOURNAL_ONLY. */
export async function prepareCompiling(ctx: Context, contributionIds: readonly number[], { issueId }: { issueId?: number }): Promise<void> {
  const viewer = signedIn(ctx);
  const { rows } = await sql<{
    id: number;
  }>`select distinct colloquium_id as id from contribution where id = any(${contributionIds})`.execute(query(ctx.em));
  // Of others the viewer learns nothing, each is refused by itself.
  if (rows.filter(({ id }) => leadsJournal(viewer, id)).length > 1) throw new DomainError('ONE_JOURNAL_ONLY');
  if (issueId !== undefined) await sql`select from issue where id = ${issueId} for update`.execute(query(ctx.em));
}

/** The issues that they are in, in the order of their numbers. */
export async function lockIssuesOf(ctx: Context, contributionIds: readonly number[]): Promise<void> {
  await sql`select from issue where id in (select issue_id from contribution where id = any(${contributionIds})) order by id for update`.execute(
    query(ctx.em),
  );
}
