// Dialogs for one decision at a time, and the drawer of phones.
import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, IconButton } from '../Button.tsx';
import { keepFocus } from '../form/keep-focus.ts';
import { BesidePanel } from './BesidePanel.tsx';
import { FIRST_FOCUS, FOCUS_BEFORE_FIELDS, Modal } from './Modal.tsx';

interface DialogProps {
  isOpen: boolean;
  /** Asked to close by Escape, the cross or a click beside it. Leave out for a dialog that must be answered. */
  onClose?: (() => void) | undefined;
  /** Says the act. */
  title: ReactNode;
  children?: ReactNode;
  /** Buttons; the one that acts is last. */
  footer?: ReactNode;
  /** Ctrl or ⌘ with Enter presses that button. */
  onConfirm?: (() => void) | undefined;
  size?: 'sm' | 'md' | 'lg';
  /** The text is read out together with the title; not for forms. */
  isMessage?: boolean;
  /** Beside the page, which stays in view, or over its edge where there is no room; `keepsTyped`: Escape does not close it. */
  beside?: { readonly keepsTyped: boolean } | undefined;
}

const WIDTH = { sm: '26rem', md: '36rem', lg: '56rem' };

export function Dialog({ isOpen, onClose, onConfirm, title, children, footer, size = 'sm', isMessage = false, beside }: DialogProps) {
  const id = useId();
  if (!isOpen) return null;
  const parts = { id, title, children, footer, onClose };
  if (beside)
    return (
      <BesidePanel aria-labelledby={`${id}-title`} onClose={onClose} onConfirm={onConfirm} keepsTyped={beside.keepsTyped}>
        <Parts {...parts} height="full" />
      </BesidePanel>
    );
  return (
    <Modal
      aria-labelledby={`${id}-title`}
      aria-describedby={isMessage ? `${id}-text` : undefined}
      onClose={onClose}
      onConfirm={onConfirm}
      m="auto"
      width={`min(${WIDTH[size]}, calc(100vw - 2rem))`}
      maxH="calc(100dvh - 2rem)"
      borderRadius="lg"
    >
      <Parts {...parts} maxH="calc(100dvh - 2rem)" />
    </Modal>
  );
}

type PartsProps = Pick<DialogProps, 'title' | 'children' | 'footer' | 'onClose'> & { id: string } & Pick<
    HTMLChakraProps<'div'>,
    'height' | 'maxH'
  >;

/** Title, text and buttons, of which the text alone scrolls. */
function Parts({ id, title, children, footer, onClose, ...room }: PartsProps) {
  const { t } = useTranslation('ui');
  return (
    <chakra.div display="flex" flexDirection="column" {...room}>
      <chakra.div display="flex" alignItems="flex-start" gap="3" ps="6" pe="3" pt="4" pb="2">
        <chakra.h2 id={`${id}-title`} fontSize="xl" fontWeight="semibold" flex="1" pt="1" lineHeight="tight">
          {title}
        </chakra.h2>
        {onClose && <IconButton icon="close" label={t('ui.dialog.close')} onClick={onClose} />}
      </chakra.div>
      <chakra.div id={`${id}-text`} px="6" pb="5" flex="1" minH="0" overflowY="auto" overscrollBehavior="contain" lineHeight="reading">
        {children}
      </chakra.div>
      {footer && (
        <chakra.div
          onMouseDown={keepFocus}
          px="6"
          py="4"
          borderTopWidth="1px"
          display="flex"
          gap="3"
          justifyContent="flex-end"
          flexWrap="wrap"
        >
          {footer}
        </chakra.div>
      )}
    </chakra.div>
  );
}

interface ConfirmDialogProps extends Omit<DialogProps, 'footer' | 'onClose' | 'onConfirm'> {
  /** Repeats the verb of the title. */
  confirmLabel: string;
  cancelLabel?: string;
  /** Something is given up: the button is red. */
  isDestructive?: boolean;
  /** The button that changes nothing has the focus first. */
  isCautious?: boolean;
  isPending?: boolean;
  /** The button that acts has the focus first, also where there are fields. */
  startsAtButton?: boolean;
  /** There is nothing to confirm: the dialog can only be closed. */
  isIdle?: boolean;
  /** The form within, which the button sends. */
  formId?: string;
  /** What is typed is not lost to a stray click or Escape. */
  isTyped?: boolean;
  /** The button's act, left out where it sends a form; Ctrl or ⌘ with Enter does it too. */
  onConfirm?: () => void;
  onCancel: () => void;
}

export function ConfirmDialog({
  confirmLabel,
  cancelLabel,
  isDestructive = false,
  isCautious = isDestructive,
  isMessage = true,
  isPending = false,
  startsAtButton = false,
  isIdle = false,
  formId,
  isTyped = false,
  onConfirm,
  onCancel,
  ...rest
}: ConfirmDialogProps) {
  const { t } = useTranslation('ui');
  return (
    <Dialog
      {...rest}
      isMessage={isMessage}
      onClose={isTyped ? undefined : onCancel}
      onConfirm={isPending || isIdle ? undefined : onConfirm}
      footer={
        <>
          <Button {...(isMessage && isCautious && FIRST_FOCUS)} onClick={onCancel}>
            {cancelLabel ?? t('ui.dialog.cancel')}
          </Button>
          <Button
            {...(isMessage && !isCautious && (startsAtButton ? FOCUS_BEFORE_FIELDS : FIRST_FOCUS))}
            variant={isDestructive ? 'danger' : 'solid'}
            isPending={isPending}
            disabled={isIdle}
            {...(formId === undefined ? { onClick: onConfirm } : { type: 'submit', form: formId })}
          >
            {confirmLabel}
          </Button>
        </>
      }
    />
  );
}

/** Tells something that has happened; one button, "understood" unless said otherwise. */
export function NoticeDialog({
  onClose,
  closeLabel,
  ...rest
}: Omit<DialogProps, 'footer' | 'onClose' | 'onConfirm' | 'isMessage'> & { onClose: () => void; closeLabel?: string }) {
  const { t } = useTranslation('ui');
  return (
    <Dialog
      {...rest}
      isMessage
      onClose={onClose}
      onConfirm={onClose}
      footer={
        <Button {...FIRST_FOCUS} variant="solid" onClick={onClose}>
          {closeLabel ?? t('ui.dialog.ok')}
        </Button>
      }
    />
  );
}

/** A panel that slides in from the left edge (navigation on phones). */
export function Drawer({ isOpen, onClose, label, children }: { isOpen: boolean; onClose: () => void; label: string; children: ReactNode }) {
  const { t } = useTranslation('ui');
  if (!isOpen) return null;
  return (
    <Modal aria-label={label} onClose={onClose} m="0" height="100dvh" maxH="100dvh" width="min(20rem, 86vw)" overflowY="auto">
      <chakra.div display="flex" alignItems="center" ps="5" pe="2" height="14" borderBottomWidth="1px">
        <chakra.span flex="1" fontWeight="semibold">
          {label}
        </chakra.span>
        <IconButton icon="close" label={t('ui.dialog.close')} onClick={onClose} />
      </chakra.div>
      {children}
    </Modal>
  );
}
