// Where one was in a list. Its address travels in the history's state to the pages opened from it; row and scroll stay in session storage
// for the way back.
import { z } from '../../../shared/forms/zod.ts';
import { readStored, writeStored } from '../../drafts/storage.ts';

const KEY = 'listPlace';
const placeSchema = z.object({ list: z.string(), row: z.string().nullable(), scroll: z.number() });
const stateSchema = z.object({ list: z.string().startsWith('/main/') });
const returnSchema = z.object({ isReturn: z.literal(true) });

/** `list`: path and query of the list; `row`: the key of the row that was opened; `scroll`: pixels from the top. */
type Place = z.infer<typeof placeSchema>;

/** The state of a link that opens a row of the list at this address. */
export const openedFrom = (list: string) => ({ list });

/** The state of a link that leads back to a list. */
export const RETURN = { isReturn: true } as const;

/** The list that the page was opened from, or null. `state`: of the page's history entry. */
export const listIn = (state: unknown): string | null => stateSchema.safeParse(state).data?.list ?? null;

export const isReturn = (state: unknown): boolean => returnSchema.safeParse(state).success;

export function keepPlace(place: Place): void {
  writeStored(sessionStorage, KEY, place);
}

/** The row at which one is now, having gone on from the one that was opened: the way back leads there. */
export function stayAt(list: string, row: string): void {
  const place = kept();
  if (place?.list !== list) keepPlace({ list, row, scroll: 0 });
  else if (place.row !== row) keepPlace({ ...place, row });
}

const kept = (): Place | null => placeSchema.safeParse(readStored(sessionStorage, KEY)).data ?? null;

/** The place kept for this list, once. */
export function takePlace(list: string): Place | null {
  const place = kept();
  if (place?.list !== list) return null;
  writeStored(sessionStorage, KEY, null);
  return place;
}
