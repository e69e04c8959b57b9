// An embedded PostgreSQL in a temporary folder, for tools that compare or migrate and leave nothing behind.
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '../api/database/embedded.ts';

/** Gives `work` the address of an empty database. */
export async function withThrowawayDatabase<T>(work: (databaseUrl: string) => Promise<T>): Promise<T> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'colloquium-tool-'));
  await chmod(dataDir, 0o755);
  const server = await startEmbeddedPostgres({ dataDir, fsync: false });
  try {
    return await work(server.url);
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
