// Locks on things without a row: a number that is to be given, an address that has no account yet.
import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { query } from './tables.ts';

/** Until the transaction ends, others who lock this name wait. Two names may share a lock: somebody then waits without need. */
export async function lockName(em: EntityManager, name: string): Promise<void> {
  await em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [name]);
}

/** All of these, in their order, so that no two wait for each other. One statement, however many they are. */
export async function lockNames(em: EntityManager, names: readonly string[]): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(name, 0)) from unnest(${[...new Set(names)].sort()}::text[]) as name`.execute(
    query(em),
  );
}
