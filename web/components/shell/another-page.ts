// Whether an address is another page.
import type { Path } from 'react-router-dom';

type Place = Pick<Path, 'pathname' | 'search'>;

/**
 * Another path, or another `id`: the page of another manuscript, journal or invitation. Tabs, filters and pages of a list leave it the same
 * page, and so does the first `id`: a manuscript that was saved for the first time.
 */
export function isAnotherPage(from: Place, to: Place): boolean {
  const id = idIn(from);
  return to.pathname !== from.pathname || (id !== null && id !== idIn(to));
}

const idIn = ({ search }: Place): string | null => new URLSearchParams(search).get('id');
