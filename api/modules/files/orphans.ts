// Removes after a day uploads that were stored but never got a row (their process was killed before the commit), cleaned copies of deleted
// files, and copies of an earlier cleaning.
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Clock } from '../../context.ts';
import { filesAreKept } from '../../database/backup-lock.ts';
import { cleanedKey } from './cleaning/cleaned-copy.ts';
import type { Storage } from '../../storage/storage.ts';
import { KEY_TABLES, keysOf } from './stored-keys.ts';

/** No mutation is in hand that long. */
const AGE_MS = 24 * 3_600_000;
const BATCH = 500;

/** Answers how many were removed. */
export async function removeOrphans(em: EntityManager, storage: Storage, clock: Clock): Promise<number> {
  const tables = await em.execute<{ table_name: string }[]>(KEY_TABLES);
  let removed = 0;
  let batch: string[] = [];
  const removeBatch = async () => {
    const candidates = [...batch, ...batch.map(cleanedKey)];
    const named = await em.execute<{ storage_key: string }[]>(`select storage_key from (${keysOf(tables)}) k where storage_key in (?)`, [
      candidates,
    ]);
    const kept = new Set(named.map((row) => row.storage_key));
    // Removed in an hour, then.
    if (await filesAreKept(em)) batch = [];
    for (const key of batch.filter((candidate) => !kept.has(candidate) && !kept.has(cleanedKey(candidate)))) {
      await storage.remove(key);
      removed += 1;
    }
    batch = [];
  };
  for await (const key of storage.olderThan(new Date(clock.now().getTime() - AGE_MS))) {
    if (batch.push(key) === BATCH) await removeBatch();
  }
  if (batch.length > 0) await removeBatch();
  return removed;
}
