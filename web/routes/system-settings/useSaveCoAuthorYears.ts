// Saves how far back co-authors count, unless somebody else changed the settings meanwhile.
import { useCallback } from 'react';
import { graphql } from 'react-relay/hooks';
import { useAction } from '../../relay/useAction.ts';
import type { SaveCoAuthorYearsInput, useSaveCoAuthorYearsMutation } from './__generated__/useSaveCoAuthorYearsMutation.graphql.ts';

export function useSaveCoAuthorYears() {
  const { run } = useAction<useSaveCoAuthorYearsMutation>(graphql`
    mutation useSaveCoAuthorYearsMutation($input: SaveCoAuthorYearsInput!) {
      saveCoAuthorYears(input: $input) {
        publisherSettings {
          id
          version
          ...CoAuthorForm_settings
        }
      }
    }
  `);
  /** The new version, or null when it was not done. */
  const saveCoAuthorYears = useCallback(
    async (input: SaveCoAuthorYearsInput, onError: (error: Error) => void) =>
      (await run({ input }, { onError }))?.saveCoAuthorYears?.publisherSettings.version ?? null,
    [run],
  );
  return { saveCoAuthorYears };
}
