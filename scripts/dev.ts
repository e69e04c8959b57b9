// `npm run dev`: API and browser client at http://localhost:4000, both reloaded on change; Relay artifacts are compiled on change too.
import { type ChildProcess, spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { createServer } from 'vite';
import { defaultDataDir } from '../api/database/embedded-binaries.ts';
import { startEmbeddedPostgres } from '../api/database/embedded.ts';
import { readEnv } from '../api/env.ts';
import { serverBundler, serverEntries } from './build.ts';
import { writeActDocuments } from './act-documents.ts';
import { dropTestQueries } from './compile-relay.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
/** Connections and jobs of a process that goes are given so long. */
const STOP_MS = 5_000;
process.chdir(ROOT);
// Checked as at every start; the API reads it again, on a port of its own.
const env = readEnv({ ...process.env, MODE: 'dev' }, () => defaultDataDir(ROOT));
const apiPort = env.PORT + 1;

// Started here, so that it does not restart with the API.
const database = env.DATABASE_URL ? null : await startEmbeddedPostgres({ dataDir: env.DATA_DIR, log: console.log });

let isStopping = false;
const compile = relayCompiler();
const api = apiProcess();
await Promise.all([compile.run(), api.restart()]);

process.env['API_ORIGIN'] = `http://127.0.0.1:${apiPort}`;
const web = await createServer({
  configFile: path.join(ROOT, 'vite.config.ts'),
  server: { port: env.PORT, host: env.HOST, strictPort: true },
});
await web.listen();
console.log(`Colloquium for development: http://localhost:${env.PORT} (API on port ${apiPort})`);

const watchers = [
  ...['api', 'shared', 'migrations'].map((folder) =>
    watch(path.join(ROOT, folder), { recursive: true }, (_event, name) => {
      if (name && !name.endsWith('.test.ts')) api.soon();
    }),
  ),
  watch(path.join(ROOT, 'web'), { recursive: true }, (_event, name) => {
    if (name && /\.tsx?$/.test(name) && !name.includes('__generated__')) compile.soon();
  }),
  watch(ROOT, (_event, name) => {
    if (name === 'schema.graphql') compile.soon();
  }),
];

async function stop(): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  for (const watcher of watchers) watcher.close();
  await Promise.all([web.close(), api.end()]);
  await database?.stop();
  process.exit(0);
}
process.on('SIGINT', () => void stop());
process.on('SIGTERM', () => void stop());

/**
 * The API from a bundle of its sources, made anew after a change: Node loads it in a third of the time that it takes to transform each
 * file. The old process serves until the new bundle is there, and goes on when a source is wrong.
 */
function apiProcess() {
  const outdir = path.join(ROOT, 'dist/dev');
  // Parts of earlier bundles have other names.
  const bundler = rm(outdir, { recursive: true, force: true }).then(async () =>
    serverBundler(outdir, { entries: await serverEntries(), withPackages: false }),
  );
  let child: ChildProcess | null = null;
  let work = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const start = () => {
    const started = spawn(process.execPath, ['--enable-source-maps', path.join(outdir, 'main.js')], {
      stdio: 'inherit',
      env: { ...process.env, MODE: env.MODE, DATA_DIR: env.DATA_DIR, PORT: String(apiPort), HOST: '127.0.0.1', PUBLIC_URL: env.PUBLIC_URL },
    });
    started.once('exit', () => {
      if (child === started && !isStopping) console.log('The API has ended; it starts again after the next change.');
    });
    child = started;
  };
  const end = async () => {
    const old = child;
    child = null;
    if (old === null || old.exitCode !== null || old.signalCode !== null) return;
    const ended = new Promise((resolve) => old.once('exit', resolve));
    old.kill('SIGTERM');
    const giveUp = setTimeout(() => old.kill('SIGKILL'), STOP_MS);
    await ended;
    clearTimeout(giveUp);
  };
  const restart = async () => {
    const isWhole = await (await bundler).bundle().then(
      () => true,
      () => false,
    );
    if (!isWhole || isStopping) return;
    await end();
    start();
  };
  return {
    restart,
    soon() {
      clearTimeout(timer);
      timer = setTimeout(() => (work = work.then(restart)), 50);
    },
    async end() {
      clearTimeout(timer);
      await work;
      await end();
      await (await bundler).end();
    },
  };
}

/** Runs relay-compiler, at most one at a time; its own watch mode needs watchman. */
function relayCompiler(): { run(): Promise<void>; soon(): void } {
  let running: ChildProcess | null = null;
  let timer: NodeJS.Timeout | undefined;
  const run = () =>
    new Promise<void>((resolve) => {
      try {
        writeActDocuments(ROOT);
      } catch (error) {
        // A mutation half typed; the compiler says the rest.
        console.error(error);
      }
      running = spawn('relay-compiler', ['--noWatchman', '--repersist', '--output', 'quiet-with-errors'], { stdio: 'inherit' });
      running.once('exit', () => {
        running = null;
        dropTestQueries();
        resolve();
      });
    });
  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => (running ? soon() : void run()), 150);
  };
  return { run, soon };
}
