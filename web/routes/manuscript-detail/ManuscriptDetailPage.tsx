// One manuscript by its address: the way back to its list and to its neighbours there, and the manuscript.
import { chakra } from '@chakra-ui/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { useLocation } from 'react-router-dom';
import { isPoolPath, LIST_PATHS, poolPath, publicationListOf, type PublicationList } from '../../components/contribution/links.ts';
import { titleIn } from '../../components/contribution/title.ts';
import { useContributionChanges } from '../../components/contribution/useContributionChanges.ts';
import { keepOpened } from '../../components/keys/opened-lately.ts';
import { BackToList } from '../../components/lists/BackToList.tsx';
import { NeighbourLinks } from '../../components/lists/NeighbourLinks.tsx';
import { ManuscriptArticle } from '../../components/manuscript-page/ManuscriptArticle.tsx';
import { useStatusAnchor } from '../../components/manuscript-page/useStatusAnchor.ts';
import { useViewerId } from '../../components/session/viewer-id.ts';
import { NotFound } from '../../components/shell/NotFound.tsx';
import { useRefetch } from '../../relay/useRefetch.ts';
import { useRouteQuery } from '../../relay/useRouteQuery.ts';
import { useDocumentTitle } from '../../ui/page/useDocumentTitle.ts';
import { manuscriptIdOf } from './manuscript-id.ts';
import type { ManuscriptDetailPageQuery } from './__generated__/ManuscriptDetailPageQuery.graphql.ts';

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
        manuscriptNumber
        titleZh
        titleEn
        ...ManuscriptArticle_contribution
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

export function ManuscriptDetailPage() {
  const { data, isStale } = useRouteQuery<ManuscriptDetailPageQuery>(QUERY);
  const refetch = useRefetch<ManuscriptDetailPageQuery>(QUERY);
  const { t, i18n } = useTranslation('manuscripts');
  const { pathname, search } = useLocation();
  const contribution = data.node?.contribution;
  const kind = data.viewer?.currentRole.kind;
  const isOfPool = isPoolPath(pathname);
  useContributionChanges(contribution?.id, refetch);
  useStatusAnchor(contribution != null);
  const title = (contribution && titleIn(i18n.language, contribution)) ?? t('manuscripts.untitled');
  useDocumentTitle(title);
  const [viewerId, id, number] = [useViewerId(), contribution?.id, contribution?.manuscriptNumber ?? ''];
  useEffect(() => {
    // On the way to another manuscript the address is the next one's already.
    const isHere = id !== undefined && manuscriptIdOf(new URLSearchParams(search)) === id;
    if (isHere && kind !== undefined) keepOpened(viewerId, { id, kind, title, number, to: pathname + search });
  }, [viewerId, id, kind, title, number, pathname, search]);
  if (!contribution) return <NotFound />;
  const role = kind ?? 'AUTHOR';
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
      <ManuscriptArticle contribution={contribution} role={role} list={list} onRefused={refetch} />
    </chakra.article>
  );
}
