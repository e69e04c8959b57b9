// What a database looks like, as sorted lines that can be compared: columns, constraints, indexes, functions, triggers, sequences.
import type { Client } from 'pg';

export async function shapeOf(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ line: string }>(`
    with ours as (select oid, relname from pg_class where relnamespace = 'public'::regnamespace and relname <> 'mikro_orm_migrations')
    select format('column %s.%s %s%s %s', t.relname, a.attname, format_type(a.atttypid, a.atttypmod), case when a.attnotnull then ' not null' else '' end,
        coalesce(pg_get_expr(d.adbin, d.adrelid), '')) as line
      from ours t join pg_class c on c.oid = t.oid and c.relkind = 'r' join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
      left join pg_attrdef d on d.adrelid = t.oid and d.adnum = a.attnum
    union all select format('constraint %s %s %s %s', t.relname, n.conname, pg_get_constraintdef(n.oid), case when n.convalidated then '' else 'NOT VALID' end)
      from ours t join pg_constraint n on n.conrelid = t.oid
    union all select format('index %s %s', pg_get_indexdef(i.indexrelid), case when i.indisvalid then '' else 'INVALID' end) from ours t join pg_index i on i.indrelid = t.oid
    union all select format('trigger %s', pg_get_triggerdef(g.oid)) from ours t join pg_trigger g on g.tgrelid = t.oid and not g.tgisinternal
    union all select format('function %s', pg_get_functiondef(p.oid)) from pg_proc p where p.pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend e where e.objid = p.oid and e.deptype = 'e')
    union all select format('sequence %s', t.relname) from ours t join pg_class c on c.oid = t.oid and c.relkind = 'S'
    order by 1`);
  return rows.map(({ line }) => line);
}
