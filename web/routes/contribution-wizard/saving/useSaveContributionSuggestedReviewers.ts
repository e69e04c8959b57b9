// Saves the recommended, or the opposed, reviewers as a whole list, complete or not.
import { graphql } from 'react-relay/hooks';
import type { SuggestedReviewerEntry } from '../../../../shared/forms/suggested-reviewers.ts';
import type { InputOf } from '../../../relay/one-field.ts';
import type { ActionOptions } from '../../../relay/useAction.ts';
import { useWizardAction } from './useWizardAction.ts';
import type { useSaveContributionSuggestedReviewersMutation } from './__generated__/useSaveContributionSuggestedReviewersMutation.graphql.ts';

type Input = InputOf<useSaveContributionSuggestedReviewersMutation>;

export function useSaveContributionSuggestedReviewers() {
  const { run } = useWizardAction<useSaveContributionSuggestedReviewersMutation>(graphql`
    mutation useSaveContributionSuggestedReviewersMutation($input: SaveContributionSuggestedReviewersInput!) {
      saveContributionSuggestedReviewers(input: $input) {
        contribution {
          ...useWizardAction_saved @relay(mask: false)
          ...SuggestedReviewersTab_contribution
        }
      }
    }
  `);
  async function saveSuggestedReviewers(
    base: Omit<Input, 'reviewers'>,
    entries: readonly SuggestedReviewerEntry[],
    options: ActionOptions<useSaveContributionSuggestedReviewersMutation>,
  ) {
    // Choices not made are null for the API, which knows no empty id.
    const reviewers = entries.map(({ sex, degreeId, dutyId, professionalTitleId, ...texts }) => ({
      ...texts,
      sex: sex || null,
      degreeId: degreeId || null,
      dutyId: dutyId || null,
      professionalTitleId: professionalTitleId || null,
    }));
    return await run({ ...base, reviewers }, options);
  }
  return { saveSuggestedReviewers };
}
