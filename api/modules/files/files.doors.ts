// The doors of this domain: the screens of its calls, their limits, and the calls without a rule or a limit (docs/doors.md).
import { because, limits, type Doors } from '../../doors.ts';

export const filesLimits = limits({
  /** Files uploaded by themselves: each may be 100 MB, and lies there for a day. */
  'upload:user': { points: 60, seconds: 3600 },
  /** Downloads: an office fetches many, a program without end would take the disk and the cleaning from others. */
  'download:user': { points: 600, seconds: 3600 },
  /** Archives of all files of a manuscript: each is many downloads. */
  'archive:user': { points: 60, seconds: 3600 },
});

export const filesDoors: Doors = {
  limits: filesLimits,
  everyones: {
    ...because('one’s own text is saved in whatever role one is: a switch takes nothing away that is typed', 'Mutation.uploadFile'),
  },
};
