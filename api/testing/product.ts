// The server and its commands as `npm run build` makes them, for tests that start them as processes: from the sources each start would
// cost three seconds of a processor more. The first test of a run that needs them bundles them, and a run of other tests does without.
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { inject } from 'vitest';
import { until } from './until.ts';

const BUNDLER = path.resolve(import.meta.dirname, '../../scripts/bundle-for-tests.ts');
/** A busy machine takes long. */
const BUNDLING_MS = 110_000;

/** The folder of `main.js` and the commands. */
export async function bundledProduct(): Promise<string> {
  const folder = inject('productFolder');
  const made = path.join(folder, 'made');
  if (await begins(path.join(folder, 'begun'))) {
    await promisify(execFile)(process.execPath, [BUNDLER, folder]);
    await writeFile(made, '');
  }
  await until(() => existsSync(made), BUNDLING_MS);
  return folder;
}

/** Whether this worker is the first. */
async function begins(mark: string): Promise<boolean> {
  return await mkdir(mark).then(
    () => true,
    () => false,
  );
}

/** Folder of what Node has compiled of the product in this run, for the next start. */
export const compiledCode = () => path.join(inject('productFolder'), 'compiled');
