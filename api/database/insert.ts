// Inserts that stand within a larger statement, or write many rows by one text: rows that nobody reads back need no mapper.
import type { EntityClass, EntityManager, EntityProperty } from '@mikro-orm/postgresql';
import { sql, type RawBuilder } from 'kysely';

/** Values by the names of properties; a relation by its number. */
type Data<T> = Partial<Record<keyof T & string, unknown>>;

/** `insert into … values …` of these rows, which all name the same properties; the columns left out have the database's defaults. */
export function insertOf<T extends object>(
  em: EntityManager,
  type: EntityClass<T>,
  rows: readonly [Data<T>, ...Data<T>[]],
): RawBuilder<unknown> {
  const { tableName, properties } = em.getMetadata().get<T>(type);
  const known = properties as Readonly<Record<string, EntityProperty>>;
  const columns = Object.keys(rows[0]).map((name) => {
    const property = known[name];
    const column = property?.fieldNames?.[0];
    if (!property || column === undefined) throw new Error(`${name} is no column of ${tableName}`);
    return { name, column, convert: (value: unknown) => written(em, property, value) };
  });
  const values = rows.map(
    (row: Readonly<Record<string, unknown>>) => sql`(${sql.join(columns.map(({ name, convert }) => sql`${convert(row[name])}`))})`,
  );
  return sql`insert into ${sql.table(tableName)} (${sql.join(columns.map(({ column }) => sql.ref(column)))}) values ${sql.join(values)}`;
}

/** As the mapper would send it. */
function written(em: EntityManager, { customType }: EntityProperty, value: unknown): unknown {
  if (value === null || value === undefined) return null;
  const converted: unknown = customType ? customType.convertToDatabaseValue(value, em.getPlatform()) : value;
  return converted instanceof Date ? converted.toISOString() : converted;
}
