// Fetches the authors as they are saved now, when another page has changed them. What is typed, and over which version, stays as it is.
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import { errorMessage } from '../../relay/errors.ts';
import { showNotice } from '../../ui/notices.tsx';
import type { useReloadAuthorsQuery } from './__generated__/useReloadAuthorsQuery.graphql.ts';
import { useContributionId } from './wizard-context.ts';

/** The function fetches; when that fails the reason is shown. */
export function useReloadAuthors(): () => Promise<void> {
  const environment = useRelayEnvironment();
  const id = useContributionId();
  return async () => {
    try {
      await fetchQuery<useReloadAuthorsQuery>(environment, graphql`
        query useReloadAuthorsQuery($id: ID!) {
          node(id: $id) {
            ...AuthorsTab_contribution @alias(as: "authors")
          }
        }
      `, { id }, { fetchPolicy: 'network-only' }).toPromise();
    } catch (error) {
      showNotice({ kind: 'error', key: 'action', text: errorMessage(error) });
    }
  };
}
