// The tabs of the wizard in their order. Adding one: its key in place.ts, a line here, its fragment in WizardTabs.tsx.
import type { ReactNode } from 'react';
import type { WizardSection, WizardTabs_contribution$data } from './__generated__/WizardTabs_contribution.graphql.ts';
import type { WizardTabs_query$data } from './__generated__/WizardTabs_query.graphql.ts';
import { AuthorsTab } from './AuthorsTab.tsx';
import { FilesTab } from './FilesTab.tsx';
import type { TabKey } from './place.ts';
import { ReviewTab } from './ReviewTab.tsx';
import { SummaryTab } from './SummaryTab.tsx';
import type { TextSection } from './text-sections.ts';
import { TitleTab } from './TitleTab.tsx';
import type { Uploads } from './useUploads.ts';

export interface TabData {
  contribution: WizardTabs_contribution$data;
  query: WizardTabs_query$data;
  uploads: Uploads;
}

export interface WizardTab {
  key: TabKey;
  /** The server's flag that tells whether it is complete. */
  section?: WizardSection;
  /** What is typed here and saved as a whole when the tab is left. */
  text?: TextSection;
  render: (data: TabData) => ReactNode;
}

export const WIZARD_TABS: readonly WizardTab[] = [
  { key: 'title', section: 'TITLE', text: 'title', render: (data) => <TitleTab contribution={data.contribution} query={data.query} /> },
  { key: 'authors', section: 'AUTHORS', render: (data) => <AuthorsTab contribution={data.contribution} query={data.query} /> },
  { key: 'summary', section: 'SUMMARY', text: 'summary', render: ({ contribution }) => <SummaryTab contribution={contribution} /> },
  { key: 'files', render: ({ contribution, uploads }) => <FilesTab contribution={contribution} uploads={uploads} /> },
  { key: 'review', render: ({ contribution }) => <ReviewTab contribution={contribution} /> },
];
