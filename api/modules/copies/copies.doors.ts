// The doors of this domain: the screens of its calls, their limits, and the calls without a rule or a limit (docs/doors.md).
import { on, type Doors } from '../../doors.ts';
import { AUTHOR_PAGES, ISSUES, OFFICE_PAGES, POOL, REVIEWER_PAGES, WIZARD } from '../../screen-sets.ts';

export const copiesDoors: Doors = {
  screens: {
    ...on([...AUTHOR_PAGES, ...WIZARD, ...REVIEWER_PAGES, ...OFFICE_PAGES, ...POOL, ...ISSUES], 'Subscription.fileCopiesChanged'),
  },
  openFields: {
    ContributionFile: [
      { fields: ['copy'], reason: 'whether blind readers can be given it; why not is for readers who may know whose it is' },
    ],
  },
};
