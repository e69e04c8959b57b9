// Once per test run: the server and its commands as `npm run build` makes them, for the tests that start them as processes. From the
// sources each start would cost three seconds of a processor more.
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { bundleServer } from './build.ts';

/** Within the project, where the packages that stay apart are found. */
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
  await bundleServer(folder, ['api/testing/embedded-holder.ts']);
  project.provide('productFolder', folder);
  return () => rm(folder, { recursive: true, force: true });
}
