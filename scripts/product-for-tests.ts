// Once per test run: the folder of the bundled server, which the first test that needs it fills (api/testing/product.ts).
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import type { TestProject } from 'vitest/node';

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
  project.provide('productFolder', folder);
  return () => rm(folder, { recursive: true, force: true });
}
