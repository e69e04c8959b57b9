import { on, type Doors } from '../../doors.ts';
import { MANAGEMENT } from '../../screen-sets.ts';

export const colloquiumFormDoors: Doors = {
  screens: {
    ...on(
      MANAGEMENT,
      'Mutation.createColloquium',
      'Mutation.updateColloquium',
      'Mutation.lookUpMember',
      'Mutation.sendTestMail',
      'Colloquium.contents',
    ),
  },
  personFields: { 'LookUpMemberPayload.person': 'operations name the offices of journals by exact code, three hundred an hour, logged' },
};
