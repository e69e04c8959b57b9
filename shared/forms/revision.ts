// What a manuscript that goes back to its author says of the revision: by when it is to come again, and how much is to be changed. Both
// may be left out. Messages are keys of the catalogue.
import { LAST_DAY } from '../day.ts';
import { z } from './zod.ts';

/** Minor first, as the choice stands on screens. */
export const REVISION_EXTENTS = ['MINOR', 'MAJOR'] as const;
export type RevisionExtentName = (typeof REVISION_EXTENTS)[number];

/** `today`: the day in Shanghai. A day that is left out is the journal's. */
export const revisionRules = (today: string) =>
  z.object({
    revisionDueOn: z.iso
      .date('form.dayUnreadable')
      .refine((day) => day >= today && day <= LAST_DAY, 'form.dueDayPast')
      .nullable(),
    revisionExtent: z.enum(REVISION_EXTENTS, 'input.invalid').nullable(),
  });
