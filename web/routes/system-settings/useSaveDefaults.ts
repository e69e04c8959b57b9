// Saves the initial settings of new journals, unless somebody else saved meanwhile.
import { useCallback } from 'react';
import { graphql } from 'react-relay/hooks';
import type { CheckedDefaults } from '../../../shared/forms/colloquium-parameters.ts';
import { useAction } from '../../relay/useAction.ts';
import type { useSaveDefaultsMutation } from './__generated__/useSaveDefaultsMutation.graphql.ts';

export function useSaveDefaults() {
  const { run } = useAction<useSaveDefaultsMutation>(graphql`
    mutation useSaveDefaultsMutation($input: SaveDefaultParametersInput!) {
      saveDefaultParameters(input: $input) {
        defaultParameters {
          version
          ...DefaultsForm_parameters
        }
      }
    }
  `);
  /** The new version, or null when it was not done. */
  const saveDefaults = useCallback(
    async ({ status, ...parameters }: CheckedDefaults, version: number, onError: (error: Error) => void) => {
      const answer = await run({ input: { version, isActive: status === 'ACTIVE', ...parameters } }, { onError });
      return answer?.saveDefaultParameters?.defaultParameters.version ?? null;
    },
    [run],
  );
  return { saveDefaults };
}
