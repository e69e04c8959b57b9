// The authors ticked as corresponding: shown at once, saved in turn, the last change wins.
import { useListSave } from './useListSave.ts';
import { useSetCorrespondingAuthors } from './useSetCorrespondingAuthors.ts';
import { useContributionId } from '../wizard-context.ts';

/** `saved`: ids of the authors ticked on the server. */
export function useCorrespondingChoice(saved: readonly string[]) {
  const contributionId = useContributionId();
  const { run: setCorrespondingAuthors } = useSetCorrespondingAuthors();
  const { ids, save, latest } = useListSave(saved, (authorIds, seenAuthorIds, onError) =>
    setCorrespondingAuthors({ contributionId, authorIds, seenAuthorIds }, onError),
  );
  const tick = (id: string, isTicked: boolean) => save(isTicked ? [...latest(), id] : latest().filter((other) => other !== id));
  return { isTicked: (id: string) => ids.includes(id), tick };
}
