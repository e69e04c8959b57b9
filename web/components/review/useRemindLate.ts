// Reminding the late reviewers of manuscripts, of several after a dry run.
import { useCallback } from 'react';
import { graphql } from 'react-relay/hooks';
import { useAction } from '../../relay/useAction.ts';
import type { useRemindLateMutation } from './__generated__/useRemindLateMutation.graphql.ts';

/** Of one manuscript: how many reviewers were reminded, or could be; none: why. */
export interface Reminder {
  readonly contributionId: string;
  readonly count: number;
  readonly refusal: string | null | undefined;
}

/** `run` answers null where the server could not be asked; a notice has said why. */
export function useRemindLate() {
  const { run, isPending } = useAction<useRemindLateMutation>(graphql`
    mutation useRemindLateMutation($input: RemindLateReviewersInput!, $isOne: Boolean!) {
      remindLateReviewers(input: $input) {
        results {
          contributionId
          count
          refusal
          contribution {
            ...RoundMark_contribution
            ...RoundPanel_contribution @include(if: $isOne) @alias(as: "round")
            ...ManuscriptList_acts
          }
        }
      }
    }
  `);
  return {
    isPending,
    run: useCallback(
      async (contributionIds: readonly string[], dryRun: boolean): Promise<readonly Reminder[] | null> =>
        (await run({ contributionIds, dryRun }, { besides: { isOne: contributionIds.length === 1 } }))?.results ?? null,
      [run],
    ),
  };
}
