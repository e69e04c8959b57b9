// Sends one typed section as it may be saved as a draft. The text must be savable.
import type { Writes } from '../../../drafts/saved.ts';
import type { WizardForms } from '../draft/draft.ts';
import { TEXT_RULES } from '../draft/text-sections.ts';
import { useSaveContributionExplanation } from './useSaveContributionExplanation.ts';
import { useSaveContributionFundings } from './useSaveContributionFundings.ts';
import { useSaveContributionSuggestedReviewers } from './useSaveContributionSuggestedReviewers.ts';
import { useSaveContributionSummary } from './useSaveContributionSummary.ts';
import { useSaveContributionTitle } from './useSaveContributionTitle.ts';

export function useSendSection(contributionId: string | null): Writes<WizardForms>['send'] {
  const { run: saveTitle } = useSaveContributionTitle();
  const { run: saveSummary } = useSaveContributionSummary();
  const { run: saveFundings } = useSaveContributionFundings();
  const { run: saveExplanation } = useSaveContributionExplanation();
  const { saveSuggestedReviewers } = useSaveContributionSuggestedReviewers();
  return async function send(section, sections, version, how) {
    if (contributionId === null) return null;
    // 0, which no manuscript has, when none was read: the conflict then shows the saved values.
    const base = { contributionId, version: version ?? 0 };
    if (section === 'title') {
      const values = TEXT_RULES.title.draft.parse(sections.title);
      return saveTitle({ ...base, ...values, articleTypeId: values.articleTypeId || null }, how);
    }
    if (section === 'funding') return saveFundings({ ...base, ...TEXT_RULES.funding.draft.parse(sections.funding) }, how);
    if (section === 'explanation') return saveExplanation({ ...base, ...TEXT_RULES.explanation.draft.parse(sections.explanation) }, how);
    if (section === 'summary') return saveSummary({ ...base, ...TEXT_RULES.summary.draft.parse(sections.summary) }, how);
    if (section !== 'recommendedReviewers' && section !== 'opposedReviewers') throw new Error(`${section} is not saved as a whole`);
    return saveSuggestedReviewers(
      { ...base, kind: section === 'recommendedReviewers' ? 'RECOMMENDED' : 'OPPOSED' },
      TEXT_RULES[section].draft.parse(sections[section]).reviewers,
      how,
    );
  };
}
