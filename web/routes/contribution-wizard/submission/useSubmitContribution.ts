// Hands the manuscript in.
import { graphql } from 'react-relay/hooks';
import { useWizardAction } from '../saving/useWizardAction.ts';
import type { useSubmitContributionMutation } from './__generated__/useSubmitContributionMutation.graphql.ts';

export const useSubmitContribution = () =>
  useWizardAction<useSubmitContributionMutation>(graphql`
    mutation useSubmitContributionMutation($input: SubmitContributionInput!) {
      submitContribution(input: $input) {
        contribution {
          id
          version
          updatedAt
          manuscriptNumber
          authorStatus
          viewerCanEdit
          viewerCanSubmit
        }
      }
    }
  `);
