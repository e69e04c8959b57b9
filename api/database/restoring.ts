// A table that stands in a database from the first to the last moment of a restore: nothing starts on a house that is half there.
import type { ClientBase } from 'pg';

const MARK = 'restore_under_way';

/** Throws while a restore is under way or was broken off. */
export async function refuseHalfRestored(client: ClientBase): Promise<void> {
  if (!(await isHalfRestored(client))) return;
  throw new Error(
    'A restore into this database was broken off, so the house is not whole. Run `npm run restore -- <folder>` again: it empties the database and begins anew.',
  );
}

export async function isHalfRestored(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ found: string | null }>('select to_regclass($1) as found', [MARK]);
  return rows[0]?.found != null;
}

/** Doing it twice is no error. */
export async function markRestoring(client: ClientBase): Promise<void> {
  await client.query(`create table if not exists ${MARK} (begun_at timestamptz not null default now())`);
}

export async function unmarkRestored(client: ClientBase): Promise<void> {
  await client.query(`drop table ${MARK}`);
}

/** Everything in the database that belongs neither to the system, nor to an extension, nor to the mark: a new database has none. */
export async function objectsIn(client: ClientBase): Promise<{ kind: 'table' | 'routine'; name: string }[]> {
  const { rows } = await client.query<{ kind: 'table' | 'routine'; name: string }>(
    `with foreign_to_us as (select objid from pg_depend where deptype = 'e')
     select 'table' as kind, format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where c.relkind in ('r', 'p') and n.nspname !~ '^pg_' and n.nspname <> 'information_schema' and c.oid not in (select objid from foreign_to_us)
         and not (c.relname = $1 and n.nspname = current_schema())
     union all
     select 'routine', p.oid::regprocedure::text from pg_proc p join pg_namespace n on n.oid = p.pronamespace
       where n.nspname = current_schema() and p.oid not in (select objid from foreign_to_us)`,
    [MARK],
  );
  return rows;
}

/** Removes the remains of an interrupted restore. */
export async function emptyDatabase(client: ClientBase): Promise<void> {
  const objects = await objectsIn(client);
  await client.query('drop schema if exists graphile_worker cascade');
  for (const kind of ['table', 'routine'] as const) {
    const names = objects.filter((one) => one.kind === kind && !one.name.startsWith('graphile_worker.')).map(({ name }) => name);
    if (names.length > 0) await client.query(`drop ${kind} if exists ${names.join(', ')} cascade`);
  }
}
