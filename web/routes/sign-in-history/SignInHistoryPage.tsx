// Where and when one's account was signed in to, ten a page; a session elsewhere can be ended from here.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { chakra } from '@chakra-ui/react';
import { useRefetch } from '../../relay/useRefetch.ts';
import { useRouteQuery } from '../../relay/useRouteQuery.ts';
import { Button } from '../../ui/Button.tsx';
import { DataTable, type Column } from '../../ui/DataTable.tsx';
import { DateText } from '../../ui/DateText.tsx';
import { ConfirmDialog } from '../../ui/Dialog.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Pager } from '../../ui/Pager.tsx';
import { showNotice } from '../../ui/notices.tsx';
import { pageOf, useUrlParams } from '../../ui/useUrlParams.ts';
import type { SignInHistoryPageQuery, SignInHistoryPageQuery$data } from './__generated__/SignInHistoryPageQuery.graphql.ts';
import { BrowserName } from './BrowserName.tsx';
import { OutcomeBadge } from './OutcomeBadge.tsx';
import { useEndSession } from './useEndSession.ts';

const QUERY = graphql`
  query SignInHistoryPageQuery($page: Int!) @preloadable {
    viewer {
      id
      signIns(first: 10, page: $page) {
        totalCount
        totalCountIsCapped
        edges {
          cursor
          node {
            at
            address
            userAgent
            outcome
            endedAt
            isCurrent
            endableSessionId
          }
        }
      }
    }
  }
`;

type Edge = NonNullable<NonNullable<SignInHistoryPageQuery$data['viewer']>['signIns']>['edges'][number];
type Row = NonNullable<Edge['node']> & { key: string };

export function SignInHistoryPage() {
  const { data, isStale } = useRouteQuery<SignInHistoryPageQuery>(QUERY);
  const refetch = useRefetch<SignInHistoryPageQuery>(QUERY);
  const [params, patch] = useUrlParams();
  const { t } = useTranslation('signInHistory');
  const { endSession, isPending } = useEndSession();
  const [asked, setAsked] = useState<Row | null>(null);
  const list = data.viewer?.signIns;
  const rows = (list?.edges ?? []).flatMap(({ cursor, node }): Row[] => (node ? [{ ...node, key: cursor }] : []));
  async function handleEnd() {
    if (asked?.endableSessionId && (await endSession(asked.endableSessionId))) {
      showNotice({ kind: 'success', text: t('signInHistory.end.done') });
      refetch();
    }
    setAsked(null);
  }
  const columns: Column<Row>[] = [
    {
      key: 'at',
      header: t('signInHistory.column.at'),
      isTitle: true,
      width: '11rem',
      cell: ({ at }) => <DateText value={at} show="dateTime" />,
    },
    {
      key: 'browser',
      header: t('signInHistory.column.browser'),
      width: '12rem',
      cell: ({ userAgent }) => <BrowserName userAgent={userAgent} />,
    },
    {
      key: 'address',
      header: t('signInHistory.column.address'),
      width: '12rem',
      cell: ({ address }) => <chakra.span overflowWrap="anywhere">{address.replace(/^::ffff:/, '')}</chakra.span>,
    },
    {
      key: 'outcome',
      header: t('signInHistory.column.outcome'),
      width: '14rem',
      cell: ({ outcome, isCurrent, endedAt }) => <OutcomeBadge outcome={outcome} isCurrent={isCurrent} endedAt={endedAt} />,
    },
    {
      key: 'acts',
      header: t('signInHistory.column.acts'),
      width: '7rem',
      isBare: true,
      isForScreen: true,
      cell: (row) =>
        row.endableSessionId && (
          <Button variant="link" color="danger.fg" onClick={() => setAsked(row)}>
            {t('signInHistory.end.verb')}
          </Button>
        ),
    },
  ];
  return (
    <>
      <PageHeader title={t('signInHistory.title')} />
      <chakra.p color="fg.muted" mb="4" maxW="prose" lineHeight="reading">
        {t('signInHistory.lead')}
      </chakra.p>
      <DataTable
        caption={t('signInHistory.title')}
        columns={columns}
        rows={rows}
        rowKey={({ key }) => key}
        isStale={isStale}
        empty={{ title: t('signInHistory.empty') }}
      />
      <Pager
        page={pageOf(params)}
        pageSize={10}
        totalCount={list?.totalCount ?? 0}
        totalCountIsCapped={list?.totalCountIsCapped}
        onPageChange={(page) => patch({ page: String(page) })}
      />
      <ConfirmDialog
        isOpen={asked !== null}
        isDestructive
        title={t('signInHistory.end.title')}
        confirmLabel={t('signInHistory.end.verb')}
        isPending={isPending}
        onConfirm={() => void handleEnd()}
        onCancel={() => setAsked(null)}
      >
        {t('signInHistory.end.body')}
      </ConfirmDialog>
    </>
  );
}
