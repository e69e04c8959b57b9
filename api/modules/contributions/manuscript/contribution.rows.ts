// Manuscripts as a document asks for them, by their ids or in a list: the columns of its fields, the related rows, and the facts for
// policies, in one statement.
import type { EntityManager, EntityMetadata, EntityProperty } from '@mikro-orm/postgresql';
import { sql, type RawBuilder } from 'kysely';
import { signedIn, type Context } from '../../../context.ts';
import { answerOf, columnsOf, isStored, referencesOf, valuesOf, type Keys, type Shape, type Values } from '../../../database/answers.ts';
import { query } from '../../../database/tables.ts';
import { User } from '../../accounts/viewer/user.entity.ts';
import { Colloquium } from '../../colloquiums/colloquium.entity.ts';
import { Contribution } from './contribution.entity.ts';
import { firstAuthor, firstAuthorOf } from './contribution.loader.ts';
import { knowRelation, relationColumns, type RelationRow } from '../access/contribution.facts.ts';
import type { StoredName } from '../../names/display-name.ts';

type Part = keyof Contribution;

/** Columns that every policy reads. */
const ALWAYS: readonly Part[] = ['id', 'submitter', 'colloquium', 'state', 'isInPool', 'heldState'];
const TOLD: readonly Part[] = ['stage', 'heldStage'];
/** Relations that are read with a manuscript when asked for. */
const BESIDE = ['colloquium', 'subject', 'column', 'articleType', 'submitter', 'responsible'] as const;
/** Fields that identify a person (person.service.ts). */
const OF_PERSON: ReadonlySet<string> = new Set<keyof User>(['id', 'realName', 'nameParts', 'code']);
/** Names of a journal: lists seldom ask for its introduction and durations. */
const NAMES: ReadonlySet<string> = new Set<keyof Colloquium>(['id', 'name', 'nameEn', 'number', 'kind', 'similarityLimit']);

/** Columns read by fields of another name. An unlisted field reads the whole manuscript. */
const READS: Readonly<Record<string, readonly Part[]>> = {
  __typename: [],
  authorStatus: TOLD,
  daysInStage: ['stateChangedAt'],
  deadline: ['dueStage', 'dueOn', 'dueIsProvisional'],
  expected: [...TOLD, 'clockStartedAt', 'submittedAt', 'colloquium'],
  firstAuthorName: [],
  firstAuthorDisplayName: [],
  hasBeenInPool: ['logGroup', 'enteredPoolAt'],
  issueNumber: ['issue'],
  responsible: ['responsibleKind', 'responsible'],
  runningRound: [],
  revision: [...TOLD, 'revisionDueOn', 'revisionExtent'],
  stage: TOLD,
  stageSince: ['stateChangedAt'],
  updatedAt: ['savedAt'],
  viewerActs: [],
  viewerCanEdit: [],
  viewerIsSubmitter: [],
};

/** Columns to read in a query over `contribution`, and the manuscript made from an answered row. */
interface Reading {
  columns: RawBuilder<unknown>;
  joins: RawBuilder<unknown>;
  manuscriptOf(row: Readonly<Record<string, unknown>>): Contribution;
}

/** Names of the fields that a document asks of objects of a type, on a way from the manuscripts (askedFields). */
type Look = (type: string, ...path: readonly string[]) => ReadonlySet<string>;

/**
 * How a document's manuscripts are read, for every reader: the policies judge each of them as always, and need no other
 * statement. Such a manuscript holds these fields' columns alone and
 * is for answering only; one that is asked for more is whole. Errors: UNAUTHENTICATED.
 */
export function readingOf(ctx: Context, look: Look): Reading {
  const viewer = signedIn(ctx);
  const asked = look('Contribution');
  const plan = planFor(ctx.em, asked, look('Colloquium', 'colloquium'));
  const hasFirstAuthor = asked.has('firstAuthorName') || asked.has('firstAuthorDisplayName');
  // An entity with some columns only must not be taken for the whole by a later look-up.
  const em = plan.isWhole ? ctx.em : ctx.em.fork({ clear: true, keepTransactionContext: true });
  const refer = referencesOf(em);
  const known = new Set<unknown>();
  const relation = plan.beside.some(({ key }) => key === 'colloquium.id')
    ? relationColumns(viewer, sql.ref('colloquium.review_type'))
    : relationColumns(viewer);
  return {
    columns: sql`${plan.columns}, ${relation}${hasFirstAuthor ? sql`, ${firstAuthor(sql.ref('contribution.id'))} as "firstAuthor"` : sql``}`,
    joins: plan.joins,
    manuscriptOf: (answered) => {
      // As PostgreSQL answers these columns.
      const row = answered as Row;
      for (const { key, type, keys, values } of plan.beside) {
        const id = row[key];
        if (id === null) continue;
        // Rows share their journals and people.
        const reference = refer(type, id);
        if (known.has(reference)) continue;
        known.add(reference);
        if (values) reference.known = answerOf({ type, keys, values }, row, refer);
        else entityOf(em, type, row, keys);
      }
      knowRelation(ctx, Number(row['id']), row);
      if (hasFirstAuthor) ctx.loaders.know(firstAuthorOf, Number(row['id']), row.firstAuthor ?? null);
      return (plan.isWhole ? entityOf(em, plan.type, row, plan.keys) : answerOf(plan, row, refer)) as Contribution;
    },
  };
}

/** The manuscripts of these ids that are there, in any order. */
export async function readContributions(ctx: Context, ids: readonly number[], look: Look): Promise<Contribution[]> {
  const { columns, joins, manuscriptOf } = readingOf(ctx, look);
  const { rows } = await sql<Row>`select ${columns} from contribution ${joins} where contribution.id = any(${ids})`.execute(query(ctx.em));
  return rows.map(manuscriptOf);
}

/** Fields that no single columns answer, so that everything is read. */
const WHOLE: ReadonlySet<string> = new Set<Part>(['authors', 'colloquium']);

/**
 * The whole manuscript, locked, with its journal, both for the mapper to watch: by one text that is made once. Making it anew costs the
 * mapper more than reading the row costs the database. Null: there is none. Nothing of it may have been read in this transaction.
 */
export async function lockWhole(em: EntityManager, id: number): Promise<Contribution | null> {
  const { columns, joins, beside, type, keys } = planFor(em, WHOLE, new Set());
  const { rows } =
    await sql<Row>`select ${columns} from contribution ${joins} where contribution.id = ${id} for update of contribution`.execute(
      query(em),
    );
  const [row] = rows;
  if (!row) return null;
  for (const one of beside) if (row[one.key] !== null) entityOf(em, one.type, row, one.keys);
  return entityOf(em, type, row, keys) as Contribution;
}

type Row = Record<string, unknown> & RelationRow & { firstAuthor?: StoredName | null };

interface Plan extends Shape {
  isWhole: boolean;
  /** `key`: where a row holds its number. `values`: it only answers, as `answerOf` says. */
  beside: readonly { key: string; type: EntityMetadata; keys: Keys; values: Values | null }[];
  columns: RawBuilder<unknown>;
  joins: RawBuilder<unknown>;
}

/** Documents ask for some dozens of sets of fields; what partners ask for besides makes no end of them. */
const MOST_PLANS = 200;
const plans = new Map<string, Plan>();

function planFor(em: EntityManager, asked: ReadonlySet<string>, ofColloquium: ReadonlySet<string>): Plan {
  const key = `${[...asked].join(' ')}, ${[...ofColloquium].join(' ')}`;
  const known = plans.get(key);
  if (known) return known;
  if (plans.size >= MOST_PLANS) plans.clear();
  const plan = makePlan(em, asked, ofColloquium);
  plans.set(key, plan);
  return plan;
}

function makePlan(em: EntityManager, asked: ReadonlySet<string>, ofColloquium: ReadonlySet<string>): Plan {
  const type = em.getMetadata().get(Contribution);
  const { properties } = type;
  const isColumn = (name: string) => isStored(properties[name as Part]) && !READS[name];
  const isWhole = [...asked].some((name) => !READS[name] && !isColumn(name));
  const parts = new Set<string>(ALWAYS);
  for (const name of asked) for (const part of READS[name] ?? [name]) parts.add(part);
  const keys = columnsOf(type, (name) => isWhole || parts.has(name));
  const isNamed = [...ofColloquium].every((name) => NAMES.has(name) || name === '__typename');
  const isForNames = isNamed && !asked.has('expected');
  const isShown = (type: EntityMetadata, name: string) => {
    if (isWhole) return true;
    if (type.class === User) return OF_PERSON.has(name);
    return type.class !== Colloquium || !isForNames || NAMES.has(name);
  };
  const beside = BESIDE.filter((name) => asked.has(name) || (name === 'colloquium' && asked.has('expected'))).map((name) => {
    const { targetMeta, fieldNames } = properties[name];
    if (!targetMeta || !fieldNames[0]) throw new Error(`${name} is no relation`);
    const own = columnsOf(targetMeta, (property) => isShown(targetMeta, property), `${name}.`);
    return {
      name,
      key: `${name}.id`,
      type: targetMeta,
      keys: own,
      // Names answer fields of names alone.
      values: !isWhole && isNamed && (targetMeta.class === User || targetMeta.class === Colloquium) ? valuesOf(em, targetMeta, own) : null,
      join: `left join "${targetMeta.tableName}" as "${name}" on "${name}".id = contribution."${fieldNames[0]}"`,
    };
  });
  const columns = [
    ...keys.map(({ column, key }) => `contribution."${column}" as "${key}"`),
    ...beside.flatMap(({ name, keys: own }) => own.map(({ column, key }) => `"${name}"."${column}" as "${key}"`)),
  ];
  return {
    isWhole,
    type,
    keys,
    values: valuesOf(em, type, keys),
    beside,
    columns: sql.raw(columns.join(', ')),
    joins: sql.raw(beside.map(({ join }) => join).join(' ')),
  };
}

function entityOf(em: EntityManager, type: EntityMetadata, row: Row, keys: Keys): object {
  const properties = type.properties as Readonly<Record<string, EntityProperty>>;
  const data = Object.fromEntries(
    keys.map(({ property, key }) => {
      const value = row[key];
      // A moment that stayed text would count as changed when the row is saved.
      const isMoment = typeof value === 'string' && properties[property]?.runtimeType === 'Date';
      return [property, isMoment ? em.getPlatform().parseDate(value) : value];
    }),
  );
  return em.merge(type.class, data, { convertCustomTypes: true, validate: false, refresh: false, cascade: false });
}
