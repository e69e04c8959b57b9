// Changes the password. The session ends with it, on purpose: no dialog says so over this page, and its token is forgotten.
import { graphql } from 'react-relay/hooks';
import { leaveQuietly } from '../../components/shell/session-watch.ts';
import { forgetToken } from '../../relay/token.ts';
import { useAction } from '../../relay/useAction.ts';
import type { ChangePasswordInput, useChangePasswordMutation } from './__generated__/useChangePasswordMutation.graphql.ts';

export function useChangePassword() {
  const { run, isPending } = useAction<useChangePasswordMutation>(graphql`
    mutation useChangePasswordMutation($input: ChangePasswordInput!) {
      changePassword(input: $input) {
        ok
      }
    }
  `);
  async function changePassword(input: ChangePasswordInput, onError: (error: Error) => void): Promise<boolean> {
    const stay = leaveQuietly();
    const isDone = (await run(input, onError))?.ok === true;
    if (isDone) forgetToken();
    else stay();
    return isDone;
  }
  return { changePassword, isPending };
}
