// Saves the settings of a journal, unless somebody else did meanwhile.
import { graphql } from 'react-relay/hooks';
import { useAction } from '../../relay/useAction.ts';
import type { useSaveProcessSettingsMutation } from './__generated__/useSaveProcessSettingsMutation.graphql.ts';

export const useSaveProcessSettings = () =>
  useAction<useSaveProcessSettingsMutation>(graphql`
    mutation useSaveProcessSettingsMutation($input: SaveProcessSettingsInput!) {
      saveProcessSettings(input: $input) {
        colloquium {
          ...ProcessForm_colloquium
          processSettings {
            version
          }
        }
      }
    }
  `);
