import type { Doors } from '../../doors.ts';

export const frontPageDoors: Doors = {
  openFields: { ContributionFile: [{ fields: ['isReadable'], reason: 'what kind of file it is; its readers see that anyway' }] },
};
