// Marks a message as read; the count in the header follows.
import { useCallback } from 'react';
import { graphql } from 'react-relay/hooks';
import { useAction } from '../../relay/useAction.ts';
import type { useMarkMessageReadMutation } from './__generated__/useMarkMessageReadMutation.graphql.ts';

export function useMarkMessageRead() {
  const { run } = useAction<useMarkMessageReadMutation>(graphql`
    mutation useMarkMessageReadMutation($input: MarkMessageReadInput!) {
      markMessageRead(input: $input) {
        message {
          id
          isRead
        }
        viewer {
          id
          unreadMessageCount
        }
      }
    }
  `);
  const markMessageRead = useCallback((messageId: string) => run({ input: { messageId } }), [run]);
  return { markMessageRead };
}
