// People who may hear of a manuscript by office or authorship.
import { sql } from 'kysely';
import type { Context } from '../../../context.ts';
import { query } from '../../../database/tables.ts';
import type { Contribution } from '../manuscript/contribution.entity.ts';

/** Numbers of the journal's members without its authors: for acts on a review that only the office may know. */
export async function officeReaders(ctx: Context, contribution: Contribution): Promise<number[]> {
  const { rows } = await sql<{ user_id: number }>`select distinct m.user_id from colloquium_member m
    where m.colloquium_id = ${contribution.colloquium.id} and m.user_id not in (${authors(contribution)})`.execute(query(ctx.em));
  return rows.map((row) => row.user_id);
}

/** Numbers of everyone who may be an author of it: the same judgement at delivery. */
export async function authorsOf(ctx: Context, contribution: Contribution): Promise<number[]> {
  const { rows } = await authors(contribution).execute(query(ctx.em));
  return rows.map((row) => row.user_id);
}

/** Numbers of everyone who may be an author of it, as a query of one column. */
export const authors = ({ id }: Contribution) => sql<{ user_id: number }>`
  select c.submitter_id as user_id from contribution c where c.id = ${id}
  union select a.user_id from contribution_author a where a.contribution_id = ${id} and a.user_id is not null
  union select u.id from contribution_author a join user_account u on u.email = a.email where a.contribution_id = ${id}
  union select f.user_id from contribution_author a join former_address f on f.email = a.email where a.contribution_id = ${id}`;
