// On another page the focus goes to its beginning: the followed link may be gone, and nobody should tab through the navigation again. On
// the same page it stays where it is.
import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { isAnotherPage } from './another-page.ts';
import { staysHere } from './stays-here.ts';

/** Leads on to the first page by itself. */
const LANDING = '/main';

export function useFocusOnNewPage(content: RefObject<HTMLElement | null>): void {
  const { pathname, search, state } = useLocation();
  const last = useRef({ pathname, search });
  const type = useNavigationType();
  const handleNewAddress = useEffectEvent(() => {
    const before = last.current;
    last.current = { pathname, search };
    const isSame = !isAnotherPage(before, last.current) || (before.pathname === pathname && staysHere(state));
    if (before.pathname === LANDING || isSame) return;
    content.current?.focus({ preventScroll: true });
    // Going back, the browser returns to where one was.
    if (type !== 'POP') window.scrollTo({ top: 0 });
  });
  // With the page itself, not after it: who has begun to type in it already must not lose the field.
  useLayoutEffect(() => handleNewAddress(), [pathname, search]);
}
