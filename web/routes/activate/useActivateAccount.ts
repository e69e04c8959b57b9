// Activates an account by the code of its letter and the password that was registered.
import { graphql } from 'react-relay/hooks';
import { useSend } from '../../relay/send.ts';
import type { useActivateAccountMutation } from './__generated__/useActivateAccountMutation.graphql.ts';

export const useActivateAccount = () =>
  useSend<useActivateAccountMutation>(graphql`
    mutation useActivateAccountMutation($input: ActivateAccountInput!) {
      activateAccount(input: $input) {
        ok
      }
    }
  `);
