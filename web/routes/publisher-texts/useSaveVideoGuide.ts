// Saves the change, unless somebody else saved meanwhile.
import { useCallback } from 'react';
import { graphql } from 'react-relay/hooks';
import { useAction } from '../../relay/useAction.ts';
import type { SaveVideoGuideInput, useSaveVideoGuideMutation } from './__generated__/useSaveVideoGuideMutation.graphql.ts';

export function useSaveVideoGuide() {
  const { run, isPending } = useAction<useSaveVideoGuideMutation>(graphql`
    mutation useSaveVideoGuideMutation($input: SaveVideoGuideInput!) {
      saveVideoGuide(input: $input) {
        videoGuide {
          id
          version
          ...VideoGuideForm_guide
        }
      }
    }
  `);
  /** The new version, or null when it was not done. */
  const saveVideoGuide = useCallback(
    async (input: SaveVideoGuideInput, onError: (error: Error) => void) =>
      (await run({ input }, { onError }))?.saveVideoGuide?.videoGuide?.version ?? null,
    [run],
  );
  return { saveVideoGuide, isPending };
}
