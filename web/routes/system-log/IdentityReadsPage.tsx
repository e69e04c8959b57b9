// Office holders who were shown the reviewers of a manuscript whose review is not open: one line a day, manuscript and role.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { ListPage } from '../../components/lists/ListPage.tsx';
import { useList } from '../../components/lists/useList.ts';
import type { Column } from '../../ui/list/DataTable.tsx';
import { DateText } from '../../ui/text/DateText.tsx';
import { MessageText } from '../../ui/notice/MessageText.tsx';
import type { IdentityReadsPageQuery, IdentityReadsPageQuery$data } from './__generated__/IdentityReadsPageQuery.graphql.ts';
import { IDENTITY_READS } from './address.ts';
import { LogTabs } from './LogTabs.tsx';

const QUERY = graphql`
  query IdentityReadsPageQuery($first: Int!, $page: Int!, $search: String, $filter: IdentityReadFilter, $direction: SortDirection!)
  @preloadable {
    viewer {
      id
      identityReads(first: $first, page: $page, search: $search, filter: $filter, direction: $direction) {
        totalCount
        totalCountIsCapped
        edges {
          cursor
          node {
            userName
            realName
            role
            manuscriptNumber
            at
          }
        }
      }
    }
  }
`;

type Edge = NonNullable<NonNullable<IdentityReadsPageQuery$data['viewer']>['identityReads']>['edges'][number];
type Row = NonNullable<Edge['node']> & { id: string };

export function IdentityReadsPage() {
  const { data, ...list } = useList<IdentityReadsPageQuery>(QUERY, IDENTITY_READS);
  const { t } = useTranslation('systemLog');
  const reads = data.viewer?.identityReads;
  // A look is no node: where it stands in the list names it.
  const connection = reads && { ...reads, edges: reads.edges.map(({ cursor, node }) => ({ node: node && { ...node, id: cursor } })) };
  const columns: Column<Row>[] = [
    {
      key: 'user',
      header: t('systemLog.column.user'),
      part: 'title',
      cell: ({ realName, userName }) => (
        <>
          <chakra.span fontWeight="semibold">{realName}</chakra.span>
          <chakra.span display="block" fontSize="sm" color="fg.muted" overflowWrap="anywhere">
            {userName}
          </chakra.span>
        </>
      ),
    },
    { key: 'role', header: t('systemLog.column.role'), width: '12rem', cell: ({ role }) => <MessageText message={`roleKind.${role}`} /> },
    { key: 'manuscript', header: t('systemLog.column.manuscript'), width: '12rem', cell: ({ manuscriptNumber }) => manuscriptNumber },
    {
      key: 'at',
      header: t('systemLog.column.at'),
      isSortable: true,
      width: '10rem',
      cell: ({ at }) => <DateText value={at} show="dateTime" />,
    },
  ];
  return (
    <ListPage
      list={list}
      title={t('systemLog.tabs.names')}
      connection={connection}
      columns={columns}
      words={{
        filters: { at: t('systemLog.column.at') },
        sorts: { at: [t('systemLog.oldest'), t('systemLog.newest')] },
        search: { label: t('systemLog.searchNames'), placeholder: t('systemLog.searchNamesIn') },
      }}
      empty={{ nothing: t('systemLog.empty'), notFound: t('systemLog.empty') }}
    >
      <LogTabs />
      <chakra.p color="fg.muted" mb="4" maxW="prose" lineHeight="reading">
        {t('systemLog.namesLead')}
      </chakra.p>
    </ListPage>
  );
}
