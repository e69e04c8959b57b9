// Short transactions that stand on their own, beside the one of a mutation.
import type { EntityManager } from '@mikro-orm/postgresql';

/**
 * Runs `work` in a transaction of its own and commits it, independently of the surrounding transaction. It gives up after 5 s on a row
 * locked by the surrounding transaction, which would otherwise block for ever.
 */
export async function onItsOwn<T>(em: EntityManager, work: (em: EntityManager) => Promise<T>): Promise<T> {
  return await em.fork({ clear: true }).transactional(async (own) => {
    await own.execute(`set local lock_timeout = '5s'`);
    return await work(own);
  });
}
