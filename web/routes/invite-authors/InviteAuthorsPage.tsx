// Inviting authors to submit to one's journals, and who has been invited (S2 §2.13).
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { ListPage } from '../../components/lists/ListPage.tsx';
import { useList } from '../../components/lists/useList.ts';
import type { Column } from '../../ui/list/DataTable.tsx';
import { DateText } from '../../ui/text/DateText.tsx';
import { EmptyState } from '../../ui/notice/EmptyState.tsx';
import type { InviteAuthorsPageQuery, InviteAuthorsPageQuery$data } from './__generated__/InviteAuthorsPageQuery.graphql.ts';
import { INVITED_AUTHORS } from './address.ts';
import { InvitationCell } from './InvitationCell.tsx';
import { InviteForm } from './InviteForm.tsx';

const QUERY = graphql`
  query InviteAuthorsPageQuery($first: Int!, $page: Int!) @preloadable {
    viewer {
      id
      journalsToInviteFor {
        id
        name
      }
      authorInvitations(first: $first, page: $page) {
        totalCount
        totalCountIsCapped
        edges {
          cursor
          node {
            invitedAt
            colloquiumName
            code
            displayName
            sex
            email
            company
            inviterName
            isRegistered
            ...InvitationCell_invitation
          }
        }
      }
    }
    ...NewPersonForm_query
  }
`;

type Edge = NonNullable<NonNullable<InviteAuthorsPageQuery$data['viewer']>['authorInvitations']>['edges'][number];
type Row = NonNullable<Edge['node']> & { id: string };

export function InviteAuthorsPage() {
  const { data, ...list } = useList<InviteAuthorsPageQuery>(QUERY, INVITED_AUTHORS);
  const { t } = useTranslation('inviteAuthors');
  const columns = useColumns(list.refetch);
  const invited = data.viewer?.authorInvitations;
  // An invitation is no node: where it stands in the list names it.
  const connection = invited && { ...invited, edges: invited.edges.map(({ cursor, node }) => ({ node: node && { ...node, id: cursor } })) };
  const journals = data.viewer?.journalsToInviteFor ?? [];
  return (
    <ListPage list={list} connection={connection} columns={columns} empty={{ nothing: t('inviteAuthors.list.empty') }}>
      <chakra.p color="fg.muted" mb="4" maxW="prose" lineHeight="reading">
        {t('inviteAuthors.lead')}
      </chakra.p>
      {journals.length === 0 ? (
        <EmptyState icon="book" title={t('inviteAuthors.none')} hint={t('inviteAuthors.noneHint')} />
      ) : (
        <InviteForm viewerId={data.viewer?.id ?? ''} journals={journals} query={data} onSent={list.refetch} />
      )}
      <chakra.h2 fontSize="lg" fontWeight="semibold" mt="8" mb="3">
        {t('inviteAuthors.list.title')}
      </chakra.h2>
    </ListPage>
  );
}

function useColumns(onSent: () => void): Column<Row>[] {
  const { t } = useTranslation(['inviteAuthors', 'people']);
  return [
    {
      key: 'name',
      header: t('inviteAuthors.column.name'),
      part: 'title',
      cell: ({ displayName, isRegistered }) => (
        <chakra.span display="inline-flex" flexWrap="wrap" alignItems="baseline" columnGap="2">
          {displayName}
          {!isRegistered && (
            <chakra.span color="fg.muted" fontSize="sm">
              {t('inviteAuthors.unregistered')}
            </chakra.span>
          )}
        </chakra.span>
      ),
    },
    { key: 'code', header: t('inviteAuthors.column.code'), from: 72, width: '6rem', cell: ({ code }) => code },
    {
      key: 'sex',
      header: t('inviteAuthors.column.sex'),
      from: 72,
      width: '4.75rem',
      cell: ({ sex }) => sex && t(`people.sex.${sex}`, { ns: 'people' }),
    },
    {
      key: 'email',
      header: t('inviteAuthors.column.email'),
      from: 64,
      width: '12rem',
      cell: ({ email }) => <chakra.span overflowWrap="anywhere">{email}</chakra.span>,
    },
    { key: 'company', header: t('inviteAuthors.column.company'), from: 64, width: '10rem', cell: ({ company }) => company },
    { key: 'journal', header: t('inviteAuthors.column.journal'), width: '9rem', cell: ({ colloquiumName }) => colloquiumName },
    { key: 'inviter', header: t('inviteAuthors.column.inviter'), from: 64, width: '6rem', cell: ({ inviterName }) => inviterName },
    {
      key: 'invitedAt',
      header: t('inviteAuthors.column.invitedAt'),
      width: '9rem',
      cell: ({ invitedAt }) => <DateText value={invitedAt} show="dateTime" />,
    },
    {
      key: 'state',
      header: t('inviteAuthors.column.state'),
      part: 'mark',
      width: '9.5rem',
      cell: (invitation) => <InvitationCell invitation={invitation} onSent={onSent} />,
    },
  ];
}
