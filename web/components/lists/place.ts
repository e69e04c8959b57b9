// Where one was in a list. Its address travels in the history's state to the pages opened from it; row and scroll stay in session storage
// for the way back.
import { isRecord, isTextOrNone, readStored, writeStored } from '../../drafts/storage.ts';

const KEY = 'listPlace';

/** `list`: path and query of the list; `row`: the key of the row that was opened; `scroll`: pixels from the top. */
interface Place {
  list: string;
  row: string | null;
  scroll: number;
}

/** Checked by hand: with zod a list would load more code (decision 88). */
const isPlace = (value: unknown): value is Place =>
  isRecord(value) && typeof value['list'] === 'string' && isTextOrNone(value['row']) && typeof value['scroll'] === 'number';

/** The state of a link that opens a row of the list at this address. */
export const openedFrom = (list: string) => ({ list });

/**
 * The state of a link from the page of one object to a further page of the same: the list goes along, and the address of the page that
 * one leaves, so that one comes back to the same of both.
 */
export function furtherFrom({ pathname, search, state }: { pathname: string; search: string; state: unknown }) {
  const list = listIn(state);
  return { page: pathname + search, ...(list !== null && openedFrom(list)) };
}

/** The page that a further page of the same object was opened from, or null. `state`: of the further page's history entry. */
export function pageIn(state: unknown): string | null {
  const page = isRecord(state) ? state['page'] : null;
  return typeof page === 'string' && page.startsWith('/main/') ? page : null;
}

/** Where a further page leads back to; `otherwise` where it was opened from elsewhere, a letter or a message. */
export function wayBack(state: unknown, otherwise: string) {
  const list = listIn(state);
  return { address: pageIn(state) ?? otherwise, state: list === null ? undefined : openedFrom(list) };
}

/** The state of a link from one further page to another of the same object. */
export function alongWith(state: unknown) {
  const page = pageIn(state);
  const list = listIn(state);
  return { ...(page !== null && { page }), ...(list !== null && openedFrom(list)) };
}

/** The state of a link that leads back to a list. */
export const RETURN = { isReturn: true } as const;

/** The list that the page was opened from, or null. `state`: of the page's history entry. */
export function listIn(state: unknown): string | null {
  const list = isRecord(state) ? state['list'] : null;
  return typeof list === 'string' && list.startsWith('/main/') ? list : null;
}

export const isReturn = (state: unknown): boolean => isRecord(state) && state['isReturn'] === true;

export function keepPlace(place: Place): void {
  writeStored(sessionStorage, KEY, place);
}

/** The row at which one is now, having gone on from the one that was opened: the way back leads there. */
export function stayAt(list: string, row: string): void {
  const place = kept();
  if (place?.list !== list) keepPlace({ list, row, scroll: 0 });
  else if (place.row !== row) keepPlace({ ...place, row });
}

function kept(): Place | null {
  const place = readStored(sessionStorage, KEY);
  return isPlace(place) ? place : null;
}

/** The place kept for this list, once. */
export function takePlace(list: string): Place | null {
  const place = kept();
  if (place?.list !== list) return null;
  writeStored(sessionStorage, KEY, null);
  return place;
}
