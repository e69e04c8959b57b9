// How the rows of each list are had. Routes name their lists here when the product begins, so this knows no rules of forms: they are a sixth of
// what a first visit would load.

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
