// Keeps the page's view of the maintenance up to date: read again when the server announces a change or refuses because of it, and when the
// connection is back.
import { useCallback, useEffect, useEffectEvent } from 'react';
import { fetchQuery, graphql, requestSubscription, useRelayEnvironment } from 'react-relay/hooks';
import { useOnReconnected } from '../../relay/reconnected.ts';
import { onSessionEvent } from '../../relay/session-events.ts';
import type { useMaintenanceNewsQuery } from './__generated__/useMaintenanceNewsQuery.graphql.ts';
import type { useMaintenanceNewsSubscription } from './__generated__/useMaintenanceNewsSubscription.graphql.ts';

/** Answers how to look now. */
export function useMaintenanceNews(): () => void {
  const environment = useRelayEnvironment();
  const look = useCallback(() => {
    fetchQuery<useMaintenanceNewsQuery>(
      environment,
      graphql`
        query useMaintenanceNewsQuery {
          publicSettings {
            ...MaintenanceWatch_settings
          }
        }
      `,
      {},
    ).subscribe({ error: (error: Error) => console.warn(error) });
  }, [environment]);
  const handleNews = useEffectEvent(look);
  useEffect(() => {
    const changes = requestSubscription<useMaintenanceNewsSubscription>(environment, {
      subscription: graphql`
        subscription useMaintenanceNewsSubscription {
          maintenanceChanged {
            isUnderWay
          }
        }
      `,
      variables: {},
      onNext: () => handleNews(),
      onError: (error) => console.warn(error),
    });
    const stop = onSessionEvent(({ kind }) => {
      if (kind === 'underMaintenance') handleNews();
    });
    return () => {
      changes.dispose();
      stop();
    };
  }, [environment]);
  useOnReconnected(look);
  return look;
}
