// Takes the iD off the viewer's account.
import { graphql } from 'react-relay/hooks';
import { useAction } from '../../relay/useAction.ts';
import type { useUnbindOrcidMutation } from './__generated__/useUnbindOrcidMutation.graphql.ts';

export const useUnbindOrcid = () =>
  useAction<useUnbindOrcidMutation>(graphql`
    mutation useUnbindOrcidMutation {
      unbindOrcid {
        viewer {
          id
          orcid
        }
      }
    }
  `);
