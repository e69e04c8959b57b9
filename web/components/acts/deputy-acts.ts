// Acts of the deputy.
import { inviteReviewersLink } from '../contribution/links.ts';
import type { ActEntry } from './act-types.ts';

export const deputyActs = {
  DEPUTY_APPROVE: {
    tone: 'usual',
    isBulk: true,
    fields: ['comment', 'files'],
    consequences: ['act.note.toChief', 'act.note.officeOnly'],
    mutation: 'approveByDeputy',
  },
  DEPUTY_RETURN: {
    tone: 'other',
    fields: ['release', 'comment', 'revision', 'files', 'statements', 'letter'],
    requires: { comment: 'error.COMMENT_REQUIRED' },
    consequences: ['act.DEPUTY_RETURN.consequence', 'act.note.heldMail'],
    mutation: 'returnByDeputy',
  },
  DEPUTY_REJECT: {
    tone: 'destructive',
    isBulk: true,
    fields: ['release', 'comment', 'files', 'statements', 'letter'],
    consequences: ['act.note.rejected', 'act.note.closingMail'],
    mutation: 'rejectByDeputy',
  },
  DEPUTY_INVITE_REVIEWERS: { tone: 'other', link: inviteReviewersLink('DEPUTY_INVITE_REVIEWERS'), icon: 'userPlus' },
} as const satisfies Record<string, ActEntry>;
