// Tells a screen that a manuscript it shows may have changed, or that the connection was away and anything may have.
import { useEffect, useEffectEvent } from 'react';
import { graphql, requestSubscription, useRelayEnvironment } from 'react-relay/hooks';
import { useOnReconnected } from '../../relay/reconnected.ts';
import type { useContributionChangesSubscription } from './__generated__/useContributionChangesSubscription.graphql.ts';
import { isOwnEcho } from './own-echo.ts';

/** Several changes in quick succession (a bulk act) are one. */
const PAUSE_MS = 300;

/**
 * `id`: one manuscript, null for all that the viewer may see, undefined for none. `onChange` is called at most once per pause. `withOwn`: also
 * for changes that this tab has made, which the answers to them do not show.
 */
export function useContributionChanges(id: string | null | undefined, onChange: () => void, { withOwn = false } = {}): void {
  const environment = useRelayEnvironment();
  const handleChange = useEffectEvent(onChange);
  useEffect(() => {
    if (id === undefined) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const subscription = requestSubscription<useContributionChangesSubscription>(environment, {
      subscription: graphql`
        subscription useContributionChangesSubscription($id: ID) {
          contributionChanged(id: $id) {
            clientMutationId
            contribution {
              id
            }
          }
        }
      `,
      variables: { id },
      onNext: (news) => {
        if (!withOwn && isOwnEcho(news?.contributionChanged?.clientMutationId)) return;
        clearTimeout(timer);
        timer = setTimeout(() => handleChange(), PAUSE_MS);
      },
      // The connection comes back by itself; a refusal (session over) is the shell's to show.
      onError: (error) => console.warn(error),
    });
    return () => {
      clearTimeout(timer);
      subscription.dispose();
    };
  }, [environment, id, withOwn]);
  useOnReconnected(onChange);
}
