// `npm run dev`: API and browser client at http://localhost:4000, both reloaded on change; Relay artifacts are compiled on change too.
import { type ChildProcess, spawn } from 'node:child_process';
import { watch } from 'node:fs';
import path from 'node:path';
import { createServer } from 'vite';
import { defaultDataDir } from '../api/database/embedded-binaries.ts';
import { startEmbeddedPostgres } from '../api/database/embedded.ts';
import { readEnv } from '../api/env.ts';
import { dropTestQueries } from './compile-relay.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
process.chdir(ROOT);
// Checked as at every start; the API reads it again, on a port of its own.
const env = readEnv({ ...process.env, MODE: 'dev' }, () => defaultDataDir(ROOT));
const apiPort = env.PORT + 1;

// Started here, so that it does not restart with the API.
const database = env.DATABASE_URL ? null : await startEmbeddedPostgres({ dataDir: env.DATA_DIR, log: console.log });

const compile = relayCompiler();
await compile.run();

const api = spawn('tsx', ['watch', '--clear-screen=false', '--exclude', 'web/**', 'api/main.ts'], {
  stdio: 'inherit',
  env: { ...process.env, MODE: env.MODE, DATA_DIR: env.DATA_DIR, PORT: String(apiPort), HOST: '127.0.0.1', PUBLIC_URL: env.PUBLIC_URL },
});

process.env['API_ORIGIN'] = `http://127.0.0.1:${apiPort}`;
const web = await createServer({
  configFile: path.join(ROOT, 'vite.config.ts'),
  server: { port: env.PORT, host: env.HOST, strictPort: true },
});
await web.listen();
console.log(`Colloquium for development: http://localhost:${env.PORT} (API on port ${apiPort})`);

const watchers = [
  watch(path.join(ROOT, 'web'), { recursive: true }, (_event, name) => {
    if (name && /\.tsx?$/.test(name) && !name.includes('__generated__')) compile.soon();
  }),
  watch(ROOT, (_event, name) => {
    if (name === 'schema.graphql') compile.soon();
  }),
];

let isStopping = false;
async function stop(): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  for (const watcher of watchers) watcher.close();
  const apiEnded = api.exitCode === null ? new Promise((resolve) => api.once('exit', resolve)) : null;
  api.kill('SIGTERM');
  await Promise.all([web.close(), apiEnded]);
  await database?.stop();
  process.exit(0);
}
process.on('SIGINT', () => void stop());
process.on('SIGTERM', () => void stop());
api.once('exit', () => void stop());

/** Runs relay-compiler, at most one at a time; its own watch mode needs watchman. */
function relayCompiler(): { run(): Promise<void>; soon(): void } {
  let running: ChildProcess | null = null;
  let timer: NodeJS.Timeout | undefined;
  const run = () =>
    new Promise<void>((resolve) => {
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
