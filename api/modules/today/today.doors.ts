// The doors of this domain: the screens of its calls, their limits, and the calls without a rule or a limit (docs/doors.md).
import type { ScreenPath } from '../../../shared/screens.ts';
import { because, on, type Doors } from '../../doors.ts';
import { OFFICE_LISTS } from '../../screen-sets.ts';

/** The lists whose rows are the work of a role. A record without its own has no such work. */
const LISTS: readonly ScreenPath[] = [...OFFICE_LISTS, 'authormanuList', 'expertList'];

export const todayDoors: Doors = {
  screens: { ...on(LISTS, 'Viewer.today', 'Mutation.putOffContribution', 'Mutation.takeUpContribution') },
  everyones: { ...because('one’s own notes, for the copy of one’s data', 'Viewer.putOffs') },
  unlimited: [
    { names: ['putOffContribution', 'takeUpContribution'], reason: 'one short row of one’s own for each manuscript that one may read' },
  ],
};
