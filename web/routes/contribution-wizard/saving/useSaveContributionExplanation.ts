// Saves the note to the editor; an empty one takes it away (D13-078).
import { graphql } from 'react-relay/hooks';
import { useWizardAction } from './useWizardAction.ts';
import type { useSaveContributionExplanationMutation } from './__generated__/useSaveContributionExplanationMutation.graphql.ts';

export const useSaveContributionExplanation = () =>
  useWizardAction<useSaveContributionExplanationMutation>(graphql`
    mutation useSaveContributionExplanationMutation($input: SaveContributionExplanationInput!) {
      saveContributionExplanation(input: $input) {
        contribution {
          id
          version
          updatedAt
          explanation
        }
      }
    }
  `);
