// A world that several test files need: the first of them builds it, the others copy its database and its stored files.
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Client } from 'pg';
import { inject } from 'vitest';
import { withDatabase } from '../database/embedded.ts';
import { colloquiumSchema } from '../schema.ts';
import { startTestApp, type TestApp, type TestAppOptions } from './app.ts';
import { createTestDatabase } from './database.ts';
import { countBeyond, lastNumbers } from './numbers.ts';

interface Kept<Facts> {
  database: string;
  /** Where building it had brought the clock. */
  now: string;
  numbers: Readonly<Record<string, number>>;
  facts: Facts;
}

/**
 * An application of this file alone, in the world of that name. `build` makes the world in an application that is gone afterwards; its
 * answer is kept as JSON.
 */
export async function startInWorld<Facts>(
  name: string,
  build: (app: TestApp) => Promise<Facts>,
  options: Pick<TestAppOptions, 'isUnlimited'> = {},
): Promise<{ app: TestApp; facts: Facts }> {
  const folder = path.join(inject('worldsFolder'), name);
  const file = path.join(folder, 'world.json');
  await oneAtATime(name, async () => {
    if (!existsSync(file)) await writeFile(file, JSON.stringify(await buildIn(folder, build)));
  });
  // Written by a build of the same name.
  const { database, now, numbers, facts } = JSON.parse(await readFile(file, 'utf8')) as Kept<Facts>;
  const app = await startTestApp({ ...options, schema: colloquiumSchema(), database: await createTestDatabase(database) });
  app.clock.set(now);
  countBeyond(numbers);
  await cp(path.join(folder, 'files'), app.storageFolder, { recursive: true });
  return { app, facts };
}

async function buildIn<Facts>(folder: string, build: (app: TestApp) => Promise<Facts>): Promise<Kept<Facts>> {
  const database = await createTestDatabase();
  const app = await startTestApp({ schema: colloquiumSchema(), database: { ...database, close: database.leave } });
  try {
    const facts = await build(app);
    await mkdir(folder, { recursive: true });
    await cp(app.storageFolder, path.join(folder, 'files'), { recursive: true });
    return { database: database.name, now: app.clock.now().toISOString(), numbers: lastNumbers(), facts };
  } finally {
    await app.close();
  }
}

/** Files run in several workers at once: while one builds a world, others that need it wait. */
async function oneAtATime(name: string, work: () => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: withDatabase(inject('databaseUrl'), 'postgres') });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock(hashtext($1))', [name]);
    await work();
  } finally {
    await client.end();
  }
}
