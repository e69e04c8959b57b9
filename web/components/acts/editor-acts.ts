// Acts of the editor in charge, from the check to the end of the reviews. Each has an entry: look of its button, fields of its dialog,
// consequences, and the mutation.
import { graphql } from 'react-relay/hooks';
import type { editorActsApproveMutation } from './__generated__/editorActsApproveMutation.graphql.ts';
import type { editorActsFinishCheckMutation } from './__generated__/editorActsFinishCheckMutation.graphql.ts';
import type { editorActsRejectMutation } from './__generated__/editorActsRejectMutation.graphql.ts';
import type { editorActsReturnMutation } from './__generated__/editorActsReturnMutation.graphql.ts';
import type { editorActsStartCheckMutation } from './__generated__/editorActsStartCheckMutation.graphql.ts';
import type { editorActsStopInvitingMutation } from './__generated__/editorActsStopInvitingMutation.graphql.ts';
import type { editorActsSummariseMutation } from './__generated__/editorActsSummariseMutation.graphql.ts';
import type { editorActsUploadReportMutation } from './__generated__/editorActsUploadReportMutation.graphql.ts';
import { inviteReviewersLink, reviewsLink } from '../contribution/links.ts';
import { dialog } from './act-types.ts';

export const editorActs = {
  VIEW_REVIEW: {
    kind: 'page',
    tone: 'other',
    link: ({ id }: { id: string }, roleNumber: number | null) => reviewsLink(id, roleNumber),
    icon: 'article',
  },
  START_PLAGIARISM_CHECK: dialog<editorActsStartCheckMutation>()({
    tone: 'usual',
    takes: 'many',
    fields: ['site'],
    requires: { site: 'act.START_PLAGIARISM_CHECK.noSite' },
    opens: ({ siteUrl }) => siteUrl,
    consequences: ['act.START_PLAGIARISM_CHECK.consequence'],
    mutation: graphql`
      mutation editorActsStartCheckMutation($input: StartPlagiarismCheckInput!, $isOne: Boolean!) {
        act: startPlagiarismCheck(input: $input) {
          results {
            ...actTypes_result @relay(mask: false)
          }
        }
      }
    `,
  }),
  UPLOAD_CHECK_REPORT: dialog<editorActsUploadReportMutation>()({
    tone: 'other',
    takes: 'one',
    fields: ['files', 'comment'],
    requires: { files: 'error.FILES_REQUIRED' },
    consequences: ['act.UPLOAD_CHECK_REPORT.consequence'],
    mutation: graphql`
      mutation editorActsUploadReportMutation($input: UploadCheckReportInput!, $isOne: Boolean!) {
        act: uploadCheckReport(input: $input) {
          contribution {
            ...acts_changed
          }
        }
      }
    `,
  }),
  FINISH_PLAGIARISM_CHECK: dialog<editorActsFinishCheckMutation>()({
    tone: 'other',
    takes: 'many',
    fields: ['comment'],
    consequences: ['act.FINISH_PLAGIARISM_CHECK.consequence'],
    mutation: graphql`
      mutation editorActsFinishCheckMutation($input: FinishPlagiarismCheckInput!, $isOne: Boolean!) {
        act: finishPlagiarismCheck(input: $input) {
          results {
            ...actTypes_result @relay(mask: false)
          }
        }
      }
    `,
  }),
  EDITOR_APPROVE: dialog<editorActsApproveMutation>()({
    tone: 'usual',
    takes: 'many',
    isBulk: true,
    fields: ['comment', 'files'],
    consequences: ['act.note.passed', 'act.note.officeOnly'],
    mutation: graphql`
      mutation editorActsApproveMutation($input: ApproveByEditorInput!, $isOne: Boolean!) {
        act: approveByEditor(input: $input) {
          results {
            ...actTypes_result @relay(mask: false)
          }
        }
      }
    `,
  }),
  EDITOR_RETURN: dialog<editorActsReturnMutation>()({
    tone: 'other',
    takes: 'one',
    fields: ['comment', 'files', 'release', 'letter'],
    requires: { comment: 'error.COMMENT_REQUIRED' },
    consequences: ['act.EDITOR_RETURN.consequence', 'act.note.heldMail'],
    mutation: graphql`
      mutation editorActsReturnMutation($input: ReturnByEditorInput!, $isOne: Boolean!) {
        act: returnByEditor(input: $input) {
          contribution {
            ...acts_changed
          }
        }
      }
    `,
  }),
  EDITOR_REJECT: dialog<editorActsRejectMutation>()({
    tone: 'destructive',
    takes: 'many',
    isBulk: true,
    fields: ['comment', 'files', 'release', 'letter'],
    consequences: ['act.note.rejected', 'act.note.closingMail'],
    mutation: graphql`
      mutation editorActsRejectMutation($input: RejectByEditorInput!, $isOne: Boolean!) {
        act: rejectByEditor(input: $input) {
          results {
            ...actTypes_result @relay(mask: false)
          }
        }
      }
    `,
  }),
  SUMMARISE_REVIEWS: dialog<editorActsSummariseMutation>()({
    tone: 'usual',
    takes: 'one',
    fields: ['reviews', 'comment'],
    requires: { comment: 'error.SUMMARY_REQUIRED' },
    consequences: ['act.SUMMARISE_REVIEWS.consequence', 'act.note.letGo'],
    mutation: graphql`
      mutation editorActsSummariseMutation($input: SummariseReviewsInput!, $isOne: Boolean!) {
        act: summariseReviews(input: $input) {
          contribution {
            ...acts_changed
          }
        }
      }
    `,
  }),
  EDITOR_INVITE_REVIEWERS: { kind: 'page', tone: 'usual', link: inviteReviewersLink('EDITOR_INVITE_REVIEWERS'), icon: 'userPlus' },
  STOP_INVITING: dialog<editorActsStopInvitingMutation>()({
    tone: 'other',
    takes: 'one',
    fields: ['comment'],
    consequences: ['act.STOP_INVITING.consequence', 'act.note.letGo'],
    mutation: graphql`
      mutation editorActsStopInvitingMutation($input: StopInvitingInput!, $isOne: Boolean!) {
        act: stopInviting(input: $input) {
          contribution {
            ...acts_changed
          }
        }
      }
    `,
  }),
} as const;
