// Saves how far back co-authors count, unless somebody else changed the settings meanwhile.
import { graphql } from 'react-relay/hooks';
import { useAction } from '../../relay/useAction.ts';
import type { useSaveCoAuthorYearsMutation } from './__generated__/useSaveCoAuthorYearsMutation.graphql.ts';

export const useSaveCoAuthorYears = () =>
  useAction<useSaveCoAuthorYearsMutation>(graphql`
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
