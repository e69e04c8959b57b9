// Saves the parameters of a periodical or conference, unless somebody else did meanwhile.
import { useCallback } from 'react';
import { graphql } from 'react-relay/hooks';
import type { CheckedParameters } from '../../../shared/forms/colloquium-parameters.ts';
import { useAction } from '../../relay/useAction.ts';
import type { useSaveParametersMutation } from './__generated__/useSaveParametersMutation.graphql.ts';

export function useSaveParameters() {
  const { run } = useAction<useSaveParametersMutation>(graphql`
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
  /** The new version, or null when it was not done. */
  const saveParameters = useCallback(
    async (colloquiumId: string, { status, ...parameters }: CheckedParameters, version: number, onError: (error: Error) => void) => {
      const input = { colloquiumId, version, isActive: status === 'ACTIVE', ...parameters };
      return (await run({ input }, { onError }))?.saveColloquiumParameters?.colloquium.parameters?.version ?? null;
    },
    [run],
  );
  return { saveParameters };
}
