// Contents of each tab.
import type { ReactNode } from 'react';
import type { WizardTabs_contribution$data } from './__generated__/WizardTabs_contribution.graphql.ts';
import type { WizardTabs_query$data } from './__generated__/WizardTabs_query.graphql.ts';
import { AuthorsTab } from './authors/AuthorsTab.tsx';
import type { Lack } from './completion.ts';
import { ExplanationTab } from './texts/ExplanationTab.tsx';
import { awaitsManuscript } from './awaited-file.ts';
import { FilesTab } from './files/FilesTab.tsx';
import { FundingTab } from './texts/FundingTab.tsx';
import type { TabKey } from './place.ts';
import { SuggestedReviewersTab } from './texts/SuggestedReviewersTab.tsx';
import { ReviewTab } from './submission/ReviewTab.tsx';
import { StatementsTab } from './texts/StatementsTab.tsx';
import { SummaryTab } from './texts/SummaryTab.tsx';
import { TitleTab } from './texts/TitleTab.tsx';
import type { Uploads } from './files/useUploads.ts';

interface TabData {
  contribution: WizardTabs_contribution$data;
  query: WizardTabs_query$data;
  uploads: Uploads;
  /** Missing parts of the submission. */
  lacks: readonly Lack[];
  /** The button that reads from the manuscript file, where there is one. */
  readAct: ReactNode;
  /** Traces in the files that would break blind review. */
  advice: ReactNode;
  /** The form for adding an author was left. */
  onAuthorLeft: () => void;
}

export const TAB_CONTENT: Readonly<Record<TabKey, (data: TabData) => ReactNode>> = {
  title: ({ contribution, query, readAct }) => <TitleTab contribution={contribution} query={query} readAct={readAct} />,
  authors: ({ contribution, query, readAct, onAuthorLeft }) => (
    <AuthorsTab contribution={contribution} query={query} readAct={readAct} onAddLeft={onAuthorLeft} />
  ),
  funding: ({ contribution, readAct }) => <FundingTab contribution={contribution} readAct={readAct} />,
  summary: ({ contribution, readAct }) => <SummaryTab contribution={contribution} readAct={readAct} />,
  explanation: ({ contribution }) => <ExplanationTab contribution={contribution} />,
  recommendedReviewers: ({ contribution, query }) => (
    <SuggestedReviewersTab key="recommended" section="recommendedReviewers" contribution={contribution} query={query} />
  ),
  opposedReviewers: ({ contribution, query }) => (
    <SuggestedReviewersTab key="opposed" section="opposedReviewers" contribution={contribution} query={query} />
  ),
  statements: ({ contribution }) => <StatementsTab contribution={contribution} />,
  files: ({ contribution, query, uploads, readAct, advice }) => (
    <FilesTab
      query={query}
      contribution={contribution}
      awaitsManuscript={awaitsManuscript(contribution)}
      uploads={uploads}
      readAct={readAct}
      advice={advice}
    />
  ),
  review: ({ contribution, lacks }) => <ReviewTab contribution={contribution} lacks={lacks} />,
};
