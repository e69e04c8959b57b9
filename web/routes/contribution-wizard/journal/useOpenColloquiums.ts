// The journals and conferences that take manuscripts, with what an author chooses by; as many as a page has, narrowed by words.
import { graphql } from 'react-relay/hooks';
import { useFetched } from '../../../relay/useFetched.ts';
import type { useOpenColloquiums_colloquium$data } from './__generated__/useOpenColloquiums_colloquium.graphql.ts';
import type { useOpenColloquiumsQuery } from './__generated__/useOpenColloquiumsQuery.graphql.ts';

export type OpenColloquium = Omit<useOpenColloquiums_colloquium$data, ' $fragmentType'>;

/** Also asked of the journal that a manuscript has already, which may not be open any more; spread unmasked. */
export const COLLOQUIUM = graphql`
  fragment useOpenColloquiums_colloquium on Colloquium {
    id
    name
    introduction
    reviewType
    usualDecisionDays
    viewerLastUsedAt
    viewerHasSpecialInvitation
    subject {
      id
      label
    }
    columns {
      id
      displayName
    }
    ...JournalTextsShort_colloquium
  }
`;

/** `colloquiums` is null while the list is on its way. */
export function useOpenColloquiums(search: string) {
  const { data, error, retry } = useFetched<useOpenColloquiumsQuery>(
    graphql`
      query useOpenColloquiumsQuery($search: String!) {
        colloquiums(search: $search, first: 50, lastUsedFirst: true) {
          totalCount
          edges {
            node {
              ...useOpenColloquiums_colloquium @relay(mask: false)
            }
          }
        }
      }
    `,
    `open ${search}`,
    { search },
  );
  const colloquiums: readonly OpenColloquium[] | null = data && (data.colloquiums?.edges ?? []).flatMap(({ node }) => node ?? []);
  return { colloquiums, totalCount: data?.colloquiums?.totalCount ?? 0, error, retry };
}
