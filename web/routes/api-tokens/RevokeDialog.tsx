// Revoking an API token: the consequences are shown before.
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { useAction } from '../../relay/useAction.ts';
import { ConfirmDialog } from '../../ui/overlay/Dialog.tsx';
import { showNotice } from '../../ui/notice/notices.tsx';
import type { RevokeDialogMutation } from './__generated__/RevokeDialogMutation.graphql.ts';
import type { TokenRow } from './token-columns.tsx';

export function RevokeDialog({ token: { id, name, user }, onClose }: { token: TokenRow; onClose: () => void }) {
  const { t } = useTranslation('apiTokens');
  const { run, isPending } = useAction<RevokeDialogMutation>(graphql`
    mutation RevokeDialogMutation($input: RevokeApiTokenInput!) {
      revokeApiToken(input: $input) {
        apiToken {
          id
          ...tokenColumns_token
        }
      }
    }
  `);
  async function handleConfirm() {
    if (await run({ apiTokenId: id })) showNotice({ kind: 'success', text: t('apiTokens.revoke.done', { name }) });
    onClose();
  }
  return (
    <ConfirmDialog
      isOpen
      isDestructive
      title={t('apiTokens.revoke.title', { name })}
      confirmLabel={t('apiTokens.revoke.verb')}
      isPending={isPending}
      onConfirm={() => void handleConfirm()}
      onCancel={onClose}
    >
      {t('apiTokens.revoke.means', { person: user?.realName })}
    </ConfirmDialog>
  );
}
