// The rows that hang on manuscripts (authors, funds, suggested reviewers): one statement for all that a screen asks for.
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type RawBuilder } from 'kysely';
import { defineLoader, type Context } from '../../../context.ts';
import { query } from '../../../database/tables.ts';
import { DictionaryEntry } from '../../reference/dictionary-entry.entity.ts';
import { ContributionAuthor } from '../authors/contribution-author.entity.ts';
import { ContributionFunding } from '../sections/contribution-funding.entity.ts';
import { SuggestedReviewer } from '../sections/suggested-reviewer.entity.ts';

const NAMES = ['author', 'funding', 'suggestedReviewer'] as const;
type PartName = (typeof NAMES)[number];

/** The tables, and their columns that name an entry of a dictionary. */
const TABLES: Readonly<Record<PartName, { type: new () => object; table: string; entries: readonly string[] }>> = {
  author: { type: ContributionAuthor, table: 'contribution_author', entries: ['professional_title_id', 'degree_id'] },
  funding: { type: ContributionFunding, table: 'contribution_funding', entries: [] },
  suggestedReviewer: { type: SuggestedReviewer, table: 'suggested_reviewer', entries: ['degree_id', 'duty_id', 'professional_title_id'] },
};

/** A manuscript and which rows of it. */
type Key = `${PartName} ${number}`;

/** A row of one of the tables, and the entries it names. */
interface PartRow {
  key: Key;
  row: Record<string, unknown>;
  entries: Record<string, unknown>[] | null;
}

const partsOf = defineLoader(async (ctx, keys: readonly Key[]) => {
  const asked = NAMES.flatMap((part) => {
    const ids = keys.filter((key) => key.startsWith(`${part} `)).map((key) => Number(key.slice(part.length)));
    return ids.length > 0 ? [rowsOf(part, ids)] : [];
  });
  const { rows } = await sql<PartRow>`${sql.join(asked, sql` union all `)} order by position, id`.execute(query(ctx.em));
  const found = Map.groupBy(rows, ({ key }) => key);
  return keys.map((key) => (found.get(key) ?? []).map((row) => entityOf(ctx.em, row)));
});

function rowsOf(part: PartName, contributionIds: readonly number[]): RawBuilder<unknown> {
  const { table, entries } = TABLES[part];
  const named = sql`(select json_agg(d) from dictionary_entry d where d.id in (${sql.join(entries.map((column) => sql.ref(`p.${column}`)))}))`;
  return sql`select ${sql.lit(part)} || ' ' || p.contribution_id as key, p.id, p.position, to_json(p) as row,
    ${entries.length > 0 ? named : sql`null::json`} as entries from ${sql.table(table)} p where p.contribution_id = any(${contributionIds})`;
}

function entityOf(em: EntityManager, { key, row, entries }: PartRow): object {
  const part = NAMES.find((name) => key.startsWith(`${name} `));
  if (!part) throw new Error(`${key} is no part of a manuscript`);
  for (const entry of entries ?? []) merge(em, DictionaryEntry, entry);
  return merge(em, TABLES[part].type, row);
}

/** As a query of the mapper would answer it: rows this request knows already stay as they are. */
function merge(em: EntityManager, type: new () => object, row: Record<string, unknown>): object {
  const data = em.getDriver().mapResult(row, em.getMetadata().get(type)) ?? {};
  return em.merge(type, data, { convertCustomTypes: true, validate: false, refresh: false, cascade: false });
}

async function rowsIn<T extends object>(ctx: Context, part: PartName, type: new () => T, contributionId: number): Promise<T[]> {
  const rows = await ctx.loaders.of(ctx, partsOf).load(`${part} ${contributionId}`);
  return rows.filter((row): row is T => row instanceof type);
}

/** All authors of a manuscript in their order, with titles and degrees. */
export const authorsOf = (ctx: Context, contributionId: number) => rowsIn(ctx, 'author', ContributionAuthor, contributionId);

/** All its funds in their order. */
export const fundingsOf = (ctx: Context, contributionId: number) => rowsIn(ctx, 'funding', ContributionFunding, contributionId);

/** All reviewers that its authors recommend or oppose, with their dictionary entries. */
export const suggestedReviewersOf = (ctx: Context, contributionId: number) =>
  rowsIn(ctx, 'suggestedReviewer', SuggestedReviewer, contributionId);
