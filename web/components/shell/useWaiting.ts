// How many manuscripts wait for the reader in the current role, and whether one of them is late: for the navigation, on every page. Counted
// when the frame is opened and when a manuscript has changed, by oneself too.
import { graphql } from 'react-relay/hooks';
import { awaitedKinds, type RoleKindCode } from '../../../shared/roles.ts';
import { useContributionChanges } from '../contribution/useContributionChanges.ts';
import { useCounts } from '../lists/useCounts.ts';
import type { useWaitingQuery } from './__generated__/useWaitingQuery.graphql.ts';

/** The lists of manuscripts, whose entry says it. */
export const WAITING_AT: ReadonlySet<string> = new Set(['authormanuList', 'editorManusList', 'editorChiefManusList', 'optList']);

export function useWaiting(kind: RoleKindCode): { count: number; isLate: boolean } {
  const [isOffice, isAuthor] = [awaitedKinds.includes(kind), kind === 'AUTHOR'];
  const isAsked = isOffice || isAuthor;
  const { counts, isOfOther, recount } = useCounts<useWaitingQuery>(
    graphql`
      query useWaitingQuery($isOffice: Boolean!, $isAuthor: Boolean!) {
        viewer {
          id
          handledCounts @include(if: $isOffice) {
            waiting
            waitingOverdue
          }
          authoredCounts @include(if: $isAuthor) {
            waiting
          }
        }
      }
    `,
    isAsked ? { isOffice, isAuthor } : null,
  );
  useContributionChanges(isAsked ? null : undefined, recount, { withOwn: true });
  const viewer = isOfOther ? undefined : counts?.viewer;
  const { handledCounts, authoredCounts } = viewer ?? {};
  return { count: handledCounts?.waiting ?? authoredCounts?.waiting ?? 0, isLate: (handledCounts?.waitingOverdue ?? 0) > 0 };
}
