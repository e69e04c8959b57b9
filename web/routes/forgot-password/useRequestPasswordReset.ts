// Asks for the link; the answer is the same for everyone.
import { graphql } from 'react-relay/hooks';
import { useSend } from '../../relay/send.ts';
import type {
  RequestPasswordResetInput,
  useRequestPasswordResetMutation,
} from './__generated__/useRequestPasswordResetMutation.graphql.ts';

export function useRequestPasswordReset() {
  const { run, isPending } = useSend<useRequestPasswordResetMutation>(graphql`
    mutation useRequestPasswordResetMutation($input: RequestPasswordResetInput!) {
      requestPasswordReset(input: $input) {
        ok
      }
    }
  `);
  const requestPasswordReset = async (input: RequestPasswordResetInput, onError: (error: Error) => void) =>
    (await run({ input }, onError))?.requestPasswordReset?.ok === true;
  return { requestPasswordReset, isPending };
}
