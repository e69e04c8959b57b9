// The review as it was handed in, to be read until the round is over.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { ReviewAnswers } from '../../components/review/ReviewAnswers.tsx';
import { useReviewWords } from '../../components/review/useReviewWords.ts';
import { PlainText } from '../../ui/text/PlainText.tsx';
import { SheetSection } from '../../ui/overlay/Sheet.tsx';
import type { OwnReview_review$key } from './__generated__/OwnReview_review.graphql.ts';

export function OwnReview({ review: reviewKey }: { review: OwnReview_review$key }) {
  const review = useFragment(
    graphql`
      fragment OwnReview_review on Review {
        suggestion
        comment
        ...ReviewAnswers_review
      }
    `,
    reviewKey,
  );
  const { t } = useTranslation('invitation');
  const { suggestionWord } = useReviewWords();
  return (
    <SheetSection id="own-review" title={t('invitation.own')}>
      {review.suggestion && (
        <chakra.p fontWeight="semibold" mb="3">
          {suggestionWord(review.suggestion)}
        </chakra.p>
      )}
      {review.comment && <PlainText text={review.comment} />}
      <details>
        <chakra.summary cursor="pointer" mt="4" mb="4">
          {t('invitation.own.answers')}
        </chakra.summary>
        <ReviewAnswers review={review} />
      </details>
    </SheetSection>
  );
}
