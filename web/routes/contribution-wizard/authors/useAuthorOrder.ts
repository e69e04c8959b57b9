// The order of the authors: shown at once, saved in turn, the last word wins.
import { graphql } from 'react-relay/hooks';
import { useWizardAction } from '../saving/useWizardAction.ts';
import { useListSave } from './useListSave.ts';
import type { useAuthorOrderMutation } from './__generated__/useAuthorOrderMutation.graphql.ts';
import { useContributionId } from '../wizard-context.ts';

/** `saved`: ids of the authors as they are saved, in order. */
export function useAuthorOrder(saved: readonly string[]) {
  const contributionId = useContributionId();
  const { run: reorderAuthors } = useWizardAction<useAuthorOrderMutation>(graphql`
    mutation useAuthorOrderMutation($input: ReorderContributionAuthorsInput!) {
      reorderContributionAuthors(input: $input) {
        contribution {
          ...useWizardAction_saved @relay(mask: false)
          ...AuthorsTab_contribution
        }
        section {
          id
          isComplete
        }
      }
    }
  `);
  const { ids, save } = useListSave(saved, (authorIds, seenAuthorIds, onError) =>
    reorderAuthors({ contributionId, authorIds, seenAuthorIds }, onError),
  );
  return { ids, reorder: save };
}
