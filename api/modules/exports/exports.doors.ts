// How often lists are taken out as spreadsheets.
import { limits, type Doors } from '../../doors.ts';

export const exportsLimits = limits({
  /** Lists as spreadsheets: each reads all that its reader may see. */
  'export:user': { points: 60, seconds: 3600 },
});

export const exportsDoors: Doors = { limits: exportsLimits };
