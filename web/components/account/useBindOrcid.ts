// Binds the iD of a ticket to the viewer's account.
import { graphql } from 'react-relay/hooks';
import { useAction } from '../../relay/useAction.ts';
import type { BindOrcidInput, useBindOrcidMutation } from './__generated__/useBindOrcidMutation.graphql.ts';

export function useBindOrcid() {
  const { run, isPending } = useAction<useBindOrcidMutation>(graphql`
    mutation useBindOrcidMutation($input: BindOrcidInput!) {
      bindOrcid(input: $input) {
        viewer {
          id
          orcid
        }
      }
    }
  `);
  async function bindOrcid(input: BindOrcidInput, onError: (error: Error) => void): Promise<boolean> {
    return (await run({ input }, { onError })) !== null;
  }
  return { bindOrcid, isPending };
}
