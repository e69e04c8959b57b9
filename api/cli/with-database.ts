// What every command needs: the configuration, the (embedded) database at its newest migration, and an orderly end.
import 'reflect-metadata';
import path from 'node:path';
import type { MikroORM } from '@mikro-orm/postgresql';
import { defaultDataDir } from '../database/embedded-binaries.ts';
import { startEmbeddedPostgres } from '../database/embedded.ts';
import { createOrm, migrate } from '../database/orm.ts';
import { readEnv } from '../env.ts';

/** Runs `work`; what goes wrong is printed as one sentence and sets the exit code. */
export async function withDatabase(work: (orm: MikroORM) => Promise<void>): Promise<void> {
  try {
    const env = readEnv(process.env, () => defaultDataDir(path.resolve(import.meta.dirname, '../..')));
    // Attaches to the server of a running demo, or starts it for the time of the command.
    const embedded = env.DATABASE_URL === null ? await startEmbeddedPostgres({ dataDir: env.DATA_DIR, log: console.error }) : null;
    const databaseUrl = env.DATABASE_URL ?? embedded?.url ?? '';
    const orm = await createOrm({ databaseUrl });
    try {
      await migrate(orm, databaseUrl);
      await work(orm);
    } finally {
      await orm.close(true);
      await embedded?.stop();
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
