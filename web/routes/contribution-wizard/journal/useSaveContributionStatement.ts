// Outer step 1: the submission statement.
import { graphql } from 'react-relay/hooks';
import { useWizardAction } from '../saving/useWizardAction.ts';
import type { useSaveContributionStatementMutation } from './__generated__/useSaveContributionStatementMutation.graphql.ts';

export const useSaveContributionStatement = () =>
  useWizardAction<useSaveContributionStatementMutation>(graphql`
    mutation useSaveContributionStatementMutation($input: SaveContributionStatementInput!) {
      saveContributionStatement(input: $input) {
        contribution {
          id
          version
          updatedAt
          ...StatementStep_contribution
        }
      }
    }
  `);
