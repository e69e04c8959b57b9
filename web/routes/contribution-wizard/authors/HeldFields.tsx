// Fields that are locked while their values are being saved: the dialog closes afterwards, and later typing would be lost unseen.
import { chakra } from '@chakra-ui/react';
import { useLayoutEffect, useRef, type ReactNode } from 'react';

export function HeldFields({ isHeld, children }: { isHeld: boolean; children: ReactNode }) {
  const fields = useRef<HTMLFieldSetElement>(null);
  const focused = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    const active = document.activeElement;
    if (isHeld) {
      focused.current = active instanceof HTMLElement && fields.current?.contains(active) ? active : null;
    } else if (focused.current !== null) {
      // Refused: the focus goes to the first problem, else back to its place. A person who has gone on to another field stays there.
      const wrong = fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
      if (active === document.body || active === focused.current) (wrong ?? focused.current).focus();
      focused.current = null;
    }
  }, [isHeld]);
  return (
    <chakra.fieldset ref={fields} disabled={isHeld} aria-busy={isHeld || undefined} border="0" p="0" m="0" minW="0" display="contents">
      {children}
    </chakra.fieldset>
  );
}
