// From a page to the list it was opened from, as one left it: page, filters, order, scroll and row.
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { BackLink } from '../../ui/page/BackLink.tsx';
import { listIn, openedFrom, RETURN } from './place.ts';

/**
 * `address`: the list as one left it, `otherwise` for a page that was opened from elsewhere. `state` goes with links to further pages of
 * the same manuscript.
 */
export function useListAddress(otherwise: string) {
  const { state } = useLocation();
  const list = listIn(state);
  return { address: list ?? otherwise, state: list === null ? undefined : openedFrom(list) };
}

export function BackToList({ otherwise, children }: { otherwise: string; children: ReactNode }) {
  return (
    <BackLink to={useListAddress(otherwise).address} state={RETURN}>
      {children}
    </BackLink>
  );
}
