// Relay connections: the types, the arguments, and the one way to page a list: one statement finds its rows in order, and counts.
import { sql, type QueryExecutorProvider, type RawBuilder } from 'kysely';
import { ArgsType, Field, Int, ObjectType, type ClassType } from 'type-graphql';
import { MAX_PAGE_SIZE, MOST_PAGES, PAGE_SIZE } from '../../shared/limits.ts';
import { DomainError, invalidInput } from '../errors.ts';
import { Auth } from './auth.ts';
import { COUNTED_TOTAL, inOrder, keysOf, planOf, type CursorType, type Ordering, type Planned, type Window } from './page-plan.ts';

@ObjectType({ simpleResolvers: true })
export class PageInfo {
  @Field(() => Boolean)
  hasNextPage!: boolean;

  @Field(() => Boolean)
  hasPreviousPage!: boolean;

  @Field(() => String, { nullable: true })
  startCursor!: string | null;

  @Field(() => String, { nullable: true })
  endCursor!: string | null;
}

export interface Edge<T> {
  cursor: string;
  node: T;
}

export interface Connection<T> {
  edges: Edge<T>[];
  pageInfo: PageInfo;
  totalCount: number;
  totalCountIsCapped: boolean;
}

/**
 * The types `<name>Edge` and `<name>Connection`. Use `Connection` as return type:
 * `export const { Connection: MessageConnection } = connectionTypes('Message', () => Message)`.
 */
export function connectionTypes<T extends object>(name: string, node: () => ClassType<T>) {
  @Auth()
  @ObjectType(`${name}Edge`, { simpleResolvers: true })
  class EdgeType implements Edge<T> {
    @Field(() => String)
    cursor!: string;

    @Field(node, { nullable: true })
    node!: T;
  }

  @Auth()
  @ObjectType(`${name}Connection`, { simpleResolvers: true })
  class ConnectionType implements Connection<T> {
    @Field(() => [EdgeType])
    edges!: EdgeType[];

    @Field(() => PageInfo)
    pageInfo!: PageInfo;

    @Field(() => Int, { description: 'Exact to 10,000.' })
    totalCount!: number;

    @Field(() => Boolean)
    totalCountIsCapped!: boolean;
  }

  return { Edge: EdgeType, Connection: ConnectionType };
}

/** `first` and `after`, or `page` from 1. */
@ArgsType()
export class ForwardPageArgs {
  @Field(() => Int, { nullable: true, description: `At most ${MAX_PAGE_SIZE}; ${PAGE_SIZE} unless asked otherwise.` })
  first?: number | null;

  @Field(() => String, { nullable: true, description: 'The cursor of the row before the first that is asked for.' })
  after?: string | null;

  @Field(() => Int, { nullable: true, description: '1 to 1000, instead of a cursor.' })
  page?: number | null;
}

/** Forward, backward, or by page number. */
@ArgsType()
export class PageArgs extends ForwardPageArgs {
  @Field(() => Int, { nullable: true, description: 'So many before the cursor; counted from the end without one.' })
  last?: number | null;

  @Field(() => String, { nullable: true, description: 'The cursor of the row after the last that is asked for.' })
  before?: string | null;
}

/** A row of the page: its number, and what `query` selects and `row` adds. */
export interface Found {
  id: number;
  row: Readonly<Record<string, unknown>>;
}

export interface ListSource<DB, TB extends keyof DB, T> extends Planned<DB, TB> {
  /** `ctx.em.getKysely()`. */
  db: QueryExecutorProvider;
  /** What else is read of the rows of the page, and of nothing before it: columns, and the joins they come from, to `page.page_id`. */
  row?: { columns: RawBuilder<unknown>; joins: RawBuilder<unknown> };
  /** Makes the rows of what was found, in any order. */
  load(found: readonly Found[]): T[] | Promise<T[]>;
}

/**
 * One page of a list, in one statement and what `load` needs. Errors: INVALID_INPUT (sizes, combinations), CURSOR_MALFORMED
 * (also for a cursor of another ordering).
 */
export async function pageOf<DB, TB extends keyof DB, T extends { id: number }>(
  args: PageArgs,
  source: ListSource<DB, TB, T>,
): Promise<Connection<T>> {
  const window = windowOf(args, source.ordering);
  const { found, total } = await pageAndTotal(source, window);
  const hasMore = found.length > window.size;
  const page = found.slice(0, window.size);
  if (window.isBackward) page.reverse();
  const edges = await loaded(source, page);
  return {
    edges,
    pageInfo: {
      hasNextPage: window.isBackward ? window.key !== null : hasMore,
      hasPreviousPage: window.isBackward ? hasMore : window.key !== null || window.offset > 0,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
    totalCount: Math.min(total, COUNTED_TOTAL),
    totalCountIsCapped: total > COUNTED_TOTAL,
  };
}

/** All of a list in its order, so many at a time; each page is one statement and what `load` needs. What moves meanwhile may be missed or seen twice. */
export async function* everyPage<DB, TB extends keyof DB, T extends { id: number }>(
  source: ListSource<DB, TB, T>,
  size: number,
): AsyncGenerator<T[]> {
  let key: string[] | null = null;
  for (;;) {
    const { found } = await pageAndTotal({ ...source, isCounted: false, isSought: false }, { size, offset: 0, isBackward: false, key });
    const page = found.slice(0, size);
    const last = page.at(-1);
    if (last) yield (await loaded(source, page)).map(({ node }) => node);
    if (!last || found.length <= size) return;
    key = readCursor(last.cursor, source.ordering);
  }
}

async function loaded<DB, TB extends keyof DB, T extends { id: number }>(
  source: ListSource<DB, TB, T>,
  page: readonly (Found & { cursor: string })[],
): Promise<Edge<T>[]> {
  const rows = page.length > 0 ? await source.load(page) : [];
  const byId = new Map(rows.map((row) => [row.id, row]));
  return page.flatMap(({ id, cursor }) => {
    const node = byId.get(id);
    return node ? [{ cursor, node }] : [];
  });
}

function windowOf(args: PageArgs, ordering: Ordering): Window {
  const isBackward = typeof args.last === 'number' || typeof args.before === 'string';
  if (isBackward && (typeof args.first === 'number' || typeof args.after === 'string' || typeof args.page === 'number')) {
    throw invalidInput({ last: { code: 'input.pageConflict' } });
  }
  if (typeof args.page === 'number' && typeof args.after === 'string') throw invalidInput({ page: { code: 'input.pageConflict' } });
  const size = isBackward ? args.last : args.first;
  within('first', size, 0, MAX_PAGE_SIZE);
  within('page', args.page, 1, MOST_PAGES);
  const cursor = isBackward ? args.before : args.after;
  const length = size ?? PAGE_SIZE;
  return {
    size: length,
    offset: ((args.page ?? 1) - 1) * length,
    isBackward,
    key: typeof cursor === 'string' ? readCursor(cursor, ordering) : null,
  };
}

function within(name: string, value: number | null | undefined, minimum: number, maximum: number): void {
  if (typeof value !== 'number') return;
  if (value < minimum) throw invalidInput({ [name]: { code: 'input.tooSmall', params: { minimum } } });
  if (value > maximum) throw invalidInput({ [name]: { code: 'input.tooBig', params: { maximum } } });
}

interface PageRow extends Record<string, unknown> {
  page_total: number;
  /** Null in the one row of an empty page. */
  page_id: number | null;
  page_key: string[];
}

/** The page is found first, by as few columns as the order needs, and what is shown is read of its rows alone. */
async function pageAndTotal<DB, TB extends keyof DB, T>(
  source: ListSource<DB, TB, T>,
  window: Window,
): Promise<{ found: (Found & { cursor: string })[]; total: number }> {
  const { ordering, row } = source;
  const { before, page, total } = planOf(source, window);
  // Keys travel as text, so that a cursor holds exactly what PostgreSQL holds.
  const { rows } = await sql<PageRow>`${before} select total.page_total, page.*,
      array[${sql.join(keysOf(ordering).map((key) => sql`${key}::text`))}] as page_key${row ? sql`, ${row.columns}` : sql``}
    from (select ${total} as page_total) as total left join ${page} as page on true ${row?.joins ?? sql``}
    ${inOrder(ordering, window)}`.execute(source.db);
  return {
    found: rows.flatMap((found) =>
      found.page_id === null ? [] : [{ id: Number(found.page_id), cursor: writeCursor(found.page_key, ordering), row: found }],
    ),
    total: rows[0]?.page_total ?? 0,
  };
}

function writeCursor(key: string[], ordering: Ordering): string {
  return Buffer.from(JSON.stringify([`${ordering.name} ${ordering.direction}`, ...key])).toString('base64url');
}

const wellFormed: Record<CursorType, (text: string) => boolean> = {
  integer: (text) => /^-?\d{1,10}$/.test(text) && Math.abs(Number(text)) <= 2_147_483_647,
  text: (text) => !text.includes('\0') && text.isWellFormed(),
  timestamptz: (text) =>
    /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d(:\d\d)?$/.test(text) &&
    !Number.isNaN(Date.parse(text)) &&
    isDay(text.slice(0, 10)),
  date: (text) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && isDay(text),
};

/** Not 31 February, which JavaScript would take and PostgreSQL would not. */
function isDay(text: string): boolean {
  return new Date(`${text}T00:00:00Z`).toISOString().startsWith(text);
}

function readCursor(cursor: string, ordering: Ordering): string[] {
  const malformed = new DomainError('CURSOR_MALFORMED');
  if (cursor.length > 1000) throw malformed;
  const bytes = Buffer.from(cursor, 'base64url');
  // Decoding skips what it cannot read.
  if (bytes.toString('base64url') !== cursor) throw malformed;
  let value: unknown;
  try {
    value = JSON.parse(bytes.toString());
  } catch {
    throw malformed;
  }
  if (!Array.isArray(value) || value.length !== ordering.terms.length + 1) throw malformed;
  const [name, ...key]: unknown[] = value;
  if (name !== `${ordering.name} ${ordering.direction}`) throw malformed;
  return ordering.terms.map((term, index) => {
    const text = key[index];
    if (typeof text !== 'string' || !wellFormed[term.type](text)) throw malformed;
    return text;
  });
}
