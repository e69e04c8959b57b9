// The demo publisher, loaded through the product's own services.
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DomainEvent, Services } from '../../context.ts';
import { testClock } from '../../testing/clock.ts';
import { Events } from '../../graphql/events.ts';
import { User } from '../../modules/accounts/user.entity.ts';
import { Contribution } from '../../modules/contributions/contribution.entity.ts';
import { ContributionFile } from '../../modules/contributions/contribution-file.entity.ts';
import { localStorage } from '../../modules/files/storage.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { testEnv } from '../../testing/env.ts';
import { loadDemo } from './load.ts';
import { demoManuscripts } from './manuscripts.ts';
import { demoPeople } from './people.ts';

let database: TestDatabase;
let folder: string;
let services: Services;

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(path.join(os.tmpdir(), 'colloquium-demo-'));
  const log = pino({ level: 'silent' });
  const pubsub = new Events<DomainEvent>(() => new Client({ connectionString: database.url }), log);
  services = { orm: database.orm, clock: testClock(), storage: localStorage(folder), pubsub, env: testEnv({ MODE: 'demo' }), log };
});

afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

test('a first load that fails leaves nothing, so that the next start loads all of it', async () => {
  const broken: Services = { ...services, storage: { ...services.storage, put: () => Promise.reject(new Error('disk full')) } };
  await expect(loadDemo(broken)).rejects.toThrow('disk full');
  expect(await database.orm.em.fork().count(User, {})).toBe(0);
});

test('loads every person and manuscript as far as it has come, and only once', async () => {
  await loadDemo(services);
  await loadDemo(services);
  const em = database.orm.em.fork();
  const users = await em.find(User, {}, { populate: ['roles'] });
  expect(users).toHaveLength(demoPeople.length);
  expect(users.filter((user) => !user.allowsManySessions).map((user) => user.username)).toEqual(['single']);
  expect(users.find((user) => user.username === 'many')?.roles).toHaveLength(9);
  const manuscripts = await em.find(Contribution, {}, { populate: ['authors'] });
  expect(manuscripts).toHaveLength(demoManuscripts.length);
  expect(manuscripts.filter((manuscript) => manuscript.state === 0)).toHaveLength(demoManuscripts.filter(({ step }) => step === 'draft').length);
  // The journal's switches decide where a received manuscript goes: 2 with the plagiarism check, 3 without.
  expect(manuscripts.filter((manuscript) => [2, 3].includes(manuscript.state))).toHaveLength(demoManuscripts.filter(({ step }) => step === 'received').length);
  expect(await em.count(ContributionFile, {})).toBe(demoManuscripts.filter(({ step }) => step !== 'draft').length);
});
