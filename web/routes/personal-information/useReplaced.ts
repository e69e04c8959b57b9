// Somebody saved personal information on another page first: what they saved is fetched, for the choice to wait for.
import { useState } from 'react';
import { graphql } from 'react-relay/hooks';
import { useFetchNow } from '../../relay/useFetchNow.ts';
import type { useReplacedQuery } from './__generated__/useReplacedQuery.graphql.ts';

/** `savedVersion`: as the form knows it; it moves on once what was saved is there. */
export function useReplaced(savedVersion: number) {
  const fetchNow = useFetchNow<useReplacedQuery>(graphql`
    query useReplacedQuery {
      viewer {
        ...ProfileForm_viewer
      }
    }
  `);
  /** The version that was replaced. */
  const [version, setVersion] = useState<number | null>(null);
  const [problem, setProblem] = useState('');
  function load() {
    setProblem('');
    void fetchNow({}, setProblem);
  }
  return {
    isReplaced: version !== null,
    isOnItsWay: version !== null && savedVersion <= version,
    /** Why it could not be fetched; empty when it is there or under way. */
    problem,
    load,
    begin: (replaced: number) => {
      setVersion(replaced);
      load();
    },
    settle: () => setVersion(null),
  };
}
