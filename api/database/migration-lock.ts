// One process at a time changes the tables of a database.
import { Client } from 'pg';

/** Any number that no other program takes: all processes of Colloquium on one database queue up for it. */
const MIGRATION_LOCK = 4_021_121;

/** Does `work` while no process of Colloquium migrates or starts on this database; `client` is the connection that holds the lock. */
export async function withMigrationLock<T>(databaseUrl: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: databaseUrl, keepAlive: true });
  // A broken connection is reported by the next statement that needs it.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    return await work(client);
  } finally {
    // Closing the connection releases the lock.
    await client.end();
  }
}

/** Until `letMigrations` on the same connection no migration begins. Any number of connections may hold them off. */
export async function holdMigrations(client: Client): Promise<void> {
  await client.query('select pg_advisory_lock_shared($1)', [MIGRATION_LOCK]);
}

export async function letMigrations(client: Client): Promise<void> {
  await client.query('select pg_advisory_unlock_shared($1)', [MIGRATION_LOCK]);
}
