// The doors of this domain: the screens of its calls, their limits, and the calls without a rule or a limit (docs/doors.md).
import { limits, on, type Doors } from '../../doors.ts';
import { MANAGEMENT } from '../../screen-sets.ts';

export const colloquiumFormLimits = limits({
  /** Looking people up for offices of journals, and saving these: a new journal names a board of dozens. */
  'memberCode:user': { points: 300, seconds: 3600 },
  'colloquiumForm:user': { points: 200, seconds: 3600 },
});

export const colloquiumFormDoors: Doors = {
  limits: colloquiumFormLimits,
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
