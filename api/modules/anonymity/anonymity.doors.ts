// The doors of this domain: the screens of its calls, their limits, and the calls without a rule or a limit (docs/doors.md).
import { on, type Doors } from '../../doors.ts';
import { OFFICE_PAGES } from '../../screen-sets.ts';

export const anonymityDoors: Doors = {
  screens: { ...on(OFFICE_PAGES, 'Mutation.settleFileAnonymity', 'Mutation.uploadAnonymousVersion') },
  unlimited: [{ names: ['settleFileAnonymity'], reason: 'for the journal’s office, which may change its mind; each time is in the log' }],
};
