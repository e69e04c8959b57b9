// The accounts and addresses that count against a person: every one that may be theirs (decision 60).
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql, type Expression, type RawBuilder } from 'kysely';
import type { Identity } from '../../../context.ts';
import { query } from '../../../database/tables.ts';

/**
 * The accounts of this person as rows `id`: the person's own, and the one with which it shares the requests to an unproved mailbox it
 * left.
 */
export function accountsOf(person: Expression<unknown>): RawBuilder<unknown> {
  return sql`(select ${person} as id union all select former.left_to_id from former_address former where former.user_id = ${person} and former.left_to_id is not null
    union all select former.user_id from former_address former where former.left_to_id = ${person})`;
}

/** The addresses of this account as a subquery: the present one, and those that it has left. */
export function addressesOf(account: Expression<unknown>): RawBuilder<unknown> {
  return sql`(select present.email from user_account present where present.id = ${account}
    union all select former.email from former_address former where former.user_id = ${account})`;
}

/**
 * Everything by which a manuscript may name this person, as rows `identifying.key`: the numbers of the accounts and their addresses. They
 * are not mixed up: an address has an @.
 */
export function keysOf(person: Expression<unknown>): RawBuilder<unknown> {
  return sql`lateral ${accountsOf(person)} as account cross join lateral (select account.id::text as key union all ${addressesOf(sql.ref('account.id'))}) as identifying`;
}

/** `Identity` of this person, as JSON. */
export function identityOf(person: Expression<unknown>): RawBuilder<Identity> {
  return sql<Identity>`(select json_build_object('accounts', json_agg(distinct account.id), 'addresses', json_agg(distinct address.email))
    from ${accountsOf(person)} as account cross join lateral ${addressesOf(sql.ref('account.id'))} as address)`;
}

/** In the order of the accounts. One statement. */
export async function identitiesOf(em: EntityManager, userIds: readonly number[]): Promise<Identity[]> {
  const { rows } = await sql<{ identity: Identity }>`select ${identityOf(sql.ref('asked.id'))} as identity
    from unnest(${[...userIds]}::int[]) with ordinality as asked(id, position) order by asked.position`.execute(query(em));
  return rows.map(({ identity }) => identity);
}
