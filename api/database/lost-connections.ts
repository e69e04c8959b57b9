// Gives back connections whose server has gone away in the middle of a transaction.
import type { Client, Pool } from 'pg';

/**
 * Kysely returns a transaction's connection to the pool once its rollback has been answered; on a lost connection it never is, and the
 * place in the pool would be lost with it: ten of them, and the process could reach no database ever again. A server that is gone has
 * rolled back, so the failure of a rollback is taken as its answer, and the connection is thrown away.
 */
export function giveBackLostConnections(pool: Pool): void {
  pool.on('connect', (client: Client) => {
    // `query` has many forms; only the plain text of a rollback is handled here, the others pass through.
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    const end = client.end.bind(client);
    const guarded = (...args: unknown[]): unknown => {
      const answer = query(...args);
      if (args[0] !== 'rollback' || !(answer instanceof Promise)) return answer;
      return answer.catch(() => {
        // The pool does not keep a client that is ending.
        void end().catch(() => undefined);
        return { command: 'ROLLBACK', rowCount: 0, rows: [] };
      });
    };
    Object.defineProperty(client, 'query', { value: guarded });
  });
}
