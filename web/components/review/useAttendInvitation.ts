// Reminding the expert of an invitation that is out, and withdrawing it. Each answers whether it was done; why not, a notice has said.
import { useCallback } from 'react';
import { graphql } from 'react-relay/hooks';
import { useAction } from '../../relay/useAction.ts';
import { nextMutationId } from '../contribution/own-echo.ts';
import type { useAttendInvitationCloseMutation } from './__generated__/useAttendInvitationCloseMutation.graphql.ts';
import type { useAttendInvitationRemindMutation } from './__generated__/useAttendInvitationRemindMutation.graphql.ts';

export function useRemindReviewer() {
  const { run, isPending } = useAction<useAttendInvitationRemindMutation>(graphql`
    mutation useAttendInvitationRemindMutation($input: RemindReviewerInput!) {
      remindReviewer(input: $input) {
        review {
          ...InvitationState_review
        }
      }
    }
  `);
  return { isPending, run: useCallback(async (reviewId: string) => (await run({ reviewId })) !== null, [run]) };
}

/** Withdrawing the last one moves the manuscript: the answer includes all that an act may change, with its invitations. */
export function useCloseInvitation() {
  const { run, isPending } = useAction<useAttendInvitationCloseMutation>(graphql`
    mutation useAttendInvitationCloseMutation($input: CloseInvitationInput!, $isOne: Boolean!) {
      closeInvitation(input: $input) {
        contribution {
          ...acts_changed
        }
      }
    }
  `);
  return {
    isPending,
    run: useCallback(
      async (contributionId: string, reviewId: string) =>
        (await run({ contributionId, reviewId, clientMutationId: nextMutationId() }, { besides: { isOne: true } })) !== null,
      [run],
    ),
  };
}
