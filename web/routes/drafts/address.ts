// Address of the page of unfinished manuscripts: which of its two lists, with filters and order.
import { DRAFTS, MANUSCRIPTS } from '../../components/contribution/manuscript-address.ts';
import { listVariables, widened } from '../../components/lists/address.ts';
import type { UrlPatch } from '../../ui/useUrlParams.ts';

const UNACCEPTED = 'unaccepted';

export const isUnaccepted = (params: URLSearchParams): boolean => params.get('tab') === UNACCEPTED;

export const addressOf = (params: URLSearchParams) => (isUnaccepted(params) ? MANUSCRIPTS : DRAFTS);

/** Another list is begun without the filters and the order of the one before. */
export function tabPatch(toUnaccepted: boolean): UrlPatch {
  return { ...widened(DRAFTS), ...widened(MANUSCRIPTS), sort: undefined, dir: undefined, tab: toUnaccepted ? UNACCEPTED : undefined };
}

/** The variables of the page's query: each of the two lists has its own, only the one that is shown is asked for. */
export function draftsVariables(params: URLSearchParams) {
  const drafts = listVariables(DRAFTS, params);
  const { first, page, search, filter, orderBy } = listVariables(MANUSCRIPTS, params);
  return {
    isUnaccepted: isUnaccepted(params),
    first,
    page,
    search,
    draftFilter: drafts.filter,
    direction: drafts.orderBy.direction,
    filter: { ...filter, awaitsPoolConsent: true },
    orderBy,
  };
}
