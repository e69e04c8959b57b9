// Reminds the late reviewers of a manuscript of today's list, in the role that it is listed for.
import { commitMutation, graphql } from 'react-relay/hooks';
import type { IEnvironment } from 'relay-runtime';
import type { remindLateMutation } from './__generated__/remindLateMutation.graphql.ts';

/** How many were reminded, or why nobody was. Errors: those of the request. */
export async function remindLate(environment: IEnvironment, id: string): Promise<{ count: number; refusal: string | null }> {
  const { remindLateReviewers } = await new Promise<remindLateMutation['response']>((resolve, reject) => {
    commitMutation<remindLateMutation>(environment, {
      mutation: graphql`
        mutation remindLateMutation($input: RemindLateReviewersInput!) {
          remindLateReviewers(input: $input) {
            results {
              count
              refusal
              contribution {
                ...RoundPanel_contribution
              }
            }
          }
        }
      `,
      variables: { input: { contributionIds: [id] } },
      onCompleted: resolve,
      onError: reject,
    });
  });
  const result = remindLateReviewers?.results[0];
  return { count: result?.count ?? 0, refusal: result?.refusal ?? null };
}
