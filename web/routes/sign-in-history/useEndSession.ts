// Ends a session of one's own on another machine.
import { useCallback } from 'react';
import { graphql } from 'react-relay/hooks';
import { useAction } from '../../relay/useAction.ts';
import type { useEndSessionMutation } from './__generated__/useEndSessionMutation.graphql.ts';

export function useEndSession() {
  const { run, isPending } = useAction<useEndSessionMutation>(graphql`
    mutation useEndSessionMutation($input: EndSessionInput!) {
      endSession(input: $input) {
        viewer {
          id
        }
      }
    }
  `);
  /** Whether it was done. */
  const endSession = useCallback(async (sessionId: string) => (await run({ input: { sessionId } })) !== null, [run]);
  return { endSession, isPending };
}
