import { on, type Doors } from '../../doors.ts';
import { POOL } from '../../screen-sets.ts';

export const poolDoors: Doors = {
  screens: { ...on(POOL, 'Viewer.poolContributions', 'Viewer.poolColloquiums', 'Viewer.poolSubjects', 'Viewer.adoptingColloquiums') },
};
