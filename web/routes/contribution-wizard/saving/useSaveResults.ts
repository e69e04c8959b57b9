// How the saves of the typed sections went: what failed and why, and when something was saved last.
import { useState } from 'react';
import type { TextSection } from '../draft/text-sections.ts';
import type { DraftStore } from '../draft/draft-store.ts';
import type { Saved } from './saved.ts';

export type Failures = Partial<Record<TextSection, Error>>;

export interface SaveResults {
  /** Sections that could not be saved, with the reason. */
  failures: Failures;
  noteFailure: (section: TextSection, error: Error) => void;
  forgetFailure: (section: TextSection) => void;
  forgetFailures: () => void;
  /** Every write tells its answer here. */
  noteSaved: (saved: Saved) => void;
  /** ISO instant. */
  savedAt: string | null;
}

export function useSaveResults(draft: DraftStore): SaveResults {
  const [failures, setFailures] = useState<Failures>({});
  const [savedAt, setSavedAt] = useState<string | null>(null);
  return {
    failures,
    noteFailure: (section, error) => setFailures((before) => ({ ...before, [section]: error })),
    forgetFailure: (section) => setFailures(({ [section]: _gone, ...others }) => others),
    forgetFailures: () => setFailures({}),
    noteSaved: ({ version, updatedAt }) => {
      if (version != null) draft.setVersion(version);
      setSavedAt(updatedAt);
    },
    savedAt,
  };
}
