// Fetches the saved values, after another page has saved meanwhile.
import { graphql } from 'react-relay/hooks';
import { useFetchNow } from '../../../relay/useFetchNow.ts';
import type { useReloadContributionQuery } from './__generated__/useReloadContributionQuery.graphql.ts';
import { savedSections, type SavedSections } from '../draft/saved-sections.ts';

/** Answers null when it could not be fetched (the reason has been shown). */
export function useReloadContribution(): (id: string) => Promise<SavedSections | null> {
  const fetchNow = useFetchNow<useReloadContributionQuery>(graphql`
    query useReloadContributionQuery($id: ID!) {
      node(id: $id) {
        ... on Contribution @alias(as: "contribution") {
          ...savedSections_contribution
          ...Wizard_contribution
        }
      }
    }
  `);
  return async function reload(id) {
    const data = await fetchNow({ id });
    return data?.node?.contribution ? savedSections(data.node.contribution) : null;
  };
}
