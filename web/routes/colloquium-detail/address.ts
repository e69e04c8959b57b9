// Address of a colloquium's page.

/** The number of the issue that is shown; null: the one at hand. */
export function issueIn(search: URLSearchParams): number | null {
  const text = search.get('issue') ?? '';
  return /^\d{1,9}$/.test(text) ? Number(text) : null;
}

/** `showType` 0 is a journal, anything else a conference (R2-148); without one the path decides (D13-026). */
export function isJournal(search: URLSearchParams, otherwise: boolean): boolean {
  const showType = search.get('showType');
  return showType === null || showType === '' ? otherwise : showType === '0';
}
