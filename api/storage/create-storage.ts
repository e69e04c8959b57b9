// Chooses the storage: a folder of this machine, or S3 when it is configured.
import { randomBytes } from 'node:crypto';
import { userInfo } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Env } from '../env.ts';
import type { StoragePlace } from './storage-failure.ts';
import { FileMissing, localStorage, newStorageKey, type Storage } from './storage.ts';
import { withFailureReports, type FailureReportOptions } from './failure-reports.ts';

type StorageEnv = Pick<Env, 'DATA_DIR' | 'S3'>;

/** The S3 client is heavy, so it is loaded only where it is used. Every failure is a StorageFailure, and passed to `failed`. */
export async function createStorage(env: StorageEnv, failed: FailureReportOptions['failed'] = () => undefined): Promise<Storage> {
  const place = placeOf(env);
  if (!env.S3) return withFailureReports(localStorage(path.join(env.DATA_DIR, 'files')), { place, failed });
  const { s3Storage } = await import('./s3-storage.ts');
  return withFailureReports(s3Storage(env.S3), { place, failed });
}

/**
 * Does once all that is done with files. Rejects with StorageFailure when this process may not: better at the start than at the first
 * upload.
 */
export async function tryStorage(storage: Storage): Promise<void> {
  const key = newStorageKey();
  const bytes = randomBytes(16);
  await storage.put(key, Readable.from([bytes]));
  const kept = await buffer(await storage.get(key));
  await storage.remove(key);
  if (!kept.equals(bytes)) throw new Error('The storage gives back something else than was put into it');
  // With a key that may not list, a missing file is answered as forbidden.
  await storage.sizeOf(key).catch((error: unknown) => {
    if (!(error instanceof FileMissing)) throw error;
  });
  await storage.check();
}

function placeOf({ DATA_DIR, S3 }: StorageEnv): StoragePlace {
  if (S3)
    return {
      where: S3.bucket,
      name: `The bucket "${S3.bucket}" at ${S3.endpoint ?? `Amazon S3 (${S3.region})`}`,
      remedy:
        'Check S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY and S3_SECRET_KEY, that the service runs, and that the key may read, write, remove and list in the bucket.',
    };
  return {
    where: path.join(DATA_DIR, 'files'),
    name: `The folder ${path.join(DATA_DIR, 'files')}`,
    remedy: `Check that DATA_DIR (${DATA_DIR}) is there, and that it and what is in it belong to the user that this runs as, ${userName()}: chown -R ${userName()} ${DATA_DIR}`,
  };
}

/** The name of the user, or its number where the machine has no name for it. */
export function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return String(process.getuid?.() ?? 'this one');
  }
}
