// The doors of this domain: the screens of its calls, their limits, and the calls without a rule or a limit (docs/doors.md).
import { because, type Doors } from '../../doors.ts';

export const profilesDoors: Doors = {
  everyones: {
    ...because('who one is, in which role, and what the role opens', 'Viewer.createdAt'),
    ...because(
      'one’s own account, session, messages and personal information, in whatever role',
      'Viewer.profile',
      'Viewer.isProfileComplete',
      'Viewer.workplaces',
      'Mutation.saveProfile',
    ),
    ...because('who one is, and what is one’s own', 'Profile'),
  },
  openFields: { Profile: [{ fields: ['*'], reason: 'its person’s own' }] },
  unlimited: [{ names: ['saveProfile'], reason: 'replaces bounded text of one’s own in its place, as often as one types' }],
};
