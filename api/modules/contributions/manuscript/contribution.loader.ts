// The first authors and the files of manuscripts, loaded once for all fields of a screen that ask for them; other rows:
// contribution.parts.ts.
import { sql, type Expression, type RawBuilder } from 'kysely';
import { FileKind } from '../../../../shared/limits.ts';
import { defineLoader, type Context } from '../../../context.ts';
import { answers } from '../../../database/answers.ts';
import { isOneOf, query } from '../../../database/tables.ts';
import { ContributionFile } from '../files/contribution-file.entity.ts';
import type { Contribution } from './contribution.entity.ts';
import type { StoredName } from '../../names/display-name.ts';

/** The first author of a manuscript, given as SQL for its number; null where there is none. */
export function firstAuthor(contribution: Expression<unknown>): RawBuilder<StoredName | null> {
  const foremost = (which: RawBuilder<unknown>) =>
    sql`(select jsonb_build_object('text', a.person_name, 'said', a.name_parts) from contribution_author a where a.contribution_id = ${contribution}${which} order by a.position limit 1)`;
  // In the order of the index. Nearly always it is the very first, and nothing else is read.
  return sql`coalesce(${foremost(sql` and a.is_first_author`)}, ${foremost(sql``)})`;
}

/** The same of many manuscripts. */
export const firstAuthorOf = defineLoader(async (ctx, contributionIds: readonly number[]) => {
  const rows = await query(ctx.em)
    .selectFrom('contribution')
    .select(['id', firstAuthor(sql.ref('contribution.id')).as('author')])
    .where((eb) => isOneOf(eb.ref('id'), contributionIds))
    .execute();
  const authors = new Map(rows.map(({ id, author }) => [id, author]));
  return contributionIds.map((id) => authors.get(id) ?? null);
});

const allFiles = answers(ContributionFile, { event: null, review: null });

/** All files of each manuscript, replaced ones and those of reviews too, oldest first, with the acts and reviews that brought them. */
const filesOf = defineLoader(async (ctx, contributionIds: readonly number[]) => {
  const found = await allFiles(ctx.em, sql`contribution_file.contribution_id = any(${contributionIds})`);
  return contributionIds.map((id) => found.filter((file) => file.contribution.id === id));
});

/** The same for one manuscript; files just saved are known already. */
async function allFilesIn(ctx: Context, { id, files }: Contribution): Promise<ContributionFile[]> {
  return files.isInitialized() ? files.getItems() : await ctx.loaders.of(ctx, filesOf).load(id);
}

/** A manuscript's own files, without those that reviewers uploaded. */
export async function filesIn(ctx: Context, contribution: Contribution): Promise<ContributionFile[]> {
  return (await allFilesIn(ctx, contribution)).filter(({ kind }) => kind !== FileKind.REVIEW);
}

/** Those of its reviews. */
export async function reviewFilesIn(ctx: Context, contribution: Contribution): Promise<ContributionFile[]> {
  return (await allFilesIn(ctx, contribution)).filter(({ kind }) => kind === FileKind.REVIEW);
}
