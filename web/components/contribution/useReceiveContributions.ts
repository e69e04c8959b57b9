// Receives new submissions; the answer says for each whether it was done, and if not, why.
import { useCallback } from 'react';
import { graphql } from 'react-relay/hooks';
import { useAction } from '../../relay/useAction.ts';
import type { useReceiveContributionsMutation } from './__generated__/useReceiveContributionsMutation.graphql.ts';
import type { IntakeResult } from './intake.ts';

export function useReceiveContributions() {
  const { run, isPending, failure } = useAction<useReceiveContributionsMutation>(graphql`
    mutation useReceiveContributionsMutation($input: ReceiveContributionsInput!) {
      receiveContributions(input: $input) {
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
  const receiveContributions = useCallback(
    async (contributionIds: readonly string[], comment: string | null): Promise<readonly IntakeResult[] | null> => {
      const response = await run({ input: { contributionIds, comment } }, { onError: () => {} });
      return response?.receiveContributions?.results ?? null;
    },
    [run],
  );
  return { receiveContributions, isPending, failure };
}
