// What every command needs: the configuration, the (embedded) database, and an orderly end.
import 'reflect-metadata';
import path from 'node:path';
import type { MikroORM } from '@mikro-orm/postgresql';
import { defaultDataDir } from '../database/embedded-binaries.ts';
import { startEmbeddedPostgres } from '../database/embedded.ts';
import { createOrm, migrate } from '../database/orm.ts';
import { type Env, readEnv } from '../env.ts';

/** Runs `work` on the database at its newest migration; what goes wrong is printed as one sentence and sets the exit code. */
export async function withDatabase(work: (orm: MikroORM, env: Env) => Promise<void>): Promise<void> {
  await withServer(async (databaseUrl, env) => {
    const orm = await createOrm({ databaseUrl });
    try {
      await migrate(orm, databaseUrl);
      await work(orm, env);
    } finally {
      await orm.close(true);
    }
  });
}

/** The same with the database as it is. */
export async function withServer(work: (databaseUrl: string, env: Env) => Promise<void>): Promise<void> {
  await inWords(async () => {
    const env = readEnv(process.env, () => defaultDataDir(path.resolve(import.meta.dirname, '../..')));
    // Attaches to the server of a running demo, or starts it for the time of the command.
    const embedded = env.DATABASE_URL === null ? await startEmbeddedPostgres({ dataDir: env.DATA_DIR, log: console.error }) : null;
    try {
      await work(env.DATABASE_URL ?? embedded?.url ?? '', env);
    } finally {
      await embedded?.stop();
    }
  });
}

/** What goes wrong is printed as its message and sets the exit code. */
export async function inWords(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
