// Manuscripts as a document asks for them, by their ids or in a list: the columns of its fields, the related rows, and the facts for
// policies, in one statement.
import { ReferenceKind, type EntityManager, type EntityMetadata, type EntityProperty } from '@mikro-orm/postgresql';
import { sql, type RawBuilder } from 'kysely';
import { signedIn, type Context } from '../../../context.ts';
import { query } from '../../../database/tables.ts';
import { User } from '../../accounts/viewer/user.entity.ts';
import { Colloquium } from '../../colloquiums/colloquium.entity.ts';
import { Contribution } from './contribution.entity.ts';
import { firstAuthorName, firstAuthorNameOf } from './contribution.loader.ts';
import { knowRelation, relationColumns, type RelationRow } from '../access/contribution.facts.ts';

type Part = keyof Contribution;

/** Columns that every policy reads. */
const ALWAYS: readonly Part[] = ['id', 'submitter', 'colloquium', 'state', 'isInPool', 'heldState'];
const TOLD: readonly Part[] = ['stage', 'heldStage'];
/** Relations that are read with a manuscript when asked for. */
const BESIDE = ['colloquium', 'subject', 'column', 'articleType', 'submitter', 'responsible'] as const;
/** Fields that identify a person (person.service.ts). */
const OF_PERSON: ReadonlySet<string> = new Set<keyof User>(['id', 'realName', 'code']);
/** Names of a journal: lists seldom ask for its introduction and durations. */
const NAMES: ReadonlySet<string> = new Set<keyof Colloquium>(['id', 'name', 'nameEn', 'number', 'kind']);

/** Columns read by fields of another name. An unlisted field reads the whole manuscript. */
const READS: Readonly<Record<string, readonly Part[]>> = {
  __typename: [],
  authorStatus: TOLD,
  daysInStage: ['stateChangedAt'],
  deadline: ['dueStage', 'dueOn', 'dueIsProvisional'],
  expected: [...TOLD, 'clockStartedAt', 'submittedAt', 'colloquium'],
  firstAuthorName: [],
  hasBeenInPool: ['logGroup', 'enteredPoolAt'],
  issueNumber: ['issue'],
  responsible: ['responsibleKind', 'responsible'],
  stage: TOLD,
  stageSince: ['stateChangedAt'],
  updatedAt: ['savedAt'],
  viewerActs: [],
  viewerCanEdit: [],
};

/** Columns to read in a query over `contribution`, and the manuscript made from an answered row. */
export interface Reading {
  columns: RawBuilder<unknown>;
  joins: RawBuilder<unknown>;
  manuscriptOf(row: Readonly<Record<string, unknown>>): Contribution;
}

/** Names of the fields that a document asks of objects of a type, on a way from the manuscripts (askedFields). */
export type Look = (type: string, ...path: readonly string[]) => ReadonlySet<string>;

/**
 * How a document's manuscripts are read, for every reader: the policies judge each of them as always, and need no other
 * statement. Such a manuscript holds these fields' columns alone and
 * is for answering only; one that is asked for more is whole. Errors: UNAUTHENTICATED.
 */
export function readingOf(ctx: Context, look: Look): Reading {
  const viewer = signedIn(ctx);
  const asked = look('Contribution');
  const plan = planFor(ctx.em, asked, look('Colloquium', 'colloquium'));
  const hasFirstAuthor = asked.has('firstAuthorName');
  // An entity with some columns only must not be taken for the whole by a later look-up.
  const em = plan.isWhole ? ctx.em : ctx.em.fork({ clear: true, keepTransactionContext: true });
  // Rows share their journals and people.
  const known = new Set<string>();
  const referTo = referencesOf(em);
  const relation = plan.beside.some(({ name }) => name === 'colloquium')
    ? relationColumns(viewer, sql.ref('colloquium.review_type'))
    : relationColumns(viewer);
  return {
    columns: sql`${plan.columns}, ${relation}${hasFirstAuthor ? sql`, ${firstAuthorName(sql.ref('contribution.id'))} as "firstAuthorName"` : sql``}`,
    joins: plan.joins,
    manuscriptOf: (answered) => {
      // As PostgreSQL answers these columns.
      const row = answered as Row;
      for (const { name, type, keys } of plan.beside) {
        const id = row[`${name}.id`];
        if (id === null || known.has(`${type.className} ${Number(id)}`)) continue;
        entityOf(em, type, row, keys);
        known.add(`${type.className} ${Number(id)}`);
      }
      knowRelation(ctx, Number(row['id']), row);
      if (hasFirstAuthor) ctx.loaders.of(ctx, firstAuthorNameOf).prime(Number(row['id']), row.firstAuthorName ?? null);
      return (plan.isWhole ? entityOf(em, plan.type, row, plan.keys) : answerOf(plan, row, referTo)) as Contribution;
    },
  };
}

/** The manuscripts of these ids that are there, in any order. */
export async function readContributions(ctx: Context, ids: readonly number[], look: Look): Promise<Contribution[]> {
  const { columns, joins, manuscriptOf } = readingOf(ctx, look);
  const { rows } = await sql<Row>`select ${columns} from contribution ${joins} where contribution.id = any(${ids})`.execute(query(ctx.em));
  return rows.map(manuscriptOf);
}

type Row = Record<string, unknown> & RelationRow & { firstAuthorName?: string | null };

interface Plan {
  isWhole: boolean;
  type: EntityMetadata;
  keys: Keys;
  /** In the order of `keys`. */
  fields: readonly ReturnType<typeof fieldOf>[];
  beside: readonly { name: string; type: EntityMetadata; keys: Keys }[];
  columns: RawBuilder<unknown>;
  joins: RawBuilder<unknown>;
}

/** Columns of a table, the properties they are, and how each is called in a row. */
type Keys = readonly { column: string; property: string; key: string }[];

function planFor(em: EntityManager, asked: ReadonlySet<string>, ofColloquium: ReadonlySet<string>): Plan {
  const type = em.getMetadata().get(Contribution);
  const { properties } = type;
  const isColumn = (name: string) => isStored(properties[name as Part]) && !READS[name];
  const isWhole = [...asked].some((name) => !READS[name] && !isColumn(name));
  const parts = new Set<string>(ALWAYS);
  for (const name of asked) for (const part of READS[name] ?? [name]) parts.add(part);
  const keys = columnsOf(type, (name) => isWhole || parts.has(name));
  const isNamed = !asked.has('expected') && [...ofColloquium].every((name) => NAMES.has(name) || name === '__typename');
  const isShown = (type: EntityMetadata, name: string) => {
    if (isWhole) return true;
    if (type.class === User) return OF_PERSON.has(name);
    return type.class !== Colloquium || !isNamed || NAMES.has(name);
  };
  const beside = BESIDE.filter((name) => asked.has(name) || (name === 'colloquium' && asked.has('expected'))).map((name) => {
    const { targetMeta, fieldNames } = properties[name];
    if (!targetMeta || !fieldNames[0]) throw new Error(`${name} is no relation`);
    return {
      name,
      type: targetMeta,
      keys: columnsOf(targetMeta, (property) => isShown(targetMeta, property), `${name}.`),
      join: `left join "${targetMeta.tableName}" as "${name}" on "${name}".id = contribution."${fieldNames[0]}"`,
    };
  });
  const columns = [
    ...keys.map(({ column, key }) => `contribution."${column}" as "${key}"`),
    ...beside.flatMap(({ name, keys: own }) => own.map(({ column, key }) => `"${name}"."${column}" as "${key}"`)),
  ];
  const fields = keys.map(({ property }) => fieldOf(em, properties[property as Part]));
  return {
    isWhole,
    type,
    keys,
    fields,
    beside,
    columns: sql.raw(columns.join(', ')),
    joins: sql.raw(beside.map(({ join }) => join).join(' ')),
  };
}

/** Whether it is a column of the table itself. */
function isStored(property: { kind: ReferenceKind; persist?: boolean } | undefined): boolean {
  const { kind, persist } = property ?? {};
  return (kind === ReferenceKind.SCALAR || kind === ReferenceKind.MANY_TO_ONE) && persist !== false;
}

/** The columns of these properties, without those that are only asked for in queries. */
function columnsOf(type: EntityMetadata, isWanted: (name: string) => boolean, prefix = ''): Keys {
  return type.props
    .filter((property) => isStored(property) && !property.lazy && isWanted(property.name))
    .flatMap(({ name, fieldNames }) => fieldNames.map((column) => ({ column, property: name, key: `${prefix}${name}` })));
}

function entityOf(em: EntityManager, type: EntityMetadata, row: Row, keys: Keys): object {
  const data = Object.fromEntries(keys.map(({ property, key }) => [property, row[key]]));
  return em.merge(type.class, data, { convertCustomTypes: true, validate: false, refresh: false, cascade: false });
}

/** The reference to a row of another table. */
type Refer = (type: EntityMetadata, id: unknown) => unknown;

/** Each is made once. */
function referencesOf(em: EntityManager): Refer {
  const made = new Map<EntityMetadata, Map<unknown, unknown>>();
  return (type, id) => {
    const ofType = made.get(type) ?? new Map<unknown, unknown>();
    made.set(type, ofType);
    if (!ofType.has(id)) ofType.set(id, em.getReference(type.class, id as never, { wrapped: true }));
    return ofType.get(id);
  };
}

/**
 * A manuscript that only answers: its fields are plain values and the mapper does not know it. Keeping count of changes that nobody makes
 * would cost more than all else of a list.
 */
function answerOf({ type, keys, fields }: Plan, row: Row, refer: Refer): object {
  const data: Record<string, unknown> = {};
  for (const [index, { property, key }] of keys.entries()) data[property] = fields[index]?.(row[key], refer);
  // Own values, which the setters of the class do not see.
  return Object.setPrototypeOf(data, type.prototype) as object;
}

/** How the value of a column becomes the property, as the mapper does it. */
function fieldOf(em: EntityManager, { targetMeta, customType, runtimeType }: EntityProperty): (value: unknown, refer: Refer) => unknown {
  const platform = em.getPlatform();
  if (targetMeta) return (value, refer) => (value === null ? null : refer(targetMeta, value));
  if (customType) return (value) => (value === null ? null : customType.convertToJSValue(value, platform));
  if (runtimeType === 'Date') return (value) => (typeof value === 'string' ? platform.parseDate(value) : value);
  return (value) => value;
}
