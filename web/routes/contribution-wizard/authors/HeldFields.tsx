// Fields that are locked while their values are being saved: the dialog closes afterwards, and later typing would be lost unseen.
import { chakra } from '@chakra-ui/react';
import { useLayoutEffect, useRef, type ReactNode } from 'react';

export function HeldFields({ isHeld, children }: { isHeld: boolean; children: ReactNode }) {
  const fields = useRef<HTMLFieldSetElement>(null);
  /** While they are held: where the person was, and in which of the fields. */
  const held = useRef<{ active: Element | null; focused: HTMLElement | null } | null>(null);
  useLayoutEffect(() => {
    const active = document.activeElement;
    if (isHeld) {
      held.current = { active, focused: active instanceof HTMLElement && fields.current?.contains(active) ? active : null };
    } else if (held.current !== null) {
      // Refused: the focus goes to the first problem, else back to its place. A person who has gone on to another field stays there.
      const { active: before, focused } = held.current;
      const wrong = fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
      const hasGoneOn = active !== before && active?.matches('input, select, textarea');
      if (wrong && !hasGoneOn) wrong.focus();
      else if (active === document.body) focused?.focus();
      held.current = null;
    }
  }, [isHeld]);
  return (
    <chakra.fieldset ref={fields} disabled={isHeld} aria-busy={isHeld || undefined} border="0" p="0" m="0" minW="0" display="contents">
      {children}
    </chakra.fieldset>
  );
}
