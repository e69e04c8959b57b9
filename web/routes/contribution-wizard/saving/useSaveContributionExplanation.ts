// Saves the note to the editor; an empty one takes it away (D13-078).
import { graphql } from 'react-relay/hooks';
import { useAction, type ActionOptions } from '../../../relay/useAction.ts';
import type { useSaveContributionExplanationMutation } from './__generated__/useSaveContributionExplanationMutation.graphql.ts';

export function useSaveContributionExplanation() {
  const { run } = useAction<useSaveContributionExplanationMutation>(graphql`
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
  async function saveExplanation(
    input: useSaveContributionExplanationMutation['variables']['input'],
    options: ActionOptions<useSaveContributionExplanationMutation>,
  ) {
    const answer = await run({ input }, options);
    return answer?.saveContributionExplanation?.contribution ?? null;
  }
  return { saveExplanation };
}
