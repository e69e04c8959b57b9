// Acts of the editor-in-chief, and the publishing editor’s opinion between them.
import { inviteReviewersLink } from '../contribution/links.ts';
import type { ActEntry } from './act-types.ts';

export const chiefActs = {
  CHIEF_PRE_ACCEPT: {
    tone: 'usual',
    isBulk: true,
    fields: ['comment', 'files'],
    consequences: ['act.CHIEF_PRE_ACCEPT.consequence', 'act.note.officeOnly'],
    mutation: 'preAcceptByChief',
  },
  CHIEF_ACCEPT: {
    tone: 'usual',
    isBulk: true,
    fields: ['release', 'comment', 'files', 'statements', 'letter'],
    consequences: ['act.CHIEF_ACCEPT.consequence', 'act.note.heldMail'],
    mutation: 'acceptByChief',
  },
  PRE_REVIEW: {
    tone: 'usual',
    fields: ['comment'],
    requires: { comment: 'error.PREREVIEW_REQUIRED' },
    consequences: ['act.note.toChief'],
    mutation: 'preReview',
  },
  PUBLISH_SINGLE: {
    tone: 'usual',
    isBulk: true,
    fields: ['comment', 'letter'],
    consequences: ['act.PUBLISH_SINGLE.consequence'],
    mutation: 'publishSingly',
  },
  CHANGE_AUTHORS: {
    tone: 'rare',
    fields: ['authors', 'comment', 'letter'],
    requires: { comment: 'error.COMMENT_REQUIRED', authors: 'error.AUTHORS_REQUIRED' },
    consequences: ['act.CHANGE_AUTHORS.consequence'],
    mutation: 'changeAuthors',
  },
  CHIEF_RETURN: {
    tone: 'other',
    fields: ['release', 'comment', 'revision', 'files', 'statements', 'letter'],
    requires: { comment: 'error.COMMENT_REQUIRED' },
    consequences: ['act.CHIEF_RETURN.consequence', 'act.note.heldMail'],
    mutation: 'returnByChief',
  },
  CHIEF_NOT_ACCEPT: {
    tone: 'destructive',
    fields: ['release', 'comment', 'files', 'statements', 'letter'],
    consequences: ['act.note.notAccepted', 'act.note.closingMail'],
    mutation: 'notAcceptByChief',
  },
  CHIEF_FINAL_NOT_ACCEPT: {
    tone: 'destructive',
    fields: ['release', 'comment', 'files', 'statements', 'letter'],
    consequences: ['act.note.notAccepted', 'act.note.closingMail'],
    mutation: 'notAcceptFinally',
  },
  CHIEF_REJECT: {
    tone: 'destructive',
    fields: ['release', 'comment', 'files', 'statements', 'letter'],
    consequences: ['act.note.rejected', 'act.note.closingMail'],
    mutation: 'rejectByChief',
  },
  CHIEF_FINAL_REJECT: {
    tone: 'destructive',
    fields: ['release', 'comment', 'files', 'statements', 'letter'],
    consequences: ['act.note.rejected', 'act.note.closingMail'],
    mutation: 'rejectFinally',
  },
  CHIEF_INVITE_REVIEWERS: { tone: 'other', link: inviteReviewersLink('CHIEF_INVITE_REVIEWERS'), icon: 'userPlus' },
} as const satisfies Record<string, ActEntry>;
