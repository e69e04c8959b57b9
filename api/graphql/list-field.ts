// A list as one declaration: arguments, filter, search, order and resolver of a paged field follow from it (docs/decisions/0027).
import { getNamedType, isObjectType, type GraphQLField, type GraphQLNamedType, type GraphQLResolveInfo } from 'graphql';
import { sql, type Expression, type SqlBool } from 'kysely';
import { Args, ArgsType, Ctx, Field, FieldResolver, Info, Resolver, registerEnumType, type ClassType } from 'type-graphql';
import { z } from 'zod';
import { tidied } from '../../shared/forms/tidied.ts';
import { MAX_SEARCH_LENGTH } from '../../shared/limits.ts';
import type { RoleKindCode } from '../../shared/roles.ts';
import { invalidInput } from '../errors.ts';
import { aheadKey, Auth, input, InputType, maybe, type ReadAhead } from './declare.ts';
import { askedFields } from './asked-fields.ts';
import { PageArgs, pageOf, type Connection, type ListSource } from './connection.ts';
import type { Ordering } from './page-plan.ts';

export const ListScope = { ALL: 'ALL', PENDING: 'PENDING' } as const;
const SortDirection = { ASC: 'asc', DESC: 'desc' } as const;
type Direction = Ordering['direction'];

registerEnumType(ListScope, {
  name: 'ListScope',
  description: 'Which part of a list is asked for.',
  valuesConfig: { ALL: { description: 'Everything.' }, PENDING: { description: 'Only what waits for the viewer.' } },
});
registerEnumType(SortDirection, {
  name: 'SortDirection',
  description: 'Which end of an order comes first.',
  valuesConfig: { ASC: { description: 'Smallest or oldest first.' }, DESC: { description: 'Largest or newest first.' } },
});

type Conditions = readonly Expression<SqlBool>[];

/** One way to narrow a list: its input type, and the conditions that a value means. `place` names it in an error. */
export interface Filter<C, V = unknown> {
  type: () => ClassType | object;
  description: string;
  where(value: V, ctx: C, place: string): Conditions;
}

/** Values come as the schema has checked them, so a filter names the type of its `type`. */
export function filter<C, V>(declared: Filter<C, V>): Filter<C> {
  return { ...declared, where: (value, ctx, place) => declared.where(value as V, ctx, place) };
}

interface FilterInput<C> {
  input: ClassType;
  fields: Readonly<Record<string, Filter<C>>>;
}

/** The condition of an input value: all parts must hold. Errors: INVALID_INPUT at a field of it. */
export function narrowed<C>(
  { fields }: Pick<FilterInput<C>, 'fields'>,
  ctx: C,
  given: Readonly<Record<string, unknown>> | null | undefined,
): Conditions {
  return Object.entries(fields).flatMap(([name, { where }]) => {
    const value = given?.[name];
    return value === null || value === undefined ? [] : where(value, ctx, name);
  });
}

/** The input type `name` with a nullable field for each filter. */
export function filterInput<C>(name: string, description: string, fields: Readonly<Record<string, Filter<C>>>): FilterInput<C> {
  @InputType(name, { description })
  class FilterType {}
  for (const [field, { type, description: about }] of Object.entries(fields))
    Field(type, { nullable: true, description: about })(FilterType.prototype, field);
  return { input: FilterType, fields };
}

@InputType({ description: 'Days from one to another, both inclusive; either may be left out.' })
export class DateRange extends input({
  from: maybe(String, 'YYYY-MM-DD in Asia/Shanghai, inclusive.'),
  to: maybe(String, 'YYYY-MM-DD in Asia/Shanghai, inclusive.'),
}) {}

const day = z.iso.date();

/** A filter by the day in Shanghai that a moment falls on. Errors: INVALID_INPUT at `<name>.from` or `<name>.to`. */
export function dayFilter<C>(moment: Expression<unknown>, description: string): Filter<C> {
  return filter<C, DateRange>({
    type: () => DateRange,
    description,
    where(range, _ctx, place) {
      const { from, to } = checkedRange(range, place);
      return [
        ...(from ? [sql<SqlBool>`${moment} >= ${startOf(from)}`] : []),
        ...(to ? [sql<SqlBool>`${moment} < ${startOf(to)} + interval '1 day'`] : []),
      ];
    },
  });
}

/** The same for a column of days. */
export function dateFilter<C>(date: Expression<unknown>, description: string): Filter<C> {
  return filter<C, DateRange>({
    type: () => DateRange,
    description,
    where(range, _ctx, place) {
      const { from, to } = checkedRange(range, place);
      return [...(from ? [sql<SqlBool>`${date} >= ${from}::date`] : []), ...(to ? [sql<SqlBool>`${date} <= ${to}::date`] : [])];
    },
  });
}

/** Errors: INVALID_INPUT at `from` or `to` of the place. */
export function checkedRange({ from, to }: DateRange, place: string): DateRange {
  for (const [name, value] of Object.entries({ from, to }))
    if (typeof value === 'string' && !day.safeParse(value).success) throw invalidInput({ [`${place}.${name}`]: { code: 'input.invalid' } });
  return { from, to };
}

function startOf(date: string) {
  return sql`(${date}::date)::timestamp at time zone 'Asia/Shanghai'`;
}

/** The places of a search: each answers its condition for a word, or null where the word cannot occur. */
interface SearchInput<C> {
  scope: object;
  places: Readonly<Record<string, (ctx: C, word: string) => Expression<SqlBool> | null>>;
}

/** The enum `name` of the places that a search can be kept to. */
export function searchInput<C>(
  name: string,
  description: string,
  places: Readonly<Record<string, { description: string; where(ctx: C, word: string): Expression<SqlBool> | null }>>,
): SearchInput<C> {
  const scope = Object.fromEntries(Object.keys(places).map((place) => [place, place]));
  registerEnumType(scope, { name, description, valuesConfig: places });
  return { scope, places: Object.fromEntries(Object.entries(places).map(([place, { where }]) => [place, where])) };
}

/** Words that are looked for one by one; a text of more is looked for as it stands. */
const MOST_WORDS = 6;

/**
 * Every word stands in one of the places; a search in which there is nothing to be seen narrows nothing. Errors: INVALID_INPUT at `search`.
 */
function searched<C>({ places }: SearchInput<C>, ctx: C, search: string, within: readonly string[] | null | undefined): Conditions {
  const text = search.trim();
  if (text.length > MAX_SEARCH_LENGTH) throw invalidInput({ search: { code: 'input.tooLong', params: { maximum: MAX_SEARCH_LENGTH } } });
  // Keys of rows hold control characters between their parts: no reader looks for one.
  const words = text.split(/[\s\p{Cc}]+/u).filter((word) => tidied(word) !== '');
  const chosen = Object.entries(places).filter(([place]) => !within?.length || within.includes(place));
  return (words.length > MOST_WORDS ? [tidied(text)] : words).map((word) => {
    const found = chosen.flatMap(([, where]) => where(ctx, word) ?? []);
    return found.length > 0 ? sql<SqlBool>`(${sql.join(found, sql` or `)})` : sql<SqlBool>`false`;
  });
}

type Sort = Pick<Ordering, 'name' | 'terms'> & { description: string };

export interface OrderInput {
  /** Null: there is one order, and only its direction is asked. */
  input: ClassType | null;
  sorts: Readonly<Record<string, Sort>>;
  standard: { field: string; direction: Direction };
}

/** The input type `name` with its enum `<name>Field`; with a single sort there is nothing to choose but the direction. */
export function orderInput<Name extends string>(
  name: string,
  sorts: Readonly<Record<Name, Sort>>,
  standard: { field: NoInfer<Name>; direction: Direction },
): OrderInput {
  if (Object.keys(sorts).length === 1) return { input: null, sorts, standard };
  const choices = Object.fromEntries(Object.keys(sorts).map((field) => [field, field]));
  registerEnumType(choices, {
    name: `${name}Field`,
    description: 'What a list can be ordered by.',
    valuesConfig: Object.fromEntries(Object.entries<Sort>(sorts).map(([field, { description }]) => [field, { description }])),
  });

  @InputType(name, { description: 'What a list is ordered by, and which end comes first.' })
  class OrderType {
    @Field(() => choices, { description: 'What to order by.' })
    field!: string;

    @Field(() => SortDirection, { description: 'Which end comes first.' })
    direction!: Direction;
  }
  return { input: OrderType, sorts, standard };
}

/** Arguments of a list besides the page. */
export interface Narrowing {
  scope?: keyof typeof ListScope | null;
  search?: string | null;
  searchIn?: string[] | null;
  filter?: Record<string, unknown> | null;
  orderBy?: { field: string; direction: Direction } | null;
  direction?: Direction | null;
}

export type Rows<DB, TB extends keyof DB, T> = Omit<ListSource<DB, TB, T>, 'ordering' | 'isCounted'>;

export interface List<C, DB, TB extends keyof DB, T> {
  /** The type that has the field. */
  on: () => ClassType;
  name: string;
  description: string;
  /** Type made by `connectionTypes`. */
  type: () => ClassType;
  /** Kinds of the current role; absent: everyone who may read `on`. */
  roles?: readonly RoleKindCode[];
  /** Where its rows come from and how they are read. */
  rows(ctx: C, info: GraphQLResolveInfo): Rows<DB, TB, T>;
  /** Narrows them to the rows that the viewer may see. */
  visible?(ctx: C): Expression<SqlBool>;
  /** The rows that wait for the viewer; offers `scope`. */
  pending?(ctx: C): Expression<SqlBool>;
  search?: SearchInput<C>;
  filter?: FilterInput<C>;
  order: OrderInput;
}

/**
 * The resolver class of the field: `export const inbox = listField({ … })`, named in the module's list of resolvers. Without an argument
 * it answers ten rows in the standard order.
 */
export function listField<C extends object, DB, TB extends keyof DB, T extends { id: number }>(list: List<C, DB, TB, T>): ClassType {
  @ArgsType()
  class ListArgs extends PageArgs {}
  addArguments(ListArgs, list);

  @Resolver(list.on)
  class ListResolver {
    @FieldResolver(list.type, { nullable: true, description: list.description })
    async [list.name](
      @Ctx() ctx: C,
      @Args(() => ListArgs) asked: PageArgs & Narrowing,
      @Info() info: GraphQLResolveInfo,
    ): Promise<Connection<T>> {
      const fields = askedFields(info, getNamedType(info.returnType).name);
      const isCounted = fields.has('totalCount') || fields.has('totalCountIsCapped');
      const page = await pageOf(asked, { ...sourceOf(list, ctx, asked, list.rows(ctx, info)), isCounted });
      await readAhead(ctx, info, page);
      return page;
    }
  }
  if (list.roles) Auth({ roles: list.roles })(ListResolver.prototype, list.name);
  return ListResolver;
}

/** What fields of the rows read for all of them at once (`@Ahead`). */
async function readAhead<C>(ctx: C, info: GraphQLResolveInfo, { edges }: Connection<object>): Promise<void> {
  if (edges.length === 0) return;
  const edge = fieldOf(getNamedType(info.returnType), 'edges');
  const type = edge && fieldOf(getNamedType(edge.type), 'node')?.type;
  if (!type) return;
  const row = getNamedType(type);
  for (const name of askedFields(info, row.name, 'edges', 'node')) {
    // As `Ahead` has put it there.
    const read = fieldOf(row, name)?.extensions[aheadKey] as ReadAhead<C, object> | undefined;
    if (read)
      await read(
        ctx,
        edges.map(({ node }) => node),
      );
  }
}

function fieldOf(type: GraphQLNamedType, name: string): GraphQLField<unknown, unknown> | undefined {
  return isObjectType(type) ? type.getFields()[name] : undefined;
}

/** The requested rows in the requested order, also when they are read by other means than this list. */
export function sourceOf<C, DB, TB extends keyof DB, T, Row>(
  list: List<C, DB, TB, T>,
  ctx: C,
  asked: Narrowing,
  rows: Rows<DB, TB, Row>,
): ListSource<DB, TB, Row> {
  const conditions = conditionsOf(list, ctx, asked);
  return {
    ...rows,
    query: conditions.length > 0 ? rows.query.where((eb) => eb.and(conditions)) : rows.query,
    ordering: { ...orderingOf(list.order, asked), mask: rows.mask },
    isSought: Boolean(list.search && asked.search?.trim()),
  };
}

function conditionsOf<C, DB, TB extends keyof DB, T>(
  { visible, pending, search, filter: narrowing }: List<C, DB, TB, T>,
  ctx: C,
  asked: Narrowing,
): Conditions {
  const whole = asked.scope === 'PENDING' && pending ? pending : visible;
  return [
    ...(whole ? [whole(ctx)] : []),
    ...(search && asked.search ? searched(search, ctx, asked.search, asked.searchIn) : []),
    ...(narrowing ? narrowed(narrowing, ctx, asked.filter) : []),
  ];
}

function orderingOf({ sorts, standard }: OrderInput, { orderBy, direction }: Narrowing): Ordering {
  const chosen = orderBy ?? { field: standard.field, direction: direction ?? standard.direction };
  const sort = sorts[chosen.field];
  if (!sort) throw new Error(`The list has no order ${chosen.field}`);
  return { name: sort.name, terms: sort.terms, direction: chosen.direction };
}

/** Gives a class of arguments those that narrow and order the list. */
export function addArguments<C, DB, TB extends keyof DB, T>(
  args: ClassType<object>,
  { name, pending, search, filter: narrowing, order }: List<C, DB, TB, T>,
): void {
  const add = (argument: string, type: () => ClassType | object, description: string) =>
    Field(type, { nullable: true, description })(args.prototype, argument);
  if (pending) add('scope', () => ListScope, 'ALL unless asked otherwise.');
  if (search) {
    const { scope } = search;
    add('search', () => String, `Words, each of which stands somewhere in what searchIn names; at most ${MAX_SEARCH_LENGTH} characters.`);
    add('searchIn', () => [scope], 'Everything unless asked otherwise.');
  }
  if (narrowing) add('filter', () => narrowing.input, 'What is given narrows the list; together they all hold.');
  const { input, standard } = order;
  const usual = `${standard.field} ${standard.direction === 'asc' ? 'ASC' : 'DESC'}`;
  if (input) add('orderBy', () => input, `${usual} unless asked otherwise.`);
  else add('direction', () => SortDirection, `The direction of the order of ${name}: ${usual} unless asked otherwise.`);
}
