// What of a saved view its reader may use: unknown parameters are ignored; a filter, value, scope or order that this list does not offer them
// is left out, and said.
import type { UrlPatch } from '../../ui/useUrlParams.ts';
import { offered, SEARCH_KEY, widened, type ListAddress } from '../lists/address.ts';

/** What the page offers this reader. */
export interface Offered {
  /** Whether rows that wait for the viewer can be shown alone. */
  hasPending: boolean;
  hasSearch: boolean;
  /** Options of the filters that are choices, by filter. */
  choices: Readonly<Record<string, { options: readonly { value: string }[] } | undefined>>;
}

interface OpenedView {
  /** Takes the list from whatever it shows to the view. */
  patch: UrlPatch;
  /** Parameters that were left out, in part or as a whole. */
  dropped: readonly string[];
}

export function openedView(address: ListAddress, offer: Offered, stored: string): OpenedView {
  const params = new URLSearchParams(stored);
  const dropped: string[] = [];
  const kept: Record<string, string> = {};
  const take = (key: string, mayUse: boolean) => {
    const value = params.get(key);
    if (!value) return;
    if (mayUse) kept[key] = value;
    else dropped.push(key);
  };
  const isPending = params.get('scope') === 'pending' && offer.hasPending;
  take('scope', offer.hasPending);
  take(SEARCH_KEY, offer.hasSearch);
  for (const [key, spec] of Object.entries(address.filters)) {
    const given = params.get(key);
    if (!given) continue;
    const options = offer.choices[key]?.options.map(({ value }) => value);
    if (spec.kind === 'choices') {
      const known = offered(spec, isPending ? 'PENDING' : 'ALL');
      const values = given.split(',');
      const usable = values.filter((value) => options?.includes(value) && (!known || known.includes(value)));
      if (usable.length > 0) kept[key] = usable.join(',');
      if (usable.length < values.length) dropped.push(key);
    } else take(key, spec.kind !== 'one' || options === undefined || options.includes(given));
  }
  const sort = params.get('sort');
  take('sort', sort !== null && Object.hasOwn(address.sorts, sort));
  if (kept['sort']) take('dir', true);
  take('size', true);
  return { patch: { ...widened(address), sort: undefined, dir: undefined, size: undefined, ...kept }, dropped };
}
