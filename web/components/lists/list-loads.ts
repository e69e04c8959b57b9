// How each list loads its rows. Routes register their lists here when the browser's part starts, so this imports no zod: the first visit
// would load it.

export interface ShownRow {
  id: string;
  title: string | null;
}

/** `search`: the list's address. */
type Load = (search: URLSearchParams) => Promise<readonly ShownRow[]>;
const loads = new Map<string, Load>();

/** `query`: the name of the list's query. */
export function registerList(query: string, load: Load): void {
  loads.set(query, load);
}

export function loadOf(query: string): Load | undefined {
  return loads.get(query);
}
