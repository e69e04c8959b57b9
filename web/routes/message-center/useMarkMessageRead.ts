// Marks a message as read; the count in the header follows. The answer names the manuscript as the role of the moment sees it.
import { graphql } from 'react-relay/hooks';
import { useAction } from '../../relay/useAction.ts';
import type { useMarkMessageReadMutation } from './__generated__/useMarkMessageReadMutation.graphql.ts';

export const useMarkMessageRead = () =>
  useAction<useMarkMessageReadMutation>(graphql`
    mutation useMarkMessageReadMutation($input: MarkMessageReadInput!) {
      markMessageRead(input: $input) {
        message {
          id
          isRead
          contribution {
            id
            manuscriptNumber
            hasBeenInPool
          }
        }
        viewer {
          id
          unreadMessageCount
        }
      }
    }
  `);
