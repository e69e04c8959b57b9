// Starts the product: reads the configuration, starts the needed services (embedded database, migrations, demo, worker), listens, and stops
// everything on Ctrl-C. Runs from its bundle (`npm start`, `npm run dev`). With PROCESSES the first process does what is done once, and
// those that serve run this file too (processes/processes.ts).
import 'reflect-metadata';
import cluster from 'node:cluster';
import type { Server } from 'node:http';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { MikroORM } from '@mikro-orm/postgresql';
import { Client } from 'pg';
import type { Logger } from 'pino';
import { buildApp } from './app.ts';
import { type DomainEvent, type Services, systemClock } from './context.ts';
import { loadDemo } from './demo/load.ts';
import { templatePlace } from './demo/template.ts';
import { defaultDataDir } from './database/embedded-binaries.ts';
import { startEmbeddedPostgres } from './database/embedded.ts';
import { createOrm, migrate } from './database/orm.ts';
import { reach } from './database/reach.ts';
import { EnvError, type Env, readEnv } from './env.ts';
import { Events } from './graphql/events.ts';
import { DocumentStore } from './graphql/persisted.ts';
import { listen, portIsFree, StartError } from './http/listen.ts';
import { whyDead } from './modules/accounts/sessions/dead-token.ts';
import { endedTokens } from './modules/accounts/sessions/live-tokens.ts';
import { touchSession } from './modules/accounts/sessions/session.service.ts';
import { viewersTogether } from './modules/accounts/viewer/viewer.service.ts';
import { createStorage, tryStorage } from './storage/create-storage.ts';
import { StorageFailure } from './storage/storage-failure.ts';
import { mailTransport } from './modules/mail/transport.ts';
import { MaintenanceWatch } from './modules/maintenance/maintenance-watch.ts';
import { CalendarWatch } from './modules/reference/calendar-watch.ts';
import { mountRoutes } from './http/routes.ts';
import { accountColumns } from './modules.ts';
import { connectionsOf } from './processes/connections.ts';
import { answerFigures, assignmentOf, startProcesses } from './processes/processes.ts';
import { colloquiumSchema } from './schema.ts';
import { figuresOf } from './watch/figures.ts';
import { createLog } from './watch/log.ts';
import { metricsOf, metricsOfAll, metricsServer } from './watch/metrics-server.ts';
import { noteStorageFailure } from './watch/storage-failures.ts';
import { startWorker, tasksOf } from './work/worker.ts';

/** npm runs everything from the project's folder, the bundle included. */
const ROOT = process.cwd();
const STOP_TIMEOUT_MS = 15_000;
/** Those that serve are waited for a little longer than they wait themselves. */
const PROCESSES_TIMEOUT_MS = 18_000;

/** Started services, newest first: they are stopped in this order. */
const started: { stop(): Promise<unknown> }[] = [];
let stopping: Promise<void> | null = null;
/** First step of stopping: requests still come, and are answered. */
let drain: (() => Promise<void>) | null = null;
let stopTimeoutMs = STOP_TIMEOUT_MS;
let isUp = false;

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (cluster.isWorker) {
      // Terminals and service managers signal every process, and the first one tells the others too: however often, they end once and in order.
      if (signal === 'SIGTERM') end();
      return;
    }
    // During the start nothing is in hand that could be lost: the embedded database's guard takes it down. A second Ctrl-C does not wait.
    if (!isUp || stopping) process.exit(stopping ? 1 : 0);
    end();
  });
}

try {
  await start();
  isUp = true;
} catch (error) {
  console.error(`\nColloquium did not start.\n${error instanceof Error ? error.message : String(error)}`);
  const isExplained = error instanceof EnvError || error instanceof StartError || error instanceof StorageFailure;
  if (!isExplained && error instanceof Error && process.env['LOG_LEVEL'] === 'debug') console.error(error.stack);
  await stop();
  process.exit(1);
}

async function start(): Promise<void> {
  const env = readEnv(process.env, () => defaultDataDir(ROOT));
  const log = createLog(env.LOG_LEVEL);
  if (cluster.isWorker) {
    const { databaseUrl, hasJobs } = await assignmentOf(end);
    const orm = await ormOf(env, databaseUrl);
    const storage = await createStorage(env, noteStorageFailure(log));
    await serve(await servicesOf({ ...env, WORKER: env.WORKER && hasJobs }, { orm, storage, log, databaseUrl }), databaseUrl);
    return;
  }
  await portIsFree(env.HOST, env.PORT);
  const databaseUrl = env.DATABASE_URL ?? (await embedded(env));
  await reach(databaseUrl);
  const storage = await createStorage(env, noteStorageFailure(log));
  // Before the tables are brought up to date: a start that fails has changed nothing.
  await tryStorage(storage);
  const orm = await ormOf(env, databaseUrl);
  await migrate(orm, databaseUrl);
  const isAlone = env.PROCESSES === 1;
  // Only a database of our own making: demo people never get into one that somebody named.
  const isDemo = env.DATABASE_URL === null;
  const services = isAlone || isDemo ? await servicesOf(env, { orm, storage, log, databaseUrl }) : null;
  if (services && isDemo) await fillDemo(services, databaseUrl);
  // It was for the migrations alone.
  if (!services) await started.shift()?.stop();
  if (services && isAlone) await serve(services, databaseUrl);
  else await serveTogether(env, databaseUrl, log);
  const where = env.MODE === 'demo' ? `http://localhost:${env.PORT}` : `${env.PUBLIC_URL} (listening on ${env.HOST}:${env.PORT})`;
  console.log(`Colloquium is running at ${where}${env.MODE === 'demo' ? ' with a demo publisher; Ctrl-C stops it' : ''}`);
}

async function ormOf(env: Env, databaseUrl: string): Promise<MikroORM> {
  const orm = await createOrm({ databaseUrl, maxConnections: connectionsOf(env.PROCESSES) });
  started.unshift({ stop: () => orm.close(true) });
  return orm;
}

interface Ground extends Pick<Services, 'orm' | 'storage' | 'log'> {
  databaseUrl: string;
}

async function servicesOf(env: Env, { orm, storage, log, databaseUrl }: Ground): Promise<Services> {
  const pubsub = new Events<DomainEvent>(() => new Client({ connectionString: databaseUrl }), log);
  await pubsub.start();
  started.unshift({ stop: () => pubsub.close() });
  const maintenance = new MaintenanceWatch({
    em: () => orm.em.fork(),
    pubsub,
    clock: systemClock,
    failed: (error) => log.warn({ err: error }, 'could not read the maintenance'),
  });
  await maintenance.read();
  started.unshift({ stop: async () => maintenance.stop() });
  const calendar = new CalendarWatch({
    em: () => orm.em.fork(),
    pubsub,
    failed: (error) => log.warn({ err: error }, 'could not read the calendar'),
  });
  await calendar.read();
  started.unshift({ stop: async () => calendar.stop() });
  return { orm, clock: systemClock, storage, pubsub, env, log, maintenance, calendar, accountColumns };
}

async function fillDemo(services: Services, databaseUrl: string): Promise<void> {
  const built = import.meta.dirname;
  const template = await templatePlace(path.join(ROOT, 'dist/demo', path.basename(built)), built, systemClock.now());
  const kept = await loadDemo(services, { databaseUrl, template });
  // Written while the house is in use already.
  if (kept) started.unshift({ stop: () => kept.done });
}

async function serve(services: Services, databaseUrl: string): Promise<void> {
  const { env, orm } = services;
  if (env.WORKER) started.unshift(await startWorker({ ...services, databaseUrl, transport: mailTransport(env) }));
  const documents = new DocumentStore({ file: path.join(ROOT, 'web/relay/persisted-documents.json'), rereads: env.MODE === 'dev' });
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
    // In development vite serves the client.
    webFolder: env.MODE === 'dev' ? null : path.join(ROOT, 'dist/web'),
  });
  started.unshift({ stop: () => app.close() });
  stopTimeoutMs = STOP_TIMEOUT_MS + env.DRAIN_SECONDS * 1000;
  drain = async () => {
    app.drain();
    await delay(env.DRAIN_SECONDS * 1000);
  };
  if (env.METRICS) {
    const tasks = Object.keys(tasksOf({ ...services, transport: null }));
    const figures = figuresOf({ ...services, tasks, sockets: () => app.socketCount(), storageAnswers: () => app.storageAnswers() });
    if (cluster.isWorker) answerFigures(metricsOf(figures));
    else await listenForMetrics(metricsServer(figures, services.log), env.METRICS);
  }
  await listen(app.server, env.HOST, env.PORT);
}

async function serveTogether(env: Env, databaseUrl: string, log: Logger): Promise<void> {
  const processes = await startProcesses({ count: env.PROCESSES, entry: import.meta.filename, databaseUrl, log });
  started.unshift(processes);
  stopTimeoutMs = PROCESSES_TIMEOUT_MS + env.DRAIN_SECONDS * 1000;
  if (env.METRICS)
    await listenForMetrics(
      metricsOfAll(async () => await processes.figures(), log),
      env.METRICS,
    );
}

async function listenForMetrics(metrics: Server, { host, port }: NonNullable<Env['METRICS']>): Promise<void> {
  await listen(metrics, host, port);
  // The last thing to go: how it ends is worth watching too.
  started.push({
    stop: async () => {
      metrics.close();
      metrics.closeAllConnections();
    },
  });
}

async function embedded(env: Env): Promise<string> {
  const server = await startEmbeddedPostgres({ dataDir: env.DATA_DIR, log: console.log });
  started.unshift(server);
  return server.url;
}

function end(): void {
  void stop().then(() => process.exit(0));
}

async function stop(): Promise<void> {
  stopping ??= (async () => {
    setTimeout(() => {
      console.error('Something did not stop in time; leaving it.');
      process.exit(1);
    }, stopTimeoutMs).unref();
    await drain?.();
    for (const part of started) {
      await part
        .stop()
        .catch((error: unknown) => console.error(`While stopping: ${error instanceof Error ? error.message : String(error)}`));
    }
  })();
  return stopping;
}
