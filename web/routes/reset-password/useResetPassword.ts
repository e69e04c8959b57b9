// Sets a new password by the code of the letter.
import { graphql } from 'react-relay/hooks';
import { useSend } from '../../relay/send.ts';
import type { useResetPasswordMutation } from './__generated__/useResetPasswordMutation.graphql.ts';

export const useResetPassword = () =>
  useSend<useResetPasswordMutation>(graphql`
    mutation useResetPasswordMutation($input: ResetPasswordInput!) {
      resetPassword(input: $input) {
        ok
      }
    }
  `);
