// Asks for the letter that moves the account to another address.
import { graphql } from 'react-relay/hooks';
import { useAction } from '../../relay/useAction.ts';
import type { useRequestEmailChangeMutation } from './__generated__/useRequestEmailChangeMutation.graphql.ts';

export const useRequestEmailChange = () =>
  useAction<useRequestEmailChangeMutation>(graphql`
    mutation useRequestEmailChangeMutation($input: RequestEmailChangeInput!) {
      requestEmailChange(input: $input) {
        ok
      }
    }
  `);
