// Saves the change, unless somebody else saved meanwhile.
import { graphql } from 'react-relay/hooks';
import { useAction } from '../../relay/useAction.ts';
import type { useSaveSettingsMutation } from './__generated__/useSaveSettingsMutation.graphql.ts';

export const useSaveSettings = () =>
  useAction<useSaveSettingsMutation>(graphql`
    mutation useSaveSettingsMutation($input: SavePublisherSettingsInput!) {
      savePublisherSettings(input: $input) {
        publisherSettings {
          id
          version
          ...SettingsForm_settings
        }
      }
    }
  `);
