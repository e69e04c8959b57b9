// Sets a new password by the code of the letter.
import { graphql } from 'react-relay/hooks';
import { useSend } from '../../relay/send.ts';
import type { ResetPasswordInput, useResetPasswordMutation } from './__generated__/useResetPasswordMutation.graphql.ts';

export function useResetPassword() {
  const { run, isPending } = useSend<useResetPasswordMutation>(graphql`
    mutation useResetPasswordMutation($input: ResetPasswordInput!) {
      resetPassword(input: $input) {
        ok
      }
    }
  `);
  const resetPassword = async (input: ResetPasswordInput, onError: (error: Error) => void) =>
    (await run({ input }, onError))?.resetPassword?.ok === true;
  return { resetPassword, isPending };
}
