// The manuscript that an address means.

/** Reviewers come with their invitation as `id` and the manuscript as `munaId` (D2-02); everyone else with `id` alone. */
export function manuscriptIdOf(search: URLSearchParams): string {
  return search.get('munaId') || search.get('id') || '';
}
