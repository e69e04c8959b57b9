// Saves the title tab, complete or not.
import { graphql } from 'react-relay/hooks';
import { useAction, type ActionOptions } from '../../../relay/useAction.ts';
import type { useSaveContributionTitleMutation } from './__generated__/useSaveContributionTitleMutation.graphql.ts';

export function useSaveContributionTitle() {
  const { run, isPending } = useAction<useSaveContributionTitleMutation>(graphql`
    mutation useSaveContributionTitleMutation($input: SaveContributionTitleInput!) {
      saveContributionTitle(input: $input) {
        contribution {
          id
          version
          updatedAt
          sections {
            section
            isComplete
          }
          ...savedTitle_contribution
        }
      }
    }
  `);
  async function saveTitle(
    input: useSaveContributionTitleMutation['variables']['input'],
    options: ActionOptions<useSaveContributionTitleMutation>,
  ) {
    const answer = await run({ input }, options);
    return answer?.saveContributionTitle?.contribution ?? null;
  }
  return { saveTitle, isPending };
}
