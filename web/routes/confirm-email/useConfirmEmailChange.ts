// Moves an account to its new address by the code of the letter.
import { graphql } from 'react-relay/hooks';
import { useSend } from '../../relay/send.ts';
import type { useConfirmEmailChangeMutation } from './__generated__/useConfirmEmailChangeMutation.graphql.ts';

export const useConfirmEmailChange = () =>
  useSend<useConfirmEmailChangeMutation>(graphql`
    mutation useConfirmEmailChangeMutation($input: MailCodeInput!) {
      confirmEmailChange(input: $input) {
        ok
      }
    }
  `);
