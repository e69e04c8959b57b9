// The doors of this domain: the screens of its calls, their limits, and the calls without a rule or a limit (docs/doors.md).
import { on, type Doors } from '../../doors.ts';
import { WIZARD } from '../../screen-sets.ts';

export const submissionDoors: Doors = {
  screens: { ...on(WIZARD, 'Mutation.submitContribution') },
  unlimited: [{ names: ['submitContribution'], reason: 'an act moves a manuscript on once; a second one is refused' }],
};
