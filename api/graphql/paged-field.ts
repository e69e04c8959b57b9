// A list of an object, by pages: a field of connections beside the others of its type. Rows that PostgreSQL finds are found for all parents
// by one statement, each parent's page for itself; items that are loaded anyway, or that only code can judge, are paged as they come.
import { getNamedType, type GraphQLResolveInfo } from 'graphql';
import { sql, type RawBuilder } from 'kysely';
import { Args, ArgsType, Ctx, Field, FieldResolver, Info, Query, Resolver, Root, type ClassType } from 'type-graphql';
import type { RoleKindCode } from '../../shared/roles.ts';
import { DomainError } from '../errors.ts';
import { askedFields } from './asked-fields.ts';
import { Auth } from './declare.ts';
import { connectionOf, PageArgs, pageOf, pagesUnder, windowOf, type Connection, type Edge } from './connection.ts';
import { writeCursor } from './cursor.ts';
import { narrowed, type Filter, type Rows } from './list-field.ts';
import type { Ordering, Window } from './page-plan.ts';

type Given = Readonly<Record<string, unknown>>;

interface Paged {
  /** The type that has the field; null: Query. */
  on: (() => ClassType) | null;
  name: string;
  description: string;
  /** Type made by `connectionTypes`. */
  type: () => ClassType;
  /** The same roles as the plain field beside it. */
  roles?: readonly RoleKindCode[];
  policy?: string;
}

/** An argument beside those of the page. */
interface Argument {
  type: () => ClassType | object;
  description: string;
  isRequired?: boolean;
}

interface PagedRows<C, DB, TB extends keyof DB, T> extends Paged {
  /** The column that names the parent; left out, the list has none. The list holds only rows that every reader of the field may read. */
  under?: RawBuilder<unknown>;
  /** Arguments that narrow it. */
  narrow?: Readonly<Record<string, Filter<C> & Argument>>;
  ordering: Ordering;
  rows(ctx: C): Rows<DB, TB, T>;
}

interface PagedItems<C, P, T, A> extends Paged {
  arguments?: Readonly<Record<keyof A & string, Argument>>;
  /** All, in their order. The schema has checked the selection, so that `items` names the type of its arguments. */
  items(ctx: C, parent: P, asked: A): Promise<readonly T[]>;
  /** Filters the items that the viewer may know of: nobody learns how many others there are. */
  visible?(ctx: C, item: T): boolean | Promise<boolean>;
  /** The same for an item at all times, and no other’s. */
  idOf(item: T): number;
}

/** The batching loaders of a request. */
interface Batching<C> {
  loaders: { of<K, V>(ctx: C, definition: Pages<C, K, V>): { load(key: K): Promise<V> } };
}
interface Pages<C, K, V> {
  load(ctx: C, keys: readonly K[]): Promise<readonly (V | Error)[]>;
}

/** How a page is asked for, alike for many parents. */
interface How {
  window: Window;
  isCounted: boolean;
  given: Given;
}

/** The resolver class of a list whose rows PostgreSQL finds: one statement for all parents with the same arguments, and those of `load`. */
export function pagedRows<C extends object & Batching<C>, DB, TB extends keyof DB, T extends { id: number }>(
  list: PagedRows<C, DB, TB, T>,
): ClassType {
  const { under, ordering, narrow = {} } = list;
  const sourceOf = (ctx: C, given: Given) => {
    const rows = list.rows(ctx);
    const conditions = narrowed({ fields: narrow }, ctx, given);
    return { ...rows, query: conditions.length > 0 ? rows.query.where((eb) => eb.and(conditions)) : rows.query, ordering };
  };
  const pages: Pages<C, string, Connection<T>> = {
    async load(ctx, keys) {
      const found = new Map<string, Connection<T>>();
      for (const [text, alike] of Map.groupBy(keys, (key) => key.slice(key.indexOf(' ') + 1))) {
        const { window, isCounted, given }: How = JSON.parse(text);
        const source = sourceOf(ctx, given);
        const query = source.query.where(sql<boolean>`${under} = parent.id`);
        const lists = await pagesUnder(
          alike.map((key) => Number.parseInt(key, 10)),
          window,
          { ...source, query, isCounted },
        );
        for (const [index, key] of alike.entries()) if (lists[index]) found.set(key, lists[index]);
      }
      return keys.map((key) => found.get(key) ?? new Error('A list has a page, if an empty one'));
    },
  };
  return resolverOf<C, { id: number }>({ ...list, arguments: narrow }, async (ctx, parent, { args, given, isCounted }) => {
    if (!under) return await pageOf(args, { ...sourceOf(ctx, given), isCounted });
    const how: How = { window: windowOf(args, ordering), isCounted, given };
    return await ctx.loaders.of(ctx, pages).load(`${parent.id} ${JSON.stringify(how)}`);
  });
}

/** The resolver class of a list whose items are had as a whole. */
export function pagedItems<C extends object, P, T, A extends object = Given>(list: PagedItems<C, P, T, A>): ClassType {
  const ordering: Ordering = { name: list.name, direction: 'asc', terms: [{ expression: sql`0`, type: 'integer' }] };
  return resolverOf<C, P>(list, async (ctx, parent, { args, given }) => {
    const window = windowOf(args, ordering);
    const items = await list.items(ctx, parent, given as A);
    const known = await Promise.all(items.map(async (item) => (await list.visible?.(ctx, item)) ?? true));
    const edges = items
      .filter((_item, index) => known[index])
      .map((node) => ({ key: String(list.idOf(node)), cursor: writeCursor([String(list.idOf(node))], ordering), node }));
    return pageOfEdges(edges, window);
  });
}

/** Errors: CURSOR_MALFORMED for that of an item which is not there any more. */
function pageOfEdges<E extends Edge<unknown> & { key: string }>(
  edges: readonly E[],
  { size, offset, isBackward, key }: Window,
): Connection<unknown> {
  const at = key === null ? null : edges.findIndex((edge) => edge.key === key[0]);
  if (at === -1) throw new DomainError('CURSOR_MALFORMED');
  const first = at === null ? offset : at + 1;
  const end = isBackward ? (at ?? edges.length) : Math.min(first + size, edges.length);
  const begin = isBackward ? Math.max(end - size, 0) : Math.min(first, end);
  return connectionOf(edges.slice(begin, end), { before: begin > 0, after: end < edges.length }, edges.length);
}

interface Asked {
  args: PageArgs;
  given: Given;
  isCounted: boolean;
}

function resolverOf<C extends object, P>(
  list: Paged & { arguments?: Readonly<Record<string, Argument>> },
  page: (ctx: C, parent: P, asked: Asked) => Promise<Connection<unknown>>,
): ClassType {
  const { on, name, arguments: beside = {} } = list;
  @ArgsType()
  class PagedArgs extends PageArgs {}
  for (const [argument, { type, description, isRequired }] of Object.entries(beside))
    Field(type, { nullable: !isRequired, description })(PagedArgs.prototype, argument);

  const resolves = on ? Resolver(on) : Resolver();
  const answers = on ? FieldResolver : Query;
  @resolves
  class PagedResolver {
    @answers(list.type, { nullable: true, description: list.description })
    async [name](
      @Root() parent: P,
      @Ctx() ctx: C,
      @Args(() => PagedArgs) args: PageArgs & Given,
      @Info() info: GraphQLResolveInfo,
    ): Promise<Connection<unknown>> {
      const fields = askedFields(info, getNamedType(info.returnType).name);
      const given = Object.fromEntries(Object.keys(beside).map((argument) => [argument, args[argument]]));
      return await page(ctx, parent, { args, given, isCounted: fields.has('totalCount') || fields.has('totalCountIsCapped') });
    }
  }
  const { roles, policy } = list;
  if (roles || policy !== undefined)
    Auth({ ...(roles && { roles }), ...(policy !== undefined && { policy }) })(PagedResolver.prototype, name);
  return PagedResolver;
}
