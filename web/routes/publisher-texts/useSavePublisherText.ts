// Saves the change, unless somebody else saved meanwhile.
import { useCallback } from 'react';
import { graphql } from 'react-relay/hooks';
import { useAction } from '../../relay/useAction.ts';
import type { SavePublisherTextInput, useSavePublisherTextMutation } from './__generated__/useSavePublisherTextMutation.graphql.ts';

export function useSavePublisherText() {
  const { run, isPending } = useAction<useSavePublisherTextMutation>(graphql`
    mutation useSavePublisherTextMutation($input: SavePublisherTextInput!) {
      savePublisherText(input: $input) {
        publisherText {
          id
          version
          ...TextForm_text
        }
      }
    }
  `);
  /** The new version, or null when it was not done. */
  const savePublisherText = useCallback(
    async (input: SavePublisherTextInput, onError: (error: Error) => void) =>
      (await run({ input }, { onError }))?.savePublisherText?.publisherText?.version ?? null,
    [run],
  );
  return { savePublisherText, isPending };
}
