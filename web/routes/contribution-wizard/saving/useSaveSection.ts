// Sends one typed section, as it may be saved as a draft.
import type { DraftSections } from '../draft/draft.ts';
import type { Saved, SaveHow } from './saved.ts';
import { TEXT_RULES, type TextSection } from '../draft/text-sections.ts';
import { useSaveContributionExplanation } from './useSaveContributionExplanation.ts';
import { useSaveContributionFundings } from './useSaveContributionFundings.ts';
import { useSaveContributionSuggestedReviewers } from './useSaveContributionSuggestedReviewers.ts';
import { useSaveContributionSummary } from './useSaveContributionSummary.ts';
import { useSaveContributionTitle } from './useSaveContributionTitle.ts';

interface Base {
  contributionId: string;
  version: number | null;
}

export function useSaveSection() {
  const { saveTitle } = useSaveContributionTitle();
  const { saveSummary } = useSaveContributionSummary();
  const { saveFundings } = useSaveContributionFundings();
  const { saveExplanation } = useSaveContributionExplanation();
  const { saveSuggestedReviewers } = useSaveContributionSuggestedReviewers();
  function send(section: TextSection, base: Base, sections: DraftSections, how: SaveHow): Promise<Saved | null> {
    if (section === 'title') {
      const values = TEXT_RULES.title.draft.parse(sections.title);
      return saveTitle({ ...base, ...values, articleTypeId: values.articleTypeId || null }, how);
    }
    if (section === 'funding') return saveFundings({ ...base, ...TEXT_RULES.funding.draft.parse(sections.funding) }, how);
    if (section === 'explanation') return saveExplanation({ ...base, ...TEXT_RULES.explanation.draft.parse(sections.explanation) }, how);
    if (section === 'summary') return saveSummary({ ...base, ...TEXT_RULES.summary.draft.parse(sections.summary) }, how);
    return saveSuggestedReviewers(
      { ...base, kind: section === 'recommendedReviewers' ? 'RECOMMENDED' : 'OPPOSED' },
      TEXT_RULES[section].draft.parse(sections[section]).reviewers,
      how,
    );
  }
  /** What was typed must be savable. Answers what the server said, or why it was not saved. */
  async function saveSection(
    section: TextSection,
    base: Base,
    sections: DraftSections,
    { isBackground = false }: { isBackground?: boolean },
  ): Promise<Saved | Error> {
    let failure: Error | null = null;
    const saved = await send(section, base, sections, {
      onError: (error) => {
        failure = error;
      },
      isBackground,
    });
    return saved ?? failure ?? new Error('A save without an answer');
  }
  return { saveSection };
}
