// Fetches what is saved now, when it turned out that another page has saved meanwhile.
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import { errorMessage } from '../../relay/errors.ts';
import { showNotice } from '../../ui/notices.tsx';
import type { useReloadContributionQuery } from './__generated__/useReloadContributionQuery.graphql.ts';
import { savedSections, type SavedSections } from './saved-sections.ts';

/** Answers null when it could not be fetched (the reason has been shown). */
export function useReloadContribution(): (id: string) => Promise<SavedSections | null> {
  const environment = useRelayEnvironment();
  return async function reload(id) {
    try {
      const data = await fetchQuery<useReloadContributionQuery>(environment, graphql`
        query useReloadContributionQuery($id: ID!) {
          node(id: $id) {
            ... on Contribution @alias(as: "contribution") {
              ...savedSections_contribution
              ...Wizard_contribution
            }
          }
        }
      `, { id }, { fetchPolicy: 'network-only' }).toPromise();
      return data?.node?.contribution ? savedSections(data.node.contribution) : null;
    } catch (error) {
      showNotice({ kind: 'error', key: 'action', text: errorMessage(error) });
      return null;
    }
  };
}
