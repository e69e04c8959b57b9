// Locks on what has no row to lock: a number that is to be given, an address that has no account yet.
import type { EntityManager } from '@mikro-orm/postgresql';

/** Until the transaction ends, others who lock this name wait. Two names may share a lock: somebody then waits without need. */
export async function lockName(em: EntityManager, name: string): Promise<void> {
  await em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [name]);
}
