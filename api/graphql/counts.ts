// Numbers beside a list, as many as a screen asks for in one statement. Each is exact up to COUNTED_TOTAL, as the total of its list is.
import { sql, type Expression, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import { COUNTED_TOTAL } from '../../shared/limits.ts';
import type { Tables } from '../database/tables.ts';

/** In descriptions: how far a number is exact. */
export const EXACT = `exact below ${COUNTED_TOTAL}, which stands for that many or more`;

/** How many rows of `from` there are. */
export function countOf(from: RawBuilder<unknown>, where: Expression<SqlBool>): RawBuilder<number> {
  return sql<number>`(select count(*)::int from (select from ${from} where ${where} limit ${sql.lit(COUNTED_TOTAL)}) as counted)`;
}

export interface CountBy {
  key: number;
  count: number;
}

/** The same by the numbers of `key`, largest key last; null where there are more rows than are counted. */
export function countsBy(from: RawBuilder<unknown>, where: Expression<SqlBool>, key: RawBuilder<unknown>): RawBuilder<CountBy[] | null> {
  return sql<CountBy[] | null>`(select case when coalesce(sum(by_key.count), 0) <= ${sql.lit(COUNTED_TOTAL)}
      then coalesce(jsonb_agg(jsonb_build_object('key', by_key.key, 'count', by_key.count) order by by_key.key), '[]'::jsonb) end
    from (select counted.key, count(*)::int as count
      from (select ${key} as key from ${from} where ${where} limit ${sql.lit(COUNTED_TOTAL + 1)}) as counted group by counted.key) as by_key)`;
}

/** These numbers in one statement; those that nobody asks for are null and cost nothing. */
export async function answerCounts<Numbers>(
  db: Kysely<Tables>,
  parts: { readonly [Name in keyof Numbers]: RawBuilder<unknown> },
  asked: ReadonlySet<string>,
): Promise<Numbers> {
  const columns = Object.entries<RawBuilder<unknown>>(parts).map(
    ([name, part]) => sql`${asked.has(name) ? part : sql.lit(null)} as ${sql.ref(name)}`,
  );
  const { rows } = await sql<Numbers>`select ${sql.join(columns)}`.execute(db);
  const [numbers] = rows;
  if (numbers === undefined) throw new Error('A statement without rows counts nothing');
  return numbers;
}
