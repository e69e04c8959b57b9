// Asks for the link; the answer is the same for everyone.
import { graphql } from 'react-relay/hooks';
import { useSend } from '../../relay/send.ts';
import type { useRequestPasswordResetMutation } from './__generated__/useRequestPasswordResetMutation.graphql.ts';

export const useRequestPasswordReset = () =>
  useSend<useRequestPasswordResetMutation>(graphql`
    mutation useRequestPasswordResetMutation($input: RequestPasswordResetInput!) {
      requestPasswordReset(input: $input) {
        ok
      }
    }
  `);
