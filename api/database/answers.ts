// Rows that only answer (decision 86): objects of an entity's class with plain values, which the mapper does not know, because it would
// prepare each of them for changes that a page never makes.
import {
  ReferenceKind,
  type EntityClass,
  type EntityManager,
  type EntityMetadata,
  type EntityProperty,
  type Ref,
} from '@mikro-orm/postgresql';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { query } from './tables.ts';

type Row = Readonly<Record<string, unknown>>;

/** Columns of a table, the properties they are, and how each is called in a row. */
export type Keys = readonly { column: string; property: string; key: string }[];

/** How the values of columns become properties, in the order of their keys. */
export type Values = readonly ((value: unknown, refer: Refer) => unknown)[];

export interface Shape {
  type: EntityMetadata;
  keys: Keys;
  values: Values;
}

/** Whether it is a column of the table itself. */
export function isStored(property: { kind: ReferenceKind; persist?: boolean } | undefined): boolean {
  const { kind, persist } = property ?? {};
  return (kind === ReferenceKind.SCALAR || kind === ReferenceKind.MANY_TO_ONE) && persist !== false;
}

/** The columns of these properties, without those that are only asked for in queries. */
export function columnsOf(type: EntityMetadata, isWanted: (name: string) => boolean, prefix = ''): Keys {
  return type.props
    .filter((property) => isStored(property) && !property.lazy && isWanted(property.name))
    .flatMap(({ name, fieldNames }) => fieldNames.map((column) => ({ column, property: name, key: `${prefix}${name}` })));
}

/** As the mapper makes properties of values. */
export function valuesOf(em: EntityManager, { properties }: EntityMetadata, keys: Keys): Values {
  const known = properties as Readonly<Record<string, EntityProperty>>;
  return keys.map(({ property }) => valueOf(em, known[property]));
}

function valueOf(em: EntityManager, property: EntityProperty | undefined): (value: unknown, refer: Refer) => unknown {
  if (!property) throw new Error('A column is of no property');
  const { targetMeta, customType, runtimeType } = property;
  const platform = em.getPlatform();
  if (targetMeta) return (value, refer) => (value === null ? null : refer(targetMeta, value));
  if (customType) return (value) => (value === null ? null : customType.convertToJSValue(value, platform));
  if (runtimeType === 'Date') return (value) => (typeof value === 'string' ? platform.parseDate(value) : value);
  return (value) => value;
}

/** The object of a row. */
export function answerOf({ type, keys, values }: Shape, row: Row, refer: Refer): object {
  const data: Record<string, unknown> = {};
  let index = 0;
  for (const { property, key } of keys) {
    data[property] = values[index]?.(row[key], refer);
    index += 1;
  }
  // Own values, which the setters of the class do not see.
  return Object.setPrototypeOf(data, type.prototype) as object;
}

/**
 * The reference from a row that only answers to one of another table, with what is asked of the mapper's own: its number, and the row. That
 * is the one read together with it; else the mapper reads it.
 */
class RowReference {
  readonly id: unknown;
  known: object | null = null;
  private readonly em: EntityManager;
  private readonly type: EntityMetadata;

  constructor(em: EntityManager, type: EntityMetadata, id: unknown) {
    this.em = em;
    this.type = type;
    this.id = id;
  }

  isInitialized(): boolean {
    return this.known !== null;
  }

  unwrap(): unknown {
    return this.known ?? this.mapped().unwrap();
  }

  async load(): Promise<unknown> {
    return this.known ?? (await this.mapped().load());
  }

  async loadOrFail(): Promise<unknown> {
    return this.known ?? (await this.mapped().loadOrFail());
  }

  private mapped(): Ref<object> {
    return this.em.getReference<object>(this.type.class, this.id as never, { wrapped: true });
  }
}

type Refer = (type: EntityMetadata, id: unknown) => RowReference;

/** Each is made once. */
export function referencesOf(em: EntityManager): Refer {
  const made = new Map<EntityMetadata, Map<unknown, RowReference>>();
  return (type, id) => {
    const ofType = made.get(type) ?? new Map<unknown, RowReference>();
    made.set(type, ofType);
    const reference = ofType.get(id) ?? new RowReference(em, type, id);
    ofType.set(id, reference);
    return reference;
  };
}

/** A relation, and which properties of its rows are read; null: all. */
type Beside<T> = Partial<Record<keyof T & string, readonly string[] | null>>;

interface Plan extends Shape {
  /** `name`: of the relation. */
  beside: readonly (Shape & { name: string })[];
  columns: RawBuilder<unknown>;
  joins: RawBuilder<unknown>;
}

/**
 * The rows of a table for which `where` holds (its columns are named by the table), in the order of their numbers, with the rows that their
 * relations lead to. For answering only: what is changed in them is lost. Call it once for each kind of row, at the top of a file: the
 * function that it returns keeps its plan.
 */
export function answers<T extends { id: number }>(
  type: EntityClass<T>,
  beside: Beside<T> = {},
): (em: EntityManager, where: RawBuilder<SqlBool>) => Promise<T[]> {
  let plan: Plan | null = null;
  return async (em, where) => {
    const known = (plan ??= planOf(em, type, beside));
    const table = known.type.tableName;
    const { rows } = await sql<Row>`select ${known.columns} from ${sql.table(table)} ${known.joins} where ${where}
      order by ${sql.ref(`${table}.id`)}`.execute(query(em));
    const refer = referencesOf(em);
    return rows.map((row) => {
      for (const one of known.beside) {
        const id = row[`${one.name}.id`];
        if (id === null) continue;
        const reference = refer(one.type, id);
        reference.known ??= answerOf(one, row, refer);
      }
      return answerOf(known, row, refer) as T;
    });
  };
}

function planOf<T extends { id: number }>(em: EntityManager, type: EntityClass<T>, beside: Beside<T>): Plan {
  const metadata: EntityMetadata = em.getMetadata().get(type);
  const table = metadata.tableName;
  const shapeOf = (of: EntityMetadata, wanted: readonly string[] | null, prefix: string): Shape => {
    const keys = columnsOf(of, (name) => wanted === null || wanted.includes(name), prefix);
    return { type: of, keys, values: valuesOf(em, of, keys) };
  };
  const own = shapeOf(metadata, null, '');
  const related = Object.entries<readonly string[] | null | undefined>(beside).map(([name, wanted = null]) => {
    const { targetMeta, fieldNames } = (metadata.properties as Readonly<Record<string, EntityProperty>>)[name] ?? {};
    if (!targetMeta || !fieldNames?.[0]) throw new Error(`${name} is no relation of ${table}`);
    return { name, column: fieldNames[0], ...shapeOf(targetMeta, wanted, `${name}.`) };
  });
  const columns = [
    ...own.keys.map(({ column, key }) => `"${table}"."${column}" as "${key}"`),
    ...related.flatMap(({ name, keys }) => keys.map(({ column, key }) => `"${name}"."${column}" as "${key}"`)),
  ];
  const joins = related.map(
    ({ name, column, type: { tableName } }) => `left join "${tableName}" as "${name}" on "${name}".id = "${table}"."${column}"`,
  );
  return { ...own, beside: related, columns: sql.raw(columns.join(', ')), joins: sql.raw(joins.join(' ')) };
}
