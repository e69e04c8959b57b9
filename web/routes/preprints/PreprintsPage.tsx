// Preprints that were sent in from outside, newest first (S2 §2.11, SC-108).
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { ListPage } from '../../components/lists/ListPage.tsx';
import { RowLink } from '../../components/lists/RowLink.tsx';
import { useList } from '../../components/lists/useList.ts';
import { preprintLink } from '../../components/contribution/links.ts';
import { useRoleNumber } from '../../components/session/role-number.ts';
import type { Column } from '../../ui/list/DataTable.tsx';
import { DateText } from '../../ui/text/DateText.tsx';
import type { PreprintsPageQuery, PreprintsPageQuery$data } from './__generated__/PreprintsPageQuery.graphql.ts';
import { PREPRINTS } from './address.ts';

const QUERY = graphql`
  query PreprintsPageQuery($first: Int!, $page: Int!, $search: String, $direction: SortDirection!) @preloadable {
    viewer {
      id
      preprints(first: $first, page: $page, search: $search, direction: $direction) {
        totalCount
        totalCountIsCapped
        edges {
          node {
            id
            title
            keywords
            submittedAt
            authors {
              displayName
              unit
            }
          }
        }
      }
    }
  }
`;

type Row = NonNullable<NonNullable<NonNullable<PreprintsPageQuery$data['viewer']>['preprints']>['edges'][number]['node']>;

export function PreprintsPage() {
  const { data, ...list } = useList<PreprintsPageQuery>(QUERY, PREPRINTS);
  const { t } = useTranslation('preprints');
  const roleNumber = useRoleNumber();
  const columns: Column<Row>[] = [
    {
      key: 'title',
      header: t('preprints.field.title'),
      part: 'title',
      cell: ({ id, title }) => (
        <RowLink to={preprintLink(id, roleNumber)} fontWeight="semibold">
          {title}
        </RowLink>
      ),
    },
    {
      key: 'author',
      header: t('preprints.list.author'),
      width: '14rem',
      cell: ({ authors: [first, ...others] }) =>
        first && (
          <chakra.span display="block" truncate title={`${first.displayName} ${first.unit}`}>
            {others.length > 0 ? t('preprints.list.andOthers', { name: first.displayName, count: others.length + 1 }) : first.displayName}
          </chakra.span>
        ),
    },
    {
      key: 'time',
      header: t('preprints.list.time'),
      isSortable: true,
      width: '9rem',
      cell: ({ submittedAt }) => <DateText value={submittedAt} show="date" />,
    },
    {
      key: 'keywords',
      header: t('preprints.field.keywords'),
      from: 56,
      width: '18rem',
      cell: ({ keywords }) => (
        <chakra.span display="block" truncate title={keywords}>
          {keywords}
        </chakra.span>
      ),
    },
  ];
  return (
    <ListPage
      list={list}
      connection={data.viewer?.preprints}
      columns={columns}
      words={{
        filters: {},
        sorts: { time: [t('preprints.list.oldest'), t('preprints.list.newest')] },
        search: { label: t('preprints.list.search'), placeholder: t('preprints.list.searchIn') },
      }}
      empty={{ nothing: t('preprints.list.empty') }}
      nameOf={({ title }) => title}
    />
  );
}
