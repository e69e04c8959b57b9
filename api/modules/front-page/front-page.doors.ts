// What of this domain may be read or done without a rule or a limit, and which screens its calls belong to (docs/doors.md).
import { limits, type Doors } from '../../doors.ts';

export const frontPageLimits = limits({
  /** Reading a manuscript file for what it says of itself, which takes a processor for a moment. */
  'readFile:user': { points: 120, seconds: 3600 },
});

export const frontPageDoors: Doors = {
  limits: frontPageLimits,
  openFields: { ContributionFile: [{ fields: ['isReadable'], reason: 'what kind of file it is; its readers see that anyway' }] },
};
