// A small form of the editor. It stands within another form and does not send that one.
import { chakra } from '@chakra-ui/react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/overlay/Dialog.tsx';

interface AskDialogProps {
  title: string;
  confirmLabel: string;
  /** Removes the present value; left out without one. */
  onRemove?: (() => void) | undefined;
  removeLabel?: string;
  isPending?: boolean;
  onConfirm: () => void;
  onClose: () => void;
  children: ReactNode;
}

export function AskDialog({ title, confirmLabel, onRemove, removeLabel, isPending = false, onConfirm, onClose, children }: AskDialogProps) {
  const { t } = useTranslation('ui');
  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !(event.target instanceof HTMLInputElement)) return;
    // The dialog has done it.
    if (event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    onConfirm();
  }
  return (
    <div role="presentation" onKeyDown={handleKeyDown}>
      <Dialog
        isOpen
        title={title}
        onClose={onClose}
        onConfirm={onConfirm}
        footer={
          <>
            {onRemove && (
              <Button variant="dangerOutline" me="auto" onClick={onRemove}>
                {removeLabel}
              </Button>
            )}
            <Button onClick={onClose}>{t('ui.dialog.cancel')}</Button>
            <Button variant="solid" isPending={isPending} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </>
        }
      >
        <chakra.div display="grid" gap="4">
          {children}
        </chakra.div>
      </Dialog>
    </div>
  );
}
