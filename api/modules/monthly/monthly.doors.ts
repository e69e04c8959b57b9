// The doors of this domain: a journal's month is written from the progress of issues and from the journal's page (docs/doors.md).
import { on, type Doors } from '../../doors.ts';
import { ISSUES } from '../../screen-sets.ts';

export const monthlyDoors: Doors = { screens: { ...on(['publishClct', ...ISSUES], 'Viewer.journalMonthExportUrl') } };
