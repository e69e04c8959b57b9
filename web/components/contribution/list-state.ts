// What a manuscript list shows, as it stands in the address: scope, filters, order, page.
import { pageOf, type UrlPatch } from '../../ui/useUrlParams.ts';
import type { Sort } from '../../ui/DataTable.tsx';

/** Parameters of the address that narrow a list. `submitted` is `from..to`, either side may be empty; `status` is one or more, `A,B`. */
export const FILTER_KEYS = ['number', 'title', 'journal', 'submitted', 'status'] as const;
export type FilterKey = (typeof FILTER_KEYS)[number];

export const SORT_FIELDS = { number: 'MANUSCRIPT_NUMBER', submitted: 'SUBMITTED_AT' } as const;
export type SortKey = keyof typeof SORT_FIELDS;

export interface ListSort extends Sort {
  key: SortKey;
}

export interface ListState {
  scope: 'ALL' | 'PENDING';
  filters: Partial<Record<FilterKey, string>>;
  sort: ListSort;
  page: number;
}

/** Newest first until somebody sorts. */
export const DEFAULT_SORT: ListSort = { key: 'submitted', direction: 'DESC' };

/** Anything the address says that makes no sense is left out. `statuses`: those that may be filtered by. */
export function readListState(params: URLSearchParams, statuses: readonly string[]): ListState {
  const filters: ListState['filters'] = {};
  for (const key of FILTER_KEYS) {
    const given = params.get(key)?.trim() ?? '';
    const value = key === 'status' ? chosenOf(given, statuses).join(',') : given;
    if (value && (key !== 'submitted' || dayRange(value) !== null)) filters[key] = value;
  }
  return { scope: params.get('scope') === 'pending' ? 'PENDING' : 'ALL', filters, sort: readSort(params), page: pageOf(params) };
}

/** Those of `known` that `value` (`A,B`) names, in the order of `known`. */
export function chosenOf<Known extends string>(value: string | undefined, known: readonly Known[]): Known[] {
  const named: readonly string[] = value?.split(',') ?? [];
  return known.filter((candidate) => named.includes(candidate));
}

function readSort(params: URLSearchParams): ListSort {
  const key = params.get('sort');
  if (key !== 'number' && key !== 'submitted') return DEFAULT_SORT;
  return { key, direction: params.get('dir') === 'desc' ? 'DESC' : 'ASC' };
}

/** A first click on a column sorts ascending, the next one turns it round. */
export function nextSort(current: ListSort, key: SortKey): ListSort {
  return { key, direction: current.key === key && current.direction === 'ASC' ? 'DESC' : 'ASC' };
}

export function sortPatch(sort: ListSort): UrlPatch {
  const isDefault = sort.key === DEFAULT_SORT.key && sort.direction === DEFAULT_SORT.direction;
  return isDefault ? { sort: undefined, dir: undefined } : { sort: sort.key, dir: sort.direction.toLowerCase() };
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** `from..to` as days YYYY-MM-DD; null when it is neither. */
export function dayRange(value: string): { from: string | null; to: string | null } | null {
  const [from = '', to = '', ...rest] = value.split('..');
  const isDay = (day: string) => day === '' || (DAY.test(day) && !Number.isNaN(Date.parse(day)));
  if (rest.length > 0 || !isDay(from) || !isDay(to) || (from === '' && to === '')) return null;
  return { from: from || null, to: to || null };
}

/** The variables that all manuscript lists share; the status filter differs between authors and the office. */
export function listVariables({ scope, filters, sort, page }: ListState) {
  return {
    scope,
    page,
    orderBy: { field: SORT_FIELDS[sort.key], direction: sort.direction },
    filter: {
      manuscriptNumber: filters.number ?? null,
      title: filters.title ?? null,
      colloquium: filters.journal ?? null,
      submitted: filters.submitted === undefined ? null : dayRange(filters.submitted),
    },
  };
}

/** What narrows a list: its scope, and filters by their parameters in the address. */
export interface Narrowing {
  scope: ListState['scope'];
  filters: Readonly<Record<string, string | undefined>>;
}

/** Whether anything narrows the list, so that an empty one has another reason than that there is nothing. */
export function isNarrowed({ scope, filters }: Narrowing): boolean {
  return scope === 'PENDING' || Object.keys(filters).length > 0;
}

/** Takes all of it away. */
export function widened({ filters }: Narrowing): UrlPatch {
  return { scope: undefined, ...Object.fromEntries(Object.keys(filters).map((key) => [key, undefined])) };
}
