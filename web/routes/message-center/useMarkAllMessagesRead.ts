// Marks all messages as read; the count in the header follows, and with it the list.
import { graphql } from 'react-relay/hooks';
import { useAction } from '../../relay/useAction.ts';
import type { useMarkAllMessagesReadMutation } from './__generated__/useMarkAllMessagesReadMutation.graphql.ts';

export const useMarkAllMessagesRead = () =>
  useAction<useMarkAllMessagesReadMutation>(graphql`
    mutation useMarkAllMessagesReadMutation {
      markAllMessagesRead {
        viewer {
          id
          unreadMessageCount
        }
      }
    }
  `);
