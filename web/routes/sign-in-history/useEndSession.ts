// Ends a session of one's own on another machine.
import { graphql } from 'react-relay/hooks';
import { useAction } from '../../relay/useAction.ts';
import type { useEndSessionMutation } from './__generated__/useEndSessionMutation.graphql.ts';

export const useEndSession = () =>
  useAction<useEndSessionMutation>(graphql`
    mutation useEndSessionMutation($input: EndSessionInput!) {
      endSession(input: $input) {
        viewer {
          id
        }
      }
    }
  `);
