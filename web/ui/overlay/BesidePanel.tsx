// A panel beside the page: no window over what one writes about. The frame makes room for it (global-css.ts), the page stays in view and in
// use. Where the window has no room for both it is a sheet over the page: at its side, on phones from its foot.
import { chakra } from '@chakra-ui/react';
import type { KeyboardEvent, ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { BESIDE_MARK } from '../marks.ts';
import { BESIDE_FROM_PX, useWindowFrom } from '../useWindowFrom.ts';
import { focusFirst, Modal } from './Modal.tsx';

/** The focus goes into it; once it is gone it returns to where it was, unless it is elsewhere on the page by then. */
function openBeside(panel: HTMLElement) {
  const before = document.activeElement;
  focusFirst(panel);
  return () => {
    if (panel.contains(document.activeElement) && before instanceof HTMLElement && before.isConnected) before.focus();
  };
}

interface Props {
  'aria-labelledby': string;
  children: ReactNode;
  onClose: (() => void) | undefined;
  /** Ctrl or ⌘ with Enter within it. */
  onConfirm: (() => void) | undefined;
  /** Something is typed: only its buttons close it. */
  keepsTyped: boolean;
}

export function BesidePanel({ children, onClose, onConfirm, keepsTyped, ...named }: Props) {
  const hasRoom = useWindowFrom(BESIDE_FROM_PX);
  if (!hasRoom)
    return (
      <Modal
        {...named}
        onClose={keepsTyped ? undefined : onClose}
        onConfirm={onConfirm}
        m="0"
        ms="auto"
        mt={{ base: 'auto', md: '0' }}
        width={{ base: '100vw', md: 'min(35rem, 100vw)' }}
        maxW="100vw"
        height={{ base: 'auto', md: '100dvh' }}
        maxH={{ base: '92dvh', md: '100dvh' }}
        borderTopRadius={{ base: 'lg', md: '0' }}
      >
        <chakra.div height={{ base: 'auto', md: '100dvh' }} maxH={{ base: '92dvh', md: '100dvh' }} display="flex" flexDirection="column">
          {children}
        </chakra.div>
      </Modal>
    );
  function handleKeyDown(event: KeyboardEvent) {
    // A portal's events reach what it was opened from as well.
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && onConfirm) {
      event.preventDefault();
      onConfirm();
    }
    if (event.key === 'Escape' && !event.defaultPrevented && !keepsTyped) {
      event.preventDefault();
      onClose?.();
    }
  }
  // In the body: a container of the page would hold what is fixed within itself.
  return createPortal(
    <chakra.section
      {...named}
      {...BESIDE_MARK}
      role="dialog"
      ref={openBeside}
      data-no-print
      position="fixed"
      top="0"
      bottom="0"
      insetEnd="0"
      width="var(--beside)"
      zIndex="popover"
      bg="bg.panel"
      borderInlineStartWidth="1px"
      onKeyDown={handleKeyDown}
    >
      {children}
    </chakra.section>,
    document.body,
  );
}
