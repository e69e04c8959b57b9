// Activates an account by the code of its letter.
import { graphql } from 'react-relay/hooks';
import { useSend } from '../../relay/send.ts';
import type { useActivateAccountMutation } from './__generated__/useActivateAccountMutation.graphql.ts';

export function useActivateAccount() {
  const { run, isPending } = useSend<useActivateAccountMutation>(graphql`
    mutation useActivateAccountMutation($input: MailCodeInput!) {
      activateAccount(input: $input) {
        ok
      }
    }
  `);
  const activateAccount = async (code: string, onError: (error: Error) => void) => (await run({ input: { code } }, onError))?.activateAccount?.ok === true;
  return { activateAccount, isPending };
}
