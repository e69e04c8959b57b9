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
