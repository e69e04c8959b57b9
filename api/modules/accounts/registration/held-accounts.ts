// Accounts that somebody is about to name: they stay as they are until it is done.
import { sql } from 'kysely';
import type { Context } from '../../../context.ts';
import { query } from '../../../database/tables.ts';
import { lockAddress } from './activation-letter.ts';

interface Named {
  ids?: readonly number[];
  codes?: readonly string[];
  /** Also of nobody yet: nobody else registers or is invited with them. */
  emails?: readonly string[];
}

/**
 * Until the transaction ends nobody merges, deletes, disables or changes these accounts, and one whose end is under way is waited for: what is read of them
 * afterwards is true when it is committed. In the order of their numbers, as by everybody who locks accounts (people.load.ts).
 */
export async function holdAccounts(ctx: Context, { ids = [], codes = [], emails = [] }: Named): Promise<void> {
  for (const email of [...new Set(emails)].sort()) await lockAddress(ctx.em, email);
  await sql`select from user_account u where u.id = any(${[...ids]}::int[]) or u.code = any(${[...codes]}::text[]) or u.email = any(${[...emails]}::text[])
    order by u.id for share`.execute(query(ctx.em));
}
