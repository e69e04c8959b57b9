// Locks on what has no row to lock: a number that is to be given, an address that has no account yet.
import type { EntityManager } from '@mikro-orm/postgresql';

/** From here until the transaction ends, whoever else locks this name waits. Two names may share a lock: somebody then waits without need. */
export async function lockName(em: EntityManager, name: string): Promise<void> {
  await em.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [name]);
}
