// What an author chooses a journal by: words that find it, and where the author has submitted before.
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { defineLoader, signedIn } from '../../context.ts';
import { containing } from '../../database/containing.ts';
import { query } from '../../database/tables.ts';
import { inTurn, type Ordering } from '../../graphql/page-plan.ts';
import { holds } from '../search/folded.ts';

const column = (name: string) => sql.ref<string>(`colloquium.${name}`);

export const BY_NUMBER: Ordering = { name: 'number', terms: inTurn([column('number'), 'text'], column('id')), direction: 'asc' };

/** Those for which this person has begun a manuscript come first, the last one leading; the others by number. */
export function byLastUse(userId: number): Ordering {
  // Minus the minute, so that the latest is the least; 0 for those never used.
  const used = sql`coalesce((select -(extract(epoch from max(c.created_at)) / 60)::int from contribution c
    where c.submitter_id = ${userId} and c.colloquium_id = colloquium.id), 0)`;
  return { name: 'lastUse', terms: inTurn(used, [column('number'), 'text'], column('id')), direction: 'asc' };
}

/** Its names, its number, its subject or its columns have the word. */
export function hasWord(word: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${holds(column('name'), word)} or ${holds(column('name_en'), word)} or ${column('number')} ilike ${containing(word)}
    or exists (select from dictionary_entry s where s.id = colloquium.subject_id and (${holds(sql.ref('s.label_zh'), word)} or ${holds(sql.ref('s.label_en'), word)}))
    or exists (select from colloquium_column k where k.colloquium_id = colloquium.id and (${holds(sql.ref('k.name'), word)} or ${holds(sql.ref('k.name_en'), word)})))`;
}

/** When the viewer last began a manuscript for each; null: never. */
export const lastUsedAt = defineLoader(async (ctx, ids: readonly number[]) => {
  const { rows } = await sql<{
    id: number;
    at: number;
  }>`select colloquium_id as id, (extract(epoch from max(created_at)) * 1000)::float8 as at from contribution
    where submitter_id = ${signedIn(ctx).userId} and colloquium_id = any(${ids}) group by 1`.execute(query(ctx.em));
  const found = new Map(rows.map(({ id, at }) => [id, new Date(at)]));
  return ids.map((id) => found.get(id) ?? null);
});
