// A list in the address: its filters, order and page; and the variables of its query. A list declares its parameters once, as a
// ListAddress; labels and columns come with its page.
import { pageOf, type UrlPatch } from '../../ui/useUrlParams.ts';
import { rememberedSize, sizeIn } from './page-size.ts';

/** A parameter of the address and the field of the API's filter that it becomes. */
export type FilterSpec = (
  | { kind: 'text'; field: string }
  /** `from..to`, either side may be empty; days as YYYY-MM-DD. `usual`: the days until somebody chooses; ALL_DAYS takes them off. */
  | { kind: 'dates'; field: string; usual?: () => string }
  /** One of the choices of the page's own field. */
  | { kind: 'one'; field: string }
  /** `A,B`: any of these; without `values`, of the page's choices. `pending`: the choices while only pending rows are listed. */
  | { kind: 'choices'; field: string; values?: readonly string[]; pending?: readonly string[] }
) & {
  /** Stands in the advanced search, which opens. */
  isAdvanced?: true;
};

export interface Sort {
  key: string;
  direction: 'ASC' | 'DESC';
}

export interface ListAddress {
  /** By their parameter in the address. */
  filters: Readonly<Record<string, FilterSpec>>;
  /** Parameter → field of the API's order. */
  sorts: Readonly<Record<string, string>>;
  /** Until somebody sorts. */
  sort: Sort;
  /** Likewise where the list is narrowed so that another order is meant; null: `sort`. */
  sortNarrowed?: (state: Narrowed) => Sort | null;
  /** Rows a page unless the reader chooses otherwise; left out: ten (S2 §9). */
  pageSize?: number;
}

type Narrowed = Pick<ListState, 'scope' | 'filters'>;

interface ListState {
  scope: 'ALL' | 'PENDING';
  /** Sought in everything that the list is searched by. */
  search: string;
  /** Those that hold, as they stand in the address. */
  filters: Readonly<Record<string, string>>;
  /** Those of them that nobody has chosen. */
  usual: readonly string[];
  sort: Sort;
  page: number;
  /** Rows a page. */
  size: number;
}

export interface DayRange {
  from: string | null;
  to: string | null;
}

/** What an address says where days that are usual are not wanted. */
export const ALL_DAYS = 'all';

/** The parameter of the search in everything. */
export const SEARCH_KEY = 'q';

/** Anything the address says that makes no sense is left out. */
export function readList(address: ListAddress, params: URLSearchParams): ListState {
  const scope = params.get('scope') === 'pending' ? 'PENDING' : 'ALL';
  const usual: string[] = [];
  const filters = Object.entries(address.filters).flatMap(([key, spec]) => {
    const given = params.get(key)?.trim() ?? '';
    const value = spec.kind === 'choices' ? chosenIn(given, offered(spec, scope)).join(',') : given;
    if (value && (spec.kind !== 'dates' || dayRange(value) !== null)) return [[key, value] as const];
    if (spec.kind !== 'dates' || !spec.usual || given === ALL_DAYS) return [];
    usual.push(key);
    return [[key, spec.usual()] as const];
  });
  const narrowed = { scope, filters: Object.fromEntries(filters) } as const;
  return {
    ...narrowed,
    usual,
    search: params.get(SEARCH_KEY)?.trim() ?? '',
    sort: readSort(address, narrowed, params),
    page: pageOf(params),
    size: sizeIn(params, address.pageSize) ?? rememberedSize(address.pageSize),
  };
}

/** The values that may be chosen in this scope; undefined: all that the page offers. */
export function offered(spec: FilterSpec & { kind: 'choices' }, scope: ListState['scope']): readonly string[] | undefined {
  return (scope === 'PENDING' ? spec.pending : undefined) ?? spec.values;
}

const chosenIn = (value: string, known: readonly string[] | undefined): string[] =>
  known ? chosenOf(value, known) : value.split(',').filter((one) => one !== '');

/** Those of `known` that `value` (`A,B`) names, in the order of `known`. */
export function chosenOf<Known extends string>(value: string | undefined, known: readonly Known[]): Known[] {
  const named: readonly string[] = value?.split(',') ?? [];
  return known.filter((candidate) => named.includes(candidate));
}

const defaultSort = ({ sort, sortNarrowed }: ListAddress, narrowed: Narrowed): Sort => sortNarrowed?.(narrowed) ?? sort;

function readSort(address: ListAddress, narrowed: Narrowed, params: URLSearchParams): Sort {
  const key = params.get('sort') ?? '';
  if (!Object.hasOwn(address.sorts, key)) return defaultSort(address, narrowed);
  return { key, direction: params.get('dir') === 'desc' ? 'DESC' : 'ASC' };
}

/** A first click on a column sorts ascending, the next one turns it round. */
export function nextSort(current: Sort, key: string): Sort {
  return { key, direction: current.key === key && current.direction === 'ASC' ? 'DESC' : 'ASC' };
}

export function sortPatch(address: ListAddress, narrowed: Narrowed, sort: Sort): UrlPatch {
  const { key, direction } = defaultSort(address, narrowed);
  const isDefault = sort.key === key && sort.direction === direction;
  return isDefault ? { sort: undefined, dir: undefined } : { sort: sort.key, dir: sort.direction.toLowerCase() };
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** `from..to` as days YYYY-MM-DD; null when it is neither. */
export function dayRange(value: string): DayRange | null {
  const [from = '', to = '', ...rest] = value.split('..');
  const isDay = (day: string) => day === '' || (DAY.test(day) && !Number.isNaN(Date.parse(day)));
  if (rest.length > 0 || !isDay(from) || !isDay(to) || (from === '' && to === '')) return null;
  return { from: from || null, to: to || null };
}

/** Whether a filter narrows the list, so that an empty one need not mean that there is nothing. */
export function isNarrowed({ scope, search, filters, usual }: ListState): boolean {
  return scope === 'PENDING' || search !== '' || Object.keys(filters).some((key) => !usual.includes(key));
}

/** Removes all that narrows this list, and dependent filters. */
export function widened({ filters }: ListAddress): UrlPatch {
  return { scope: undefined, [SEARCH_KEY]: undefined, ...Object.fromEntries(Object.keys(filters).map((key) => [key, undefined])) };
}

type ValueOf<Spec> = Spec extends { kind: 'text' | 'one' }
  ? string | null
  : Spec extends { kind: 'dates' }
    ? DayRange | null
    : Spec extends { kind: 'choices'; values: readonly (infer Value)[] }
      ? Value[] | null
      : Spec extends { kind: 'choices' }
        ? string[] | null
        : never;

/** The variables of a list's query, by names that all lists share. */
export interface ListVariables<Address extends ListAddress> {
  first: number;
  page: number;
  scope: ListState['scope'];
  search: string | null;
  filter: { [Key in keyof Address['filters'] as Address['filters'][Key]['field']]: ValueOf<Address['filters'][Key]> };
  orderBy: { field: Address['sorts'][keyof Address['sorts']]; direction: Sort['direction'] };
}

export function listVariables<const Address extends ListAddress>(address: Address, params: URLSearchParams): ListVariables<Address> {
  const { filters, scope, search, sort, page, size } = readList(address, params);
  const filter = Object.entries(address.filters).map(([key, spec]) => [spec.field, fieldValue(spec, filters[key])] as const);
  return {
    first: size,
    page,
    scope,
    search: search || null,
    // Built from the entries of the same table that the type is read from.
    filter: Object.fromEntries(filter) as ListVariables<Address>['filter'],
    orderBy: { field: address.sorts[sort.key] as Address['sorts'][keyof Address['sorts']], direction: sort.direction },
  };
}

/** Null: any. */
function fieldValue(spec: FilterSpec, value: string | undefined): string | DayRange | readonly string[] | null {
  if (value === undefined) return null;
  if (spec.kind === 'dates') return dayRange(value);
  return spec.kind === 'choices' ? chosenIn(value, spec.values) : value;
}
