// Chooses the storage: a folder of this machine, or S3 when it is configured.
import path from 'node:path';
import type { Env } from '../../env.ts';
import { localStorage, type Storage } from './storage.ts';

/** The S3 client is heavy, so it is loaded only where it is used. */
export async function createStorage(env: Pick<Env, 'DATA_DIR' | 'S3'>): Promise<Storage> {
  if (!env.S3) return localStorage(path.join(env.DATA_DIR, 'files'));
  const { s3Storage } = await import('./s3-storage.ts');
  return s3Storage(env.S3);
}
