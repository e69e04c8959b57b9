// Accounts that somebody is about to name, or to move: they stay as they are until it is done. Addresses before accounts, always: of two
// who lock both, the second waits for the first and never the first for the second.
import { sql } from 'kysely';
import type { Context } from '../../../context.ts';
import { query } from '../../../database/tables.ts';
import { DomainError } from '../../../errors.ts';
import { lockAddresses } from './activation-letter.ts';
import { isRegistered } from './registered.ts';

interface Named {
  ids?: readonly number[];
  codes?: readonly string[];
  /** Also of nobody yet: nobody else registers or is invited with them. */
  emails?: readonly string[];
}

/**
 * Until the transaction ends nobody merges, deletes, disables or changes these accounts, and it waits for one that is just being ended:
 * values read afterwards are still true at the commit. In the order of their numbers, like every lock on accounts (people.load.ts).
 */
export async function holdAccounts(ctx: Context, { ids = [], codes = [], emails = [] }: Named): Promise<void> {
  await lockAddresses(ctx.em, emails);
  await sql`select from user_account u where u.id = any(${[...ids]}::int[]) or u.code = any(${[...codes]}::text[]) or u.email = any(${[...emails]}::text[])
    order by u.id for share`.execute(query(ctx.em));
}

/**
 * For every way by which accounts leave their addresses: locks the addresses, so that nobody else registers, invites or moves to them, and
 * the accounts, with those that wait for the people of the new addresses. An address that belongs to an account in use is refused, not
 * waited for. Errors: CONFLICT where an account has moved to another address meanwhile.
 */
export async function holdToMove(ctx: Context, ids: readonly number[], to: readonly string[] = []): Promise<void> {
  const { rows: before } = await sql<{ email: string }>`select u.email from user_account u where u.id = any(${[...ids]}::int[])`.execute(
    query(ctx.em),
  );
  const addresses = before.map(({ email }) => email);
  await lockAddresses(ctx.em, [...addresses, ...to]);
  const { rows: held } = await sql<{ id: number; email: string }>`select u.id, u.email from user_account u
    where u.id = any(${[...ids]}::int[]) or (u.email = any(${[...to]}::text[]) and not ${isRegistered('u')}) order by u.id for update`.execute(
    query(ctx.em),
  );
  if (held.some(({ id, email }) => ids.includes(id) && !addresses.includes(email))) throw new DomainError('CONFLICT');
}
