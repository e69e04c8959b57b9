// The author agrees to the transfer of copyright.
import { graphql } from 'react-relay/hooks';
import { useAction } from '../../relay/useAction.ts';
import type { useAgreeToTransferMutation } from './__generated__/useAgreeToTransferMutation.graphql.ts';

export const useAgreeToTransfer = () =>
  useAction<useAgreeToTransferMutation>(graphql`
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
