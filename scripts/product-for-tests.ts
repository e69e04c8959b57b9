// Once per test run: the server and its commands bundled as `npm run build` does, for the tests that start them as processes. From the
// sources each start would cost three seconds of a processor more.
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { BUNDLED_COMMANDS } from '../api/testing/bundled-commands.ts';
import { bundleServer } from './build.ts';

/** Within the project, where the packages are found. */
const CACHE = path.resolve(import.meta.dirname, '../.cache');

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of the bundled server. */
    productFolder: string;
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await mkdir(CACHE, { recursive: true });
  const folder = await mkdtemp(path.join(CACHE, 'product-'));
  const commands = BUNDLED_COMMANDS.map((name) => `api/cli/${name}.ts`);
  await bundleServer(folder, [...commands, 'api/testing/embedded-holder.ts']);
  project.provide('productFolder', folder);
  return () => rm(folder, { recursive: true, force: true });
}
