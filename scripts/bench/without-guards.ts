// A bench undoes its acts; the product's database lets no row of a timeline go.
import type { Client, Pool } from 'pg';

/** Runs `work` on the connection with no trigger asked. The database is the bench's own. */
export async function withoutGuards(db: Pick<Client | Pool, 'query'>, work: () => Promise<unknown>): Promise<void> {
  await db.query('set session_replication_role = replica');
  await work();
  await db.query('set session_replication_role = origin');
}
