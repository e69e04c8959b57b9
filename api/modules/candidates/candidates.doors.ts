import { on, type Doors } from '../../doors.ts';
import { OFFICE_PAGES } from '../../screen-sets.ts';

export const candidatesDoors: Doors = { screens: { ...on(OFFICE_PAGES, 'Query.reviewerCandidates', 'Query.conflictsOf') } };
