// Which authors are ticked as corresponding: shown at once, saved in turn, the last word wins.
import { useRef, useState } from 'react';
import { errorMessage } from '../../relay/errors.ts';
import { showNotice } from '../../ui/notices.tsx';
import { useSetCorrespondingAuthors } from './useSetCorrespondingAuthors.ts';
import { useContributionId, useWizard } from './wizard-context.ts';

/** `saved`: ids of the authors ticked on the server. A failed save shows them again (the reason has been told). */
export function useCorrespondingChoice(saved: readonly string[]) {
  const contributionId = useContributionId();
  const { draft, saving } = useWizard();
  const { setCorrespondingAuthors } = useSetCorrespondingAuthors();
  const [wanted, setWanted] = useState<ReadonlySet<string> | null>(null);
  const latest = useRef<ReadonlySet<string> | null>(null);
  function want(ids: ReadonlySet<string> | null) {
    latest.current = ids;
    setWanted(ids);
  }
  function handleFailure(error: Error) {
    if (!saving.noteConflict(error)) showNotice({ kind: 'error', key: 'action', text: errorMessage(error) });
  }
  async function tick(id: string, isTicked: boolean) {
    const next = new Set(latest.current ?? saved);
    if (isTicked) next.add(id);
    else next.delete(id);
    want(next);
    await saving.inTurn(null, async () => {
      // A later tick speaks for this one too.
      if (latest.current !== next) return;
      const answer = await setCorrespondingAuthors({ contributionId, version: draft.version(), authorIds: [...next] }, handleFailure);
      if (answer !== null) saving.noteSaved(answer);
      if (latest.current === next) want(null);
    });
  }
  return { isTicked: (id: string) => wanted?.has(id) ?? saved.includes(id), tick };
}
