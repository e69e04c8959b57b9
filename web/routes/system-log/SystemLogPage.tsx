// The system log (SC-126): every call that changed something or was refused, newest first, and whether the log is as it was sealed.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { ListPage } from '../../components/lists/ListPage.tsx';
import { useList } from '../../components/lists/useList.ts';
import type { Column } from '../../ui/list/DataTable.tsx';
import { DateText } from '../../ui/text/DateText.tsx';
import { StatusBadge } from '../../ui/text/StatusBadge.tsx';
import type { SystemLogPageQuery, SystemLogPageQuery$data } from './__generated__/SystemLogPageQuery.graphql.ts';
import { SYSTEM_LOG } from './address.ts';
import { AuditSeals } from './AuditSeals.tsx';
import { LogTabs } from './LogTabs.tsx';

const QUERY = graphql`
  query SystemLogPageQuery($first: Int!, $page: Int!, $search: String, $filter: LogFilter, $direction: SortDirection!) @preloadable {
    viewer {
      id
      auditState {
        ...AuditSeals_state
      }
      systemLog(first: $first, page: $page, search: $search, filter: $filter, direction: $direction) {
        totalCount
        totalCountIsCapped
        edges {
          node {
            number
            userName
            realName
            operation
            method
            params
            ms
            address
            outcome
            code
            createdAt
          }
        }
      }
    }
  }
`;

type Entry = NonNullable<NonNullable<NonNullable<SystemLogPageQuery$data['viewer']>['systemLog']>['edges'][number]['node']>;
type Row = Entry & { id: string };

export function SystemLogPage() {
  const { data, ...list } = useList<SystemLogPageQuery>(QUERY, SYSTEM_LOG);
  const { t } = useTranslation('systemLog');
  const { systemLog, auditState } = data.viewer ?? {};
  // A line is no node: its number names it.
  const connection = systemLog && {
    ...systemLog,
    edges: systemLog.edges.map(({ node }) => ({ node: node && { ...node, id: String(node.number) } })),
  };
  const columns: Column<Row>[] = [
    {
      key: 'operation',
      header: t('systemLog.column.operation'),
      part: 'title',
      cell: ({ operation, method }) => (
        <>
          <chakra.span fontWeight="semibold">{operation}</chakra.span>
          <chakra.span display="block" fontSize="sm" color="fg.muted" overflowWrap="anywhere">
            <chakra.span srOnly>{t('systemLog.column.method')} </chakra.span>
            {method}
          </chakra.span>
        </>
      ),
    },
    {
      key: 'user',
      header: t('systemLog.column.user'),
      width: '11rem',
      cell: ({ userName, realName }) =>
        userName === null || userName === undefined ? (
          <chakra.span color="fg.muted">{t('systemLog.nobody')}</chakra.span>
        ) : (
          <chakra.span display="block" truncate title={`${realName ?? ''} ${userName}`}>
            {realName}{' '}
            <chakra.span display="block" fontSize="sm" color="fg.muted" truncate>
              {userName}
            </chakra.span>
          </chakra.span>
        ),
    },
    {
      key: 'params',
      header: t('systemLog.column.params'),
      from: 64,
      width: '16rem',
      cell: ({ params }) => (
        <chakra.code display="block" fontSize="sm" bg="transparent" overflowWrap="anywhere" lineClamp="2" title={params}>
          {params === '{}' ? '' : <Params text={params} />}
        </chakra.code>
      ),
    },
    {
      key: 'outcome',
      header: t('systemLog.column.outcome'),
      part: 'mark',
      width: '9rem',
      cell: ({ outcome, code }) => (
        <chakra.span display="inline-grid" gap="1">
          <StatusBadge {...(outcome === 'DONE' ? { tone: 'success', icon: 'check' } : { tone: 'danger', icon: 'alert' })}>
            {t(outcome === 'DONE' ? 'systemLog.outcome.DONE' : 'systemLog.outcome.REFUSED')}
          </StatusBadge>
          {code && (
            <chakra.span fontSize="xs" color="fg.muted" overflowWrap="anywhere">
              {code}
            </chakra.span>
          )}
        </chakra.span>
      ),
    },
    { key: 'ms', header: t('systemLog.column.ms'), from: 72, width: '6rem', isNamed: true, cell: ({ ms }) => ms },
    {
      key: 'address',
      header: t('systemLog.column.address'),
      from: 56,
      width: '9rem',
      cell: ({ address }) => <chakra.span overflowWrap="anywhere">{address.replace(/^::ffff:/, '')}</chakra.span>,
    },
    {
      key: 'at',
      header: t('systemLog.column.at'),
      isSortable: true,
      width: '10rem',
      cell: ({ createdAt }) => <DateText value={createdAt} show="dateTime" />,
    },
  ];
  return (
    <ListPage
      list={list}
      connection={connection}
      columns={columns}
      words={{
        filters: { at: t('systemLog.column.at'), outcome: t('systemLog.column.outcome') },
        sorts: { at: [t('systemLog.oldest'), t('systemLog.newest')] },
        search: { label: t('systemLog.search'), placeholder: t('systemLog.searchIn') },
      }}
      choices={{
        outcome: {
          options: [
            { value: 'DONE', label: t('systemLog.outcome.DONE'), tone: 'success' },
            { value: 'REFUSED', label: t('systemLog.outcome.REFUSED'), tone: 'danger' },
          ],
        },
      }}
      empty={{ nothing: t('systemLog.empty'), notFound: t('systemLog.empty') }}
    >
      <LogTabs />
      {auditState && <AuditSeals state={auditState} />}
    </ListPage>
  );
}

const SHORT = 24;

/** A short value with hyphens, such as zh-CN, is not broken at them. */
function Params({ text }: { text: string }) {
  return text.split(/(\w+(?:-\w+)+)/).map((part, index) =>
    index % 2 === 1 && part.length <= SHORT ? (
      <chakra.span key={index} whiteSpace="nowrap">
        {part}
      </chakra.span>
    ) : (
      part
    ),
  );
}
