// On another page the focus goes to its beginning: the link that was followed may be gone, and nobody should tab through the
// navigation again. Tabs, filters and pages of a list live in the query of the address and leave the focus where it is.
import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { useNavigationType } from 'react-router-dom';

/** Leads on to the first page by itself. */
const LANDING = '/main';

export function useFocusOnNewPage(pathname: string, content: RefObject<HTMLElement | null>): void {
  const last = useRef(pathname);
  const type = useNavigationType();
  const begin = useEffectEvent(() => {
    content.current?.focus({ preventScroll: true });
    // Going back, the browser returns to where one was.
    if (type !== 'POP') window.scrollTo({ top: 0 });
  });
  // With the page itself, not after it: who has begun to type in it already must not lose the field.
  useLayoutEffect(() => {
    const isFirst = last.current === LANDING || last.current === pathname;
    last.current = pathname;
    if (!isFirst) begin();
  }, [pathname]);
}
