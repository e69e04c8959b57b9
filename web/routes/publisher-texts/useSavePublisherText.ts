// Saves the change, unless somebody else saved meanwhile.
import { graphql } from 'react-relay/hooks';
import { useAction } from '../../relay/useAction.ts';
import type { useSavePublisherTextMutation } from './__generated__/useSavePublisherTextMutation.graphql.ts';

export const useSavePublisherText = () =>
  useAction<useSavePublisherTextMutation>(graphql`
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
