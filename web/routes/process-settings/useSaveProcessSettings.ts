// Saves the settings of a journal, unless somebody else did meanwhile.
import { useCallback } from 'react';
import { graphql } from 'react-relay/hooks';
import { isReceiveMode, isRevisionHandler, type ProcessSettingsForm } from '../../../shared/forms/process-settings.ts';
import { useAction } from '../../relay/useAction.ts';
import type { useSaveProcessSettingsMutation } from './__generated__/useSaveProcessSettingsMutation.graphql.ts';

export function useSaveProcessSettings() {
  const { run, isPending } = useAction<useSaveProcessSettingsMutation>(graphql`
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
  /** The new version, or null when it was not done. */
  const saveProcessSettings = useCallback(
    async (
      { colloquiumId, receiveMode, revisionHandler, assignedEditorCode }: ProcessSettingsForm,
      version: number,
      onError: (error: Error) => void,
    ) => {
      const input = {
        colloquiumId,
        receiveMode: isReceiveMode(receiveMode) ? receiveMode : null,
        revisionHandler: isRevisionHandler(revisionHandler) ? revisionHandler : null,
        assignedEditorCode,
        version,
      };
      return (await run({ input }, { onError }))?.saveProcessSettings?.colloquium.processSettings?.version ?? null;
    },
    [run],
  );
  return { saveProcessSettings, isPending };
}
