// What each tab shows.
import type { ReactNode } from 'react';
import type { WizardTabs_contribution$data } from './__generated__/WizardTabs_contribution.graphql.ts';
import type { WizardTabs_query$data } from './__generated__/WizardTabs_query.graphql.ts';
import { AuthorsTab } from './AuthorsTab.tsx';
import { ExplanationTab } from './ExplanationTab.tsx';
import { FilesTab } from './FilesTab.tsx';
import { FundingTab } from './FundingTab.tsx';
import type { TabKey } from './place.ts';
import { SuggestedReviewersTab } from './SuggestedReviewersTab.tsx';
import { ReviewTab } from './ReviewTab.tsx';
import { SummaryTab } from './SummaryTab.tsx';
import { TitleTab } from './TitleTab.tsx';
import type { Uploads } from './useUploads.ts';

export interface TabData {
  contribution: WizardTabs_contribution$data;
  query: WizardTabs_query$data;
  uploads: Uploads;
  /** Tabs that a submission still needs something from. */
  incomplete: readonly TabKey[];
  /** The manuscript file that can be read, and asking for it. */
  readable: { id: string; name: string } | null;
  onRead: () => void;
}

export const TAB_CONTENT: Readonly<Record<TabKey, (data: TabData) => ReactNode>> = {
  title: ({ contribution, query, readable, onRead }) => <TitleTab contribution={contribution} query={query} onRead={readable ? onRead : undefined} />,
  authors: ({ contribution, query }) => <AuthorsTab contribution={contribution} query={query} />,
  funding: ({ contribution }) => <FundingTab contribution={contribution} />,
  summary: ({ contribution }) => <SummaryTab contribution={contribution} />,
  explanation: ({ contribution }) => <ExplanationTab contribution={contribution} />,
  recommendedReviewers: ({ contribution, query }) => <SuggestedReviewersTab key="recommended" section="recommendedReviewers" contribution={contribution} query={query} />,
  opposedReviewers: ({ contribution, query }) => <SuggestedReviewersTab key="opposed" section="opposedReviewers" contribution={contribution} query={query} />,
  files: ({ contribution, query, uploads, readable, onRead }) => <FilesTab query={query} contribution={contribution} uploads={uploads} readable={readable} onRead={onRead} />,
  review: ({ contribution, incomplete }) => <ReviewTab contribution={contribution} incomplete={incomplete} />,
};
