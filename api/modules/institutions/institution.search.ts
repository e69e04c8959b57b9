// Institutions that a form offers while one types.
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import type { TablesWith } from '../../database/tables.ts';
import { keyHolds } from '../search/folded.ts';
import { folded } from './institution-names.ts';
import { Institution } from './institution.entity.ts';

export const MOST_FOUND = 10;

/** By a part of any name; the same name first, then those that begin so. */
export async function institutionsNamed(ctx: Context, search: string): Promise<Institution[]> {
  const text = search.trim();
  if (text === '') return [];
  const { rows } = await sql<{ id: number }>`
    select n.institution_id as id from institution_name n where ${keyHolds(sql.ref('n.key'), text)}
    group by n.institution_id
    order by min(case when n.folded = ${folded(text)} then 0 when starts_with(n.folded, ${folded(text)}) then 1 else 2 end), min(length(n.folded)), n.institution_id
    limit ${sql.lit(MOST_FOUND)}`.execute(ctx.em.getKysely<TablesWith<Institution, 'institution'>>());
  const found = await ctx.em.find(Institution, { id: { $in: rows.map(({ id }) => id) } });
  return rows.flatMap(({ id }) => found.find((one) => one.id === id) ?? []);
}
