// Sends the form in.
import { graphql } from 'react-relay/hooks';
import { useSend } from '../../relay/send.ts';
import type { useCreatePreprintMutation } from './__generated__/useCreatePreprintMutation.graphql.ts';

export const useCreatePreprint = () =>
  useSend<useCreatePreprintMutation>(graphql`
    mutation useCreatePreprintMutation($input: CreatePreprintInput!) {
      createPreprint(input: $input) {
        ok
      }
    }
  `);
