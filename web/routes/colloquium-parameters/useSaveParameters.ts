// Saves the parameters of a periodical or conference, unless somebody else did meanwhile.
import { graphql } from 'react-relay/hooks';
import { useAction } from '../../relay/useAction.ts';
import type { useSaveParametersMutation } from './__generated__/useSaveParametersMutation.graphql.ts';

export const useSaveParameters = () =>
  useAction<useSaveParametersMutation>(graphql`
    mutation useSaveParametersMutation($input: SaveColloquiumParametersInput!) {
      saveColloquiumParameters(input: $input) {
        colloquium {
          ...ParametersForm_colloquium
          parameters {
            version
          }
        }
      }
    }
  `);
