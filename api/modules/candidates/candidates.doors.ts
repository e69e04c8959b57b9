// What of this domain may be read or done without a rule or a limit, and which screens its calls belong to (docs/doors.md).
import { on, type Doors } from '../../doors.ts';
import { OFFICE_PAGES } from '../../screen-sets.ts';

export const candidatesDoors: Doors = { screens: { ...on(OFFICE_PAGES, 'Query.reviewerCandidates', 'Query.conflictsOf') } };
