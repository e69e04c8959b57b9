// Where and when one's account was signed in to, ten a page; a session elsewhere can be ended from here.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { chakra } from '@chakra-ui/react';
import { ListPage } from '../../components/lists/ListPage.tsx';
import { useList } from '../../components/lists/useList.ts';
import { useAction } from '../../relay/useAction.ts';
import { Button } from '../../ui/Button.tsx';
import type { Column } from '../../ui/list/DataTable.tsx';
import { DateText } from '../../ui/text/DateText.tsx';
import { ConfirmDialog } from '../../ui/overlay/Dialog.tsx';
import { showNotice } from '../../ui/notice/notices.tsx';
import type { SignInHistoryPageQuery, SignInHistoryPageQuery$data } from './__generated__/SignInHistoryPageQuery.graphql.ts';
import type { SignInHistoryPageMutation } from './__generated__/SignInHistoryPageMutation.graphql.ts';
import { SIGN_INS } from './address.ts';
import { BrowserName } from './BrowserName.tsx';
import { OutcomeBadge } from './OutcomeBadge.tsx';

const QUERY = graphql`
  query SignInHistoryPageQuery($first: Int!, $page: Int!) @preloadable {
    viewer {
      id
      signIns(first: $first, page: $page) {
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
type Row = NonNullable<Edge['node']> & { id: string };

export function SignInHistoryPage() {
  const { data, ...list } = useList<SignInHistoryPageQuery>(QUERY, SIGN_INS);
  const { t } = useTranslation('signInHistory');
  const { run: endSession, isPending } = useAction<SignInHistoryPageMutation>(graphql`
    mutation SignInHistoryPageMutation($input: EndSessionInput!) {
      endSession(input: $input) {
        viewer {
          id
        }
      }
    }
  `);
  const [asked, setAsked] = useState<Row | null>(null);
  const signIns = data.viewer?.signIns;
  // A sign-in is no node: where it stands in the list names it.
  const connection = signIns && { ...signIns, edges: signIns.edges.map(({ cursor, node }) => ({ node: node && { ...node, id: cursor } })) };
  async function handleEnd() {
    if (asked?.endableSessionId && (await endSession({ sessionId: asked.endableSessionId }))) {
      showNotice({ kind: 'success', text: t('signInHistory.end.done') });
      list.refetch();
    }
    setAsked(null);
  }
  const columns: Column<Row>[] = [
    { key: 'at', header: t('signInHistory.column.at'), part: 'title', cell: ({ at }) => <DateText value={at} show="dateTime" /> },
    {
      key: 'browser',
      header: t('signInHistory.column.browser'),
      from: 56,
      width: '13rem',
      cell: ({ userAgent }) => <BrowserName userAgent={userAgent} />,
    },
    {
      key: 'address',
      header: t('signInHistory.column.address'),
      from: 64,
      width: '13rem',
      cell: ({ address }) => <chakra.span overflowWrap="anywhere">{address.replace(/^::ffff:/, '')}</chakra.span>,
    },
    {
      key: 'outcome',
      header: t('signInHistory.column.outcome'),
      part: 'mark',
      width: '14rem',
      cell: ({ outcome, isCurrent, endedAt }) => <OutcomeBadge outcome={outcome} isCurrent={isCurrent} endedAt={endedAt} />,
    },
    {
      key: 'acts',
      header: t('signInHistory.column.acts'),
      part: 'acts',
      width: '8rem',
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
      <ListPage list={list} connection={connection} columns={columns} empty={{ nothing: t('signInHistory.empty') }}>
        <chakra.p color="fg.muted" mb="4" maxW="prose" lineHeight="reading">
          {t('signInHistory.lead')}
        </chakra.p>
      </ListPage>
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
