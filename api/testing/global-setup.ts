// Once per test run: one embedded PostgreSQL, and one migrated database in it that every test file gets a copy of.
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres, withDatabase } from '../database/embedded.ts';
import { createOrm, migrate } from '../database/orm.ts';
import { TEMPLATE } from './database.ts';
import { makeRunFolder } from './run-folder.ts';

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = makeRunFolder();
  // Workers, and the programs that they start, take it along.
  const before = process.env['TMPDIR'];
  process.env['TMPDIR'] = folder;
  const server = await startEmbeddedPostgres({ dataDir: path.join(folder, 'server'), fsync: false });
  const admin = new Client({ connectionString: withDatabase(server.url, 'postgres') });
  await admin.connect();
  // Half of the server's work was planning: each file has connections of its own, and on tables of ten rows the server plans anew for each
  // value. Every plan answers the same.
  await admin.query('alter system set plan_cache_mode = force_generic_plan');
  await admin.query('select pg_reload_conf()');
  await admin.query(`create database ${TEMPLATE}`);
  await admin.end();

  const templateUrl = withDatabase(server.url, TEMPLATE);
  const orm = await createOrm({ databaseUrl: templateUrl });
  await migrate(orm, templateUrl);
  await orm.close(true);

  const worldsFolder = path.join(folder, 'worlds');
  await mkdir(worldsFolder);
  project.provide('databaseUrl', server.url);
  project.provide('worldsFolder', worldsFolder);
  return async () => {
    await server.stop();
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
    await rm(folder, { recursive: true, force: true });
  };
}
