// Special invitations to submit.
import { moves } from '../../account-columns.ts';
import type { Module } from '../../module.ts';
import { authorInvitationsDoors } from './author-invitations.doors.ts';
import { AuthorInvitation } from './author-invitation.entity.ts';
import { authorInvitationList } from './author-invitations.list.ts';
import { AuthorInvitationsResolver, JournalsToInviteForResolver } from './author-invitations.resolver.ts';

export const authorInvitations: Module = {
  entities: [AuthorInvitation],
  accountColumns: {
    'author_invitation.invited_by_id': moves,
    // One open invitation to a journal.
    'author_invitation.user_id': {
      moves: true,
      alike: ['colloquium_id'],
      among: 'used_at is null',
      asked: { as: 'AUTHOR', at: 'created_at', among: 'used_at is null' },
    },
  },
  resolvers: [authorInvitationList, AuthorInvitationsResolver, JournalsToInviteForResolver],
  doors: authorInvitationsDoors,
};
