// The doors of this domain: the screens of its calls, their limits, and the calls without a rule or a limit (docs/doors.md).
import { on, type Doors } from '../../doors.ts';
import { POOL } from '../../screen-sets.ts';

export const poolDoors: Doors = {
  screens: {
    ...on(
      POOL,
      'Viewer.poolContributions',
      'Viewer.poolContributionsExportUrl',
      'Viewer.poolColloquiums',
      'Viewer.poolSubjects',
      'Viewer.adoptingColloquiums',
    ),
  },
};
