// Steps forwards and backwards take the focus and the view to the beginning of the new tab, at once: a person who is typing in it already
// must not lose the field.
import { useLayoutEffect, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/** The state of an address that was reached by such a step. */
export const STEPPED = 'stepped';

/** The same, to a field: by its name in the form. */
export const steppedTo = (field: string | undefined) => (field === undefined ? STEPPED : `${STEPPED} ${field}`);

export function useFocusOnStep(content: RefObject<HTMLElement | null>): void {
  const { key, state }: { key: string; state: unknown } = useLocation();
  useLayoutEffect(() => {
    if (typeof state !== 'string' || !state.startsWith(STEPPED)) return;
    const target = content.current?.querySelector<HTMLElement>('[role=tabpanel]') ?? content.current;
    target?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
    const field = state.slice(STEPPED.length + 1);
    if (field !== '') content.current?.querySelector<HTMLElement>(`[name="${CSS.escape(field)}"]`)?.focus();
  }, [key, state, content]);
}
