// Disabling somebody, or enabling them again: the consequences are shown before.
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { useAction } from '../../relay/useAction.ts';
import { ConfirmDialog } from '../../ui/overlay/Dialog.tsx';
import { showNotice } from '../../ui/notice/notices.tsx';
import type { PersonRow } from './person-row.ts';
import type { EnableDialogMutation } from './__generated__/EnableDialogMutation.graphql.ts';

export function EnableDialog({ person: { id, realName: name, isEnabled }, onClose }: { person: PersonRow; onClose: () => void }) {
  const { t } = useTranslation('personnel');
  const { run: setEnabled, isPending } = useAction<EnableDialogMutation>(graphql`
    mutation EnableDialogMutation($input: SetPersonEnabledInput!) {
      setPersonEnabled(input: $input) {
        user {
          id
          ...personRow_user
        }
      }
    }
  `);
  async function handleConfirm() {
    if (await setEnabled({ userId: id, isEnabled: !isEnabled }))
      showNotice({ kind: 'success', text: isEnabled ? t('personnel.disable.done', { name }) : t('personnel.enable.done', { name }) });
    onClose();
  }
  return (
    <ConfirmDialog
      isOpen
      isDestructive={isEnabled}
      title={isEnabled ? t('personnel.disable.title', { name }) : t('personnel.enable.title', { name })}
      confirmLabel={isEnabled ? t('personnel.disable.verb') : t('personnel.enable.verb')}
      isPending={isPending}
      onConfirm={() => void handleConfirm()}
      onCancel={onClose}
    >
      {isEnabled ? t('personnel.disable.means') : t('personnel.enable.means')}
    </ConfirmDialog>
  );
}
