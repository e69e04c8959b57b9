// Something short with its full text: on hover as a title, and in a bubble while it has the focus, by the keys or by a touch.
import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { useEffect, useId, useRef, useState } from 'react';

/** Pixels between the bubble and its element, and the edge of the window. */
const GAP = 4;

export function Hinted({ hint, children, ...look }: HTMLChakraProps<'abbr'> & { hint: string }) {
  const id = useId();
  const short = useRef<HTMLElement>(null);
  const bubble = useRef<HTMLSpanElement>(null);
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    if (!isShown) return undefined;
    const handleMove = () => {
      const box = bubble.current;
      const beside = short.current?.getBoundingClientRect();
      if (!box || !beside) return;
      box.style.top = `${beside.bottom + GAP}px`;
      box.style.left = `${Math.max(GAP, Math.min(beside.left, window.innerWidth - box.offsetWidth - GAP))}px`;
    };
    // In the top layer: a cell, or a title of two lines, would clip it.
    bubble.current?.showPopover();
    handleMove();
    window.addEventListener('scroll', handleMove, { capture: true, passive: true });
    window.addEventListener('resize', handleMove);
    return () => {
      window.removeEventListener('scroll', handleMove, { capture: true });
      window.removeEventListener('resize', handleMove);
    };
  }, [isShown]);
  return (
    <>
      <chakra.abbr
        ref={short}
        title={hint}
        aria-describedby={isShown ? id : undefined}
        tabIndex={0}
        cursor="help"
        // Inside, where a line that is cut off shows it.
        _focusVisible={{ outlineOffset: '-2px' }}
        {...look}
        onFocus={() => setIsShown(true)}
        onBlur={() => setIsShown(false)}
        onKeyDown={({ key }) => {
          if (key === 'Escape') setIsShown(false);
        }}
      >
        {children}
      </chakra.abbr>
      {isShown && (
        <chakra.span
          ref={bubble}
          id={id}
          role="tooltip"
          popover="manual"
          position="fixed"
          inset="auto"
          m="0"
          border="0"
          px="2"
          py="1"
          maxW="min(20rem, calc(100vw - 1rem))"
          width="max-content"
          whiteSpace="pre-line"
          borderRadius="sm"
          bg="fg"
          color="bg.panel"
          fontSize="sm"
          fontWeight="normal"
          lineHeight="tight"
          pointerEvents="none"
        >
          {hint}
        </chakra.span>
      )}
    </>
  );
}
