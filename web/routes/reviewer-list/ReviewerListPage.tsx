// A reviewer's invitations, one row each: the next due first, the step each waits for, and both answers for the ticked ones (S2 §2.6, S3
// §2.16).
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { ActBar, offeredMany } from '../../components/acts/ActBar.tsx';
import { RestingManyActs } from '../../components/acts/RestingManyActs.tsx';
import { titleIn } from '../../components/contribution/title.ts';
import { useManuscriptWords } from '../../components/contribution/useManuscriptWords.ts';
import { FirstSteps } from '../../components/help/FirstSteps.tsx';
import { ListPage } from '../../components/lists/ListPage.tsx';
import { countIn } from '../../components/lists/useCounts.ts';
import { useList } from '../../components/lists/useList.ts';
import { INVITATION_LOOK } from '../../components/review/InvitationStatus.tsx';
import type { ReviewerListPageQuery } from './__generated__/ReviewerListPageQuery.graphql.ts';
import { INVITATIONS } from './address.ts';
import { useInvitationCounts } from './useInvitationCounts.ts';
import { invitationColumns, rowOf, type InvitationRow } from './invitation-columns.tsx';

const QUERY = graphql`
  query ReviewerListPageQuery(
    $first: Int!
    $page: Int!
    $scope: ListScope!
    $search: String
    $filter: InvitationFilter!
    $orderBy: InvitationOrder!
  ) @preloadable {
    viewer {
      id
      invitationPendingCount
      invitations(first: $first, page: $page, scope: $scope, search: $search, filter: $filter, orderBy: $orderBy) {
        totalCount
        totalCountIsCapped
        edges {
          node {
            id
            ...invitationColumns_review
          }
        }
      }
    }
  }
`;

const ACTS = offeredMany(['ACCEPT_INVITATION', 'DECLINE_INVITATION']);

export function ReviewerListPage() {
  const { data, ...loaded } = useList<ReviewerListPageQuery>(QUERY, INVITATIONS);
  const { list, all, statuses } = useInvitationCounts(loaded);
  const { t, i18n } = useTranslation(['invitations', 'messages']);
  const pendingCount = data.viewer?.invitationPendingCount ?? undefined;
  const { refetch } = list;
  // Somebody has invited the viewer meanwhile, or let them go: the frame hears of it with the message.
  const counted = useRef(pendingCount);
  useEffect(() => {
    if (counted.current === pendingCount) return;
    counted.current = pendingCount;
    refetch();
  }, [pendingCount, refetch]);
  const awaiting = data.viewer?.invitations?.edges.find(({ node }) => node && rowOf(node).status === 'PENDING')?.node;
  const words = useManuscriptWords({ hasPending: true, pendingCount });
  const titleOf = (row: InvitationRow) => {
    const { contribution } = rowOf(row);
    return (contribution && titleIn(i18n.language, contribution)) ?? t('invitations.untitled');
  };
  return (
    <ListPage
      list={list}
      connection={data.viewer?.invitations}
      columns={invitationColumns(t)}
      words={{
        ...words,
        search: { label: t('invitations.search.label'), placeholder: t('invitations.search.placeholder') },
        scopes: {
          label: t('invitations.scope.label'),
          all: t('invitations.scope.all'),
          pending: t('invitations.scope.pending'),
          allCount: all,
          pendingCount,
        },
      }}
      choices={{
        status: {
          options: INVITATIONS.filters.status.values.map((status) => ({
            value: status,
            label: t(`reviewStatus.${status}`, { ns: 'messages' }),
            tone: INVITATION_LOOK[status].tone,
            count: countIn(statuses, status),
          })),
        },
      }}
      empty={{ nothing: t('invitations.empty'), hint: <FirstSteps role="REVIEWER" />, notFound: t('invitations.empty') }}
      nameOf={titleOf}
      resting={awaiting && <RestingManyActs acts={ACTS} hint={t('invitations.tickHint')} rowId={awaiting.id} />}
      bar={({ chosen, ...selection }) => (
        <ActBar
          {...selection}
          chosen={new Map([...chosen].map(([id, row]) => [id, tickedOf(row, titleOf(row))]))}
          acts={ACTS}
          titleOf={({ title }) => title}
          onDone={refetch}
        />
      )}
    />
  );
}

/** Acts are done on manuscripts; an earlier invitation allows none any more, even if the manuscript does. */
function tickedOf(row: InvitationRow, title: string) {
  const { id, status, contribution } = rowOf(row);
  return {
    id: contribution?.id ?? id,
    manuscriptNumber: contribution?.manuscriptNumber,
    viewerActs: status === 'PENDING' ? (contribution?.viewerActs ?? []) : [],
    title,
  };
}
