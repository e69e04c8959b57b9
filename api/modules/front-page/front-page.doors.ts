// What of this domain may be read or done without a rule or a limit, and which screens its calls belong to (docs/doors.md).
import type { Doors } from '../../doors.ts';

export const frontPageDoors: Doors = {
  openFields: { ContributionFile: [{ fields: ['isReadable'], reason: 'what kind of file it is; its readers see that anyway' }] },
};
