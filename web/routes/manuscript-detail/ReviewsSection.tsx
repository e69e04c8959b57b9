// The reviewers' comments that a decision has released to the authors; names only where the review is open. Not there before.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { SheetSection } from '../../ui/Sheet.tsx';
import type { ReviewsSection_contribution$key } from './__generated__/ReviewsSection_contribution.graphql.ts';

export function ReviewsSection({ contribution }: { contribution: ReviewsSection_contribution$key }) {
  const { reviews } = useFragment(
    graphql`
      fragment ReviewsSection_contribution on Contribution {
        reviews {
          id
          comment
          reviewer {
            realName
          }
        }
      }
    `,
    contribution,
  );
  const { t } = useTranslation('manuscripts');
  const shown = (reviews ?? []).filter(({ comment }) => comment);
  if (shown.length === 0) return null;
  return (
    <SheetSection id="reviews" title={t('manuscripts.detail.reviews')}>
      <chakra.ol listStyleType="none" display="grid" gap="5">
        {shown.map(({ id, comment, reviewer }, index) => (
          <chakra.li key={id} borderInlineStartWidth="2px" ps="4">
            <chakra.h3 fontWeight="medium" mb="1">
              {t('manuscripts.detail.review', { number: index + 1 })}
              {reviewer && (
                <chakra.span color="fg.muted" fontWeight="normal" ms="3">
                  {reviewer.realName}
                </chakra.span>
              )}
            </chakra.h3>
            <chakra.p whiteSpace="pre-line" lineHeight="reading" maxW="prose">
              {comment}
            </chakra.p>
          </chakra.li>
        ))}
      </chakra.ol>
    </SheetSection>
  );
}
