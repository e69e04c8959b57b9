// Saves the workflow switches of a periodical or conference, unless somebody else did meanwhile.
import { useCallback } from 'react';
import { graphql } from 'react-relay/hooks';
import type { CheckedSwitches } from '../../../shared/forms/workflow-switches.ts';
import { useAction } from '../../relay/useAction.ts';
import type { useSaveSwitchesMutation } from './__generated__/useSaveSwitchesMutation.graphql.ts';

export function useSaveSwitches() {
  const { run } = useAction<useSaveSwitchesMutation>(graphql`
    mutation useSaveSwitchesMutation($input: SaveWorkflowSwitchesInput!) {
      saveWorkflowSwitches(input: $input) {
        colloquium {
          ...WorkflowForm_colloquium
          workflowSwitches {
            version
          }
        }
      }
    }
  `);
  /** The new version, or null when it was not done. */
  const saveSwitches = useCallback(
    async (colloquiumId: string, switches: CheckedSwitches, version: number, onError: (error: Error) => void) => {
      const answer = await run({ input: { colloquiumId, version, ...switches } }, { onError });
      return answer?.saveWorkflowSwitches?.colloquium.workflowSwitches?.version ?? null;
    },
    [run],
  );
  return { saveSwitches };
}
