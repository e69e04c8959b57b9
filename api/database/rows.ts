// The product's tables as PostgreSQL's catalog knows them, for a backup, which must not forget one (decision 56).
import type { ClientBase } from 'pg';

interface TableColumns {
  name: string;
  /** Without those that the database computes. */
  columns: string[];
}

/** Every table of the product, by name; the job queue's are not among them. */
export async function productTables(client: ClientBase): Promise<TableColumns[]> {
  const { rows } = await client.query<TableColumns>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
       and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
     group by c.relname order by c.relname collate "C"`,
  );
  return rows;
}

export async function productSequences(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = current_schema()::regnamespace and relkind = 'S' order by relname collate "C"`,
  );
  return rows.map(({ name }) => name);
}
