// Disables a person, or lets them in again.
import { useCallback } from 'react';
import { graphql } from 'react-relay/hooks';
import { useAction } from '../../relay/useAction.ts';
import type { useSetEnabledMutation } from './__generated__/useSetEnabledMutation.graphql.ts';

export function useSetEnabled() {
  const { run, isPending } = useAction<useSetEnabledMutation>(graphql`
    mutation useSetEnabledMutation($input: SetPersonEnabledInput!) {
      setPersonEnabled(input: $input) {
        user {
          id
          ...personRow_user
        }
      }
    }
  `);
  /** Whether it was done. */
  const setEnabled = useCallback(
    async (userId: string, isEnabled: boolean) => (await run({ input: { userId, isEnabled } })) !== null,
    [run],
  );
  return { setEnabled, isPending };
}
