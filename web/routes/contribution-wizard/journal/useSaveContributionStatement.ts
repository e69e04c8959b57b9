// Outer step 1: the submission statement.
import { graphql } from 'react-relay/hooks';
import { useAction, type ActionOptions } from '../../../relay/useAction.ts';
import type { useSaveContributionStatementMutation } from './__generated__/useSaveContributionStatementMutation.graphql.ts';

export function useSaveContributionStatement() {
  const { run, isPending } = useAction<useSaveContributionStatementMutation>(graphql`
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
  async function saveStatement(
    input: useSaveContributionStatementMutation['variables']['input'],
    onError?: ActionOptions<useSaveContributionStatementMutation>['onError'],
  ) {
    const answer = await run({ input }, { onError });
    return answer?.saveContributionStatement?.contribution ?? null;
  }
  return { saveStatement, isPending };
}
