// Authors of a manuscript, in two readings (docs/decisions/0002): certain authors have access, possible authors have a conflict of
// interest. Someone else typed an author's address, so it gives access only to the account that has confirmed it; an address that the
// account has left still causes conflicts (decision 60). Lists, facts, offices and invitations all use this.
import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';
import type { Identity } from '../../../context.ts';
import { accountsOf, addressesOf, keysOf } from './identity.ts';

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

/**
 * Everybody whom manuscripts name as submitters and authors, by account and by address: rows `contribution_id`, `key` (`keysOf`).
 * `which`: a condition on the number of a manuscript, from its operator on.
 */
function namedIn(which: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(select w.id as contribution_id, w.submitter_id::text as key from contribution w where w.id ${which}
    union all select a.contribution_id, unnest(array[a.user_id::text, a.email]) from contribution_author a where a.contribution_id ${which})`;
}

/** Whether a person has a conflict of interest over a manuscript, both given as SQL for their numbers. */
export function hasConflict(person: Expression<unknown>, contribution: Expression<unknown>): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (select from ${keysOf(person)} join ${namedIn(sql`= ${contribution}`)} as named on named.key = identifying.key)`;
}

/**
 * The same of many people, given as SQL for rows `id`, over many manuscripts, as a query for rows `person_id`, `contribution_id`: each person
 * and each manuscript is read once, not once for every pair.
 */
export function conflictsAmong(people: RawBuilder<unknown>, contributionIds: readonly number[]): RawBuilder<unknown> {
  return sql`select person.id as person_id, named.contribution_id from ${people} as person cross join ${keysOf(sql.ref('person.id'))}
    join ${namedIn(sql`= any(${contributionIds}::int[])`)} as named on named.key = identifying.key`;
}
