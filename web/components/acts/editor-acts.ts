// Acts of the editor in charge, from the check to the end of the reviews.
import { inviteReviewersLink, reviewsLink } from '../contribution/links.ts';
import type { ActEntry } from './act-types.ts';

export const editorActs = {
  VIEW_REVIEW: { tone: 'other', link: ({ id }: { id: string }, roleNumber: number | null) => reviewsLink(id, roleNumber), icon: 'article' },
  START_PLAGIARISM_CHECK: {
    tone: 'usual',
    fields: ['site'],
    requires: { site: 'act.START_PLAGIARISM_CHECK.noSite' },
    opens: ({ siteUrl }) => siteUrl,
    consequences: ['act.START_PLAGIARISM_CHECK.consequence'],
    mutation: 'startPlagiarismCheck',
  },
  UPLOAD_CHECK_REPORT: {
    tone: 'other',
    fields: ['files', 'similarity', 'comment'],
    requires: { files: 'error.FILES_REQUIRED' },
    consequences: ['act.UPLOAD_CHECK_REPORT.consequence'],
    mutation: 'uploadCheckReport',
  },
  FINISH_PLAGIARISM_CHECK: {
    tone: 'other',
    fields: ['similarity', 'comment'],
    consequences: ['act.FINISH_PLAGIARISM_CHECK.consequence'],
    mutation: 'finishPlagiarismCheck',
  },
  EDITOR_APPROVE: {
    tone: 'usual',
    isBulk: true,
    fields: ['comment', 'files'],
    consequences: ['act.note.passed', 'act.note.officeOnly'],
    mutation: 'approveByEditor',
  },
  EDITOR_RETURN: {
    tone: 'other',
    fields: ['release', 'comment', 'revision', 'files', 'statements', 'letter'],
    requires: { comment: 'error.COMMENT_REQUIRED' },
    consequences: ['act.EDITOR_RETURN.consequence', 'act.note.heldMail'],
    mutation: 'returnByEditor',
  },
  EDITOR_REJECT: {
    tone: 'destructive',
    isBulk: true,
    fields: ['release', 'comment', 'files', 'statements', 'letter'],
    consequences: ['act.note.rejected', 'act.note.closingMail'],
    mutation: 'rejectByEditor',
  },
  SUMMARISE_REVIEWS: {
    tone: 'usual',
    fields: ['reviews', 'comment'],
    requires: { comment: 'error.SUMMARY_REQUIRED' },
    consequences: ['act.SUMMARISE_REVIEWS.consequence', 'act.note.letGo'],
    mutation: 'summariseReviews',
  },
  EDITOR_INVITE_REVIEWERS: { tone: 'usual', link: inviteReviewersLink('EDITOR_INVITE_REVIEWERS'), icon: 'userPlus' },
  STOP_INVITING: {
    tone: 'other',
    fields: ['comment'],
    consequences: ['act.STOP_INVITING.consequence', 'act.note.letGo'],
    mutation: 'stopInviting',
  },
} as const satisfies Record<string, ActEntry>;
