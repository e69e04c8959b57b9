// A reviewer's own form. Invitations of other reviewers are not found; a finished or closed review says so.
import { chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { BackToList, useListAddress } from '../../components/lists/BackToList.tsx';
import { RETURN } from '../../components/lists/place.ts';
import { ManuscriptBrief } from '../../components/review/ManuscriptBrief.tsx';
import { ReviewForm } from '../../components/review/ReviewForm.tsx';
import { useReviewerHome } from '../../components/review/useReviewerHome.ts';
import { NotFound } from '../../components/shell/NotFound.tsx';
import { useRouteQuery } from '../../relay/useRouteQuery.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyPage } from '../../ui/notice/EmptyState.tsx';
import { showNotice } from '../../ui/notice/notices.tsx';
import { ReadingLayout } from '../../ui/page/ReadingLayout.tsx';
import { Sheet, SHEET_PADDING } from '../../ui/overlay/Sheet.tsx';
import { useDocumentTitle } from '../../ui/page/useDocumentTitle.ts';
import type { ReviewFormPageQuery } from './__generated__/ReviewFormPageQuery.graphql.ts';

const QUERY = graphql`
  query ReviewFormPageQuery($id: ID!) @preloadable {
    viewer {
      id
      currentRole {
        kind
      }
    }
    node(id: $id) {
      ... on Contribution @alias(as: "contribution") {
        id
        ...ManuscriptBrief_contribution
        viewerReview {
          id
          status
          ...ManuscriptBrief_review
          ...ReviewForm_review
        }
      }
    }
  }
`;

/** How long the thanks are to be read before the list comes (R2-109). */
const LEAVES_AFTER_MS = 500;

export function ReviewFormPage() {
  const { data } = useRouteQuery<ReviewFormPageQuery>(QUERY);
  const [search] = useSearchParams();
  const { t } = useTranslation('review');
  const navigate = useNavigate();
  const { home, back } = useReviewerHome();
  const { address: list } = useListAddress(home);
  const [isSending, setIsSending] = useState(false);
  const [isHandedIn, setIsHandedIn] = useState(false);
  useDocumentTitle(t('review.form.title'));
  useEffect(() => {
    if (!isHandedIn) return undefined;
    showNotice({ kind: 'success', key: 'review', text: t('review.submit.done') });
    const timer = setTimeout(() => void navigate(list, { state: RETURN }), LEAVES_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isHandedIn, list, navigate, t]);
  const contribution = data.node?.contribution;
  const review = contribution?.viewerReview;
  const inviteId = search.get('inviteId');
  const isOwn = data.viewer?.currentRole.kind === 'REVIEWER' && (inviteId === null || inviteId === review?.id);
  if (!data.viewer || !contribution || !review || !isOwn) return <NotFound />;
  if (review.status !== 'ACCEPTED' && !isSending && !isHandedIn) {
    const status = review.status ?? 'CLOSED';
    return (
      <EmptyPage
        icon={status === 'FINISHED' ? 'checkCircle' : 'info'}
        title={t(`review.standing.${status}.title`)}
        hint={t(`review.standing.${status}.hint`)}
        action={<ButtonLink to={home}>{back}</ButtonLink>}
      />
    );
  }
  return (
    <>
      <BackToList otherwise={home}>{back}</BackToList>
      <ReadingLayout
        title={
          <Sheet>
            <chakra.header {...SHEET_PADDING}>
              <chakra.h1 fontSize="2xl" fontWeight="semibold">
                {t('review.form.title')}
              </chakra.h1>
              <chakra.p color="fg.muted" mt="1">
                {t('review.form.about')}
              </chakra.p>
            </chakra.header>
          </Sheet>
        }
        railLabel={t('review.brief.label')}
        rail={<ManuscriptBrief contribution={contribution} review={review} />}
      >
        <chakra.div minW="0">
          <ReviewForm
            key={review.id}
            viewerId={data.viewer.id}
            contributionId={contribution.id}
            review={review}
            onSending={setIsSending}
            onHandedIn={() => setIsHandedIn(true)}
          />
        </chakra.div>
      </ReadingLayout>
    </>
  );
}
