// Special invitations to submit.
import type { Module } from '../../module.ts';
import { authorInvitationsDoors } from './author-invitations.doors.ts';
import { AuthorInvitation } from './author-invitation.entity.ts';
import { authorInvitationList } from './author-invitations.list.ts';
import { AuthorInvitationsResolver, JournalsToInviteForResolver } from './author-invitations.resolver.ts';

export const authorInvitations: Module = {
  entities: [AuthorInvitation],
  resolvers: [authorInvitationList, AuthorInvitationsResolver, JournalsToInviteForResolver],
  doors: authorInvitationsDoors,
};
