// A command of api/cli as an operator starts it: its output, and its end.
import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { inject } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Folder of what Node has compiled of the product in this run, for the next start. */
export const compiledCode = () => path.join(inject('productFolder'), 'compiled');

/** The command of this file name, started with nothing of this process's configuration, as it was bundled for all tests. */
export function startCommand(name: string, args: readonly string[], env: Readonly<Record<string, string>>): ChildProcess {
  return spawn(process.execPath, [path.join(inject('productFolder'), `${name}.js`), ...args], {
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
  const child = startCommand(...started);
  let [out, errors] = ['', ''];
  child.stdout?.on('data', (chunk: Buffer) => (out += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { code, out, errors };
}
