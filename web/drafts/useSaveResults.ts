// Results of the saves of the typed sections: failures with their reasons, and the time of the last save.
import { useRef, useState } from 'react';
import type { DraftStore } from './draft-store.ts';
import type { Saved } from './saved.ts';

export type Failures<All> = { readonly [Name in keyof All]?: Error | undefined };

export interface SaveResults<All> {
  /** Sections that could not be saved, with the reason. */
  failures: Failures<All>;
  /** Right now, also between two renderings. */
  failureOf: (section: keyof All) => Error | undefined;
  noteFailure: (section: keyof All, error: Error) => void;
  forgetFailure: (section: keyof All) => void;
  /** Every write passes its answer here. */
  noteSaved: (saved: Saved) => void;
  /** ISO instant. */
  savedAt: string | null;
}

export function useSaveResults<All>(draft: DraftStore<All>): SaveResults<All> {
  const [failures, setFailures] = useState<Failures<All>>({});
  const latest = useRef(failures);
  const [savedAt, setSavedAt] = useState<string | null>(null);
  function note(section: keyof All, error: Error | undefined) {
    latest.current = { ...latest.current, [section]: error };
    setFailures(latest.current);
  }
  return {
    failures,
    failureOf: (section) => latest.current[section],
    noteFailure: note,
    forgetFailure: (section) => note(section, undefined),
    noteSaved: ({ version, updatedAt }) => {
      if (version != null) draft.setVersion(version);
      if (updatedAt != null) setSavedAt(updatedAt);
    },
    savedAt,
  };
}
