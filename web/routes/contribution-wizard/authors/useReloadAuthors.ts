// Fetches the saved authors after another page has changed them. Typed values and their base version stay.
import { graphql } from 'react-relay/hooks';
import { useFetchNow } from '../../../relay/useFetchNow.ts';
import type { useReloadAuthorsQuery } from './__generated__/useReloadAuthorsQuery.graphql.ts';
import { useContributionId } from '../wizard-context.ts';

/** The function fetches; when that fails the reason is shown. */
export function useReloadAuthors(): () => Promise<void> {
  const id = useContributionId();
  const fetchNow = useFetchNow<useReloadAuthorsQuery>(graphql`
    query useReloadAuthorsQuery($id: ID!) {
      node(id: $id) {
        ...AuthorsTab_contribution @alias(as: "authors")
      }
    }
  `);
  return async () => void (await fetchNow({ id }));
}
