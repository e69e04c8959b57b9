// Moves an account to its new address by the code of the letter.
import { graphql } from 'react-relay/hooks';
import { useSend } from '../../relay/send.ts';
import type { useConfirmEmailChangeMutation } from './__generated__/useConfirmEmailChangeMutation.graphql.ts';

export function useConfirmEmailChange() {
  const { run, isPending } = useSend<useConfirmEmailChangeMutation>(graphql`
    mutation useConfirmEmailChangeMutation($input: MailCodeInput!) {
      confirmEmailChange(input: $input) {
        ok
      }
    }
  `);
  const confirmEmailChange = async (code: string, onError: (error: Error) => void) =>
    (await run({ input: { code } }, onError))?.confirmEmailChange?.ok === true;
  return { confirmEmailChange, isPending };
}
