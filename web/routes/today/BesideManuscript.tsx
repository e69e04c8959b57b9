// The manuscript beside the list of today, as the role reads it for which it is listed.
import { chakra } from '@chakra-ui/react';
import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, usePreloadedQuery, useQueryLoader, type PreloadedQuery } from 'react-relay/hooks';
import { LIST_PATHS } from '../../components/contribution/links.ts';
import { useContributionChanges } from '../../components/contribution/useContributionChanges.ts';
import { ManuscriptArticle } from '../../components/manuscript-page/ManuscriptArticle.tsx';
import { EmptyState } from '../../ui/notice/EmptyState.tsx';
import { ReadingSkeleton } from '../../ui/page/Skeleton.tsx';
import type { BesideManuscriptQuery } from './__generated__/BesideManuscriptQuery.graphql.ts';
import type { HeldRole } from './work.ts';

const QUERY = graphql`
  query BesideManuscriptQuery($id: ID!) {
    node(id: $id) {
      ... on Contribution @alias(as: "contribution") {
        id
        ...ManuscriptArticle_contribution
      }
    }
  }
`;

interface Props {
  id: string;
  role: HeldRole;
}

export function BesideManuscript({ id, role }: Props) {
  const [ref, load] = useQueryLoader<BesideManuscriptQuery>(QUERY);
  useEffect(() => load({ id }, { fetchPolicy: 'store-and-network' }), [load, id]);
  // What was shown before stays away: acts on it would be taken for acts on this one.
  if (!ref || ref.variables.id !== id) return <ReadingSkeleton />;
  return (
    <Suspense fallback={<ReadingSkeleton />}>
      <Manuscript key={id} queryRef={ref} role={role} onRefused={() => load({ id }, { fetchPolicy: 'store-and-network' })} />
    </Suspense>
  );
}

interface ManuscriptProps {
  queryRef: PreloadedQuery<BesideManuscriptQuery>;
  role: HeldRole;
  onRefused: () => void;
}

function Manuscript({ queryRef, role, onRefused }: ManuscriptProps) {
  const { node } = usePreloadedQuery<BesideManuscriptQuery>(QUERY, queryRef);
  const { t } = useTranslation('today');
  useContributionChanges(node?.contribution?.id, onRefused);
  if (!node?.contribution) return <EmptyState title={t('today.gone')} />;
  return (
    <chakra.article>
      <ManuscriptArticle contribution={node.contribution} role={role.kind} list={LIST_PATHS[role.kind]} onRefused={onRefused} />
    </chakra.article>
  );
}
