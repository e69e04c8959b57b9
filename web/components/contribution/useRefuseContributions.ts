// Refuses new submissions; the answer says for each whether it was done, and if not, why.
import { useCallback } from 'react';
import { graphql } from 'react-relay/hooks';
import { useAction } from '../../relay/useAction.ts';
import type { useRefuseContributionsMutation } from './__generated__/useRefuseContributionsMutation.graphql.ts';
import type { IntakeResult } from './intake.ts';

export function useRefuseContributions() {
  const { run, isPending, failure } = useAction<useRefuseContributionsMutation>(graphql`
    mutation useRefuseContributionsMutation($input: RefuseContributionsInput!) {
      refuseContributions(input: $input) {
        results {
          contributionId
          done
          refusal
          contribution {
            id
            stage
            ...ManuscriptStatus_contribution
            ...ResponsibleParty_contribution
          }
        }
      }
    }
  `);
  const refuseContributions = useCallback(
    async (contributionIds: readonly string[], comment: string | null): Promise<readonly IntakeResult[] | null> => {
      const response = await run({ input: { contributionIds, comment } }, { onError: () => {} });
      return response?.refuseContributions?.results ?? null;
    },
    [run],
  );
  return { refuseContributions, isPending, failure };
}
