// The journals and conferences of a subject that take manuscripts, fetched when the subject is chosen.
import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { useColloquiumsQuery } from './__generated__/useColloquiumsQuery.graphql.ts';

type Edges = NonNullable<useColloquiumsQuery['response']['colloquiums']>['edges'];
export type ColloquiumChoice = NonNullable<Edges[number]['node']>;

interface Found {
  subjectId: string;
  colloquiums: readonly ColloquiumChoice[] | null;
  error: unknown;
}

/** `colloquiums` is null while there is no subject or its list is on its way. */
export function useColloquiums(subjectId: string) {
  const environment = useRelayEnvironment();
  const [found, setFound] = useState<Found | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (subjectId === '') return undefined;
    const subscription = fetchQuery<useColloquiumsQuery>(environment, graphql`
      query useColloquiumsQuery($subjectId: ID!) {
        colloquiums(subjectId: $subjectId, first: 100) {
          edges {
            node {
              id
              name
              viewerHasSpecialInvitation
              columns {
                id
                name
              }
            }
          }
        }
      }
    `, { subjectId }).subscribe({
      next: (data) => setFound({ subjectId, colloquiums: (data.colloquiums?.edges ?? []).flatMap(({ node }) => node ?? []), error: null }),
      error: (error: unknown) => setFound({ subjectId, colloquiums: null, error }),
    });
    return () => subscription.unsubscribe();
  }, [environment, subjectId, attempt]);
  const current = found?.subjectId === subjectId ? found : null;
  return {
    colloquiums: current?.colloquiums ?? null,
    error: current?.error ?? null,
    retry: () => {
      setFound(null);
      setAttempt(attempt + 1);
    },
  };
}
