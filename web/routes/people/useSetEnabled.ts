// Disables a person, or lets them in again.
import { graphql } from 'react-relay/hooks';
import { useAction } from '../../relay/useAction.ts';
import type { useSetEnabledMutation } from './__generated__/useSetEnabledMutation.graphql.ts';

export const useSetEnabled = () =>
  useAction<useSetEnabledMutation>(graphql`
    mutation useSetEnabledMutation($input: SetPersonEnabledInput!) {
      setPersonEnabled(input: $input) {
        user {
          id
          ...personRow_user
        }
      }
    }
  `);
