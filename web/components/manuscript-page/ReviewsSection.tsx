// The reviewers' comments and files that a decision has released to the authors; names only where the review is open. Not there before. The
// office of a journal that has adopted the manuscript reads those of the journals before (decision 42).
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { FileList } from '../contribution/FileList.tsx';
import type { Audience } from '../contribution/stage-steps.ts';
import { SheetSection } from '../../ui/overlay/Sheet.tsx';
import type { ReviewsSection_contribution$key } from './__generated__/ReviewsSection_contribution.graphql.ts';

export function ReviewsSection({ contribution, audience }: { contribution: ReviewsSection_contribution$key; audience: Audience }) {
  const { reviews, reviewFiles } = useFragment(
    graphql`
      fragment ReviewsSection_contribution on Contribution {
        reviews {
          id
          comment
          invitedAt
          reviewer {
            displayName
          }
          files {
            id
            ...FileList_files
          }
        }
        reviewFiles {
          id
          ...FileList_files
        }
      }
    `,
    contribution,
  );
  const { t } = useTranslation('manuscripts');
  // The day of an invitation is shown for one's own journal's reviews alone.
  const shown = (reviews ?? []).filter(({ comment, invitedAt }) => comment && (audience === 'author' || invitedAt == null));
  const beside = new Set(shown.flatMap(({ files }) => (files ?? []).map(({ id }) => id)));
  // A file may have been sent without the comment of its review.
  const alone = audience === 'author' ? (reviewFiles ?? []).filter(({ id }) => !beside.has(id)) : [];
  if (shown.length === 0 && alone.length === 0) return null;
  return (
    <SheetSection id="reviews" title={t(audience === 'author' ? 'manuscripts.detail.reviews' : 'manuscripts.detail.earlierReviews')}>
      <chakra.ol listStyleType="none" display="grid" gap="5">
        {shown.map(({ id, comment, reviewer, files }, index) => (
          <chakra.li key={id} borderInlineStartWidth="2px" ps="4">
            <chakra.h3 fontWeight="medium" mb="1">
              {t('manuscripts.detail.review', { number: index + 1 })}
              {reviewer && (
                <chakra.span color="fg.muted" fontWeight="normal" ms="3">
                  {reviewer.displayName}
                </chakra.span>
              )}
            </chakra.h3>
            <chakra.p whiteSpace="pre-line" lineHeight="reading" maxW="prose">
              {comment}
            </chakra.p>
            {files && files.length > 0 && (
              <chakra.div mt="3">
                <FileList files={files} />
              </chakra.div>
            )}
          </chakra.li>
        ))}
      </chakra.ol>
      {alone.length > 0 && (
        <chakra.div mt={shown.length > 0 ? '5' : undefined}>
          <FileList files={alone} />
        </chakra.div>
      )}
    </SheetSection>
  );
}
