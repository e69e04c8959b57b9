// The authors ticked as corresponding: shown at once, saved in turn, the last change wins.
import { graphql } from 'react-relay/hooks';
import { useWizardAction } from '../saving/useWizardAction.ts';
import { useListSave } from './useListSave.ts';
import type { useCorrespondingChoiceMutation } from './__generated__/useCorrespondingChoiceMutation.graphql.ts';
import { useContributionId } from '../wizard-context.ts';

/** `saved`: ids of the authors ticked on the server. */
export function useCorrespondingChoice(saved: readonly string[]) {
  const contributionId = useContributionId();
  const { run: setCorrespondingAuthors } = useWizardAction<useCorrespondingChoiceMutation>(graphql`
    mutation useCorrespondingChoiceMutation($input: SetCorrespondingAuthorsInput!) {
      setCorrespondingAuthors(input: $input) {
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
  const { ids, save, latest } = useListSave(saved, (authorIds, seenAuthorIds, onError) =>
    setCorrespondingAuthors({ contributionId, authorIds, seenAuthorIds }, onError),
  );
  const tick = (id: string, isTicked: boolean) => save(isTicked ? [...latest(), id] : latest().filter((other) => other !== id));
  return { isTicked: (id: string) => ids.includes(id), tick };
}
