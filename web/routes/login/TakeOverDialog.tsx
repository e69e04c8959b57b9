// The account is online elsewhere (code 700): end that session and go in, or leave it be.
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { useAction } from '../../relay/useAction.ts';
import { ConfirmDialog } from '../../ui/Dialog.tsx';
import type { TakeOverDialogMutation } from './__generated__/TakeOverDialogMutation.graphql.ts';
import type { Entry } from './useSignIn.ts';

interface Props {
  pendingToken: string | null;
  onEntered: (entry: Entry) => Promise<void>;
  onCancel: () => void;
}

export function TakeOverDialog({ pendingToken, onEntered, onCancel }: Props) {
  const { t } = useTranslation('login');
  const { run, isPending } = useAction<TakeOverDialogMutation>(graphql`
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
    const entry = (await run({ input: { pendingToken } }))?.takeOverSession;
    if (entry) await onEntered(entry);
    else onCancel();
  }
  return (
    <ConfirmDialog
      isOpen={pendingToken !== null} title={t('login.online.title')} confirmLabel={t('login.online.takeOver')} isPending={isPending}
      onConfirm={() => void handleConfirm()} onCancel={onCancel}
    >
      {t('login.online.body')}
    </ConfirmDialog>
  );
}
