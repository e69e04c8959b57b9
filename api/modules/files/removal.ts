// Bytes leave the storage only after the transaction that gave them up is committed: by a job, tried again until it is done.
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { addJob } from '../../database/jobs.ts';
import { cleanedKey } from './cleaning/cleaned-copy.ts';
import type { Storage } from './storage.ts';

export const REMOVE_FILES = 'remove_files';

const payloadShape = z.object({ keys: z.array(z.string()) });

/** Has the stored files of these keys removed once the open transaction is committed. */
export async function queueRemoval(ctx: Context, keys: readonly string[]): Promise<void> {
  if (keys.length > 0) await addJob(ctx.em, REMOVE_FILES, { keys });
}

/** The job: a file goes with the copy for blind readers. Removing twice does no harm. */
export async function removeFiles(storage: Storage, payload: unknown): Promise<void> {
  for (const key of payloadShape.parse(payload).keys) {
    await storage.remove(key);
    await storage.remove(cleanedKey(key));
  }
}
