// Bytes leave the storage only after the transaction that gave them up is committed: by a job, tried again until it is done.
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { filesAreKept } from '../../database/backup-lock.ts';
import { addJob } from '../../database/jobs.ts';
import type { JobDeps } from '../../module.ts';
import { cleanedKey } from './cleaning/cleaned-copy.ts';
import type { Storage } from '../../storage/storage.ts';

export const REMOVE_FILES = 'remove_files';

/** While a backup is taken. */
const AGAIN_AFTER_MS = 5 * 60_000;

const payloadShape = z.object({ keys: z.array(z.string()) });

/** Has the stored files of these keys removed once the open transaction is committed. */
export async function queueRemoval(ctx: Context, keys: readonly string[]): Promise<void> {
  if (keys.length > 0) await addJob(ctx.em, REMOVE_FILES, { keys });
}

/** The job: waits while a backup is taken, which may need files that were given up since its moment. */
export async function removeWhenFree({ orm, storage }: Pick<JobDeps, 'orm' | 'storage'>, payload: unknown): Promise<void> {
  const em = orm.em.fork();
  if (await filesAreKept(em)) await addJob(em, REMOVE_FILES, payloadShape.parse(payload), { delayMs: AGAIN_AFTER_MS });
  else await removeFiles(storage, payload);
}

/** A file goes with the copy for blind readers. Removing twice does no harm. */
export async function removeFiles(storage: Storage, payload: unknown): Promise<void> {
  for (const key of payloadShape.parse(payload).keys) {
    await storage.remove(key);
    await storage.remove(cleanedKey(key));
  }
}
