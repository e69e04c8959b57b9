// The order of the authors: shown at once, saved in turn, the last word wins.
import { useListSave } from './useListSave.ts';
import { useReorderContributionAuthors } from './useReorderContributionAuthors.ts';
import { useContributionId } from '../wizard-context.ts';

/** `saved`: ids of the authors as they are saved, in order. */
export function useAuthorOrder(saved: readonly string[]) {
  const contributionId = useContributionId();
  const { run: reorderAuthors } = useReorderContributionAuthors();
  const { ids, save } = useListSave(saved, (authorIds, seenAuthorIds, onError) =>
    reorderAuthors({ contributionId, authorIds, seenAuthorIds }, onError),
  );
  return { ids, reorder: save };
}
