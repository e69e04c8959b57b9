// Saves personal information.
import { graphql } from 'react-relay/hooks';
import { useAction } from '../../relay/useAction.ts';
import type { SaveProfileInput, useSaveProfileMutation } from './__generated__/useSaveProfileMutation.graphql.ts';

export function useSaveProfile() {
  const { run, isPending } = useAction<useSaveProfileMutation>(graphql`
    mutation useSaveProfileMutation($input: SaveProfileInput!) {
      saveProfile(input: $input) {
        profile {
          version
        }
        viewer {
          isProfileComplete
          ...profileValues_viewer
        }
      }
    }
  `);
  /** The new version; null when it failed (`onError` was called). */
  async function saveProfile(input: SaveProfileInput, onError: (error: Error) => void): Promise<number | null> {
    const answer = await run({ input }, { onError });
    return answer?.saveProfile?.profile?.version ?? null;
  }
  return { saveProfile, isPending };
}
