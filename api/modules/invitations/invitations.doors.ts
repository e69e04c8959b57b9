import { on, type Doors } from '../../doors.ts';
import { OFFICE_PAGES } from '../../screen-sets.ts';

export const invitationsDoors: Doors = {
  screens: { ...on(OFFICE_PAGES, 'Mutation.remindReviewer', 'Mutation.correctInvitation') },
  openFields: {
    Review: [
      {
        fields: ['viewerCanClose', 'viewerCanRemind', 'viewerCanCorrectAddress'],
        reason: 'what the viewer may do, which the viewer may know',
      },
    ],
  },
};
