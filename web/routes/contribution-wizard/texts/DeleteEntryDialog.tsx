// Asks before an entry with something in it is taken out of a list.
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../ui/overlay/Dialog.tsx';

interface DeleteEntryDialogProps {
  isOpen: boolean;
  title: string;
  children: ReactNode;
  onConfirm: () => void;
  onCancel: () => void;
}

export function DeleteEntryDialog(props: DeleteEntryDialogProps) {
  const { t } = useTranslation('wizard');
  return <ConfirmDialog isDestructive confirmLabel={t('wizard.remove')} {...props} />;
}
