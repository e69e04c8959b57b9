// Saves the four templates at once, unless somebody else did meanwhile.
import { graphql } from 'react-relay/hooks';
import { useAction } from '../../relay/useAction.ts';
import type { useSaveLetterTemplatesMutation } from './__generated__/useSaveLetterTemplatesMutation.graphql.ts';

export const useSaveLetterTemplates = () =>
  useAction<useSaveLetterTemplatesMutation>(graphql`
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
