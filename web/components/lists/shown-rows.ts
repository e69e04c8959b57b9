// The rows of the list that a page was opened from: kept while the list is shown, longer by a page when one goes beyond them.
import { isRecord, isTextOrNone, readStored, writeStored } from '../../drafts/storage.ts';
import { pageOf } from '../../ui/useUrlParams.ts';
import { loadOf, type ShownRow } from './list-loads.ts';

/** `list`: path and query of the list as it was left; `query`: the key of its list; `first`: how many rows stand before these. */
export interface ShownRows {
  list: string;
  query: string;
  size: number;
  first: number;
  total: number;
  isCapped: boolean;
  rows: readonly ShownRow[];
}

/** What an earlier release kept may look otherwise. Checked by hand: with zod a list would load more code (decision 88). */
function isShownRows(kept: unknown): kept is ShownRows {
  return (
    isRecord(kept) &&
    [kept['list'], kept['query']].every((value) => typeof value === 'string') &&
    [kept['size'], kept['first'], kept['total']].every((value) => typeof value === 'number') &&
    typeof kept['isCapped'] === 'boolean' &&
    Array.isArray(kept['rows']) &&
    kept['rows'].every((row: unknown) => isRecord(row) && typeof row['id'] === 'string' && isTextOrNone(row['title']))
  );
}

/** Another who signs in here must not meet them. */
const keyOf = (viewerId: string) => `listRows ${viewerId}`;

export function keepRows(viewerId: string, shown: ShownRows): void {
  writeStored(sessionStorage, keyOf(viewerId), shown);
}

/** The rows kept of this list, from any of its pages. */
export function keptRows(viewerId: string, list: string): ShownRows | null {
  const kept = readStored(sessionStorage, keyOf(viewerId));
  return isShownRows(kept) && onPage(kept.list, 1) === onPage(list, 1) ? kept : null;
}

function split(list: string): [path: string, params: URLSearchParams] {
  const [path = '', query = ''] = list.split('?');
  return [path, new URLSearchParams(query)];
}

function onPage(list: string, page: number): string {
  const [path, params] = split(list);
  params.delete('page');
  if (page > 1) params.set('page', String(page));
  return `${path}?${params}`;
}

const pageAt = ({ first, size }: ShownRows, index: number) => Math.floor((first + index) / size) + 1;

/** The list's address with the page that this row stands on. */
export function listAt(shown: ShownRows, index: number): string {
  const page = pageAt(shown, index);
  return page === pageOf(split(shown.list)[1]) ? shown.list : onPage(shown.list, page);
}

/**
 * With the page after the last row, or before the first. Rows may have left the list since, and others moved up: the page of the last row
 * is asked first, and known rows are not taken twice. Unchanged when there is nothing more.
 */
export async function extended(shown: ShownRows, where: 'before' | 'after'): Promise<ShownRows> {
  const load = loadOf(shown.query);
  const edge = pageAt(shown, where === 'after' ? shown.rows.length - 1 : 0);
  const pages = where === 'after' ? [edge, edge + 1] : [edge - 1];
  for (const page of load ? pages : []) {
    const [, search] = split(onPage(shown.list, page));
    search.set('size', String(shown.size));
    const rows = ((await load?.(search)) ?? []).filter(({ id }) => !shown.rows.some((known) => known.id === id));
    if (rows.length === 0) continue;
    if (where === 'after') return { ...shown, rows: [...shown.rows, ...rows] };
    return { ...shown, first: Math.max(0, shown.first - rows.length), rows: [...rows, ...shown.rows] };
  }
  return shown;
}
