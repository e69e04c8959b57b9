// What of this domain may be read or done without a rule or a limit, and which screens its calls belong to (docs/doors.md).
import { on, type Doors } from '../../doors.ts';
import { POOL } from '../../screen-sets.ts';

export const poolDoors: Doors = {
  screens: { ...on(POOL, 'Viewer.poolContributions', 'Viewer.poolColloquiums', 'Viewer.poolSubjects', 'Viewer.adoptingColloquiums') },
};
