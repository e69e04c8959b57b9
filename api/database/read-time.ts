// Time limit of a read statement. A person waits for a query: beyond the limit the server gives it up and others get its connection.
// Mutations, exports, jobs, migrations and backups have no limit.
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Client, Pool } from 'pg';

/** Null: transactions have no limit, and other statements whichever their connection was told last. */
const pace = new AsyncLocalStorage<{ ms: number | null }>();

/** Runs `work`, in which transactions have no limit, until it is known to be a read (`limitReads`). */
export function paced<T>(work: () => T): T {
  return pace.run({ ms: null }, work);
}

/** From now on each statement of the work that `paced` began may take so many milliseconds; 0: as long as it needs. */
export function limitReads(ms: number): void {
  const mine = pace.getStore();
  if (mine) mine.ms = ms;
}

/** Runs a read. */
export function reading<T>(ms: number, work: () => T): T {
  return pace.run({ ms }, work);
}

const BEGIN = /^(begin|start transaction)\b/i;

/**
 * Tells the server of the limit where it differs from the connection's last one: a transaction as it begins and for itself alone, so that
 * the reads of others keep theirs. Never inside of one: a rollback would undo it, and a transaction begun without a limit ends without one.
 */
export function timeStatements(pool: Pool): void {
  pool.on('connect', (client: Client) => {
    // `query` has many forms; all pass through.
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    let told = 0;
    const timed = (...args: unknown[]): unknown => {
      const [text, ...rest] = args;
      const begins = typeof text === 'string' && BEGIN.test(text);
      const { ms } = pace.getStore() ?? { ms: 0 };
      const wanted = ms ?? (begins ? 0 : told);
      if (wanted === told || client.getTransactionStatus() !== 'I') return query(...args);
      if (begins) return query(`${text}; set local statement_timeout = ${wanted}`, ...rest);
      told = wanted;
      // It is sent before the statement, which the driver keeps waiting until this one is answered; when it fails, the connection is lost
      // to both.
      const set = query(`set session statement_timeout = ${wanted}`);
      if (set instanceof Promise) set.catch(() => undefined);
      return query(...args);
    };
    Object.defineProperty(client, 'query', { value: timed, configurable: true });
  });
}
