// Binds the iD of a ticket to the viewer's account.
import { graphql } from 'react-relay/hooks';
import { useAction } from '../../relay/useAction.ts';
import type { useBindOrcidMutation } from './__generated__/useBindOrcidMutation.graphql.ts';

export const useBindOrcid = () =>
  useAction<useBindOrcidMutation>(graphql`
    mutation useBindOrcidMutation($input: BindOrcidInput!) {
      bindOrcid(input: $input) {
        viewer {
          id
          orcid
        }
      }
    }
  `);
