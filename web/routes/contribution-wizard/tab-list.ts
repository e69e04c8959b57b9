// The tabs in their order: the server's completeness flag of each, and the section typed in it and saved as a whole. Adding one: its key in
// place.ts, a line here, its content in tabs.tsx, its fragment in WizardTabs.tsx.
import type { WizardSectionName } from '../../../shared/forms/contribution.ts';
import { isFirstSuggestedReviewerNamed } from '../../../shared/forms/suggested-reviewers.ts';
import type { DraftSections } from './draft/draft.ts';
import type { TabKey } from './place.ts';
import type { TextSection } from './draft/text-sections.ts';

interface WizardTab {
  key: TabKey;
  section?: WizardSectionName;
  text?: TextSection;
  /** Whether Next leads on, judged by typed and saved values; else Skip does, which requires nothing (R1-094). Left out: always. */
  mayGoOn?: (texts: DraftSections) => boolean;
}

export const WIZARD_TABS: readonly WizardTab[] = [
  { key: 'title', section: 'TITLE', text: 'title' },
  { key: 'authors', section: 'AUTHORS' },
  { key: 'funding', section: 'FUNDING', text: 'funding' },
  { key: 'summary', section: 'SUMMARY', text: 'summary' },
  { key: 'explanation', text: 'explanation' },
  // R1-153: a name first, or Skip.
  {
    key: 'recommendedReviewers',
    section: 'RECOMMENDED_REVIEWERS',
    text: 'recommendedReviewers',
    mayGoOn: ({ recommendedReviewers }) => isFirstSuggestedReviewerNamed(recommendedReviewers?.reviewers ?? []),
  },
  {
    key: 'opposedReviewers',
    section: 'OPPOSED_REVIEWERS',
    text: 'opposedReviewers',
    mayGoOn: ({ opposedReviewers }) => isFirstSuggestedReviewerNamed(opposedReviewers?.reviewers ?? []),
  },
  { key: 'statements', text: 'statements' },
  { key: 'files', section: 'FILES' },
  { key: 'review' },
];
