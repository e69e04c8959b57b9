// The question before typed text is left behind unsaved (R1-084).
import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../ui/overlay/Dialog.tsx';

interface LeaveDialogProps {
  isOpen: boolean;
  onLeave: () => void;
  onStay: () => void;
  /** Note on the text. */
  children?: ReactNode;
}

export function LeaveDialog({ isOpen, onLeave, onStay, children }: LeaveDialogProps) {
  const { t } = useTranslation('shell');
  return (
    <ConfirmDialog
      isOpen={isOpen}
      isCautious
      title={t('shell.leave.title')}
      confirmLabel={t('shell.leave.leave')}
      cancelLabel={t('shell.leave.stay')}
      onConfirm={onLeave}
      onCancel={onStay}
    >
      <p>{t('shell.leave.text')}</p>
      {children !== undefined && (
        <chakra.p mt="2" color="fg.muted">
          {children}
        </chakra.p>
      )}
    </ConfirmDialog>
  );
}
