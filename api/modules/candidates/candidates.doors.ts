// The doors of this domain: the screens of its calls, their limits, and the calls without a rule or a limit (docs/doors.md).
import { limits, on, type Doors } from '../../doors.ts';
import { OFFICE_PAGES } from '../../screen-sets.ts';

export const candidatesLimits = limits({
  /** Searching for reviewers, which shows their addresses: more than an office types in an hour, too few to copy the register. */
  'findReviewers:user': { points: 600, seconds: 3600 },
});

export const candidatesDoors: Doors = {
  limits: candidatesLimits,
  screens: { ...on(OFFICE_PAGES, 'Query.reviewerCandidates', 'Query.conflictsOf') },
};
