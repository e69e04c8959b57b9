// The journals and conferences of a subject that take manuscripts, fetched when the subject is chosen.
import { graphql } from 'react-relay/hooks';
import { useFetched } from '../../../relay/useFetched.ts';
import type { useColloquiumsQuery } from './__generated__/useColloquiumsQuery.graphql.ts';

type Edges = NonNullable<useColloquiumsQuery['response']['colloquiums']>['edges'];
export type ColloquiumChoice = NonNullable<Edges[number]['node']>;

/** `colloquiums` is null while there is no subject or its list is on its way. */
export function useColloquiums(subjectId: string) {
  const { data, error, retry } = useFetched<useColloquiumsQuery>(
    graphql`
      query useColloquiumsQuery($subjectId: ID!) {
        colloquiums(subjectId: $subjectId, first: 100) {
          edges {
            node {
              id
              name
              viewerHasSpecialInvitation
              ...JournalTextsShort_colloquium
              columns {
                id
                displayName
              }
            }
          }
        }
      }
    `,
    subjectId,
    { subjectId },
  );
  const colloquiums: readonly ColloquiumChoice[] | null = data && (data.colloquiums?.edges ?? []).flatMap(({ node }) => node ?? []);
  return { colloquiums, error, retry };
}
