// The author takes a manuscript back.
import { useCallback } from 'react';
import { graphql } from 'react-relay/hooks';
import { useAction } from '../../relay/useAction.ts';
import type { useWithdrawContributionMutation } from './__generated__/useWithdrawContributionMutation.graphql.ts';

export function useWithdrawContribution() {
  const { run, isPending, failure } = useAction<useWithdrawContributionMutation>(graphql`
    mutation useWithdrawContributionMutation($input: WithdrawContributionInput!) {
      withdrawContribution(input: $input) {
        contribution {
          id
          stage
          ...ManuscriptStatus_contribution
        }
      }
    }
  `);
  /** Answers whether it was withdrawn; `failure` says why not. */
  const withdrawContribution = useCallback(
    async (contributionId: string, reason: string | null) =>
      (await run({ input: { contributionId, reason } }, { onError: () => {} })) !== null,
    [run],
  );
  return { withdrawContribution, isPending, failure };
}
