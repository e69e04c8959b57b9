// What of this domain may be read or done without a rule or a limit, and which screens its calls belong to (docs/doors.md).
import { on, type Doors } from '../../doors.ts';
import { INVITING_REVIEWERS } from '../../screen-sets.ts';

export const candidatesDoors: Doors = { screens: { ...on(INVITING_REVIEWERS, 'Query.reviewerCandidates', 'Query.conflictsOf') } };
