// A context for tests that call services directly, with everything real but the clock.
import pino from 'pino';
import { Client } from 'pg';
import { type Context, type DomainEvent, Loaders, testClock } from '../context.ts';
import { onItsOwn } from '../database/transactions.ts';
import { Events } from '../graphql/events.ts';
import { localStorage } from '../modules/files/storage.ts';
import type { TestDatabase } from './database.ts';
import { testEnv } from './env.ts';

export interface TestContext extends Context {
  clock: ReturnType<typeof testClock>;
  /** What was published, outside a transaction at once, inside one when it is committed by the test's own hand. */
  published: DomainEvent[];
}

/** A fresh entity manager on `database`; nobody is signed in unless `overrides` says so. */
export function buildContext(database: TestDatabase, overrides: Partial<Context> = {}): TestContext {
  const log = pino({ level: 'silent' });
  const published: DomainEvent[] = [];
  return {
    em: database.orm.em.fork(),
    own: (work) => onItsOwn(database.orm.em, work),
    viewer: null,
    hasDeadToken: false,
    language: 'zh-CN',
    storage: localStorage('/nonexistent'),
    pubsub: new Events<DomainEvent>(() => new Client({ connectionString: database.url }), log),
    env: testEnv(),
    address: '203.0.113.7',
    loaders: new Loaders(),
    publish: (event) => void published.push(event),
    log,
    ...overrides,
    clock: testClock(),
    published,
  };
}
