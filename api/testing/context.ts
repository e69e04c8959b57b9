// A context for tests that call services directly, with everything real but the clock.
import pino from 'pino';
import { Client } from 'pg';
import { type Context, createContext, type DomainEvent } from '../context.ts';
import { Events } from '../graphql/events.ts';
import { accountColumns } from '../modules.ts';
import { localStorage } from '../storage/storage.ts';
import { testCalendar } from './calendar.ts';
import { testClock } from './clock.ts';
import type { TestDatabase } from './database.ts';
import { testEnv } from './env.ts';

interface TestContext extends Context {
  clock: ReturnType<typeof testClock>;
  /** Events published outside of any transaction; inside one, events go to the other processes. */
  published: DomainEvent[];
}

/** A fresh entity manager on `database`; nobody is signed in unless `overrides` says so. */
export function buildContext(database: TestDatabase, overrides: Partial<Context> = {}): TestContext {
  const log = pino({ level: 'silent' });
  const clock = testClock();
  const published: DomainEvent[] = [];
  const pubsub = new Events<DomainEvent>(() => new Client({ connectionString: database.url }), log);
  const services = {
    orm: database.orm,
    clock,
    storage: localStorage('/nonexistent'),
    pubsub,
    env: testEnv(),
    log,
    maintenance: { window: () => null },
    calendar: { current: () => testCalendar },
    accountColumns,
  };
  const request = { viewer: null, language: 'zh-CN' as const, address: '203.0.113.7' };
  return { ...createContext(services, request), publish: (event) => void published.push(event), ...overrides, clock, published };
}
