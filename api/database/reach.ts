// Checks at start, before any other use, that a database can be reached.
import { Client } from 'pg';
import { StartError } from '../http/listen.ts';

/** One connection to tell at once, and in words, why there is none. Never prints the password. */
export async function reach(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.end();
  } catch (error) {
    const { hostname, port, pathname } = new URL(databaseUrl);
    const reason = error instanceof Error ? error.message || ('code' in error ? String(error.code) : error.name) : String(error);
    throw new StartError(
      `The database "${pathname.slice(1)}" at ${decodeURIComponent(hostname)}:${port || '5432'} cannot be reached: ${reason}\n` +
        'Check DATABASE_URL, and that the database server is running and lets this machine in.',
      { cause: error },
    );
  }
}
