// Saves the workflow switches of a periodical or conference, unless somebody else did meanwhile.
import { graphql } from 'react-relay/hooks';
import { useAction } from '../../relay/useAction.ts';
import type { useSaveSwitchesMutation } from './__generated__/useSaveSwitchesMutation.graphql.ts';

export const useSaveSwitches = () =>
  useAction<useSaveSwitchesMutation>(graphql`
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
