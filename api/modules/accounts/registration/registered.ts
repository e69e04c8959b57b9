// Whether a person has come to an account. An account made for somebody by an invitation (unregistered.service.ts) waits for that person.
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { User } from '../viewer/user.entity.ts';

/** Nobody has signed in to it, and nobody could: it was made for its person. */
export function isUnregistered(user: Pick<User, 'activatedAt' | 'passwordHash'>): boolean {
  return !user.activatedAt && !user.passwordHash;
}

/** The opposite as a condition, of the account that has this name in the statement. */
export function isRegistered(account: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${sql.ref(`${account}.activated_at`)} is not null or ${sql.ref(`${account}.password_hash`)} is not null)`;
}
