// The rows of the list that a page was opened from: kept while the list is shown, longer by a page when one goes beyond them.
import { z } from '../../../shared/forms/zod.ts';
import { readStored, writeStored } from '../../drafts/storage.ts';
import { pageOf } from '../../ui/useUrlParams.ts';

const rowSchema = z.object({ id: z.string(), title: z.string().nullable() });
const shownSchema = z.object({
  list: z.string(),
  query: z.string(),
  size: z.number(),
  first: z.number(),
  total: z.number(),
  isCapped: z.boolean(),
  rows: z.array(rowSchema),
});

export type ShownRow = z.infer<typeof rowSchema>;

/** `list`: path and query of the list as it was left; `query`: the key of its list; `first`: how many rows stand before these. */
export type ShownRows = z.infer<typeof shownSchema>;

/** Another who signs in here must not meet them. */
const keyOf = (viewerId: string) => `listRows ${viewerId}`;

export function keepRows(viewerId: string, shown: ShownRows): void {
  writeStored(sessionStorage, keyOf(viewerId), shown);
}

/** The rows kept of this list, from any of its pages. */
export function keptRows(viewerId: string, list: string): ShownRows | null {
  const shown = shownSchema.safeParse(readStored(sessionStorage, keyOf(viewerId))).data;
  return shown && onPage(shown.list, 1) === onPage(list, 1) ? shown : null;
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

type Load = (search: URLSearchParams) => Promise<readonly ShownRow[]>;
const loads = new Map<string, Load>();

/** How the rows of a page are had, by the name of the list's query; `search`: the list's address. */
export function registerList(query: string, load: Load): void {
  loads.set(query, load);
}

/**
 * With the page after the last row, or before the first. Rows may have left the list since, and others moved up: the page of the last row
 * is asked first, and known rows are not taken twice. Unchanged when there is nothing more.
 */
export async function extended(shown: ShownRows, where: 'before' | 'after'): Promise<ShownRows> {
  const load = loads.get(shown.query);
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
