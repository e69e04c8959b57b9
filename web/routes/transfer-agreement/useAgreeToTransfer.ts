// The author agrees to the transfer of copyright.
import { useCallback } from 'react';
import { graphql } from 'react-relay/hooks';
import { useAction } from '../../relay/useAction.ts';
import type { AgreeToTransferInput, useAgreeToTransferMutation } from './__generated__/useAgreeToTransferMutation.graphql.ts';

export function useAgreeToTransfer() {
  const { run, isPending } = useAction<useAgreeToTransferMutation>(graphql`
    mutation useAgreeToTransferMutation($input: AgreeToTransferInput!) {
      agreeToTransfer(input: $input) {
        contribution {
          id
          ...AgreementForm_contribution
          ...TransferHead_contribution
        }
      }
    }
  `);
  /** Whether it was done. */
  const agreeToTransfer = useCallback(
    async (input: AgreeToTransferInput, onError: (error: Error) => void) => (await run({ input }, { onError })) !== null,
    [run],
  );
  return { agreeToTransfer, isPending };
}
