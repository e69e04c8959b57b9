// Reminds the late reviewers of a manuscript of today's list, in the role that it is listed for.
import { commitMutation, fetchQuery, graphql } from 'react-relay/hooks';
import type { IEnvironment } from 'relay-runtime';
import { ApiError } from '../../relay/errors.ts';
import type { remindLateMutation } from './__generated__/remindLateMutation.graphql.ts';
import type { remindLateQuery } from './__generated__/remindLateQuery.graphql.ts';

/** How many were reminded, and how many had been today already. Errors: those of the requests. */
export async function remindLate(environment: IEnvironment, id: string, day: string): Promise<{ reminded: number; before: number }> {
  const data = await fetchQuery<remindLateQuery>(
    environment,
    graphql`
      query remindLateQuery($id: ID!) {
        node(id: $id) {
          ... on Contribution @alias(as: "contribution") {
            reviews {
              id
              status
              answerDueOn
              reviewDueOn
            }
          }
        }
      }
    `,
    { id },
    { fetchPolicy: 'network-only' },
  ).toPromise();
  const late = (data?.node?.contribution?.reviews ?? []).filter(({ status, answerDueOn, reviewDueOn }) => {
    const due = status === 'PENDING' ? answerDueOn : status === 'ACCEPTED' ? reviewDueOn : null;
    return due != null && due < day;
  });
  const told = { reminded: 0, before: 0 };
  for (const { id: reviewId } of late)
    try {
      await remind(environment, reviewId);
      told.reminded += 1;
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'REMINDED_TODAY')) throw error;
      told.before += 1;
    }
  return told;
}

async function remind(environment: IEnvironment, reviewId: string): Promise<void> {
  await new Promise<unknown>((resolve, reject) => {
    commitMutation<remindLateMutation>(environment, {
      mutation: graphql`
        mutation remindLateMutation($input: RemindReviewerInput!) {
          remindReviewer(input: $input) {
            review {
              ...InvitationState_review
            }
          }
        }
      `,
      variables: { input: { reviewId } },
      onCompleted: resolve,
      onError: reject,
    });
  });
}
