// The product itself as a process of its own, which a test may kill.
import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { freePort } from './free-port.ts';
import { bundledProduct, compiledCode } from './product.ts';
import { until } from './until.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** A busy machine takes long. */
const START_MS = 110_000;

export interface StartedProduct {
  child: ChildProcess;
  url: string;
}

/** In production and alone unless `env` says otherwise, on the test's database, with its files in `folder`. */
export async function startProduct(
  databaseUrl: string,
  folder: string,
  env: Readonly<Record<string, string>> = {},
): Promise<StartedProduct> {
  const port = await freePort();
  const child = spawn(process.execPath, ['--enable-source-maps', path.join(await bundledProduct(), 'main.js')], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: compiledCode(),
      HOME: folder,
      MODE: 'production',
      DATABASE_URL: databaseUrl,
      DATA_DIR: folder,
      SECRET_KEY: 'a-secret-that-only-tests-know-0123456789',
      PUBLIC_URL: 'http://localhost:4000',
      PORT: String(port),
      LOG_LEVEL: 'fatal',
      PROCESSES: '1',
      ...env,
    },
  });
  const url = `http://127.0.0.1:${port}`;
  const isReady = async () =>
    await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  try {
    await until(async () => child.exitCode !== null || (await isReady()), START_MS);
    if (child.exitCode !== null) throw new Error('The product has ended instead of starting');
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  }
  return { child, url };
}
