// Fetches what is saved now, when it turned out that another page has saved meanwhile.
import { useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import { errorMessage } from '../../relay/errors.ts';
import { showNotice } from '../../ui/notices.tsx';
import type { useReloadContributionQuery } from './__generated__/useReloadContributionQuery.graphql.ts';

/** `reload` answers the version that is saved now, or null when it could not be fetched (the reason has been shown). */
export function useReloadContribution() {
  const environment = useRelayEnvironment();
  const [isPending, setIsPending] = useState(false);
  async function reload(id: string): Promise<number | null> {
    setIsPending(true);
    try {
      const data = await fetchQuery<useReloadContributionQuery>(environment, graphql`
        query useReloadContributionQuery($id: ID!) {
          node(id: $id) {
            __typename
            ... on Contribution {
              version
            }
            ...Wizard_contribution @alias(as: "forWizard")
          }
        }
      `, { id }, { fetchPolicy: 'network-only' }).toPromise();
      return data?.node?.__typename === 'Contribution' ? (data.node.version ?? null) : null;
    } catch (error) {
      showNotice({ kind: 'error', key: 'action', text: errorMessage(error) });
      return null;
    } finally {
      setIsPending(false);
    }
  }
  return { reload, isPending };
}
