// The author's unfinished manuscripts; beside them those that were not accepted and that the author may still offer to other journals
// (D2-11).
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { useSearchParams } from 'react-router-dom';
import { AuthorTabs } from '../../components/contribution/AuthorTabs.tsx';
import { useList } from '../../components/lists/useList.ts';
import { Segmented } from '../../ui/form/choices.tsx';
import type { DraftsPageQuery } from './__generated__/DraftsPageQuery.graphql.ts';
import { addressOf, isUnaccepted, tabPatch } from './address.ts';
import { DraftList } from './DraftList.tsx';
import { UnacceptedList } from './UnacceptedList.tsx';

const QUERY = graphql`
  query DraftsPageQuery(
    $isUnaccepted: Boolean!
    $first: Int!
    $page: Int!
    $search: String
    $draftFilter: DraftFilter!
    $direction: SortDirection!
    $filter: AuthoredContributionFilter!
    $orderBy: AuthoredContributionOrder!
  ) @preloadable {
    viewer {
      id
      drafts(first: $first, page: $page, search: $search, filter: $draftFilter, direction: $direction) @skip(if: $isUnaccepted) {
        ...DraftList_drafts
      }
      unaccepted: authoredContributions(first: $first, page: $page, search: $search, filter: $filter, orderBy: $orderBy)
        @include(if: $isUnaccepted) {
        ...UnacceptedList_unaccepted
      }
      ...AuthorTabs_viewer
    }
  }
`;

export function DraftsPage() {
  const [params] = useSearchParams();
  const { data, ...list } = useList<DraftsPageQuery>(QUERY, addressOf(params));
  const { t } = useTranslation('manuscripts');
  const { viewer } = data;
  const tabs = (
    <>
      {viewer && <AuthorTabs viewer={viewer} />}
      <chakra.div mb="3" data-no-print>
        <Segmented
          label={t('manuscripts.drafts.tabs')}
          value={isUnaccepted(params) ? 'unaccepted' : 'drafts'}
          onChange={(tab) => list.patch(tabPatch(tab === 'unaccepted'))}
          options={[
            { value: 'drafts', label: t('manuscripts.drafts.tab') },
            { value: 'unaccepted', label: t('manuscripts.unaccepted.tab') },
          ]}
        />
      </chakra.div>
    </>
  );
  // The list that the data belong to, not the one that the address already names.
  if (viewer?.unaccepted) return <UnacceptedList unaccepted={viewer.unaccepted} list={list} tabs={tabs} />;
  return viewer?.drafts && <DraftList drafts={viewer.drafts} list={list} tabs={tabs} />;
}
