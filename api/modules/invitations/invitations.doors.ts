// The doors of this domain: the screens of its calls, their limits, and the calls without a rule or a limit (docs/doors.md).
import { limits, on, type Doors } from '../../doors.ts';
import { OFFICE_PAGES } from '../../screen-sets.ts';

export const invitationsLimits = limits({
  'remindReviewer:user': { points: 60, seconds: 3600 },
  /** Of up to a hundred manuscripts each, and a look before each. */
  'remindLateReviewers:user': { points: 120, seconds: 3600 },
});

export const invitationsDoors: Doors = {
  limits: invitationsLimits,
  screens: { ...on(OFFICE_PAGES, 'Mutation.remindReviewer', 'Mutation.remindLateReviewers', 'Mutation.correctInvitation') },
  openFields: {
    Review: [
      {
        fields: ['viewerCanClose', 'viewerCanRemind', 'viewerCanCorrectAddress'],
        reason: 'what the viewer may do, which the viewer may know',
      },
    ],
  },
};
