// What every command needs: the configuration, the (embedded) database as it is, and an orderly end.
import path from 'node:path';
import { defaultDataDir } from '../database/embedded-binaries.ts';
import { startEmbeddedPostgres } from '../database/embedded.ts';
import { type Env, readEnv } from '../env.ts';

/** Runs `work` with the address of the database, whatever is in it; what goes wrong is printed and sets the exit code. */
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
