// Acts of the deputy. Each has an entry: look of its button, fields of its dialog, consequences, and the mutation.
import { graphql } from 'react-relay/hooks';
import { inviteReviewersLink } from '../contribution/links.ts';
import type { deputyActsApproveMutation } from './__generated__/deputyActsApproveMutation.graphql.ts';
import type { deputyActsRejectMutation } from './__generated__/deputyActsRejectMutation.graphql.ts';
import type { deputyActsReturnMutation } from './__generated__/deputyActsReturnMutation.graphql.ts';
import { dialog } from './act-types.ts';

export const deputyActs = {
  DEPUTY_APPROVE: dialog<deputyActsApproveMutation>()({
    tone: 'usual',
    takes: 'many',
    isBulk: true,
    fields: ['comment', 'files'],
    consequences: ['act.note.toChief', 'act.note.officeOnly'],
    mutation: graphql`
      mutation deputyActsApproveMutation($input: ApproveByDeputyInput!, $isOne: Boolean!) {
        act: approveByDeputy(input: $input) {
          results {
            ...actTypes_result @relay(mask: false)
          }
        }
      }
    `,
  }),
  DEPUTY_RETURN: dialog<deputyActsReturnMutation>()({
    tone: 'other',
    takes: 'one',
    fields: ['comment', 'files', 'release', 'letter'],
    requires: { comment: 'error.COMMENT_REQUIRED' },
    consequences: ['act.DEPUTY_RETURN.consequence', 'act.note.heldMail'],
    mutation: graphql`
      mutation deputyActsReturnMutation($input: ReturnByDeputyInput!, $isOne: Boolean!) {
        act: returnByDeputy(input: $input) {
          contribution {
            ...acts_changed
          }
        }
      }
    `,
  }),
  DEPUTY_REJECT: dialog<deputyActsRejectMutation>()({
    tone: 'destructive',
    takes: 'many',
    isBulk: true,
    fields: ['comment', 'files', 'release', 'letter'],
    consequences: ['act.note.rejected', 'act.note.closingMail'],
    mutation: graphql`
      mutation deputyActsRejectMutation($input: RejectByDeputyInput!, $isOne: Boolean!) {
        act: rejectByDeputy(input: $input) {
          results {
            ...actTypes_result @relay(mask: false)
          }
        }
      }
    `,
  }),
  DEPUTY_INVITE_REVIEWERS: { kind: 'page', tone: 'other', link: inviteReviewersLink('DEPUTY_INVITE_REVIEWERS'), icon: 'userPlus' },
} as const;
