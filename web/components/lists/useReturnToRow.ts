// Back in a list one is where one left it: scrolled as it was, with the focus on the row that was opened.
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { isReturn, takePlace } from './place.ts';

/** For the list page; by then its rows are shown. */
export function useReturnToRow(): void {
  const { pathname, search, state } = useLocation();
  const type = useNavigationType();
  const handleShown = useEffectEvent(() => {
    const place = type === 'POP' || isReturn(state) ? takePlace(pathname + search) : null;
    if (place === null) return;
    window.scrollTo({ top: place.scroll });
    const row = place.row === null ? null : document.querySelector(`[data-row=${CSS.escape(place.row)}]`);
    row?.querySelector<HTMLElement>('a[href]')?.focus({ preventScroll: true });
    // One may have gone on from the row that was opened.
    row?.scrollIntoView({ block: 'nearest' });
  });
  useEffect(() => handleShown(), []);
}
