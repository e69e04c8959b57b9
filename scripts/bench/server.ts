// The application as the benches measure it: a process of its own, production rules; its parent says when to note statements.
import 'reflect-metadata';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { Client } from 'pg';
import { buildApp } from '../../api/app.ts';
import { systemClock, type DomainEvent, type Services } from '../../api/context.ts';
import { createOrm, migrate } from '../../api/database/orm.ts';
import { Events } from '../../api/graphql/events.ts';
import { DocumentStore } from '../../api/graphql/persisted.ts';
import { whyDead } from '../../api/modules/accounts/sessions/dead-token.ts';
import { endedTokens } from '../../api/modules/accounts/sessions/live-tokens.ts';
import { touchSession } from '../../api/modules/accounts/sessions/session.service.ts';
import { viewersTogether } from '../../api/modules/accounts/viewer/viewer.service.ts';
import { localStorage } from '../../api/storage/storage.ts';
import { CalendarWatch } from '../../api/modules/reference/calendar-watch.ts';
import { mountRoutes } from '../../api/http/routes.ts';
import { accountColumns } from '../../api/modules.ts';
import { colloquiumSchema } from '../../api/schema.ts';
import { testEnv } from '../../api/testing/env.ts';
import { noteStatements, startNoting, stopNoting } from './recording.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const databaseUrl = process.env['BENCH_DATABASE_URL'];
const captcha = process.env['BENCH_CAPTCHA'];
if (!databaseUrl || !captcha || !process.send) throw new Error('npm run bench starts this');

noteStatements();
const log = pino({ level: 'error' });
const folder = process.env['BENCH_DATA_DIR'] ?? (await mkdtemp(path.join(os.tmpdir(), 'colloquium-bench-')));
const orm = await createOrm({ databaseUrl });
await migrate(orm, databaseUrl);
const pubsub = new Events<DomainEvent>(() => new Client({ connectionString: databaseUrl }), log);
await pubsub.start();
const env = testEnv({ DATABASE_URL: databaseUrl, DATA_DIR: folder, CAPTCHA_ANSWER: captcha, LOG_LEVEL: 'error' });
const calendar = new CalendarWatch({ em: () => orm.em.fork(), pubsub, failed: (error) => log.error({ err: error }, 'calendar') });
await calendar.read();
const services: Services = {
  orm,
  clock: systemClock,
  storage: localStorage(folder),
  pubsub,
  env,
  log,
  maintenance: { window: () => null },
  calendar,
  accountColumns,
};
const documents = new DocumentStore({ file: path.join(ROOT, 'web/relay/persisted-documents.json') });
await documents.load(orm.em.fork(), systemClock.now());
const app = await buildApp({
  ...services,
  schema: colloquiumSchema(),
  documents,
  loadViewer: viewersTogether(),
  whyDead,
  touchSession,
  endedTokens,
  mount: (express) => mountRoutes(express, services),
  webFolder: path.join(ROOT, 'dist/web'),
});
await new Promise<void>((resolve) => app.server.listen(Number(process.env['BENCH_PORT'] ?? 0), '127.0.0.1', resolve));
// A listening TCP server has an address with a port.
const { port } = app.server.address() as AddressInfo;

process.on('message', (message) => {
  if (message === 'note') {
    startNoting();
    process.send?.({ statements: null });
  }
  if (message === 'tell') process.send?.({ statements: stopNoting() });
  if (message === 'stop') void stop();
});
process.on('disconnect', () => process.exit(1));
process.send({ port });

async function stop(): Promise<void> {
  await app.close();
  await pubsub.close();
  await orm.close(true);
  await rm(folder, { recursive: true, force: true });
  process.exit(0);
}
