// The keys of a toolbar: one stop of the Tab key, arrows, Home and End lead from tool to tool, Escape back to the text.
import { useEffect, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';

const toolsOf = (bar: Element | null): HTMLElement[] => [...(bar?.querySelectorAll<HTMLElement>('[data-tool]') ?? [])];

export function useTabStop(bar: RefObject<HTMLDivElement | null>, onLeave: () => void) {
  const [stop, setStop] = useState<string | null>(null);
  useEffect(() => {
    setStop((now) => now ?? toolsOf(bar.current)[0]?.dataset['tool'] ?? null);
  }, [bar]);
  function handleFocus(event: FocusEvent) {
    const { tool } = event.target instanceof HTMLElement ? event.target.dataset : {};
    if (tool !== undefined) setStop(tool);
  }
  function handleKeyDown(event: KeyboardEvent) {
    const tools = toolsOf(bar.current);
    const at = tools.findIndex((tool) => tool === event.target);
    if (at === -1 || event.defaultPrevented) return;
    const isRightToLeft = document.dir === 'rtl';
    const steps: Readonly<Record<string, number>> = {
      ArrowRight: isRightToLeft ? at - 1 : at + 1,
      ArrowLeft: isRightToLeft ? at + 1 : at - 1,
      Home: 0,
      End: tools.length - 1,
    };
    const to = steps[event.key];
    if (to !== undefined) {
      event.preventDefault();
      tools[(to + tools.length) % tools.length]?.focus();
    } else if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      onLeave();
    }
  }
  return { stop, handleFocus, handleKeyDown };
}
