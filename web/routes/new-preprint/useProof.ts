// The work that the server asks for a file (decision 46) is done beside the page while one goes on filling in the form.
import { useEffect, useRef } from 'react';
import { findProof } from '../../../shared/proof-of-work.ts';

/** Answers the proof for `path` when it is found; null where the browser cannot find any. */
export function useProof(path: string): () => Promise<string | null> {
  const found = useRef<Promise<string | null>>(Promise.resolve(null));
  useEffect(() => {
    if (path === '') return undefined;
    let isCalledOff = false;
    found.current = findProof(path, () => isCalledOff);
    return () => {
      isCalledOff = true;
    };
  }, [path]);
  return () => found.current;
}
