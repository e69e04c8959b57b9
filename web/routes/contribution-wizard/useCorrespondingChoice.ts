// Which authors are ticked as corresponding: shown at once, saved in turn, the last word wins.
import { useRef, useState } from 'react';
import { useSetCorrespondingAuthors } from './useSetCorrespondingAuthors.ts';
import { useContributionId, useWizard } from './wizard-context.ts';

/** `saved`: ids of the authors ticked on the server. A failed save shows them again (the reason has been told). */
export function useCorrespondingChoice(saved: readonly string[]) {
  const contributionId = useContributionId();
  const { saving } = useWizard();
  const { setCorrespondingAuthors } = useSetCorrespondingAuthors();
  const [wanted, setWanted] = useState<ReadonlySet<string> | null>(null);
  const latest = useRef<ReadonlySet<string> | null>(null);
  function want(ids: ReadonlySet<string> | null) {
    latest.current = ids;
    setWanted(ids);
  }
  async function tick(id: string, isTicked: boolean) {
    const next = new Set(latest.current ?? saved);
    if (isTicked) next.add(id);
    else next.delete(id);
    want(next);
    await saving.inTurn(null, async () => {
      // A later tick speaks for this one too.
      if (latest.current !== next) return;
      const answer = await setCorrespondingAuthors({ contributionId, authorIds: [...next] });
      if (answer !== null) saving.noteSaved(answer);
      if (latest.current === next) want(null);
    });
  }
  return { isTicked: (id: string) => wanted?.has(id) ?? saved.includes(id), tick };
}
