// Authors of a manuscript, in two readings (docs/decisions/0002): certain authors have access, possible authors have a conflict of
// interest. Someone else typed an author's address, so it gives access only to the account that has confirmed it; an address that the
// account has left still causes conflicts (decision 60). Lists, facts, offices and invitations all use this.
import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';
import type { Identity } from '../../../context.ts';
import { accountsOf, addressesOf } from './identity.ts';

/**
 * Numbers of the manuscripts this person sees as an author (submitter, listed with the account or its confirmed address), as a subquery
 * that answers from indexes.
 */
export function writtenBy(userId: number | Expression<unknown>): RawBuilder<number> {
  return sql<number>`(select w.id from contribution w where w.submitter_id = ${userId}
    union select a.contribution_id from contribution_author a where a.user_id = ${userId}
    union select a.contribution_id from contribution_author a join user_account p on p.email = a.email where p.id = ${userId} and p.address_confirmed_at is not null)`;
}

/**
 * Whether a person, given as SQL for their number, has submitted a manuscript, or is named in a submitted one under any of their addresses.
 * Author here means the same as for conflicts of interest.
 */
export function hasSubmitted(person: Expression<unknown>): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (select from ${accountsOf(person)} as account where
    exists (select from contribution s where s.submitter_id = account.id and s.submitted_at is not null)
    or exists (select from contribution_author a join contribution s on s.id = a.contribution_id and s.submitted_at is not null where a.user_id = account.id)
    or exists (select from contribution_author a join contribution s on s.id = a.contribution_id and s.submitted_at is not null
      where a.email in ${addressesOf(sql.ref('account.id'))}))`;
}

/**
 * Numbers of the manuscripts over which this person holds no office: written, or naming an address that the account has or had, confirmed
 * or not.
 */
export function conflictsOf({ accounts, addresses }: Identity): RawBuilder<number> {
  return sql<number>`(select w.id from contribution w where w.submitter_id = any(${accounts}::int[])
    union select a.contribution_id from contribution_author a where a.user_id = any(${accounts}::int[])
    union select a.contribution_id from contribution_author a where a.email = any(${addresses}::text[]))`;
}

/** Whether a person has a conflict of interest over a manuscript, both given as SQL for their numbers. */
export function hasConflict(person: Expression<unknown>, contribution: Expression<unknown>): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (select from contribution w cross join ${accountsOf(person)} as account where w.id = ${contribution} and (w.submitter_id = account.id
    or exists (select from contribution_author a where a.contribution_id = w.id and (a.user_id = account.id or a.email in ${addressesOf(sql.ref('account.id'))}))))`;
}
