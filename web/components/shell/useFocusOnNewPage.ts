// On another page the focus goes to its beginning: the link that was followed may be gone, and nobody should tab through the
// navigation again. Another manuscript is another page. Tabs, filters and pages of a list live in the query of the address and leave the focus
// where it is.
import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { staysHere } from './stays-here.ts';

/** Leads on to the first page by itself. */
const LANDING = '/main';

export function useFocusOnNewPage(content: RefObject<HTMLElement | null>): void {
  const { pathname, search, state } = useLocation();
  // What is shown: a manuscript, a journal, an invitation.
  const id = new URLSearchParams(search).get('id');
  const last = useRef({ pathname, id });
  const type = useNavigationType();
  const handleNewAddress = useEffectEvent(() => {
    const { pathname: lastPath, id: lastId } = last.current;
    last.current = { pathname, id };
    // What has just got its id is what was there before: a manuscript that was saved for the first time.
    const isOther = id !== null && lastId !== null && id !== lastId && !staysHere(state);
    if (lastPath === LANDING || (lastPath === pathname && !isOther)) return;
    content.current?.focus({ preventScroll: true });
    // Going back, the browser returns to where one was.
    if (type !== 'POP') window.scrollTo({ top: 0 });
  });
  // With the page itself, not after it: who has begun to type in it already must not lose the field.
  useLayoutEffect(() => handleNewAddress(), [pathname, id]);
}
