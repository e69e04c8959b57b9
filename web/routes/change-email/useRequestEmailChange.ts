// Asks for the letter that moves the account to another address.
import { graphql } from 'react-relay/hooks';
import { useAction } from '../../relay/useAction.ts';
import type { RequestEmailChangeInput, useRequestEmailChangeMutation } from './__generated__/useRequestEmailChangeMutation.graphql.ts';

export function useRequestEmailChange() {
  const { run, isPending } = useAction<useRequestEmailChangeMutation>(graphql`
    mutation useRequestEmailChangeMutation($input: RequestEmailChangeInput!) {
      requestEmailChange(input: $input) {
        ok
      }
    }
  `);
  const requestEmailChange = async (input: RequestEmailChangeInput, onError: (error: Error) => void) =>
    (await run({ input }, { onError }))?.requestEmailChange?.ok === true;
  return { requestEmailChange, isPending };
}
