// The doors of this domain: the screens of its calls, their limits, and the calls without a rule or a limit (docs/doors.md).
import { limits, on, type Doors } from '../../doors.ts';
import { INVITING_AUTHORS } from '../../screen-sets.ts';

export const authorInvitationsLimits = limits({
  /** Searching for authors to invite, which shows their addresses; and letters of invitation, many in each call. */
  'findAuthors:user': { points: 600, seconds: 3600 },
  'inviteAuthors:user': { points: 60, seconds: 3600 },
  /** Addresses of invitations corrected: each is a letter to a mailbox that the office names. */
  'correctInvitation:user': { points: 30, seconds: 3600 },
});

export const authorInvitationsDoors: Doors = {
  limits: authorInvitationsLimits,
  screens: {
    ...on(
      INVITING_AUTHORS,
      'Mutation.inviteAuthors',
      'Mutation.correctAuthorInvitation',
      'Viewer.authorInvitations',
      'Viewer.journalsToInviteFor',
      'Query.authorsToInvite',
      'Query.authorInvitationLetter',
    ),
  },
};
