// Reviewers that the author recommends and those to avoid. Only for the authors and the office.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { SuggestedReviewers } from '../contribution/SuggestedReviewers.tsx';
import { SheetSection } from '../../ui/overlay/Sheet.tsx';
import type { SuggestedReviewersSection_contribution$key } from './__generated__/SuggestedReviewersSection_contribution.graphql.ts';

export function SuggestedReviewersSection({ contribution }: { contribution: SuggestedReviewersSection_contribution$key }) {
  const { recommendedReviewers, opposedReviewers } = useFragment(
    graphql`
      fragment SuggestedReviewersSection_contribution on Contribution {
        recommendedReviewers {
          id
          ...SuggestedReviewers_reviewers
        }
        opposedReviewers {
          id
          ...SuggestedReviewers_reviewers
        }
      }
    `,
    contribution,
  );
  const { t } = useTranslation('manuscripts');
  const groups = [
    { title: t('manuscripts.detail.recommended'), reviewers: recommendedReviewers },
    { title: t('manuscripts.detail.opposed'), reviewers: opposedReviewers },
  ].filter(({ reviewers }) => reviewers != null && reviewers.length > 0);
  if (groups.length === 0) return null;
  return (
    <SheetSection id="suggested" title={t('manuscripts.detail.suggested')}>
      <chakra.div display="grid" gap="6">
        {groups.map(
          ({ title, reviewers }) =>
            reviewers && (
              <div key={title}>
                <chakra.h3 fontWeight="medium" color="fg.muted" mb="2">
                  {title}
                </chakra.h3>
                <SuggestedReviewers reviewers={reviewers} />
              </div>
            ),
        )}
      </chakra.div>
    </SheetSection>
  );
}
