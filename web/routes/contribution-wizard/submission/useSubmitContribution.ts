// Hands the manuscript in.
import { graphql } from 'react-relay/hooks';
import { useAction, type ActionOptions } from '../../../relay/useAction.ts';
import type { useSubmitContributionMutation } from './__generated__/useSubmitContributionMutation.graphql.ts';

export function useSubmitContribution() {
  const { run, isPending } = useAction<useSubmitContributionMutation>(graphql`
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
  async function submit(
    input: useSubmitContributionMutation['variables']['input'],
    onError?: ActionOptions<useSubmitContributionMutation>['onError'],
  ) {
    const answer = await run({ input }, { onError });
    return answer?.submitContribution?.contribution ?? null;
  }
  return { submit, isPending };
}
