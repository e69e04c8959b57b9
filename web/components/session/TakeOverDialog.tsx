// The account is online elsewhere (code 700): end that session and go in, or leave it be.
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { useSend } from '../../relay/send.ts';
import { ConfirmDialog } from '../../ui/overlay/Dialog.tsx';
import type { TakeOverDialogMutation } from './__generated__/TakeOverDialogMutation.graphql.ts';
import type { Entry } from './useEnter.ts';

interface Props {
  pendingToken: string | null;
  onEntered: (entry: Entry) => Promise<void>;
  onCancel: () => void;
  /** The other session could not be ended; the dialog is to close. */
  onFailed: (error: Error) => void;
}

export function TakeOverDialog({ pendingToken, onEntered, onCancel, onFailed }: Props) {
  const { t } = useTranslation('login');
  const { run, isPending } = useSend<TakeOverDialogMutation>(graphql`
    mutation TakeOverDialogMutation($input: TakeOverSessionInput!) {
      takeOverSession(input: $input) {
        token
        viewer {
          id
          currentRole {
            number
            landingPath
          }
        }
      }
    }
  `);
  async function handleConfirm() {
    if (pendingToken === null) return;
    const entry = await run({ pendingToken }, onFailed);
    if (entry) await onEntered(entry);
  }
  return (
    <ConfirmDialog
      isOpen={pendingToken !== null}
      title={t('login.online.title')}
      confirmLabel={t('login.online.takeOver')}
      isPending={isPending}
      onConfirm={() => void handleConfirm()}
      onCancel={onCancel}
    >
      {t('login.online.body')}
    </ConfirmDialog>
  );
}
