// Statements with parameters are prepared under a name made from their text, once on each connection: planning costs more than running.
import { createHash } from 'node:crypto';
import type { Client, Pool } from 'pg';

/** Most names of one connection; the server keeps a plan for each, some 100 KB. A connection that is full is replaced once it is free. */
export const MOST_NAMES = 250;

/** The best plan depends on the sought words, so these statements are planned with their values each time. */
const isPlannedByValues = (text: string) => /\bi?like\b/i.test(text);

/**
 * The server's plan answers other columns than it did, its name is unknown there, or it is taken: somebody cleared or shared the session.
 */
const DISAGREEMENTS = new Map([
  ['0A000', /cached plan must not change result type/],
  ['26000', /./],
  ['42P05', /./],
]);

/**
 * Sends the pool's parameterised statements by name. When the server's names differ from ours (a migration, `DISCARD ALL`), the statement
 * goes out again without one, unless its transaction is lost with it; the connection is replaced once it is free.
 */
export function prepareStatements(pool: Pool): void {
  const worn = new WeakSet<object>();
  pool.on('connect', (client: Client) => {
    const names = new Map<string, string>();
    // `query` has many forms; only text with values is handled here, the others pass through.
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    const nameOf = (text: string): string | undefined => {
      const known = names.get(text);
      if (known !== undefined || isPlannedByValues(text)) return known;
      if (names.size >= MOST_NAMES) {
        worn.add(client);
        return undefined;
      }
      const name = createHash('sha256').update(text).digest('base64url').slice(0, 20);
      names.set(text, name);
      return name;
    };
    const prepared = (...args: unknown[]): unknown => {
      const [text, values] = args;
      if (args.length !== 2 || typeof text !== 'string' || !Array.isArray(values) || values.length === 0) return query(...args);
      const name = nameOf(text);
      if (name === undefined) return query(text, values);
      const answer = query({ name, text, values });
      if (!(answer instanceof Promise)) return answer;
      return answer.catch((error: unknown) => {
        if (!isDisagreement(error)) throw error;
        worn.add(client);
        names.clear();
        if (client.getTransactionStatus() !== 'I') throw error;
        return query(text, values);
      });
    };
    Object.defineProperty(client, 'query', { value: prepared, configurable: true });
  });
  pool.on('release', (_error, client) => {
    // The pool does not keep a client that is ending.
    if (worn.has(client)) void client.end().catch(() => undefined);
  });
}

function isDisagreement(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return false;
  return DISAGREEMENTS.get(error.code)?.test(error.message) ?? false;
}
