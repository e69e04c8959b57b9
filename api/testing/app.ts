// The whole application on a free port and a real database, and a client that speaks to it as browsers and partners do.
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { createClient, type Client as SocketClient } from 'graphql-ws';
import type { GraphQLSchema } from 'graphql';
import { Client } from 'pg';
import { WebSocket } from 'ws';
import { buildApp, type App, type AppDeps } from '../app.ts';
import type { DomainEvent, Services } from '../context.ts';
import type { Env } from '../env.ts';
import { Events } from '../graphql/events.ts';
import { limits } from '../graphql/limits.ts';
import { DocumentStore } from '../graphql/persisted.ts';
import { whyDead } from '../modules/accounts/sessions/dead-token.ts';
import { endedTokens } from '../modules/accounts/sessions/live-tokens.ts';
import { touchSession } from '../modules/accounts/sessions/session.service.ts';
import { viewersTogether } from '../modules/accounts/viewer/viewer.service.ts';
import { localStorage } from '../storage/storage.ts';
import { MaintenanceWatch } from '../modules/maintenance/maintenance-watch.ts';
import { accountColumns } from '../modules.ts';
import { CalendarWatch } from '../modules/reference/calendar-watch.ts';
import { mountRoutes } from '../http/routes.ts';
import { createLog } from '../watch/log.ts';
import { testClock } from './clock.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { testEnv } from './env.ts';
import { send } from './send.ts';

export interface GraphQLAnswer<T = Record<string, unknown>> {
  status: number;
  data?: T | null;
  errors?: {
    message: string;
    path?: (string | number)[];
    extensions: { code: string; params?: Record<string, unknown>; fields?: Record<string, string>; id?: string };
  }[];
}

/** Why it was refused; undefined when it was not. */
export function codeOf(answer: GraphQLAnswer<unknown> | undefined): string | undefined {
  return answer?.errors?.[0]?.extensions.code;
}

export interface RequestOptions {
  token?: string;
  language?: string;
  /** Files by path in the variables, `{ 'input.file': new File(…) }`; sent as multipart. */
  files?: Record<string, File>;
  headers?: Record<string, string>;
}

/**
 * Subscriptions that were asked for (`subscribe`, subscribing.ts), without those that were refused, those that have begun, and those that
 * are telling something just now.
 */
interface Subscriptions {
  asked: number;
  begun: number;
  telling: number;
}

/** Counts the subscriptions that begin, because from then on each hears events, and sees when they have delivered them. */
class CountedEvents extends Events<DomainEvent> {
  readonly counted: Subscriptions = { asked: 0, begun: 0, telling: 0 };

  override subscribe<T extends DomainEvent['type']>(type: T, filter?: (event: Extract<DomainEvent, { type: T }>) => boolean) {
    const stream = super.subscribe(type, filter);
    this.counted.begun += 1;
    let isTelling = false;
    const tells = (isNow: boolean) => {
      this.counted.telling += Number(isNow) - Number(isTelling);
      isTelling = isNow;
    };
    tells(true);
    const watched: typeof stream = {
      // A caller asking for the next event has sent the result of the one before.
      async next() {
        tells(false);
        const step = await stream.next();
        tells(step.done !== true);
        return step;
      },
      return() {
        tells(false);
        return stream.return?.() ?? Promise.resolve({ done: true, value: undefined });
      },
      [Symbol.asyncIterator]: () => watched,
    };
    return watched;
  }
}

export interface TestApp {
  url: string;
  database: TestDatabase;
  clock: ReturnType<typeof testClock>;
  documents: DocumentStore;
  storageFolder: string;
  deps: AppDeps;
  app: App;
  /** Registers the document, as relay-compiler would, and sends its hash. */
  request<T = Record<string, unknown>>(
    text: string,
    variables?: Record<string, unknown>,
    options?: RequestOptions,
  ): Promise<GraphQLAnswer<T>>;
  /** POSTs any body to /graphql. */
  post(body: unknown, options?: RequestOptions): Promise<GraphQLAnswer>;
  subscriptions: Subscriptions;
  /** A graphql-ws client; its subscriptions go by hash with `extensionsOf`. */
  socket(token: string): SocketClient;
  extensionsOf(text: string): { persistedQuery: { version: number; sha256Hash: string } };
  close(): Promise<void>;
}

export interface TestAppOptions {
  schema: GraphQLSchema;
  mode?: Env['MODE'];
  /** Differences from the configuration of tests. */
  env?: Partial<Env>;
  /** A second process on the database of the first. */
  beside?: TestApp;
  /** Another one than a fresh copy; it is closed with the application. */
  database?: TestDatabase;
  /** Documents may be of any size: a test that asks for everything needs few. */
  isUnlimited?: boolean;
  /** Stands in for the lookup of sessions. */
  loadViewer?: AppDeps['loadViewer'];
  deps?: Partial<AppDeps>;
}

const UNLIMITED: typeof limits = { tokens: 1_000_000, depth: 1000, aliases: 100_000, objects: Number.POSITIVE_INFINITY };

/** An application under production rules, unless `mode` says otherwise. */
export async function startTestApp(options: TestAppOptions): Promise<TestApp> {
  const bounds = { ...limits };
  const restoreLimits = () => void Object.assign(limits, bounds);
  if (options.isUnlimited) Object.assign(limits, UNLIMITED);
  try {
    return await start(options, restoreLimits);
  } catch (error) {
    // Other files of this worker run under the product's limits.
    restoreLimits();
    throw error;
  }
}

async function start(options: TestAppOptions, closed: () => void): Promise<TestApp> {
  const database = options.database ?? options.beside?.database ?? (await createTestDatabase());
  const clock = options.beside?.clock ?? testClock();
  const documents = options.beside?.documents ?? new DocumentStore();
  const storageFolder = options.beside?.storageFolder ?? (await mkdtemp(path.join(os.tmpdir(), 'colloquium-files-')));
  const log = options.deps?.log ?? createLog('fatal');
  const pubsub = new CountedEvents(() => new Client({ connectionString: database.url }), log);
  await pubsub.start();
  const maintenance = new MaintenanceWatch({
    em: () => database.orm.em.fork(),
    pubsub,
    clock,
    failed: (error) => log.error({ err: error }, 'maintenance'),
  });
  await maintenance.read();
  const calendar = new CalendarWatch({
    em: () => database.orm.em.fork(),
    pubsub,
    failed: (error) => log.error({ err: error }, 'calendar'),
  });
  await calendar.read();
  const services: Services = {
    maintenance,
    calendar,
    accountColumns,
    orm: database.orm,
    clock,
    storage: localStorage(storageFolder),
    pubsub,
    env: testEnv({
      MODE: options.mode ?? 'test',
      DATABASE_URL: database.url,
      DATA_DIR: storageFolder,
      CAPTCHA_ANSWER: 'wxyz',
      ...options.env,
    }),
    log,
  };
  const deps: AppDeps = {
    ...services,
    schema: options.schema,
    documents,
    loadViewer: options.loadViewer ?? viewersTogether(),
    whyDead,
    touchSession,
    endedTokens,
    mount: (express) => mountRoutes(express, services),
    webFolder: null,
    // A busy machine is no database that is away: tests say themselves when it is late.
    after: () => new Promise(() => undefined),
    ...options.deps,
  };
  const app = await buildApp(deps);
  await new Promise<void>((resolve) => app.server.listen(0, '127.0.0.1', resolve));
  // A listening TCP server has an address with a port.
  const { port } = app.server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  const extensionsOf = (text: string) => ({ persistedQuery: { version: 1, sha256Hash: documents.add(text) } });

  const post = async (body: unknown, { token, language = 'en', files, headers }: RequestOptions = {}): Promise<GraphQLAnswer> => {
    const json = JSON.stringify(body);
    const { status, bytes } = await send(`${url}/graphql`, {
      method: 'POST',
      headers: {
        'accept-language': language,
        ...(files ? { 'apollo-require-preflight': '1' } : { 'content-type': 'application/json' }),
        ...(token ? { token } : {}),
        ...headers,
      },
      body: files ? multipart(json, files) : json,
    });
    // The tests judge the shape.
    const answer = JSON.parse(bytes.toString()) as Omit<GraphQLAnswer, 'status'>;
    return { ...answer, status };
  };

  return {
    url,
    database,
    clock,
    documents,
    storageFolder,
    deps,
    app,
    extensionsOf,
    post,
    subscriptions: pubsub.counted,
    // The caller names the type of the data it asked for.
    request: async <T>(text: string, variables?: Record<string, unknown>, request?: RequestOptions) =>
      (await post({ variables, extensions: extensionsOf(text) }, request)) as GraphQLAnswer<T>,
    socket: (token) =>
      createClient({
        url: `${url.replace('http', 'ws')}/graphql`,
        webSocketImpl: WebSocket,
        connectionParams: { token },
        retryAttempts: 0,
        lazy: true,
      }),
    async close() {
      await app.close();
      maintenance.stop();
      await pubsub.close();
      closed();
      if (options.beside) return;
      await database.close();
      await rm(storageFolder, { recursive: true, force: true });
    },
  };
}

function multipart(operations: string, files: Record<string, File>): FormData {
  const form = new FormData();
  const paths = Object.keys(files);
  form.append('operations', operations);
  form.append('map', JSON.stringify(Object.fromEntries(paths.map((name, index) => [index, [`variables.${name}`]]))));
  paths.forEach((name, index) => {
    const file = files[name];
    if (file) form.append(String(index), file);
  });
  return form;
}
