// The office's acts on the invitations of a round: correcting an address, reminding, letting them lapse.
import type { Module } from '../../module.ts';
import { invitationsDoors } from './invitations.doors.ts';
import {
  CorrectInvitationResolver,
  RemindLateReviewersResolver,
  RemindReviewerResolver,
  ReviewInvitationResolver,
} from './review-invitation.resolver.ts';

export const invitations: Module = {
  resolvers: [CorrectInvitationResolver, RemindLateReviewersResolver, RemindReviewerResolver, ReviewInvitationResolver],
  doors: invitationsDoors,
};
