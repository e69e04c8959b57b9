// Once per test run: one embedded PostgreSQL, and one migrated database in it that every test file gets a copy of.
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { databaseUser } from '../database/embedded-binaries.ts';
import { temporaryFolder } from '../database/embedded-server.ts';
import { startEmbeddedPostgres, withDatabase } from '../database/embedded.ts';
import { createOrm, migrate } from '../database/orm.ts';
import { TEMPLATE } from './database.ts';

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(path.join(temporaryFolder(databaseUser()), 'colloquium-tests-'));
  await chmod(dataDir, 0o755);
  const server = await startEmbeddedPostgres({ dataDir, fsync: false });
  const admin = new Client({ connectionString: withDatabase(server.url, 'postgres') });
  await admin.connect();
  await admin.query(`create database ${TEMPLATE}`);
  await admin.end();

  const templateUrl = withDatabase(server.url, TEMPLATE);
  const orm = await createOrm({ databaseUrl: templateUrl });
  await migrate(orm, templateUrl);
  await orm.close(true);

  project.provide('databaseUrl', server.url);
  return async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
