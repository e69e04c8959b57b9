// Code that few visits need: fetched when it is asked for first.
import { useEffect, useEffectEvent, useState } from 'react';
import { showNotice } from '../ui/notice/notices.tsx';
import { errorMessage } from './errors.ts';
import { fetchedCode } from './fetched-code.ts';

/** By the function that fetched it: a second use has it at once. */
const here = new Map<() => Promise<unknown>, unknown>();

/**
 * The code once it is there, else null. `fetchCode`: always the same function. `onFailure`: called after a notice has given the reason.
 */
export function useCode<Code>(
  fetchCode: () => Promise<Code>,
  { isAsked, onFailure }: { isAsked: boolean; onFailure: () => void },
): Code | null {
  const [, setCount] = useState(0);
  // As it was put there for this function.
  const code = (here.get(fetchCode) ?? null) as Code | null;
  const isMissing = isAsked && code === null;
  const handleFailure = useEffectEvent((error: unknown) => {
    showNotice({ kind: 'error', key: 'code', text: errorMessage(error) });
    onFailure();
  });
  useEffect(() => {
    if (!isMissing) return undefined;
    let isOver = false;
    fetchedCode(() => fetchAhead(fetchCode)).then(
      () => {
        if (!isOver) setCount((count) => count + 1);
      },
      (error: unknown) => {
        if (!isOver) handleFailure(error);
      },
    );
    return () => {
      isOver = true;
    };
  }, [isMissing, fetchCode]);
  return isAsked ? code : null;
}

/** Fetches the code of something that the page offers before it is asked for. */
export function useCodeAhead(fetchCode: () => Promise<unknown>): void {
  useEffect(() => {
    // Why it did not come is told when it is needed.
    fetchAhead(fetchCode).catch(() => undefined);
  }, [fetchCode]);
}

async function fetchAhead(fetchCode: () => Promise<unknown>): Promise<void> {
  here.set(fetchCode, await fetchCode());
}
