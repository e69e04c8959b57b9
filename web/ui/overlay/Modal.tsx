// Base of every dialog: the native element, shown over the page, which is inert meanwhile. Escape and a click beside it ask to close; the
// focus returns to where it was.
import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { useRef, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';

/** Put on the control that has the focus first in a dialog without fields. */
export const FIRST_FOCUS = { 'data-first-focus': '' };
/** Likewise, though the dialog has fields. */
export const FOCUS_BEFORE_FIELDS = { 'data-first-focus': 'before-fields' };

/** Into what has just been opened: its first field, or the button that says so. */
export function focusFirst(opened: HTMLElement): void {
  const fields = 'input:not([type=hidden]):not([hidden]):not([disabled]), select:not([disabled]), textarea:not([disabled])';
  const first = ['[data-first-focus=before-fields]', fields, '[data-first-focus]'];
  first
    .map((selector) => opened.querySelector<HTMLElement>(selector))
    .find((found) => found !== null)
    ?.focus();
}

/** Closed before it leaves the page: only then does the focus return to where it was. */
function showWhileMounted(dialog: HTMLDialogElement) {
  dialog.showModal();
  focusFirst(dialog);
  return () => dialog.close();
}

/** A dialog stands where it is written, also within a form that is not its own. */
const isOfFormAround = (target: EventTarget, dialog: HTMLElement): boolean =>
  target instanceof HTMLInputElement && target.form !== null && !dialog.contains(target.form);

/** Mounted = open. Without `onClose` it must be answered by one of its buttons. */
export function Modal({
  onClose,
  onConfirm,
  ...rest
}: Omit<HTMLChakraProps<'dialog'>, 'onClose'> & {
  onClose?: (() => void) | undefined;
  /** Ctrl or ⌘ with Enter, from wherever the focus is. */
  onConfirm?: (() => void) | undefined;
}) {
  // Text selected in a field and let go beside the dialog is no click beside it.
  const pressedBeside = useRef(false);
  const isBeside = (event: MouseEvent | PointerEvent) => event.target === event.currentTarget;
  function handleKeyDown(event: KeyboardEvent<HTMLDialogElement>) {
    // Enter in a field would send that form.
    if (event.key === 'Enter' && !event.nativeEvent.isComposing && isOfFormAround(event.target, event.currentTarget))
      event.preventDefault();
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && onConfirm) {
      event.preventDefault();
      onConfirm();
    }
    // The browser closes a dialog at the second Escape even when it is prevented; Escape of an input method does not count.
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onClose?.();
  }
  return (
    <chakra.dialog
      ref={showWhileMounted}
      p="0"
      bg="bg.panel"
      color="fg"
      border="0"
      boxShadow="float"
      css={{ '&::backdrop': { background: 'rgb(20 24 31 / 45%)' } }}
      onKeyDown={handleKeyDown}
      onCancel={(event) => {
        if (event.target === event.currentTarget) {
          event.preventDefault();
          onClose?.();
        }
      }}
      onPointerDown={(event) => {
        pressedBeside.current = isBeside(event);
      }}
      onClick={(event) => {
        if (pressedBeside.current && isBeside(event)) onClose?.();
      }}
      {...rest}
    />
  );
}
