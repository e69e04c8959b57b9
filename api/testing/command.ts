// A command of api/cli as an operator starts it: its output, and its end.
import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { bundledProduct, compiledCode } from './product.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** The command of this file name, started with nothing of this process's configuration, as it was bundled for all tests. */
export async function startCommand(name: string, args: readonly string[], env: Readonly<Record<string, string>>): Promise<ChildProcess> {
  return spawn(process.execPath, [path.join(await bundledProduct(), `${name}.js`), ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: compiledCode(), PUBLIC_URL: 'http://localhost:4000', ...env },
  });
}

interface Ended {
  code: number | null;
  out: string;
  errors: string;
}

/** Waits for its end. */
export async function runCommand(...started: Parameters<typeof startCommand>): Promise<Ended> {
  const child = await startCommand(...started);
  let [out, errors] = ['', ''];
  child.stdout?.on('data', (chunk: Buffer) => (out += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, out, errors };
}
