// What of this domain may be read or done without a rule or a limit, and which screens its calls belong to (docs/doors.md).
import { on, type Doors } from '../../doors.ts';
import { INVITING_AUTHORS } from '../../screen-sets.ts';

export const authorInvitationsDoors: Doors = {
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
