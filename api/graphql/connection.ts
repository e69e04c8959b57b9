// Relay connections: the types, the arguments, and the one way to page a list: one statement finds its rows in order, and counts.
import { sql, type QueryExecutorProvider, type RawBuilder } from 'kysely';
import { ArgsType, Field, Int, type ClassType } from 'type-graphql';
import { COUNTED_TOTAL, MAX_PAGE_SIZE, MOST_PAGES, PAGE_SIZE } from '../../shared/limits.ts';
import { invalidInput } from '../errors.ts';
import { Auth, Longest, maybe, ObjectType, one, output } from './declare.ts';
import { LONGEST_CURSOR, readCursor, writeCursor } from './cursor.ts';
import { inOrder, keysOf, planOf, type Ordering, type Planned, type Window } from './page-plan.ts';

@ObjectType({ description: 'Where a page stands in its list (Relay Cursor Connections).' })
class PageInfo extends output({
  hasNextPage: one(Boolean, 'Rows follow: ask for them with after: endCursor.'),
  hasPreviousPage: one(Boolean, 'Rows come before: ask for them with before: startCursor.'),
  startCursor: maybe(String, 'The cursor of the first row of the page; null when the page is empty.'),
  endCursor: maybe(String, 'The cursor of the last row of the page; null when the page is empty.'),
}) {}

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
 * The types `<name>Edge` and `<name>Connection`. Use `Connection` as return type: `export const { Connection: MessageConnection } =
 * connectionTypes('Message', () => Message)`. `isPublic`: readable without being signed in.
 */
export function connectionTypes<T extends object>(name: string, node: () => ClassType<T>, { isPublic = false } = {}) {
  const guarded: ClassDecorator = isPublic ? () => undefined : Auth();
  @guarded
  @ObjectType(`${name}Edge`, { description: 'One row of a page.' })
  class EdgeType implements Edge<T> {
    @Field(() => String, {
      description: 'Its place in this order of the list, for after and before; opaque, and refused in another order.',
    })
    cursor!: string;

    @Field(node, { nullable: true, description: 'What the row shows; null when the viewer may no longer see it.' })
    node!: T;
  }

  @guarded
  @ObjectType(`${name}Connection`, { description: 'One page of a list (Relay Cursor Connections).' })
  class ConnectionType implements Connection<T> {
    @Field(() => [EdgeType], { description: 'The rows of the page in the order of the list; empty when there are none.' })
    edges!: EdgeType[];

    @Field(() => PageInfo, { description: 'Whether there are rows before and after, and where to go on.' })
    pageInfo!: PageInfo;

    @Field(() => Int, { description: 'Rows of the whole list that the viewer may see, as narrowed; exact to 10,000.' })
    totalCount!: number;

    @Field(() => Boolean, { description: 'There are more than 10,000, and totalCount says 10,000.' })
    totalCountIsCapped!: boolean;
  }

  return { Edge: EdgeType, Connection: ConnectionType };
}

/** `first` and `after`, or `page` from 1. */
@ArgsType()
export class ForwardPageArgs {
  @Field(() => Int, { nullable: true, description: `At most ${MAX_PAGE_SIZE}; ${PAGE_SIZE} unless asked otherwise.` })
  first?: number | null;

  @Longest(LONGEST_CURSOR)
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

  @Longest(LONGEST_CURSOR)
  @Field(() => String, { nullable: true, description: 'The cursor of the row after the last that is asked for.' })
  before?: string | null;
}

/** A row of the page: its number, and the columns of `query` and `row`. */
interface Found {
  id: number;
  row: Readonly<Record<string, unknown>>;
}

export interface ListSource<DB, TB extends keyof DB, T> extends Planned<DB, TB> {
  /** `ctx.em.getKysely()`. */
  db: QueryExecutorProvider;
  /** Data read for the rows of the page only: columns, and the joins they come from, to `page.page_id`. */
  row?: { columns: RawBuilder<unknown>; joins: RawBuilder<unknown> };
  /** Replaces the numbers of its rows in cursors. */
  mask?: Ordering['mask'];
  /** Makes the objects of the found rows, in any order. */
  load(found: readonly Found[]): T[] | Promise<T[]>;
}

/**
 * `load` of a list whose columns are those of `Row`, as PostgreSQL answers them: the compiler cannot check the statement's columns against
 * it.
 */
export function madeOf<Row, T>(
  make: (rows: readonly Row[], ids: readonly number[]) => T[] | Promise<T[]>,
): ListSource<never, never, T>['load'] {
  return (found) =>
    make(
      found.map(({ row }) => row as unknown as Row),
      found.map(({ id }) => id),
    );
}

/**
 * One page of a list, in one statement and those of `load`. Errors: INVALID_INPUT (sizes, combinations), CURSOR_MALFORMED (also for a
 * cursor of another ordering).
 */
export async function pageOf<DB, TB extends keyof DB, T extends { id: number }>(
  args: PageArgs,
  source: ListSource<DB, TB, T>,
): Promise<Connection<T>> {
  const [page] = await pagesUnder(null, windowOf(args, source.ordering), source);
  if (!page) throw new Error('A list has a page, if an empty one');
  return page;
}

/**
 * The same page of the list of each parent, in one statement and those of `load` for all of them; `source.query` says which rows are those
 * of `parent.id`. Null: one list that has no parent.
 */
export async function pagesUnder<DB, TB extends keyof DB, T extends { id: number }>(
  parents: readonly number[] | null,
  window: Window,
  source: ListSource<DB, TB, T>,
): Promise<Connection<T>[]> {
  const lists = await pagesAndTotals(source, window, parents);
  const rows = lists.flatMap(({ found }) => found.slice(0, window.size));
  const nodes = new Map((rows.length > 0 ? await source.load(rows) : []).map((node) => [node.id, node]));
  return lists.map(({ found, total }) => {
    const page = found.slice(0, window.size);
    if (window.isBackward) page.reverse();
    const isWhole = found.length <= window.size;
    const more = window.isBackward
      ? { before: !isWhole, after: window.key !== null }
      : { before: window.key !== null || window.offset > 0, after: !isWhole };
    return connectionOf(edgesOf(page, nodes, source.ordering), more, total);
  });
}

/** `more`: whether rows stand before and after those of the page. */
export function connectionOf<T>(edges: Edge<T>[], more: { before: boolean; after: boolean }, total: number): Connection<T> {
  return {
    edges,
    pageInfo: {
      hasNextPage: more.after,
      hasPreviousPage: more.before,
      get startCursor() {
        return edges[0]?.cursor ?? null;
      },
      get endCursor() {
        return edges.at(-1)?.cursor ?? null;
      },
    },
    totalCount: Math.min(total, COUNTED_TOTAL),
    totalCountIsCapped: total > COUNTED_TOTAL,
  };
}

/**
 * A whole list in its order, page by page; each page costs one statement and those of `load`. Rows that move meanwhile may be missed or
 * seen twice.
 */
export async function* everyPage<DB, TB extends keyof DB, T extends { id: number }>(
  source: ListSource<DB, TB, T>,
  size: number,
): AsyncGenerator<T[]> {
  let key: string[] | null = null;
  for (;;) {
    const [list] = await pagesAndTotals(
      { ...source, isCounted: false, isSought: false },
      { size, offset: 0, isBackward: false, key },
      null,
    );
    const page = list?.found.slice(0, size) ?? [];
    const last = page.at(-1);
    if (last) {
      const nodes = new Map((await source.load(page)).map((row) => [row.id, row]));
      yield page.flatMap(({ id }) => nodes.get(id) ?? []);
    }
    if (!last || !list || list.found.length <= size) return;
    const reached: string[] = last.row.page_key;
    key = reached;
  }
}

function edgesOf<T>(page: readonly FoundRow[], nodes: ReadonlyMap<number, T>, ordering: Ordering): Edge<T>[] {
  const edges: Edge<T>[] = [];
  for (const { id, row } of page) {
    const node = nodes.get(id);
    if (node) edges.push(new RowEdge(node, row.page_key, ordering));
  }
  return edges;
}

/** Most documents ask for no cursor: it is written for those that do. */
class RowEdge<T> implements Edge<T> {
  readonly node: T;
  private readonly key: string[];
  private readonly ordering: Ordering;

  constructor(node: T, key: string[], ordering: Ordering) {
    this.node = node;
    this.key = key;
    this.ordering = ordering;
  }

  get cursor(): string {
    return writeCursor(this.key, this.ordering);
  }
}

/**
 * The requested window of a list. Errors: INVALID_INPUT (sizes, combinations), CURSOR_MALFORMED (also for a cursor of another ordering).
 */
export function windowOf(args: PageArgs, ordering: Ordering): Window {
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
  page_parent: number | null;
  page_total: number;
  /** Null in the one row of an empty page. */
  page_id: number | null;
  page_key: string[];
}

interface FoundRow extends Found {
  row: PageRow;
}

interface FoundList {
  found: FoundRow[];
  total: number;
}

/** Each page is found first, by as few columns as the order needs; the shown columns are read for its rows alone. */
async function pagesAndTotals<DB, TB extends keyof DB, T>(
  source: ListSource<DB, TB, T>,
  window: Window,
  parents: readonly number[] | null,
): Promise<FoundList[]> {
  const { ordering, row } = source;
  const { before, page, total } = planOf(source, window);
  // Within each parent for itself: a page of one is found without the rows of the others.
  const [parent, each] = parents ? [sql`unnest(${parents}::int[]) as parent (id) cross join lateral`, sql`lateral`] : [sql``, sql``];
  // Keys travel as text, so that a cursor holds exactly PostgreSQL's value.
  const { rows } =
    await sql<PageRow>`${before} select ${parents ? sql`parent.id` : sql`null::int`} as page_parent, total.page_total, page.*,
      array[${sql.join(keysOf(ordering).map((key) => sql`${key}::text`))}] as page_key${row ? sql`, ${row.columns}` : sql``}
    from ${parent} (select ${total} as page_total) as total left join ${each} ${page} as page on true ${row?.joins ?? sql``}
    ${inOrder(ordering, window)}`.execute(source.db);
  const listOf = (found: readonly PageRow[]): FoundList => ({
    found: found.filter(({ page_id }) => page_id !== null).map((row) => ({ id: Number(row.page_id), row })),
    total: found[0]?.page_total ?? 0,
  });
  if (!parents) return [listOf(rows)];
  const byParent = Map.groupBy(rows, ({ page_parent }) => page_parent);
  return parents.map((id) => listOf(byParent.get(id) ?? []));
}
