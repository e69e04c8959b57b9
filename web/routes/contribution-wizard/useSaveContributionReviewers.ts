// Saves the recommended, or the opposed, reviewers as a whole list, complete or not.
import { graphql } from 'react-relay/hooks';
import type { ReviewerEntry } from '../../../shared/forms/reviewers.ts';
import { useAction, type ActionOptions } from '../../relay/useAction.ts';
import type { useSaveContributionReviewersMutation } from './__generated__/useSaveContributionReviewersMutation.graphql.ts';

type Input = useSaveContributionReviewersMutation['variables']['input'];

export function useSaveContributionReviewers() {
  const { run } = useAction<useSaveContributionReviewersMutation>(graphql`
    mutation useSaveContributionReviewersMutation($input: SaveContributionReviewersInput!) {
      saveContributionReviewers(input: $input) {
        contribution {
          id
          version
          updatedAt
          ...ReviewersTab_contribution
        }
      }
    }
  `);
  async function saveReviewers(base: Omit<Input, 'reviewers'>, entries: readonly ReviewerEntry[], options: ActionOptions<useSaveContributionReviewersMutation>) {
    // What was not chosen is null for the API, which knows no empty id.
    const reviewers = entries.map(({ sex, degreeId, dutyId, professionalTitleId, ...texts }) => ({
      ...texts, sex: sex || null, degreeId: degreeId || null, dutyId: dutyId || null, professionalTitleId: professionalTitleId || null,
    }));
    const answer = await run({ input: { ...base, reviewers } }, options);
    return answer?.saveContributionReviewers?.contribution ?? null;
  }
  return { saveReviewers };
}
