// A manuscript to read: its text in sections on one sheet, its history last; its status and the viewer's acts in the rail.
import { chakra } from '@chakra-ui/react';
import { graphql, useFragment } from 'react-relay/hooks';
import { useTranslation } from 'react-i18next';
import type { RoleKindCode } from '../../../shared/roles.ts';
import { ReadingLayout } from '../../ui/page/ReadingLayout.tsx';
import { Sheet } from '../../ui/overlay/Sheet.tsx';
import { AbstractSection } from '../contribution/AbstractSection.tsx';
import type { ManuscriptArticle_contribution$key } from './__generated__/ManuscriptArticle_contribution.graphql.ts';
import { AuthorsSection } from './AuthorsSection.tsx';
import { AuthorshipSection } from './AuthorshipSection.tsx';
import { BasicSection } from './BasicSection.tsx';
import { ExplanationSection } from './ExplanationSection.tsx';
import { FilesPanel } from './FilesPanel.tsx';
import { FundingSection } from './FundingSection.tsx';
import { HistorySection } from './HistorySection.tsx';
import { InvitationsSection } from './InvitationsSection.tsx';
import { MetadataPanel } from './MetadataPanel.tsx';
import { ReviewerPanel } from './ReviewerPanel.tsx';
import { ReviewsSection } from './ReviewsSection.tsx';
import { RoundPanel } from './RoundPanel.tsx';
import { StatementsSection } from './StatementsSection.tsx';
import { StatusPanel } from './StatusPanel.tsx';
import { SuggestedReviewersSection } from './SuggestedReviewersSection.tsx';
import { TitleBlock } from './TitleBlock.tsx';

/** Roles that write letters about manuscripts, and find them on the log. */
const CORRESPONDENTS: readonly string[] = ['EDITOR', 'EXECUTIVE_EDITOR', 'EDITOR_IN_CHIEF', 'ASSOCIATE_EDITOR_IN_CHIEF'];

/** Status and acts, and what is at hand: one above the other, or side by side where the rail has the width of the page. */
const RAIL_PART = {
  display: 'grid',
  gap: '3',
  minW: '0',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  _empty: { display: 'none' },
} as const;

/** What an act changes of the page: asked back with the act (components/acts/acts.ts). */
export const CHANGED = graphql`
  fragment ManuscriptArticle_changed on Contribution {
    ...StatusPanel_contribution
    ...ReviewerPanel_contribution
    ...RoundPanel_contribution
    ...HistorySection_contribution
    ...ReviewsSection_contribution
    ...InvitationsSection_contribution
    ...FilesPanel_contribution
    ...MetadataPanel_contribution
  }
`;

interface Props {
  contribution: ManuscriptArticle_contribution$key;
  /** The role it is read in. */
  role: RoleKindCode;
  /** The list that one comes from; null for a role without one. */
  list: string | null;
  /** An act could not be done: the page must be read anew. */
  onRefused: () => void;
}

export function ManuscriptArticle({ contribution: key, role, list, onRefused }: Props) {
  const contribution = useFragment(
    graphql`
      fragment ManuscriptArticle_contribution on Contribution {
        viewerReview {
          status
        }
        ...TitleBlock_contribution
        ...StatementsSection_contribution
        ...BasicSection_contribution
        ...AuthorsSection_contribution
        ...AuthorshipSection_contribution
        ...AbstractSection_contribution
        ...ExplanationSection_contribution
        ...FundingSection_contribution
        ...SuggestedReviewersSection_contribution
        ...ReviewsSection_contribution
        ...InvitationsSection_contribution
        ...HistorySection_contribution
        ...RoundPanel_contribution
        ...FilesPanel_contribution
        ...MetadataPanel_contribution
        ...StatusPanel_contribution
        ...ReviewerPanel_contribution
      }
    `,
    key,
  );
  const { t } = useTranslation('manuscripts');
  const audience = role === 'AUTHOR' ? 'author' : 'office';
  return (
    <ReadingLayout
      title={<TitleBlock contribution={contribution} />}
      railLabel={t('manuscripts.detail.rail')}
      rail={
        <>
          <chakra.div {...RAIL_PART}>
            {role === 'REVIEWER' ? (
              <ReviewerPanel contribution={contribution} list={list} onRefused={onRefused} />
            ) : (
              <StatusPanel contribution={contribution} audience={audience} list={list} onRefused={onRefused} />
            )}
          </chakra.div>
          <chakra.div {...RAIL_PART}>
            {CORRESPONDENTS.includes(role) && <RoundPanel contribution={contribution} />}
            <FilesPanel
              contribution={contribution}
              isAfterAccepting={role === 'REVIEWER' && contribution.viewerReview?.status === 'PENDING'}
            />
            <MetadataPanel contribution={contribution} />
          </chakra.div>
        </>
      }
    >
      <Sheet>
        <AbstractSection contribution={contribution} />
        <AuthorsSection contribution={contribution} />
        <AuthorshipSection contribution={contribution} />
        <FundingSection contribution={contribution} />
        <StatementsSection contribution={contribution} />
        <BasicSection contribution={contribution} />
        <ExplanationSection contribution={contribution} />
        <SuggestedReviewersSection contribution={contribution} />
        {(audience === 'author' || CORRESPONDENTS.includes(role)) && <ReviewsSection contribution={contribution} audience={audience} />}
        {CORRESPONDENTS.includes(role) && <InvitationsSection contribution={contribution} />}
        <HistorySection contribution={contribution} audience={audience} hasLetters={CORRESPONDENTS.includes(role)} />
      </Sheet>
    </ReadingLayout>
  );
}
