// Saves personal information.
import { graphql } from 'react-relay/hooks';
import { useAction } from '../../relay/useAction.ts';
import type { useSaveProfileMutation } from './__generated__/useSaveProfileMutation.graphql.ts';

export const useSaveProfile = () =>
  useAction<useSaveProfileMutation>(graphql`
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
