// The live connection of the frame: unread messages and the end of the session.
import { useEffect, useEffectEvent } from 'react';
import { fetchQuery, graphql, requestSubscription, useRelayEnvironment } from 'react-relay/hooks';
import { useOnReconnected } from '../../relay/reconnected.ts';
import type { LiveEventsSessionSubscription } from './__generated__/LiveEventsSessionSubscription.graphql.ts';
import type { LiveEventsUnreadQuery } from './__generated__/LiveEventsUnreadQuery.graphql.ts';
import type { LiveEventsUnreadSubscription } from './__generated__/LiveEventsUnreadSubscription.graphql.ts';

export function LiveEvents({ onSessionEnded }: { onSessionEnded: (reason: string) => void }) {
  const environment = useRelayEnvironment();
  const handleSessionEnded = useEffectEvent(onSessionEnded);
  useEffect(() => {
    const unread = requestSubscription<LiveEventsUnreadSubscription>(environment, {
      subscription: graphql`
        subscription LiveEventsUnreadSubscription {
          unreadMessagesChanged {
            viewer {
              id
              unreadMessageCount
              # An invitation comes with a message.
              invitationPendingCount
            }
          }
        }
      `,
      variables: {},
      onError: (error) => console.warn(error),
    });
    const session = requestSubscription<LiveEventsSessionSubscription>(environment, {
      subscription: graphql`
        subscription LiveEventsSessionSubscription {
          sessionEnded {
            reason
          }
        }
      `,
      variables: {},
      onNext: (response) => {
        if (response?.sessionEnded) handleSessionEnded(response.sessionEnded.reason);
      },
      onError: (error) => console.warn(error),
    });
    return () => {
      unread.dispose();
      session.dispose();
    };
  }, [environment]);
  useOnReconnected(() => {
    fetchQuery<LiveEventsUnreadQuery>(
      environment,
      graphql`
        query LiveEventsUnreadQuery {
          viewer {
            id
            unreadMessageCount
            invitationPendingCount
          }
        }
      `,
      {},
    ).subscribe({ error: (error: Error) => console.warn(error) });
  });
  return null;
}
