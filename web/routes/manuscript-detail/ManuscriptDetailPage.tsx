// One manuscript to read: its text in sections on one sheet, its history last; its status and the viewer's acts in the rail.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { useLocation } from 'react-router-dom';
import { isPoolPath, LIST_PATHS, poolPath, publicationListOf, type PublicationList } from '../../components/contribution/links.ts';
import { titleIn } from '../../components/contribution/title.ts';
import { useContributionChanges } from '../../components/contribution/useContributionChanges.ts';
import { BackToList } from '../../components/lists/BackToList.tsx';
import { NeighbourLinks } from '../../components/lists/NeighbourLinks.tsx';
import { NotFound } from '../../components/shell/NotFound.tsx';
import { useRefetch } from '../../relay/useRefetch.ts';
import { useRouteQuery } from '../../relay/useRouteQuery.ts';
import { ReadingLayout } from '../../ui/page/ReadingLayout.tsx';
import { Sheet } from '../../ui/overlay/Sheet.tsx';
import { useDocumentTitle } from '../../ui/page/useDocumentTitle.ts';
import type { ManuscriptDetailPageQuery } from './__generated__/ManuscriptDetailPageQuery.graphql.ts';
import { AbstractSection } from '../../components/contribution/AbstractSection.tsx';
import { AuthorsSection } from './AuthorsSection.tsx';
import { AuthorshipSection } from './AuthorshipSection.tsx';
import { BasicSection } from './BasicSection.tsx';
import { ExplanationSection } from './ExplanationSection.tsx';
import { FilesPanel } from './FilesPanel.tsx';
import { FilesSection } from './FilesSection.tsx';
import { FundingSection } from './FundingSection.tsx';
import { HistorySection } from './HistorySection.tsx';
import { InvitationsSection } from './InvitationsSection.tsx';
import { MetadataPanel } from './MetadataPanel.tsx';
import { ProgressPanel } from './ProgressPanel.tsx';
import { ReviewerPanel } from './ReviewerPanel.tsx';
import { ReviewsSection } from './ReviewsSection.tsx';
import { StatementsSection } from './StatementsSection.tsx';
import { StatusPanel } from './StatusPanel.tsx';
import { SuggestedReviewersSection } from './SuggestedReviewersSection.tsx';
import { TitleBlock } from './TitleBlock.tsx';
import { useStatusAnchor } from './useStatusAnchor.ts';

const QUERY = graphql`
  query ManuscriptDetailPageQuery($id: ID!) @preloadable {
    viewer {
      id
      currentRole {
        kind
      }
    }
    node(id: $id) {
      ... on Contribution @alias(as: "contribution") {
        id
        titleZh
        titleEn
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
        ...FilesSection_contribution
        ...FundingSection_contribution
        ...SuggestedReviewersSection_contribution
        ...ReviewsSection_contribution
        ...InvitationsSection_contribution
        ...HistorySection_contribution
        ...ProgressPanel_contribution
        ...FilesPanel_contribution
        ...MetadataPanel_contribution
        ...StatusPanel_contribution
        ...ReviewerPanel_contribution
      }
    }
  }
`;

/** Name of a role's list. */
function listName(role: string, publications: PublicationList | undefined) {
  if (publications !== undefined) return `manuscripts.${publications}.title` as const;
  if (role === 'AUTHOR') return 'manuscripts.authorList.title';
  return role === 'REVIEWER' ? 'manuscripts.reviewerList.title' : 'manuscripts.list.title';
}

/** Roles that write letters about manuscripts, and find them on the log. */
const CORRESPONDENTS: readonly string[] = ['EDITOR', 'EXECUTIVE_EDITOR', 'EDITOR_IN_CHIEF', 'ASSOCIATE_EDITOR_IN_CHIEF'];

/** Data of the page that an act changes: asked back with the act (components/acts/acts.ts). */
export const CHANGED = graphql`
  fragment ManuscriptDetailPage_changed on Contribution {
    ...StatusPanel_contribution
    ...ReviewerPanel_contribution
    ...ProgressPanel_contribution
    ...HistorySection_contribution
    ...ReviewsSection_contribution
    ...InvitationsSection_contribution
    ...FilesSection_contribution
    ...FilesPanel_contribution
    ...MetadataPanel_contribution
  }
`;

export function ManuscriptDetailPage() {
  const { data, isStale } = useRouteQuery<ManuscriptDetailPageQuery>(QUERY);
  const refetch = useRefetch<ManuscriptDetailPageQuery>(QUERY);
  const { t, i18n } = useTranslation('manuscripts');
  const { pathname } = useLocation();
  const contribution = data.node?.contribution;
  const isOfPool = isPoolPath(pathname);
  useContributionChanges(contribution?.id, refetch);
  useStatusAnchor(contribution != null);
  useDocumentTitle((contribution && titleIn(i18n.language, contribution)) ?? t('manuscripts.untitled'));
  if (!contribution) return <NotFound />;
  const role = data.viewer?.currentRole.kind ?? 'AUTHOR';
  const audience = role === 'AUTHOR' ? 'author' : 'office';
  const publications = publicationListOf(pathname);
  const list = isOfPool ? poolPath(role) : (publications?.address ?? LIST_PATHS[role]);
  return (
    <chakra.article aria-busy={isStale || undefined}>
      <chakra.div display="flex" flexWrap="wrap" justifyContent="space-between" alignItems="baseline" columnGap="6">
        {list !== null && (
          <BackToList otherwise={list}>{t(isOfPool ? 'manuscripts.pool.title' : listName(role, publications?.name))}</BackToList>
        )}
        <NeighbourLinks />
      </chakra.div>
      <ReadingLayout
        title={<TitleBlock contribution={contribution} />}
        railLabel={t('manuscripts.detail.rail')}
        rail={
          <>
            {role === 'REVIEWER' ? (
              <ReviewerPanel contribution={contribution} list={list} onRefused={refetch} />
            ) : (
              <StatusPanel contribution={contribution} audience={audience} list={list} onRefused={refetch} />
            )}
            <ProgressPanel contribution={contribution} audience={audience} />
            <FilesPanel contribution={contribution} />
            <MetadataPanel contribution={contribution} />
          </>
        }
      >
        <Sheet>
          <AbstractSection contribution={contribution} />
          <FilesSection
            contribution={contribution}
            isAfterAccepting={role === 'REVIEWER' && contribution.viewerReview?.status === 'PENDING'}
          />
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
    </chakra.article>
  );
}
