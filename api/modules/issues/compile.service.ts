// Checks that compiling makes on all chosen manuscripts together, and the issues locked before any of them.
import { expressionBuilder, sql } from 'kysely';
import { signedIn, type Context } from '../../context.ts';
import { isOneOf, query, type Tables } from '../../database/tables.ts';
import { DomainError } from '../../errors.ts';
import { leadsJournal } from '../colloquiums/colloquium.policy.ts';
import { handledBy } from '../contributions/access/contribution.visibility.ts';

const eb = expressionBuilder<Tables, 'contribution'>();

/** Journals of these manuscripts that the viewer leads. Drafts and hidden manuscripts are ignored, like unknown numbers. */
export async function journalsLedOf(ctx: Context, contributionIds: readonly number[]): Promise<number[]> {
  const viewer = signedIn(ctx);
  const rows = await query(ctx.em)
    .selectFrom('contribution')
    .select('contribution.colloquium_id as id')
    .distinct()
    .where(isOneOf(eb.ref('contribution.id'), contributionIds))
    .where(handledBy(eb, viewer))
    .execute();
  return rows.map(({ id }) => id).filter((id) => leadsJournal(viewer, id));
}

/** Refuses manuscripts of several journals that the viewer leads (R2-121), and locks the issue. Errors: ONE_JOURNAL_ONLY. */
export async function prepareCompiling(ctx: Context, contributionIds: readonly number[], { issueId }: { issueId?: number }): Promise<void> {
  // The viewer learns nothing about the others; each is refused by itself.
  if ((await journalsLedOf(ctx, contributionIds)).length > 1) throw new DomainError('ONE_JOURNAL_ONLY');
  if (issueId !== undefined) await sql`select from issue where id = ${issueId} for update`.execute(query(ctx.em));
}

/** The issues that they are in, in the order of their numbers. */
export async function lockIssuesOf(ctx: Context, contributionIds: readonly number[]): Promise<void> {
  await sql`select from issue where id in (select issue_id from contribution where id = any(${contributionIds})) order by id for update`.execute(
    query(ctx.em),
  );
}
