// The editorial acts that the API offers as mutations, one line each: `acts/act-mutation.ts` makes input, payload, roles, description and
// resolver of a line. table/table.ts says who may, when, and what an act needs.
import type { Context } from '../../../context.ts';
import { lockIssuesOf, prepareCompiling } from '../../issues/compile.service.ts';
import type { PlainLimit } from '../../accounts/limits/limited.ts';
import type { ErrorCode } from '../../../../shared/errors.ts';
import type { ActName } from '../../../../shared/workflow.ts';
import { ISSUES, OFFICE_PAGES, POOL } from '../../../screen-sets.ts';
import type { ScreenPath } from '../../../../shared/screens.ts';
import type { PerformInput } from '../perform/step.ts';
import { workflowLimits } from './act-limits.ts';

export interface ActMutation {
  act: ActName;
  /** One manuscript, or several: each is done or says why not. */
  on: 'one' | 'many';
  /** Offered above the list of manuscripts, for the ticked rows. */
  isAboveList?: true;
  /** What is checked or locked of all of them together before each is handled. */
  prepare?: (ctx: Context, contributionIds: readonly number[], input: PerformInput) => Promise<void>;
  /** Error when none is chosen, where that is not SELECT_MANUSCRIPT. */
  none?: ErrorCode;
  /** How often; absent: an act moves a manuscript on once. */
  limit?: PlainLimit;
  /** Its screens, where they are not those of everybody who may do it (workflow.doors.ts). */
  screens?: readonly ScreenPath[];
}

export const actMutations: Readonly<Record<string, ActMutation>> = {
  receiveContributions: { act: 'RECEIVE', on: 'many', isAboveList: true },
  refuseContributions: { act: 'REFUSE', on: 'many', isAboveList: true },
  assignContributions: { act: 'ASSIGN', on: 'many', isAboveList: true },

  startPlagiarismCheck: { act: 'START_PLAGIARISM_CHECK', on: 'many' },
  finishPlagiarismCheck: { act: 'FINISH_PLAGIARISM_CHECK', on: 'many' },
  uploadCheckReport: { act: 'UPLOAD_CHECK_REPORT', on: 'one' },
  returnByEditor: { act: 'EDITOR_RETURN', on: 'one' },
  approveByEditor: { act: 'EDITOR_APPROVE', on: 'many' },
  rejectByEditor: { act: 'EDITOR_REJECT', on: 'many' },

  inviteByEditor: { act: 'EDITOR_INVITE_REVIEWERS', on: 'one', limit: workflowLimits['inviteReviewers:user'] },
  inviteByDeputy: { act: 'DEPUTY_INVITE_REVIEWERS', on: 'one', limit: workflowLimits['inviteReviewers:user'] },
  inviteByChief: { act: 'CHIEF_INVITE_REVIEWERS', on: 'one', limit: workflowLimits['inviteReviewers:user'] },
  closeInvitation: { act: 'CLOSE_INVITATION', on: 'one' },
  acceptInvitations: { act: 'ACCEPT_INVITATION', on: 'many' },
  declineInvitations: { act: 'DECLINE_INVITATION', on: 'many' },
  submitReview: { act: 'REVIEW', on: 'one', screens: ['exportExitResult'] },

  stopInviting: { act: 'STOP_INVITING', on: 'one' },
  summariseReviews: { act: 'SUMMARISE_REVIEWS', on: 'one' },

  returnByDeputy: { act: 'DEPUTY_RETURN', on: 'one' },
  approveByDeputy: { act: 'DEPUTY_APPROVE', on: 'many' },
  rejectByDeputy: { act: 'DEPUTY_REJECT', on: 'many' },

  returnByChief: { act: 'CHIEF_RETURN', on: 'one' },
  preAcceptByChief: { act: 'CHIEF_PRE_ACCEPT', on: 'many' },
  notAcceptByChief: { act: 'CHIEF_NOT_ACCEPT', on: 'one' },
  rejectByChief: { act: 'CHIEF_REJECT', on: 'one' },
  preReview: { act: 'PRE_REVIEW', on: 'one' },
  acceptByChief: { act: 'CHIEF_ACCEPT', on: 'many' },
  changeAuthors: { act: 'CHANGE_AUTHORS', on: 'one', prepare: lockIssuesOf, limit: workflowLimits['changeAuthors:user'] },
  notAcceptFinally: { act: 'CHIEF_FINAL_NOT_ACCEPT', on: 'one' },
  rejectFinally: { act: 'CHIEF_FINAL_REJECT', on: 'one' },
  publishSingly: { act: 'PUBLISH_SINGLE', on: 'many' },
  compileIntoIssue: {
    act: 'COMPILE',
    on: 'many',
    isAboveList: true,
    prepare: prepareCompiling,
    none: 'CHOOSE_MANUSCRIPTS',
    screens: [...OFFICE_PAGES, ...ISSUES],
  },
  removeFromIssue: {
    act: 'REMOVE_FROM_ISSUE',
    on: 'many',
    prepare: lockIssuesOf,
    none: 'CHOOSE_MANUSCRIPTS',
    screens: [...OFFICE_PAGES, ...ISSUES],
  },

  consentToPool: { act: 'CONSENT_TO_POOL', on: 'one', limit: workflowLimits['poolConsent:user'] },
  withdrawPoolConsent: { act: 'WITHDRAW_POOL_CONSENT', on: 'one', limit: workflowLimits['poolConsent:user'] },
  adoptContribution: { act: 'ADOPT', on: 'one', screens: POOL },

  reassignContribution: { act: 'REASSIGN', on: 'one' },
  reopenContribution: { act: 'REOPEN', on: 'one' },
  undoDecision: { act: 'UNDO_DECISION', on: 'one' },
  correctLetter: { act: 'CORRECT_LETTER', on: 'one', limit: workflowLimits['correctLetter:user'] },
  withdrawContribution: { act: 'WITHDRAW', on: 'one' },
};
