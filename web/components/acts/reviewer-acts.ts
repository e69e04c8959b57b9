// Acts of invited reviewers.
import { reviewFormLink } from '../contribution/links.ts';
import type { ActEntry } from './act-types.ts';

export const reviewerActs = {
  ACCEPT_INVITATION: {
    tone: 'usual',
    isBulk: true,
    fields: ['comment'],
    startsAtButton: true,
    consequences: ['act.ACCEPT_INVITATION.consequence'],
    mutation: 'acceptInvitations',
  },
  DECLINE_INVITATION: {
    tone: 'destructive',
    isBulk: true,
    fields: ['reason', 'colleagues'],
    consequences: ['act.DECLINE_INVITATION.consequence'],
    mutation: 'declineInvitations',
  },
  REVIEW: { tone: 'usual', link: ({ id }) => reviewFormLink(id) },
} as const satisfies Record<string, ActEntry>;
