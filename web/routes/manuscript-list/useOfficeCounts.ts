// How many manuscripts of the office's list wait, are late, and are in each state; and the journals that they belong to.
import { graphql } from 'react-relay/hooks';
import { useListCounts } from '../../components/lists/useCounts.ts';
import type { List } from '../../components/lists/useList.ts';
import type { useOfficeCountsQuery } from './__generated__/useOfficeCountsQuery.graphql.ts';

export function useOfficeCounts(list: List) {
  const { counts, isOfOther, ...rest } = useListCounts<useOfficeCountsQuery>(
    list,
    graphql`
      query useOfficeCountsQuery($scope: ListScope!) {
        viewer {
          id
          handledCounts(scope: $scope) {
            all
            waiting
            overdue
            dueSoon
            reviewersLate
            states {
              state
              count
            }
            journals {
              colloquiumId
              name
              count
            }
          }
        }
      }
    `,
  );
  const handled = counts?.viewer?.handledCounts;
  return {
    ...rest,
    /** Whatever the scope. */
    scopes: { all: handled?.all, waiting: handled?.waiting },
    /** Of the scope that is listed. */
    counts: isOfOther ? undefined : handled,
    /** A choice that is made does not go while others are counted. */
    journals: handled?.journals ?? [],
  };
}

export type OfficeCounts = ReturnType<typeof useOfficeCounts>['counts'];
