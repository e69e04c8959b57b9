// How one statement finds the page of a list and counts its rows. Sizes are written into the text: for a limit that it does not know the
// server plans as if everything were wanted.
import { sql, type Expression, type RawBuilder, type SelectQueryBuilder } from 'kysely';
import { COUNTED_TOTAL } from '../../shared/limits.ts';

/** Ordering of a list. The last term must be unique; none may be null (coalesce). All run in one direction. */
export interface Ordering {
  /** Told apart from other orderings of the same list, so that a cursor of one is refused by the other. */
  name: string;
  terms: readonly { expression: RawBuilder<unknown>; type: CursorType }[];
  direction: 'asc' | 'desc';
  /** Replaces numbers in its cursors, where those would reveal rows that the viewer may not know of. */
  mask?: { put(number: number): number; take(masked: number): number } | undefined;
}
export type CursorType = 'integer' | 'text' | 'timestamptz' | 'date';

type Compared = string | RawBuilder<unknown>;
/** A column by its name or an expression, with its type; a number needs none. */
type Turn = Compared | readonly [what: Compared, type: CursorType];

/** What an order compares in turn: `inTurn(['message.created_at', 'timestamptz'], 'message.id')`. */
export function inTurn(...turns: readonly Turn[]): Ordering['terms'] {
  return turns.map((turn) => {
    const [what, type] = Array.isArray(turn) ? turn : [turn, 'integer'];
    return { expression: typeof what === 'string' ? sql.ref(what) : what, type };
  });
}

/** An order that readers choose: its name in cursors, what it means to them, and what it compares in turn. */
export const by = (name: string, description: string, ...turns: readonly Turn[]) => ({ name, description, terms: inTurn(...turns) });

/** The rows of a list. */
export interface Planned<DB, TB extends keyof DB> {
  /** All rows that the viewer may see and that match the filter, without an order. Its selected columns come with each row of the page. */
  query: SelectQueryBuilder<DB, TB, object>;
  /** The number of the row, as in `sql.ref('contribution.id')`. */
  id: RawBuilder<unknown>;
  ordering: Ordering;
  /** False: nobody asks how many there are. */
  isCounted?: boolean;
  /** Words are sought: PostgreSQL cannot estimate how many rows have them (decision 3). */
  isSought?: boolean;
}

/** The part of the list to show. */
export interface Window {
  size: number;
  offset: number;
  isBackward: boolean;
  /** Key of the row beside the page, from its cursor; null: from the beginning, or the end. */
  key: string[] | null;
}

/** How a page is found: the statements before it, its rows, and the number of rows, up to one more than are counted. */
interface Plan {
  before: RawBuilder<unknown>;
  page: Expression<unknown>;
  total: RawBuilder<unknown>;
}

const MOST = sql.lit(COUNTED_TOTAL + 1);

export function planOf<DB, TB extends keyof DB>(source: Planned<DB, TB>, window: Window): Plan {
  return source.isSought ? searched(source, window) : walked(source, window);
}

/** The rows are walked in their order until the page is full, and counted apart. */
function walked<DB, TB extends keyof DB>(source: Planned<DB, TB>, window: Window): Plan {
  const { query, isCounted = true } = source;
  const counted = query
    .clearSelect()
    .select(sql`1`.as('one'))
    .limit(MOST);
  return { before: sql``, page: walk(source, window), total: isCounted ? countOf(counted) : sql`0` };
}

/**
 * If few rows match the words, all are found, with the columns of `query`, and sorted; with many, the walk in order soon meets enough. One
 * of both is run.
 */
function searched<DB, TB extends keyof DB>(source: Planned<DB, TB>, window: Window): Plan {
  const { ordering } = source;
  const total = countOf(sql`sought`);
  const few = sql`select * from sought where ${total} < ${MOST} and ${beyond(keysOf(ordering), source, window)}
    ${inOrder(ordering, window)} limit ${sql.lit(window.size + 1)} offset ${window.offset}`;
  const many = walk(source, window).where(sql<boolean>`${total} >= ${MOST}`);
  return {
    before: sql`with sought as materialized ${keyed(source).limit(MOST)}`,
    page: sql`(select * from (${few}) as few union all select * from ${many} as many)`,
    total,
  };
}

const countOf = (rows: Expression<unknown>) => sql`(select count(*)::int from ${rows} as counted)`;

function keyed<DB, TB extends keyof DB>({ query, id, ordering }: Planned<DB, TB>) {
  return query
    .select(sql`${id}`.as('page_id'))
    .select(ordering.terms.map(({ expression }, index) => sql`${expression}`.as(`page_key_${index}`)));
}

function walk<DB, TB extends keyof DB>(source: Planned<DB, TB>, window: Window) {
  const terms = source.ordering.terms.map(({ expression }) => expression);
  let rows = keyed(source)
    .where(beyond(terms, source, window))
    .limit(sql.lit(window.size + 1));
  if (window.offset > 0) rows = rows.offset(window.offset);
  for (const term of terms) rows = rows.orderBy(sql`${term} ${directionOf(source.ordering, window)}`);
  return rows;
}

const isDescending = (ordering: Ordering, window: Window) => (ordering.direction === 'desc') !== window.isBackward;
const directionOf = (ordering: Ordering, window: Window) => (isDescending(ordering, window) ? sql`desc` : sql`asc`);
export const keysOf = ({ terms }: Ordering) => terms.map((_term, index) => sql.ref(`page_key_${index}`));
export const inOrder = (ordering: Ordering, window: Window) =>
  sql`order by ${sql.join(keysOf(ordering).map((key) => sql`${key} ${directionOf(ordering, window)}`))}`;

/** The rows behind the cursor. */
function beyond<DB, TB extends keyof DB>(
  values: readonly RawBuilder<unknown>[],
  { ordering }: Planned<DB, TB>,
  window: Window,
): RawBuilder<boolean> {
  if (!window.key) return sql<boolean>`true`;
  const { key } = window;
  const cursor = sql.join(ordering.terms.map(({ type }, index) => sql`${key[index]}::${sql.raw(type)}`));
  return sql<boolean>`(${sql.join(values)}) ${isDescending(ordering, window) ? sql`<` : sql`>`} (${cursor})`;
}
