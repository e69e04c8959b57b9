// How many manuscripts the author has, and how many have each status. How many wait comes with the page.
import { graphql } from 'react-relay/hooks';
import { useListCounts } from '../../components/lists/useCounts.ts';
import type { List } from '../../components/lists/useList.ts';
import type { useAuthoredCountsQuery } from './__generated__/useAuthoredCountsQuery.graphql.ts';

export function useAuthoredCounts(loaded: List) {
  const { list, counts, isOfOther } = useListCounts<useAuthoredCountsQuery>(
    loaded,
    graphql`
      query useAuthoredCountsQuery($scope: ListScope!) {
        viewer {
          id
          authoredCounts(scope: $scope) {
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
  const authored = counts?.viewer?.authoredCounts;
  return {
    list,
    all: authored?.all,
    statuses: isOfOther ? undefined : authored?.statuses?.map(({ status, count }) => [status, count] as const),
  };
}
