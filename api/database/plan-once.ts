// Lets a connection plan each of its statements once, for work that sends the same few of them thousands of times.
import type { Client, Pool } from 'pg';

/**
 * Statements with parameters are prepared under a name on first use, and the server keeps their plans with the connection. Not for the
 * product's own pool: statements of many shapes would pile up there, and a pooler in front of the database may know none of the names.
 */
export function planOnce(pool: Pool): void {
  pool.on('connect', (client: Client) => {
    const names = new Map<string, string>();
    // Of the many forms of `query` only text with values is looked at; the others pass through.
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    const prepared = (...args: unknown[]): unknown => {
      const [text, values] = args;
      if (args.length !== 2 || typeof text !== 'string' || !Array.isArray(values) || values.length === 0) return query(...args);
      const name = names.get(text) ?? `planned_${names.size + 1}`;
      names.set(text, name);
      return query({ name, text, values });
    };
    Object.defineProperty(client, 'query', { value: prepared, configurable: true });
  });
}
