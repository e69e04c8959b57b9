// Saves the contents of a periodical or conference, unless somebody else did meanwhile; and fetches the saved ones.
import { graphql } from 'react-relay/hooks';
import type { CheckedColloquium } from '../../../shared/forms/colloquium.ts';
import { contentInput, savedColloquium } from '../../components/colloquiums/form/colloquium-values.ts';
import { useAction } from '../../relay/useAction.ts';
import { useFetchNow } from '../../relay/useFetchNow.ts';
import type { useUpdateColloquiumMutation } from './__generated__/useUpdateColloquiumMutation.graphql.ts';
import type { useUpdateColloquiumNowQuery } from './__generated__/useUpdateColloquiumNowQuery.graphql.ts';

export function useUpdateColloquium(colloquiumId: string) {
  const { run } = useAction<useUpdateColloquiumMutation>(graphql`
    mutation useUpdateColloquiumMutation($input: UpdateColloquiumInput!) {
      updateColloquium(input: $input) {
        colloquium {
          name
          ...colloquiumValues_colloquium
          contents {
            version
          }
          parameters {
            version
          }
        }
      }
    }
  `);
  const fetchNow = useFetchNow<useUpdateColloquiumNowQuery>(graphql`
    query useUpdateColloquiumNowQuery($id: ID!) {
      node(id: $id) {
        ... on Colloquium @alias(as: "found") {
          ...colloquiumValues_colloquium
        }
      }
    }
  `);
  return {
    /** Answers the saved contents with their version, or nothing when it was not done. */
    update: async (checked: CheckedColloquium, version: number, onError: (error: Error) => void) =>
      (await run({ colloquiumId, version, ...contentInput(checked) }, onError))?.colloquium.contents,
    reload: async () => {
      const found = (await fetchNow({ id: colloquiumId }))?.node?.found;
      return found ? savedColloquium(found) : null;
    },
  };
}
