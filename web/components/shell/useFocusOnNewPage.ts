// On another page the focus goes to its beginning: the link that was followed may be gone, and nobody should tab through the
// navigation again. Tabs, filters and pages of a list live in the query of the address and leave the focus where it is.
import { useEffect, useRef, type RefObject } from 'react';

/** Leads on to the first page by itself. */
const LANDING = '/main';

export function useFocusOnNewPage(pathname: string, content: RefObject<HTMLElement | null>): void {
  const last = useRef(pathname);
  useEffect(() => {
    const isFirst = last.current === LANDING || last.current === pathname;
    last.current = pathname;
    if (isFirst) return;
    content.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [pathname, content]);
}
