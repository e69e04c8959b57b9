// The product itself as a process of its own, which a test may kill.
import { type ChildProcess, spawn } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { expect } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');

export interface StartedProduct {
  child: ChildProcess;
  url: string;
}

/** In production, on the test's database, with its files in `folder`. */
export async function startProduct(databaseUrl: string, folder: string): Promise<StartedProduct> {
  const port = await freePort();
  const child = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), 'api/main.ts'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env['PATH'],
      HOME: folder,
      MODE: 'production',
      DATABASE_URL: databaseUrl,
      DATA_DIR: folder,
      SECRET_KEY: 'a-secret-that-only-tests-know-0123456789',
      PUBLIC_URL: 'http://localhost:4000',
      PORT: String(port),
      LOG_LEVEL: 'fatal',
    },
  });
  const url = `http://127.0.0.1:${port}`;
  await expect
    .poll(
      async () =>
        await fetch(`${url}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        ),
      { interval: 50 },
    )
    .toBe(true);
  return { child, url };
}

async function freePort(): Promise<number> {
  const listener = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => listener.once('listening', resolve));
  // A listening TCP server has an address with a port.
  const { port } = listener.address() as AddressInfo;
  await new Promise((resolve) => listener.close(resolve));
  return port;
}
