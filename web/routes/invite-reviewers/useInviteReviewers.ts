// Sends invitations by the act that the viewer may do: each office has its own.
import { graphql } from 'react-relay/hooks';
import { useAction } from '../../relay/useAction.ts';
import type { useInviteReviewersChiefMutation } from './__generated__/useInviteReviewersChiefMutation.graphql.ts';
import type { useInviteReviewersDeputyMutation } from './__generated__/useInviteReviewersDeputyMutation.graphql.ts';
import type { InviteByEditorInput, useInviteReviewersEditorMutation } from './__generated__/useInviteReviewersEditorMutation.graphql.ts';

export const INVITING_ACTS = ['EDITOR_INVITE_REVIEWERS', 'DEPUTY_INVITE_REVIEWERS', 'CHIEF_INVITE_REVIEWERS'] as const;
export type InvitingAct = (typeof INVITING_ACTS)[number];

/** Answers whether they were invited; `onError` gets the reason if not. */
export function useInviteReviewers(act: InvitingAct) {
  const byEditor = useAction<useInviteReviewersEditorMutation>(graphql`
    mutation useInviteReviewersEditorMutation($input: InviteByEditorInput!, $isOne: Boolean!) {
      inviteByEditor(input: $input) {
        contribution {
          ...acts_changed
          ...InvitedReviewers_contribution
        }
      }
    }
  `);
  const byDeputy = useAction<useInviteReviewersDeputyMutation>(graphql`
    mutation useInviteReviewersDeputyMutation($input: InviteByDeputyInput!, $isOne: Boolean!) {
      inviteByDeputy(input: $input) {
        contribution {
          ...acts_changed
          ...InvitedReviewers_contribution
        }
      }
    }
  `);
  const byChief = useAction<useInviteReviewersChiefMutation>(graphql`
    mutation useInviteReviewersChiefMutation($input: InviteByChiefInput!, $isOne: Boolean!) {
      inviteByChief(input: $input) {
        contribution {
          ...acts_changed
          ...InvitedReviewers_contribution
        }
      }
    }
  `);
  const { run, isPending } = { EDITOR_INVITE_REVIEWERS: byEditor, DEPUTY_INVITE_REVIEWERS: byDeputy, CHIEF_INVITE_REVIEWERS: byChief }[act];
  const invite = async (input: InviteByEditorInput, onError: (error: Error) => void): Promise<boolean> =>
    (await run(input, { onError, besides: { isOne: false } })) !== null;
  return { invite, isPending };
}
