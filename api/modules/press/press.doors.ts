// The doors of this domain: the screens of its calls, their limits, and the calls without a rule or a limit (docs/doors.md).
import { on, type Doors } from '../../doors.ts';
import { ISSUES } from '../../screen-sets.ts';

export const pressDoors: Doors = {
  screens: { ...on(ISSUES, 'Mutation.sendIssueToPress', 'Mutation.uploadPressFile', 'Mutation.confirmIssueReceipt') },
  unlimited: [
    {
      names: ['sendIssueToPress', 'confirmIssueReceipt'],
      reason: 'for the journal’s office, which may change its mind; each time is in the log',
    },
  ],
};
