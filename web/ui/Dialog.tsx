// Dialogs for one decision at a time, on the native dialog element: the page behind is inert, Escape closes, focus returns.
import { chakra } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, IconButton, type ButtonProps } from './Button.tsx';

export interface DialogProps {
  isOpen: boolean;
  /** Asked to close by Escape, the cross or a click beside it. Leave out for a dialog that must be answered. */
  onClose?: () => void;
  /** Says the act. */
  title: ReactNode;
  children?: ReactNode;
  /** Buttons; the one that acts is last. */
  footer?: ReactNode;
  size?: 'sm' | 'md' | 'lg';
}

/** Closed before it leaves the page: only then does the focus return to where it was. */
function showWhileMounted(dialog: HTMLDialogElement) {
  dialog.showModal();
  return () => dialog.close();
}

const WIDTH = { sm: '26rem', md: '36rem', lg: '56rem' };

export function Dialog({ isOpen, onClose, title, children, footer, size = 'sm' }: DialogProps) {
  const titleId = useId();
  const { t } = useTranslation('ui');
  if (!isOpen) return null;
  return (
    <chakra.dialog
      ref={showWhileMounted} aria-labelledby={titleId} m="auto" p="0" width={`min(${WIDTH[size]}, calc(100vw - 2rem))`} maxH="calc(100dvh - 2rem)" borderRadius="lg" bg="bg.panel" color="fg" boxShadow="float" border="0"
      css={{ '&::backdrop': { background: 'rgb(20 24 31 / 45%)' } }}
      onCancel={(event) => { event.preventDefault(); onClose?.(); }}
      onClick={(event) => { if (event.target === event.currentTarget) onClose?.(); }}
    >
      <chakra.div display="flex" flexDirection="column" maxH="calc(100dvh - 2rem)">
        <chakra.div display="flex" alignItems="flex-start" gap="3" ps="6" pe="3" pt="4" pb="2">
          <chakra.h2 id={titleId} fontSize="xl" fontWeight="semibold" flex="1" pt="1" lineHeight="tight">{title}</chakra.h2>
          {onClose && <IconButton icon="close" label={t('ui.dialog.close')} onClick={onClose} />}
        </chakra.div>
        <chakra.div px="6" pb="5" overflowY="auto" lineHeight="reading">{children}</chakra.div>
        {footer && <chakra.div px="6" py="4" borderTopWidth="1px" display="flex" gap="3" justifyContent="flex-end" flexWrap="wrap">{footer}</chakra.div>}
      </chakra.div>
    </chakra.dialog>
  );
}

export interface ConfirmDialogProps extends Omit<DialogProps, 'footer' | 'onClose'> {
  /** Repeats the verb of the title. */
  confirmLabel: string;
  cancelLabel?: string;
  isDestructive?: boolean;
  isPending?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

export function ConfirmDialog({ confirmLabel, cancelLabel, isDestructive = false, isPending = false, onConfirm, onCancel, ...rest }: ConfirmDialogProps) {
  const { t } = useTranslation('ui');
  const act: ButtonProps = { isPending, onClick: onConfirm, variant: isDestructive ? 'danger' : 'solid', children: confirmLabel };
  return (
    <Dialog
      {...rest}
      onClose={onCancel}
      footer={<><Button onClick={onCancel}>{cancelLabel ?? t('ui.dialog.cancel')}</Button><Button {...act} /></>}
    />
  );
}

/** Tells something that has happened; one button. `actions` replaces the button. */
export function NoticeDialog({ onClose, actions, ...rest }: Omit<DialogProps, 'footer' | 'onClose'> & { onClose: () => void; actions?: ReactNode }) {
  const { t } = useTranslation('ui');
  return <Dialog {...rest} onClose={onClose} footer={actions ?? <Button variant="solid" onClick={onClose}>{t('ui.dialog.ok')}</Button>} />;
}

/** A panel that slides in from the left edge (navigation on phones). */
export function Drawer({ isOpen, onClose, label, children }: { isOpen: boolean; onClose: () => void; label: string; children: ReactNode }) {
  const { t } = useTranslation('ui');
  if (!isOpen) return null;
  return (
    <chakra.dialog
      ref={showWhileMounted} aria-label={label} m="0" p="0" height="100dvh" maxH="100dvh" width="min(20rem, 86vw)" bg="bg.panel" color="fg" border="0" boxShadow="float" overflowY="auto"
      css={{ '&::backdrop': { background: 'rgb(20 24 31 / 45%)' } }}
      onCancel={(event) => { event.preventDefault(); onClose(); }}
      onClick={(event) => { if (event.target === event.currentTarget) onClose(); }}
    >
      <chakra.div display="flex" alignItems="center" ps="5" pe="2" height="14" borderBottomWidth="1px">
        <chakra.span flex="1" fontWeight="semibold">{label}</chakra.span>
        <IconButton icon="close" label={t('ui.dialog.close')} onClick={onClose} />
      </chakra.div>
      {children}
    </chakra.dialog>
  );
}
