// Saves the change, unless somebody else saved meanwhile.
import { useCallback } from 'react';
import { graphql } from 'react-relay/hooks';
import { useAction } from '../../relay/useAction.ts';
import type { SavePublisherSettingsInput, useSaveSettingsMutation } from './__generated__/useSaveSettingsMutation.graphql.ts';

export function useSaveSettings() {
  const { run, isPending } = useAction<useSaveSettingsMutation>(graphql`
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
  /** The new version, or null when it was not done. */
  const saveSettings = useCallback(
    async (input: SavePublisherSettingsInput, onError: (error: Error) => void) =>
      (await run({ input }, { onError }))?.savePublisherSettings?.publisherSettings?.version ?? null,
    [run],
  );
  return { saveSettings, isPending };
}
