// The doors of this domain: the screens of its calls, their limits, and the calls without a rule or a limit (docs/doors.md).
import { limits, type Doors } from '../../doors.ts';

export const frontPageLimits = limits({
  /** Reading the front page of a manuscript file, which takes a processor for a moment. */
  'readFile:user': { points: 120, seconds: 3600 },
});

export const frontPageDoors: Doors = {
  limits: frontPageLimits,
  openFields: { ContributionFile: [{ fields: ['isReadable'], reason: 'what kind of file it is; its readers see that anyway' }] },
};
