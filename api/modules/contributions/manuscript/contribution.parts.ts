// The rows that hang on manuscripts (authors, funds, suggested reviewers): one statement for all that a screen asks for.
import type { EntityManager, EntityMetadata } from '@mikro-orm/postgresql';
import { sql, type RawBuilder } from 'kysely';
import { defineLoader, type Context } from '../../../context.ts';
import { answerOf, columnsOf, referencesOf, valuesOf, type Shape } from '../../../database/answers.ts';
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
  const refer = referencesOf(ctx.em);
  return keys.map((key) => (found.get(key) ?? []).map((row) => objectOf(ctx.em, row, refer)));
});

function rowsOf(part: PartName, contributionIds: readonly number[]): RawBuilder<unknown> {
  const { table, entries } = TABLES[part];
  const named = sql`(select json_agg(d) from dictionary_entry d where d.id in (${sql.join(entries.map((column) => sql.ref(`p.${column}`)))}))`;
  return sql`select ${sql.lit(part)} || ' ' || p.contribution_id as key, p.id, p.position, to_json(p) as row,
    ${entries.length > 0 ? named : sql`null::json`} as entries from ${sql.table(table)} p where p.contribution_id = any(${contributionIds})`;
}

/** A row that only answers (decision 86), with the entries that it names. */
function objectOf(em: EntityManager, { key, row, entries }: PartRow, refer: ReturnType<typeof referencesOf>): object {
  const part = NAMES.find((name) => key.startsWith(`${name} `));
  if (!part) throw new Error(`${key} is no part of a manuscript`);
  const entryType: EntityMetadata = em.getMetadata().get(DictionaryEntry);
  // The mapper's: the titles and degrees of others on the page are often among them.
  for (const entry of entries ?? []) refer(entryType, entry['id']).known ??= mapped(em, entryType, entry);
  return answerOf(shapeOf(em, TABLES[part].type), row, refer);
}

/** As a query of the mapper would answer it: what this request knows already stays as it is. */
function mapped(em: EntityManager, type: EntityMetadata, row: Record<string, unknown>): object {
  const data = em.getDriver().mapResult(row, type) ?? {};
  return em.merge(type.class, data, { convertCustomTypes: true, validate: false, refresh: false, cascade: false });
}

const shapes = new Map<new () => object, Shape>();

/** Of rows as `to_json` writes them: by the names of columns. */
function shapeOf(em: EntityManager, type: new () => object): Shape {
  const known = shapes.get(type);
  if (known) return known;
  const metadata: EntityMetadata = em.getMetadata().get(type);
  const keys = columnsOf(metadata, () => true).map((key) => ({ ...key, key: key.column }));
  const shape = { type: metadata, keys, values: valuesOf(em, metadata, keys) };
  shapes.set(type, shape);
  return shape;
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
