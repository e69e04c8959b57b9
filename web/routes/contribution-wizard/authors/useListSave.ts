// A list that is saved as a whole: shown at once, saved in turn, the last word wins. Another page's change is shown, not overwritten.
import { useEffect, useRef, useState } from 'react';
import type { Saved } from '../../../drafts/saved.ts';
import { useListFailure } from './useListFailure.ts';
import { useWizard } from '../wizard-context.ts';

/** `seen`: the base of the list. Answers null when it failed (`onError` was called). */
type SendList = (ids: readonly string[], seen: readonly string[], onError: (error: Error) => void) => Promise<Saved | null>;

/** `saved`: ids as they are saved. `ids`: as they are to be shown. A failed save shows the saved ones again (the reason is shown). */
export function useListSave(saved: readonly string[], send: SendList) {
  const { saving } = useWizard();
  const handleFailure = useListFailure();
  const [wanted, setWanted] = useState<readonly string[] | null>(null);
  const latest = useRef<readonly string[] | null>(null);
  const known = useRef(saved);
  useEffect(() => {
    known.current = saved;
  }, [saved]);
  function want(ids: readonly string[] | null) {
    latest.current = ids;
    setWanted(ids);
  }
  async function save(ids: readonly string[]) {
    want(ids);
    await saving.inTurn(null, async () => {
      // A later word speaks for this one too.
      if (latest.current !== ids) return;
      const answer = await send(ids, known.current, handleFailure);
      if (answer !== null) {
        known.current = ids;
        saving.noteSaved(answer);
      }
      if (latest.current === ids) want(null);
    });
  }
  return { ids: wanted ?? saved, save, latest: () => latest.current ?? known.current };
}
