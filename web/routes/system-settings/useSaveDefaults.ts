// Saves the initial settings of new journals, unless somebody else saved meanwhile.
import { graphql } from 'react-relay/hooks';
import { useAction } from '../../relay/useAction.ts';
import type { useSaveDefaultsMutation } from './__generated__/useSaveDefaultsMutation.graphql.ts';

export const useSaveDefaults = () =>
  useAction<useSaveDefaultsMutation>(graphql`
    mutation useSaveDefaultsMutation($input: SaveDefaultParametersInput!) {
      saveDefaultParameters(input: $input) {
        defaultParameters {
          version
          ...DefaultsForm_parameters
        }
      }
    }
  `);
