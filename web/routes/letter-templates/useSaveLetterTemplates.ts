// Saves the four templates at once, unless somebody else did meanwhile.
import { useCallback } from 'react';
import { graphql } from 'react-relay/hooks';
import { useAction } from '../../relay/useAction.ts';
import type { SaveLetterTemplatesInput, useSaveLetterTemplatesMutation } from './__generated__/useSaveLetterTemplatesMutation.graphql.ts';

export function useSaveLetterTemplates() {
  const { run, isPending } = useAction<useSaveLetterTemplatesMutation>(graphql`
    mutation useSaveLetterTemplatesMutation($input: SaveLetterTemplatesInput!) {
      saveLetterTemplates(input: $input) {
        colloquium {
          ...TemplatesForm_colloquium
          letterTemplates {
            version
          }
        }
      }
    }
  `);
  /** The new version, or null when it was not done. */
  const saveLetterTemplates = useCallback(
    async (input: SaveLetterTemplatesInput, onError: (error: Error) => void) =>
      (await run({ input }, { onError }))?.saveLetterTemplates?.colloquium.letterTemplates?.version ?? null,
    [run],
  );
  return { saveLetterTemplates, isPending };
}
