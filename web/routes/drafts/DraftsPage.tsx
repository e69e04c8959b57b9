// The author's unfinished manuscripts; beside them those that were not accepted and that the author may still offer to other journals (D2-11).
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { NEW_MANUSCRIPT_LINK } from '../../components/contribution/links.ts';
import { AuthorTabs } from '../../components/contribution/AuthorTabs.tsx';
import { useReturnToRow } from '../../components/lists/useReturnToRow.ts';
import { useContributionChanges } from '../../components/contribution/useContributionChanges.ts';
import { useRefetch } from '../../relay/useRefetch.ts';
import { useRouteQuery } from '../../relay/useRouteQuery.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Segmented } from '../../ui/choices.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { useUrlParams } from '../../ui/useUrlParams.ts';
import type { DraftsPageQuery } from './__generated__/DraftsPageQuery.graphql.ts';
import { DraftList } from './DraftList.tsx';
import { tabPatch } from './draft-list-state.ts';
import { UnacceptedList } from './UnacceptedList.tsx';

const QUERY = graphql`
  query DraftsPageQuery(
    $isUnaccepted: Boolean!
    $page: Int!
    $draftFilter: DraftFilter!
    $direction: SortDirection!
    $filter: AuthoredContributionFilter!
    $orderBy: ContributionOrder!
  ) @preloadable {
    viewer {
      id
      drafts(first: 10, page: $page, filter: $draftFilter, direction: $direction) @skip(if: $isUnaccepted) {
        ...DraftList_drafts
      }
      unaccepted: authoredContributions(first: 10, page: $page, filter: $filter, orderBy: $orderBy) @include(if: $isUnaccepted) {
        ...UnacceptedList_unaccepted
      }
      ...AuthorTabs_viewer
    }
  }
`;

export function DraftsPage() {
  const { data, isStale } = useRouteQuery<DraftsPageQuery>(QUERY);
  const refetch = useRefetch<DraftsPageQuery>(QUERY);
  useContributionChanges(null, refetch);
  useReturnToRow();
  const [params, patch] = useUrlParams();
  const { t } = useTranslation('manuscripts');
  const { viewer } = data;
  return (
    <>
      <PageHeader
        title={t('manuscripts.drafts.title')}
        actions={
          <ButtonLink to={NEW_MANUSCRIPT_LINK} variant="solid" icon="plus">
            {t('manuscripts.authorList.create')}
          </ButtonLink>
        }
      />
      {viewer && <AuthorTabs viewer={viewer} />}
      <chakra.div mb="3" data-no-print>
        <Segmented
          label={t('manuscripts.drafts.tabs')}
          value={params.get('tab') === 'unaccepted' ? 'unaccepted' : 'drafts'}
          onChange={(tab) => patch(tabPatch(tab === 'unaccepted'))}
          options={[
            { value: 'drafts', label: t('manuscripts.drafts.tab') },
            { value: 'unaccepted', label: t('manuscripts.unaccepted.tab') },
          ]}
        />
      </chakra.div>
      {/* What the data are of, not what the address already asks for. */}
      {viewer?.drafts && <DraftList drafts={viewer.drafts} isStale={isStale} onDeleted={refetch} />}
      {viewer?.unaccepted && <UnacceptedList unaccepted={viewer.unaccepted} isStale={isStale} />}
    </>
  );
}
