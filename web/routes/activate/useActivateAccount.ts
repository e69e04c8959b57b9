// Activates an account by the code of its letter and the password that was registered.
import { graphql } from 'react-relay/hooks';
import { useSend } from '../../relay/send.ts';
import type { ActivateAccountInput, useActivateAccountMutation } from './__generated__/useActivateAccountMutation.graphql.ts';

export function useActivateAccount() {
  const { run, isPending } = useSend<useActivateAccountMutation>(graphql`
    mutation useActivateAccountMutation($input: ActivateAccountInput!) {
      activateAccount(input: $input) {
        ok
      }
    }
  `);
  const activateAccount = async (input: ActivateAccountInput, onError: (error: Error) => void) =>
    (await run({ input }, onError))?.activateAccount?.ok === true;
  return { activateAccount, isPending };
}
