// The target of a figure: a list, this one by default, narrowed to the rows that the figure counts.
import { useLocation } from 'react-router-dom';
import type { UrlPatch } from '../../ui/useUrlParams.ts';

export function useFigureLinks(): (changes: UrlPatch, path?: string) => string {
  const { pathname, search } = useLocation();
  return (changes, path = pathname) => {
    const params = new URLSearchParams(search);
    for (const name of ['page', 'sort', 'dir']) params.delete(name);
    for (const [name, value] of Object.entries(changes)) {
      if (value) params.set(name, value);
      else params.delete(name);
    }
    return `${path}?${params}`;
  };
}

interface Days {
  readonly from?: string | null | undefined;
  readonly to?: string | null | undefined;
}

/** The days of a month, YYYY-MM, as a filter holds them; of these, those that the filter asks for already. */
export function daysOfMonth(month: string, { from, to }: Days = {}): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const first = `${month}-01`;
  const last = `${month}-${String(new Date(Date.UTC(year, number, 0)).getUTCDate()).padStart(2, '0')}`;
  return `${from && from > first ? from : first}..${to && to < last ? to : last}`;
}
