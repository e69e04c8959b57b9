// While a backup is taken no stored file is removed: its rows are those of one moment, and its files are read after it (decision 56).
import type { EntityManager } from '@mikro-orm/postgresql';
import type { ClientBase } from 'pg';

/** Shared by all backups that are under way; any number that nothing else of ours takes. */
const BACKUP_LOCK = 4_021_122;

/** Until the connection closes. Take it before the moment of the backup. */
export async function keepFiles(client: ClientBase): Promise<void> {
  await client.query('select pg_advisory_lock_shared($1)', [BACKUP_LOCK]);
}

/**
 * Whether a backup may need files that no row refers to any more. Ask after the transaction that gave them up is committed: a backup that
 * begins later does not know them.
 */
export async function filesAreKept(em: EntityManager): Promise<boolean> {
  const [row] = await em.execute<{ free: boolean }[]>('select pg_try_advisory_xact_lock(?) as free', [BACKUP_LOCK]);
  return row?.free !== true;
}
