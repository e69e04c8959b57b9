// What colour a status has: in work, with reviewers, waiting on the author, accepted, or closed (LOOK "Tokens").
import type { AuthorStatusName, ContributionStateName } from '../../../shared/workflow.ts';
import type { Tone } from '../../ui/system.ts';

export const STATE_TONE: Readonly<Record<ContributionStateName, Tone>> = {
  UNFINISHED: 'slate',
  NEW_SUBMISSION: 'accent',
  PLAGIARISM_CHECK: 'accent',
  EDITOR_REVIEWING: 'accent',
  EDITOR_PASSED: 'accent',
  EDITOR_RETURNED: 'warning',
  CHIEF_RETURNED: 'warning',
  AUTHOR_REVISED: 'accent',
  EXPERT_INVITED: 'violet',
  EXPERT_REVIEWING: 'violet',
  EXPERT_REVIEWED: 'violet',
  CHIEF_JUDGEMENT: 'accent',
  PUBLISHING_PREREVIEW: 'accent',
  CHIEF_REVIEWING: 'accent',
  AUTHORIZATION_PENDING: 'warning',
  ACCEPTED: 'success',
  NOT_ACCEPTED: 'slate',
  REJECTED: 'slate',
  COMPILED: 'success',
  SINGLE_PUBLISHED: 'success',
  PRESS_REVIEWING: 'success',
  DEPUTY_REVIEWING: 'accent',
  DEPUTY_RETURNED: 'warning',
};

export const AUTHOR_STATUS_TONE: Readonly<Record<AuthorStatusName, Tone>> = {
  UNFINISHED: 'slate',
  NEW_SUBMISSION: 'accent',
  RECEIVED: 'accent',
  ASSIGNED: 'accent',
  AWAITING_REVISION: 'warning',
  REVISION_SUBMITTED: 'accent',
  AWAITING_AUTHORIZATION: 'warning',
  ACCEPTED: 'success',
  NOT_ACCEPTED: 'slate',
  REJECTED: 'slate',
};
