// Acts of the chief editor, and the publishing editor’s opinion between them. Each has an entry: look of its button, fields of its dialog,
// consequences, and the mutation.
import { graphql } from 'react-relay/hooks';
import { inviteReviewersLink } from '../contribution/links.ts';
import type { chiefActsAcceptMutation } from './__generated__/chiefActsAcceptMutation.graphql.ts';
import type { chiefActsNotAcceptFinallyMutation } from './__generated__/chiefActsNotAcceptFinallyMutation.graphql.ts';
import type { chiefActsNotAcceptMutation } from './__generated__/chiefActsNotAcceptMutation.graphql.ts';
import type { chiefActsPreAcceptMutation } from './__generated__/chiefActsPreAcceptMutation.graphql.ts';
import type { chiefActsPreReviewMutation } from './__generated__/chiefActsPreReviewMutation.graphql.ts';
import type { chiefActsPublishSinglyMutation } from './__generated__/chiefActsPublishSinglyMutation.graphql.ts';
import type { chiefActsRejectFinallyMutation } from './__generated__/chiefActsRejectFinallyMutation.graphql.ts';
import type { chiefActsRejectMutation } from './__generated__/chiefActsRejectMutation.graphql.ts';
import type { chiefActsReturnMutation } from './__generated__/chiefActsReturnMutation.graphql.ts';
import { dialog } from './act-types.ts';

export const chiefActs = {
  CHIEF_PRE_ACCEPT: dialog<chiefActsPreAcceptMutation>()({
    tone: 'usual',
    takes: 'many',
    isBulk: true,
    fields: ['comment', 'files'],
    consequences: ['act.CHIEF_PRE_ACCEPT.consequence', 'act.note.officeOnly'],
    mutation: graphql`
      mutation chiefActsPreAcceptMutation($input: PreAcceptByChiefInput!, $isOne: Boolean!) {
        act: preAcceptByChief(input: $input) {
          results {
            ...actTypes_result @relay(mask: false)
          }
        }
      }
    `,
  }),
  CHIEF_ACCEPT: dialog<chiefActsAcceptMutation>()({
    tone: 'usual',
    takes: 'many',
    isBulk: true,
    fields: ['comment', 'files', 'release', 'letter'],
    consequences: ['act.CHIEF_ACCEPT.consequence', 'act.note.heldMail'],
    mutation: graphql`
      mutation chiefActsAcceptMutation($input: AcceptByChiefInput!, $isOne: Boolean!) {
        act: acceptByChief(input: $input) {
          results {
            ...actTypes_result @relay(mask: false)
          }
        }
      }
    `,
  }),
  PRE_REVIEW: dialog<chiefActsPreReviewMutation>()({
    tone: 'usual',
    takes: 'one',
    fields: ['comment'],
    requires: { comment: 'error.PREREVIEW_REQUIRED' },
    consequences: ['act.note.toChief'],
    mutation: graphql`
      mutation chiefActsPreReviewMutation($input: PreReviewInput!, $isOne: Boolean!) {
        act: preReview(input: $input) {
          contribution {
            ...acts_changed
          }
        }
      }
    `,
  }),
  PUBLISH_SINGLE: dialog<chiefActsPublishSinglyMutation>()({
    tone: 'usual',
    takes: 'many',
    isBulk: true,
    fields: ['comment', 'letter'],
    consequences: ['act.PUBLISH_SINGLE.consequence'],
    mutation: graphql`
      mutation chiefActsPublishSinglyMutation($input: PublishSinglyInput!, $isOne: Boolean!) {
        act: publishSingly(input: $input) {
          results {
            ...actTypes_result @relay(mask: false)
          }
        }
      }
    `,
  }),
  CHIEF_RETURN: dialog<chiefActsReturnMutation>()({
    tone: 'other',
    takes: 'one',
    fields: ['comment', 'files', 'release', 'letter'],
    requires: { comment: 'error.COMMENT_REQUIRED' },
    consequences: ['act.CHIEF_RETURN.consequence', 'act.note.heldMail'],
    mutation: graphql`
      mutation chiefActsReturnMutation($input: ReturnByChiefInput!, $isOne: Boolean!) {
        act: returnByChief(input: $input) {
          contribution {
            ...acts_changed
          }
        }
      }
    `,
  }),
  CHIEF_NOT_ACCEPT: dialog<chiefActsNotAcceptMutation>()({
    tone: 'destructive',
    takes: 'one',
    fields: ['comment', 'files', 'release', 'letter'],
    consequences: ['act.note.notAccepted', 'act.note.closingMail'],
    mutation: graphql`
      mutation chiefActsNotAcceptMutation($input: NotAcceptByChiefInput!, $isOne: Boolean!) {
        act: notAcceptByChief(input: $input) {
          contribution {
            ...acts_changed
          }
        }
      }
    `,
  }),
  CHIEF_FINAL_NOT_ACCEPT: dialog<chiefActsNotAcceptFinallyMutation>()({
    tone: 'destructive',
    takes: 'one',
    fields: ['comment', 'files', 'release', 'letter'],
    consequences: ['act.note.notAccepted', 'act.note.closingMail'],
    mutation: graphql`
      mutation chiefActsNotAcceptFinallyMutation($input: NotAcceptFinallyInput!, $isOne: Boolean!) {
        act: notAcceptFinally(input: $input) {
          contribution {
            ...acts_changed
          }
        }
      }
    `,
  }),
  CHIEF_REJECT: dialog<chiefActsRejectMutation>()({
    tone: 'destructive',
    takes: 'one',
    fields: ['comment', 'files', 'release', 'letter'],
    consequences: ['act.note.rejected', 'act.note.closingMail'],
    mutation: graphql`
      mutation chiefActsRejectMutation($input: RejectByChiefInput!, $isOne: Boolean!) {
        act: rejectByChief(input: $input) {
          contribution {
            ...acts_changed
          }
        }
      }
    `,
  }),
  CHIEF_FINAL_REJECT: dialog<chiefActsRejectFinallyMutation>()({
    tone: 'destructive',
    takes: 'one',
    fields: ['comment', 'files', 'release', 'letter'],
    consequences: ['act.note.rejected', 'act.note.closingMail'],
    mutation: graphql`
      mutation chiefActsRejectFinallyMutation($input: RejectFinallyInput!, $isOne: Boolean!) {
        act: rejectFinally(input: $input) {
          contribution {
            ...acts_changed
          }
        }
      }
    `,
  }),
  CHIEF_INVITE_REVIEWERS: { kind: 'page', tone: 'other', link: inviteReviewersLink('CHIEF_INVITE_REVIEWERS'), icon: 'userPlus' },
} as const;
