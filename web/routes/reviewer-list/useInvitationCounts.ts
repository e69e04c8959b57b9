// How many invitations the reviewer has had, and how many have each status. How many wait comes with the page.
import { graphql } from 'react-relay/hooks';
import { useListCounts } from '../../components/lists/useCounts.ts';
import type { List } from '../../components/lists/useList.ts';
import type { useInvitationCountsQuery } from './__generated__/useInvitationCountsQuery.graphql.ts';

export function useInvitationCounts(loaded: List) {
  const { list, counts, isOfOther } = useListCounts<useInvitationCountsQuery>(
    loaded,
    graphql`
      query useInvitationCountsQuery($scope: ListScope!) {
        viewer {
          id
          invitationCounts(scope: $scope) {
            all
            statuses {
              status
              count
            }
          }
        }
      }
    `,
  );
  const invited = counts?.viewer?.invitationCounts;
  return {
    list,
    all: invited?.all,
    statuses: isOfOther ? undefined : invited?.statuses?.map(({ status, count }) => [status, count] as const),
  };
}
