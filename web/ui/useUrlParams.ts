// Tab, filter, page and selected row live in the URL: read and patch its query parameters.
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

export type UrlPatch = Readonly<Record<string, string | undefined>>;

/**
 * `patch({ page: '2' })` sets, an empty or undefined value removes. A patch without `page` goes back to page 1. `replace`: no step of its
 * own in the history, as for what is still being typed.
 */
export function useUrlParams(): [URLSearchParams, (patch: UrlPatch, options?: { replace?: boolean }) => void] {
  const [params, setParams] = useSearchParams();
  const patch = useCallback(
    (changes: UrlPatch, options?: { replace?: boolean }) => {
      setParams((current) => {
        const next = new URLSearchParams(current);
        if (!('page' in changes)) next.delete('page');
        for (const [name, value] of Object.entries(changes)) {
          if (value === undefined || value === '') next.delete(name);
          else next.set(name, value);
        }
        return next;
      }, options);
    },
    [setParams],
  );
  return [params, patch];
}

/** The `page` parameter: a whole number from 1 to 1000, else 1. */
export function pageOf(params: URLSearchParams): number {
  const page = Number(params.get('page') ?? '1');
  return Number.isInteger(page) && page >= 1 && page <= 1000 ? page : 1;
}
