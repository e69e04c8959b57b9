// The result of one review, with the office's summary of it; for the office all reviews of a round side by side (S2 §2.6, D2-127).
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { Navigate, useSearchParams } from 'react-router-dom';
import { detailLink, reviewLink } from '../../components/contribution/links.ts';
import { titleIn } from '../../components/contribution/title.ts';
import { useContributionChanges } from '../../components/contribution/useContributionChanges.ts';
import { BackToManuscript } from '../../components/lists/BackToList.tsx';
import { useAlong } from '../../components/lists/useFurther.ts';
import { NotFound } from '../../components/shell/NotFound.tsx';
import { useRoleNumber } from '../../components/session/role-number.ts';
import { useRefetch } from '../../relay/useRefetch.ts';
import { useRouteQuery } from '../../relay/useRouteQuery.ts';
import { ReadingLayout } from '../../ui/page/ReadingLayout.tsx';
import { Sheet, SHEET_PADDING } from '../../ui/overlay/Sheet.tsx';
import { useDocumentTitle } from '../../ui/page/useDocumentTitle.ts';
import type { ReviewResultPageQuery } from './__generated__/ReviewResultPageQuery.graphql.ts';
import { Comparison } from './Comparison.tsx';
import { ExpertPanel } from './ExpertPanel.tsx';
import { ResultSections } from './ResultSections.tsx';
import { ReviewTabs } from './ReviewTabs.tsx';
import { SummaryPanel } from './SummaryPanel.tsx';

const QUERY = graphql`
  query ReviewResultPageQuery($id: ID!, $inviteId: ID!, $isNamed: Boolean!) @preloadable {
    viewer {
      id
      currentRole {
        kind
      }
    }
    node(id: $id) {
      ... on Contribution @alias(as: "contribution") {
        id
        manuscriptNumber
        titleZh
        titleEn
        colloquium {
          name
        }
        reviews {
          id
          round
          viewerCanReadResult
          ...ReviewTabs_reviews
          ...Comparison_reviews
        }
        viewerReview {
          id
          viewerCanReadResult
        }
      }
    }
    # A reviewer of several rounds reads the earlier ones too.
    named: node(id: $inviteId) @include(if: $isNamed) {
      ... on Review @alias(as: "review") {
        id
        viewerCanReadResult
        contribution {
          id
        }
        ...ResultSections_review
        ...ExpertPanel_review
        ...SummaryPanel_review
      }
    }
  }
`;

export function ReviewResultPage() {
  const { data, isStale } = useRouteQuery<ReviewResultPageQuery>(QUERY);
  const refetch = useRefetch<ReviewResultPageQuery>(QUERY);
  const [search] = useSearchParams();
  const roleNumber = useRoleNumber();
  const along = useAlong();
  const { t, i18n } = useTranslation('reviewResult');
  const contribution = data.node?.contribution;
  useContributionChanges(contribution?.id, refetch);
  const title = (contribution && titleIn(i18n.language, contribution)) ?? t('reviewResult.title');
  useDocumentTitle(t('reviewResult.documentTitle', { title }));
  if (!contribution) return <NotFound />;
  const all = (contribution.reviews ?? []).filter(({ viewerCanReadResult }) => viewerCanReadResult);
  const review = data.named?.review;
  const isShown = review?.viewerCanReadResult === true && review.contribution?.id === contribution.id;
  const latest = all.at(-1)?.id ?? (contribution.viewerReview?.viewerCanReadResult ? contribution.viewerReview.id : undefined);
  if (!search.get('inviteId'))
    return latest === undefined ? <NotFound /> : <Navigate to={reviewLink(contribution.id, latest, roleNumber)} state={along} replace />;
  if (!review || !isShown) return <NotFound />;
  const round = all.find(({ id }) => id === review.id)?.round;
  const ofRound = all.filter((one) => one.round === round);
  const role = data.viewer?.currentRole.kind ?? 'REVIEWER';
  const isCompared = search.get('view') === 'compare' && ofRound.length > 1;
  return (
    <chakra.article aria-busy={isStale || undefined}>
      <BackToManuscript otherwise={detailLink(role, contribution.id)}>{t('reviewResult.back')}</BackToManuscript>
      {all.length > 1 && <ReviewTabs contributionId={contribution.id} reviews={all} chosen={review.id} isCompared={isCompared} />}
      <chakra.h1 srOnly>{t('reviewResult.title')}</chakra.h1>
      {isCompared ? (
        <Sheet>
          <chakra.div borderBottomWidth="1px">
            <Head {...contribution} title={title} />
          </chakra.div>
          <Comparison contributionId={contribution.id} reviews={ofRound} />
        </Sheet>
      ) : (
        <ReadingLayout
          title={
            <Sheet>
              <Head {...contribution} title={title} />
            </Sheet>
          }
          railLabel={t('reviewResult.rail')}
          rail={
            <>
              <SummaryPanel key={review.id} review={review} viewerId={data.viewer?.id ?? ''} />
              <ExpertPanel review={review} />
            </>
          }
        >
          <Sheet>
            <ResultSections review={review} />
          </Sheet>
        </ReadingLayout>
      )}
    </chakra.article>
  );
}

interface HeadProps {
  manuscriptNumber?: string | null | undefined;
  title: string;
  colloquium?: { readonly name: string } | null | undefined;
}

function Head({ manuscriptNumber, title, colloquium }: HeadProps) {
  return (
    <chakra.header {...SHEET_PADDING}>
      <chakra.p color="fg.muted" mb="2" display="flex" flexWrap="wrap" columnGap="3">
        {manuscriptNumber && <span>{manuscriptNumber}</span>}
        {colloquium && <span>{colloquium.name}</span>}
      </chakra.p>
      <chakra.p fontFamily="reading" fontSize="xl" fontWeight="semibold" lineHeight="1.4" textWrap="balance">
        {title}
      </chakra.p>
    </chakra.header>
  );
}
