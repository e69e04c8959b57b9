// The live connection of the frame: unread messages, the current role's rights, and the end of the session.
import { useEffect, useEffectEvent } from 'react';
import { fetchQuery, graphql, requestSubscription, useRelayEnvironment } from 'react-relay/hooks';
import { useRevalidator } from 'react-router-dom';
import { forgetWhatWasRead } from '../../relay/environment.ts';
import { useOnReconnected } from '../../relay/reconnected.ts';
import type { LiveEventsAccessSubscription } from './__generated__/LiveEventsAccessSubscription.graphql.ts';
import type { LiveEventsSessionSubscription } from './__generated__/LiveEventsSessionSubscription.graphql.ts';
import type { LiveEventsUnreadQuery } from './__generated__/LiveEventsUnreadQuery.graphql.ts';
import type { LiveEventsUnreadSubscription } from './__generated__/LiveEventsUnreadSubscription.graphql.ts';

export function LiveEvents({ onSessionEnded }: { onSessionEnded: (reason: string) => void }) {
  const environment = useRelayEnvironment();
  const handleSessionEnded = useEffectEvent(onSessionEnded);
  const { revalidate } = useRevalidator();
  // The navigation came along; the page may now show more or less.
  const handleAccessChanged = useEffectEvent(() => {
    forgetWhatWasRead();
    void revalidate();
  });
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
    const access = requestSubscription<LiveEventsAccessSubscription>(environment, {
      subscription: graphql`
        subscription LiveEventsAccessSubscription {
          accessChanged {
            viewer {
              id
              ...Header_viewer
              ...SideNavigation_viewer
              ...AllowedOutlet_viewer
            }
          }
        }
      `,
      variables: {},
      onNext: (response) => {
        if (response?.accessChanged) handleAccessChanged();
      },
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
      access.dispose();
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
            ...Header_viewer
            ...SideNavigation_viewer
            ...AllowedOutlet_viewer
          }
        }
      `,
      {},
    ).subscribe({ error: (error: Error) => console.warn(error) });
  });
  return null;
}
