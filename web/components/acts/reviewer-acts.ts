// Acts of invited reviewers. Each has an entry: look of its button, fields of its dialog, consequences, and the mutation.
import { graphql } from 'react-relay/hooks';
import type { reviewerActsAcceptMutation } from './__generated__/reviewerActsAcceptMutation.graphql.ts';
import type { reviewerActsDeclineMutation } from './__generated__/reviewerActsDeclineMutation.graphql.ts';
import { reviewFormLink } from '../contribution/links.ts';
import { dialog, type ActEntry } from './act-types.ts';

export const reviewerActs = {
  ACCEPT_INVITATION: dialog<reviewerActsAcceptMutation>()({
    tone: 'usual',
    takes: 'many',
    isBulk: true,
    fields: ['comment'],
    consequences: ['act.ACCEPT_INVITATION.consequence'],
    mutation: graphql`
      mutation reviewerActsAcceptMutation($input: AcceptInvitationsInput!, $isOne: Boolean!) {
        act: acceptInvitations(input: $input) {
          results {
            ...actTypes_result @relay(mask: false)
            contribution {
              viewerReview {
                id
                status
              }
            }
          }
        }
      }
    `,
  }),
  DECLINE_INVITATION: dialog<reviewerActsDeclineMutation>()({
    tone: 'destructive',
    takes: 'many',
    isBulk: true,
    fields: ['reason', 'colleagues'],
    consequences: ['act.DECLINE_INVITATION.consequence'],
    mutation: graphql`
      mutation reviewerActsDeclineMutation($input: DeclineInvitationsInput!, $isOne: Boolean!) {
        act: declineInvitations(input: $input) {
          results {
            ...actTypes_result @relay(mask: false)
            contribution {
              viewerReview {
                id
                status
              }
            }
          }
        }
      }
    `,
  }),
  REVIEW: { kind: 'page', tone: 'usual', link: ({ id }) => reviewFormLink(id) },
} as const satisfies Record<string, ActEntry>;
