// What the page of unfinished manuscripts shows, as it stands in the address: which of its two lists, filters, order, page.
import { dayRange, listVariables, readListState } from '../../components/contribution/list-state.ts';
import { pageOf, type UrlPatch } from '../../ui/useUrlParams.ts';

const FILTER_KEYS = ['title', 'journal', 'saved'] as const;

export interface DraftListState {
  /** `saved` is `from..to`, either side may be empty. */
  filters: Partial<Record<(typeof FILTER_KEYS)[number], string>>;
  direction: 'ASC' | 'DESC';
  page: number;
}

/** Anything the address says that makes no sense is left out. */
export function readDraftList(params: URLSearchParams): DraftListState {
  const filters: DraftListState['filters'] = {};
  for (const key of FILTER_KEYS) {
    const value = params.get(key)?.trim() ?? '';
    if (value && (key !== 'saved' || dayRange(value) !== null)) filters[key] = value;
  }
  return { filters, direction: params.get('dir') === 'asc' ? 'ASC' : 'DESC', page: pageOf(params) };
}

/** The last saved first until somebody sorts, so that order stays out of the address. */
export function directionPatch(direction: DraftListState['direction']): UrlPatch {
  return { dir: direction === 'ASC' ? 'asc' : undefined };
}

/** Another list is begun without the filters and the order of the one before. */
export function tabPatch(isUnaccepted: boolean): UrlPatch {
  return {
    tab: isUnaccepted ? 'unaccepted' : undefined,
    title: undefined,
    journal: undefined,
    saved: undefined,
    number: undefined,
    submitted: undefined,
    sort: undefined,
    dir: undefined,
  };
}

/** The variables of the page's query: each of the two lists has its own, only the one that is shown is asked for. */
export function draftsVariables(params: URLSearchParams) {
  const { filters, direction, page } = readDraftList(params);
  const { filter, orderBy } = listVariables(readListState(params, []));
  return {
    isUnaccepted: params.get('tab') === 'unaccepted',
    page,
    draftFilter: {
      title: filters.title ?? null,
      colloquium: filters.journal ?? null,
      saved: filters.saved === undefined ? null : dayRange(filters.saved),
    },
    direction,
    filter: { ...filter, awaitsPoolConsent: true },
    orderBy,
  };
}
