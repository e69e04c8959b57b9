// Sends one typed section, as it may be saved as a draft.
import type { DraftSections } from './draft.ts';
import { TEXT_RULES, type TextSection } from './text-sections.ts';
import { useSaveContributionSummary } from './useSaveContributionSummary.ts';
import { useSaveContributionTitle } from './useSaveContributionTitle.ts';

/** What every write answers. */
export interface Saved {
  /** Null once the viewer may no longer write it. */
  version: number | null | undefined;
  /** ISO instant. */
  updatedAt: string;
}

interface Base {
  contributionId: string;
  version: number | null;
}

export function useSaveSection() {
  const { saveTitle } = useSaveContributionTitle();
  const { saveSummary } = useSaveContributionSummary();
  /** What was typed must be savable. Answers null when it failed (`onError` was told). */
  function saveSection(section: TextSection, base: Base, sections: DraftSections, onError: (error: Error) => void): Promise<Saved | null> {
    if (section === 'title') {
      const values = TEXT_RULES.title.draft.parse(sections.title);
      return saveTitle({ ...base, ...values, articleTypeId: values.articleTypeId || null }, onError);
    }
    return saveSummary({ ...base, ...TEXT_RULES.summary.draft.parse(sections.summary) }, onError);
  }
  return { saveSection };
}
