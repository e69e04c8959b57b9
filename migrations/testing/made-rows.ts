// Makes rows for every table that a database has at this moment, from what its catalogue says of them: types, nulls, defaults, keys.
// What the catalogue cannot say, such as which words a text column knows, stands in hints.ts.
import type { Client } from 'pg';
import { HINTS, type Place } from './hints.ts';

export type Row = Record<string, unknown>;

interface Column {
  name: string;
  type: string;
  isNullable: boolean;
  hasDefault: boolean;
  isSerial: boolean;
}

interface ForeignKey {
  column: string;
  parent: string;
  parentColumn: string;
}

interface Table {
  name: string;
  columns: Column[];
  /** Every column with its number, type and whether it is generated: the same as long as none was added, dropped or made anew. */
  signature: string;
  primaryKey: string[];
  foreignKeys: ForeignKey[];
  /** Columns that stand in some unique index. */
  unique: Set<string>;
}

/** Of the migrator; graphile-worker has a schema of its own, which is not looked at. */
const NOT_OURS = ['mikro_orm_migrations'];
const ROWS = 3;

/** Every table of the product as it is now. Generated columns are left out: nobody writes them. */
export async function readTables(client: Client): Promise<Table[]> {
  const { rows } = await client.query<{
    name: string;
    columns: Column[];
    signature: string;
    primary_key: string[] | null;
    foreign_keys: ForeignKey[] | null;
    composite: number;
    unique: string[] | null;
  }>(
    `select c.relname as name,
      (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, null), 'isNullable', not a.attnotnull,
          'hasDefault', d.adbin is not null, 'isSerial', coalesce(pg_get_expr(d.adbin, d.adrelid), '') like 'nextval(%') order by a.attnum)
        from pg_attribute a left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      (select json_agg(json_build_array(a.attnum, a.attname, format_type(a.atttypid, a.atttypmod), a.attgenerated) order by a.attnum)::text
        from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as signature,
      (select json_agg(a.attname order by k.place) from pg_constraint p cross join lateral unnest(p.conkey) with ordinality k(attnum, place)
        join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum where p.conrelid = c.oid and p.contype = 'p') as primary_key,
      (select json_agg(json_build_object('column', a.attname, 'parent', f.confrelid::regclass::text, 'parentColumn', b.attname))
        from pg_constraint f join pg_attribute a on a.attrelid = c.oid and a.attnum = f.conkey[1]
        join pg_attribute b on b.attrelid = f.confrelid and b.attnum = f.confkey[1] where f.conrelid = c.oid and f.contype = 'f') as foreign_keys,
      (select count(*)::int from pg_constraint f where f.conrelid = c.oid and f.contype = 'f' and cardinality(f.conkey) > 1) as composite,
      (select json_agg(distinct a.attname) from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey)
        where i.indrelid = c.oid and i.indisunique) as unique
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> all($1) order by c.relname`,
    [NOT_OURS],
  );
  return rows.map(({ name, columns, signature, primary_key: primaryKey, foreign_keys: foreignKeys, composite, unique }) => {
    if (composite > 0) throw new Error(`${name} has a foreign key of several columns: the generator knows none yet`);
    if (!primaryKey) throw new Error(`${name} has no primary key: nobody could tell whether a row of it was lost`);
    return { name, columns, signature, primaryKey, foreignKeys: foreignKeys ?? [], unique: new Set(unique) };
  });
}

/** The rows that were made, by table and key, all vintages together. */
export type Made = Map<string, Set<string>>;

function keyOf(table: Table, row: Row): string {
  return table.primaryKey.map((column) => String(row[column])).join('\u0001');
}

/** Rows by table and key, each as JSON: nearly all say what they said before, and need not be read. */
type Said = Map<string, Map<string, string>>;

/** What rows said, and all that is needed to read only what may say something else the next time. */
export interface Reading {
  said: Said;
  /** Of each table's columns. */
  signatures: ReadonlyMap<string, string>;
  /** Transaction of the reading: every version of a row that was written since is of a later one. */
  transaction: string;
}

/**
 * What these rows say now; one that is gone is missing. Of tables whose columns are the same, only rows that were written since `last` are
 * read: the others say what they said.
 */
export async function readMade(client: Client, tables: readonly Table[], made: Made, last: Reading | null): Promise<Reading> {
  const read = tables.filter(({ name }) => made.has(name));
  const said: Said = new Map(read.map(({ name }) => [name, new Map()]));
  const signatures = new Map(read.map(({ name, signature }) => [name, signature]));
  const marked = await client.query<{ transaction: string }>('select pg_current_xact_id()::text as transaction');
  const { transaction = '0' } = marked.rows[0] ?? {};
  if (read.length === 0) return { said, signatures, transaction };
  const selects = read.map(({ name, primaryKey }, index) => {
    const key = primaryKey.map((column) => `t."${column}"::text`).join(` || chr(1) || `);
    const isAsBefore = last?.signatures.get(name) === signatures.get(name) ? `t.xmin::text::bigint <= ${last?.transaction}` : 'false';
    return `select '${name}' as name, ${key} as key, case when ${isAsBefore} then null else to_jsonb(t)::text end as row
      from "${name}" t where ${key} = any($${index + 1})`;
  });
  const { rows } = await client.query<{ name: string; key: string; row: string | null }>(
    selects.join(' union all '),
    read.map(({ name }) => [...(made.get(name) ?? [])]),
  );
  for (const { name, key, row } of rows) said.get(name)?.set(key, row ?? last?.said.get(name)?.get(key) ?? '');
  return { said, signatures, transaction };
}

/**
 * Puts rows into every table: the first says all it can, the second leaves out whatever may be left out, the third every other column.
 * They refer to rows of the same call only, so each vintage is a small house of its own. Throws on a table for which it can make none.
 */
export async function makeRows(client: Client, tables: readonly Table[], vintage: number, made: Made): Promise<void> {
  const rows = new Map<string, Row[]>();
  const later: { table: Table; key: ForeignKey }[] = [];
  for (const { table, postponed } of inOrder(tables)) {
    const mine = await rowsOf(client, table, postponed, vintage, rows);
    if (mine.length === 0) throw new Error(`No row could be made for ${table.name}: say in migrations/testing/hints.ts how`);
    rows.set(table.name, mine);
    const keys = made.get(table.name) ?? new Set<string>();
    for (const row of mine) keys.add(keyOf(table, row));
    made.set(table.name, keys);
    later.push(...postponed.map((key) => ({ table, key })));
  }
  // What refers to itself, or round in a ring, is tied when both ends are there.
  for (const { table, key } of later) {
    const [first, second] = rows.get(table.name) ?? [];
    const target = rows.get(key.parent)?.[0]?.[key.parentColumn];
    const row = key.parent === table.name ? second : first;
    if (!row) continue;
    const where = table.primaryKey.map((column, index) => `"${column}" = $${index + 2}`).join(' and ');
    await client.query(`update "${table.name}" set "${key.column}" = $1 where ${where}`, [
      target,
      ...table.primaryKey.map((column) => row[column]),
    ]);
  }
}

/** Parents before children; of a ring, the references that may be null wait. */
function inOrder(tables: readonly Table[]): { table: Table; postponed: ForeignKey[] }[] {
  const waiting = new Map(tables.map((table) => [table.name, table]));
  const ordered: { table: Table; postponed: ForeignKey[] }[] = [];
  const isNullable = (table: Table, key: ForeignKey) => table.columns.find(({ name }) => name === key.column)?.isNullable ?? false;
  while (waiting.size > 0) {
    const open = [...waiting.values()].map((table) => {
      const missing = table.foreignKeys.filter((key) => waiting.has(key.parent));
      const waits = (HINTS[table.name]?.after ?? []).some((name) => waiting.has(name));
      return { table, postponed: missing, isReady: !waits && missing.every((key) => isNullable(table, key)) };
    });
    const free = open.find(({ table, postponed, isReady }) => isReady && postponed.every((key) => key.parent === table.name));
    const next = free ?? open.filter(({ isReady }) => isReady).sort((a, b) => a.postponed.length - b.postponed.length)[0];
    if (!next) throw new Error(`These tables cannot be filled one after the other: ${[...waiting.keys()].join(', ')}`);
    ordered.push(next);
    waiting.delete(next.table.name);
  }
  return ordered;
}

async function rowsOf(
  client: Client,
  table: Table,
  postponed: readonly ForeignKey[],
  vintage: number,
  rows: ReadonlyMap<string, Row[]>,
): Promise<Row[]> {
  const hint = HINTS[table.name] ?? {};
  const all = (name: string) => rows.get(name) ?? [];
  if (hint.made) {
    const { text, values } = hint.made(all);
    return (await client.query<Row>(text, values)).rows;
  }
  const asked: Row[] = [];
  for (let index = 0; index < (hint.count?.(all) ?? ROWS); index += 1) {
    const pick = (parent: string, column = 'id', at = index) => {
      const parents = all(parent).slice(0, HINTS[parent]?.referred ?? undefined);
      return parents[at % Math.max(1, parents.length)]?.[column];
    };
    const place: Place = { vintage, index, serial: vintage * 100 + index + 1, pick, all };
    asked.push(rowOf(table, postponed, place));
  }
  if (asked.length === 0) return [];
  // One statement for all: what a row leaves out is left to the database.
  const columns = [...new Set(asked.flatMap((row) => Object.keys(row)))];
  const values: unknown[] = [];
  const lines = asked.map((row) => `(${columns.map((column) => (column in row ? `$${values.push(row[column])}` : 'default')).join(', ')})`);
  const text = `insert into "${table.name}" (${columns.map((column) => `"${column}"`).join(', ')}) values ${lines.join(', ')} returning *`;
  try {
    return (await client.query<Row>(text, values)).rows;
  } catch (error) {
    throw new Error(`No row could be made for ${table.name}: say in migrations/testing/hints.ts how. ${String(error)}`, { cause: error });
  }
}

function rowOf(table: Table, postponed: readonly ForeignKey[], place: Place): Row {
  const row: Row = {};
  for (const [at, column] of table.columns.entries()) {
    const own = HINTS[table.name]?.columns?.[column.name]?.(place);
    const key = table.foreignKeys.find((one) => one.column === column.name);
    const mayBeLeftOut = column.isNullable || column.hasDefault;
    const isLeftOut = mayBeLeftOut && (place.index === 1 || (place.index > 1 && (at + place.index) % 2 === 0));
    if (own !== undefined) row[column.name] = own;
    else if (column.isSerial || isLeftOut || (key && postponed.includes(key))) continue;
    else if (key) row[column.name] = place.pick(key.parent, key.parentColumn);
    else row[column.name] = valueOf(table, column, place);
  }
  return row;
}

function valueOf(table: Table, { name, type }: Column, { vintage, index, serial }: Place): unknown {
  switch (type) {
    case 'text':
    case 'character varying':
      return `${table.name}.${name} ${serial}`;
    case 'integer':
    case 'smallint':
    case 'bigint':
      return table.unique.has(name) ? serial : index + 1;
    case 'double precision':
      return index + 0.5;
    case 'boolean':
      return index % 2 === 0;
    case 'text[]':
      return [`${name} ${serial}`, '二'];
    case 'smallint[]':
    case 'integer[]':
      return [1, 2];
    case 'jsonb':
      return '{}';
    case 'date':
      return `2026-0${1 + (index % 9)}-${String(1 + (vintage % 28)).padStart(2, '0')}`;
    case 'timestamp with time zone':
      return new Date(Date.UTC(2026, index % 9, 1 + (vintage % 28), 20)).toISOString();
    default:
      throw new Error(`${table.name}.${name} is of type ${type}, of which the generator knows no value: add it to made-rows.ts`);
  }
}
