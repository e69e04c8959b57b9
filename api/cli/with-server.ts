// Setup of every command: the configuration, the (embedded) database as it is, and an orderly end.
import path from 'node:path';
import { defaultDataDir } from '../database/embedded-binaries.ts';
import { startEmbeddedPostgres } from '../database/embedded.ts';
import { type Env, readEnv } from '../env.ts';
import { reach } from '../database/reach.ts';
import { inOperatorsWords } from './words.ts';

/** Runs `work` with the address of the database. Errors are printed and set the exit code. */
export async function withServer(work: (databaseUrl: string, env: Env) => Promise<void>): Promise<void> {
  await inWords(async () => {
    const env = readEnv(process.env, () => defaultDataDir(path.resolve(import.meta.dirname, '../..')));
    // Attaches to the server of a running demo, or starts it for the time of the command.
    const embedded = env.DATABASE_URL === null ? await startEmbeddedPostgres({ dataDir: env.DATA_DIR, log: console.error }) : null;
    try {
      const databaseUrl = env.DATABASE_URL ?? embedded?.url ?? '';
      await reach(databaseUrl);
      await work(databaseUrl, env);
    } finally {
      await embedded?.stop();
    }
  });
}

/** Done, but somebody has to look at the printed warnings. */
const WITH_WARNINGS = 2;

/** Prints a warning and sets the exit code for warnings. */
export function warn(text: string): void {
  console.error(text);
  process.exitCode = WITH_WARNINGS;
}

/** Prints an error as its message and sets the exit code. */
export async function inWords(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(inOperatorsWords(error));
    process.exitCode = 1;
  }
}
