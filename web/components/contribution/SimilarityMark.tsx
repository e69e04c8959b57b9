// The share of the text that the check found elsewhere, for readers of its report; in amber above the limit of the journal.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { Mark } from '../../ui/text/StatusBadge.tsx';
import type { SimilarityMark_contribution$key } from './__generated__/SimilarityMark_contribution.graphql.ts';

export function SimilarityMark({ contribution }: { contribution: SimilarityMark_contribution$key }) {
  const { similarity, colloquium } = useFragment(
    graphql`
      fragment SimilarityMark_contribution on Contribution {
        similarity
        colloquium {
          similarityLimit
        }
      }
    `,
    contribution,
  );
  const { t } = useTranslation('manuscripts');
  if (similarity === null || similarity === undefined) return null;
  const limit = colloquium?.similarityLimit ?? null;
  const words = t('manuscripts.similarity', { share: similarity });
  if (limit === null || similarity <= limit)
    return (
      <chakra.span color="fg.muted" fontSize="sm" whiteSpace="nowrap">
        {words}
      </chakra.span>
    );
  return (
    <Mark tone="warning" hint={t('manuscripts.similarity.above', { limit })}>
      {words}
    </Mark>
  );
}
