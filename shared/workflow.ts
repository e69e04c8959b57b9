// The words of the editorial workflow that both sides and the legacy facade share: states, acts, statuses, stages. workflow-rules.ts has
// the rule behind each word; api/modules/workflow/table/table.ts says what may happen when.

/** The 23 states of a manuscript (S2 §4.1, cbState). */
export const ContributionState = {
  UNFINISHED: 0,
  NEW_SUBMISSION: 1,
  PLAGIARISM_CHECK: 2,
  EDITOR_REVIEWING: 3,
  EDITOR_PASSED: 4,
  EDITOR_RETURNED: 5,
  CHIEF_RETURNED: 6,
  AUTHOR_REVISED: 7,
  REVIEWERS_INVITED: 8,
  REVIEWERS_AT_WORK: 9,
  REVIEWERS_DONE: 10,
  CHIEF_JUDGEMENT: 11,
  PUBLISHING_PREREVIEW: 12,
  CHIEF_REVIEWING: 13,
  AUTHORIZATION_PENDING: 14,
  ACCEPTED: 15,
  NOT_ACCEPTED: 16,
  REJECTED: 17,
  COMPILED: 18,
  SINGLE_PUBLISHED: 19,
  PRESS_REVIEWING: 20,
  DEPUTY_REVIEWING: 21,
  DEPUTY_RETURNED: 22,
} as const;

export type ContributionStateName = keyof typeof ContributionState;
export type ContributionStateId = (typeof ContributionState)[ContributionStateName];

/** While a round of reviewers runs, or is in and not yet judged. */
export const ROUND_STATES = ['REVIEWERS_INVITED', 'REVIEWERS_AT_WORK', 'REVIEWERS_DONE'] as const satisfies ContributionStateName[];
export const roundStates: readonly ContributionStateId[] = ROUND_STATES.map((name) => ContributionState[name]);

const contributionStateNames = Object.keys(ContributionState) as ContributionStateName[];
export const contributionStateIds = Object.values(ContributionState);

const stateNameById = new Map<number, ContributionStateName>(contributionStateNames.map((name) => [ContributionState[name], name]));

export function contributionStateName(state: ContributionStateId): ContributionStateName {
  const name = stateNameById.get(state);
  if (name === undefined) throw new Error(`No state ${state}`);
  return name;
}

export function isContributionStateId(value: number): value is ContributionStateId {
  return stateNameById.has(value);
}

/**
 * Editorial acts. 0 to 30 are the legacy types that the facade emits (S2 §4.4); from 101 on are the acts that the
 * legacy system did under another call, and the acts outside its list that a real office needs (principles, Workflow).
 */
export const EditorialAct = {
  VIEW_DETAIL: 0,
  RECEIVE: 1,
  REFUSE: 2,
  ASSIGN: 3,
  START_PLAGIARISM_CHECK: 4,
  FINISH_PLAGIARISM_CHECK: 5,
  UPLOAD_CHECK_REPORT: 6,
  EDITOR_RETURN: 7,
  EDITOR_APPROVE: 8,
  EDITOR_REJECT: 9,
  EDITOR_INVITE_REVIEWERS: 10,
  STOP_INVITING: 11,
  SUMMARISE_REVIEWS: 12,
  CHIEF_NOT_ACCEPT: 13,
  CHIEF_PRE_ACCEPT: 14,
  CHIEF_INVITE_REVIEWERS: 15,
  CHIEF_REJECT: 16,
  CHIEF_FINAL_REJECT: 17,
  CHIEF_RETURN: 18,
  CHIEF_FINAL_NOT_ACCEPT: 19,
  PRE_REVIEW: 20,
  CHIEF_ACCEPT: 21,
  PUBLISH_SINGLE: 22,
  REVIEW: 23,
  VIEW_REVIEW: 24,
  AUTHORIZE: 25,
  CHANGE: 26,
  DEPUTY_RETURN: 27,
  DEPUTY_REJECT: 28,
  DEPUTY_APPROVE: 29,
  DEPUTY_INVITE_REVIEWERS: 30,
  SUBMIT: 101,
  DELETE_DRAFT: 102,
  ACCEPT_INVITATION: 103,
  DECLINE_INVITATION: 104,
  COMPILE: 105,
  REMOVE_FROM_ISSUE: 106,
  SEND_TO_PRESS: 107,
  CONSENT_TO_POOL: 108,
  ADOPT: 109,
  REASSIGN: 110,
  REOPEN: 111,
  WITHDRAW: 112,
  CLOSE_INVITATION: 113,
  WITHDRAW_POOL_CONSENT: 114,
  CHANGE_AUTHORS: 115,
  UNDO_DECISION: 116,
  CORRECT_LETTER: 117,
} as const;

export type ActName = keyof typeof EditorialAct;
export type ActId = (typeof EditorialAct)[ActName];

export const actNames = Object.keys(EditorialAct) as ActName[];

const actNameById = new Map<number, ActName>(actNames.map((name) => [EditorialAct[name], name]));

export function actName(act: ActId): ActName {
  const name = actNameById.get(act);
  if (name === undefined) throw new Error(`No act ${act}`);
  return name;
}

/** The legacy type number 0 to 30, null for the acts that have none. */
export function legacyActType(act: ActId): number | null {
  return act <= 30 ? act : null;
}

/** An author's view of the state (S2 §4.1); the values are the author filter codes of S2 §4.2. */
export const AuthorStatus = {
  UNFINISHED: 0,
  NEW_SUBMISSION: 1,
  RECEIVED: 2,
  ASSIGNED: 3,
  AWAITING_REVISION: 4,
  REVISION_SUBMITTED: 5,
  AWAITING_AUTHORIZATION: 6,
  ACCEPTED: 7,
  NOT_ACCEPTED: 8,
  REJECTED: 9,
} as const;

export type AuthorStatusName = keyof typeof AuthorStatus;
export type AuthorStatusId = (typeof AuthorStatus)[AuthorStatusName];
export const authorStatusNames = Object.keys(AuthorStatus) as AuthorStatusName[];

/** Authors learn less than the office: everything between the editor's pass and the decision is "assigned" (D2-32). */
export const authorStatusOf: Readonly<Record<ContributionStateId, AuthorStatusId>> = {
  0: AuthorStatus.UNFINISHED,
  1: AuthorStatus.NEW_SUBMISSION,
  2: AuthorStatus.RECEIVED,
  3: AuthorStatus.RECEIVED,
  4: AuthorStatus.ASSIGNED,
  5: AuthorStatus.AWAITING_REVISION,
  6: AuthorStatus.AWAITING_REVISION,
  7: AuthorStatus.REVISION_SUBMITTED,
  8: AuthorStatus.ASSIGNED,
  9: AuthorStatus.ASSIGNED,
  10: AuthorStatus.ASSIGNED,
  11: AuthorStatus.ASSIGNED,
  12: AuthorStatus.ASSIGNED,
  13: AuthorStatus.ASSIGNED,
  14: AuthorStatus.AWAITING_AUTHORIZATION,
  15: AuthorStatus.ACCEPTED,
  16: AuthorStatus.NOT_ACCEPTED,
  17: AuthorStatus.REJECTED,
  18: AuthorStatus.ACCEPTED,
  19: AuthorStatus.ACCEPTED,
  20: AuthorStatus.ACCEPTED,
  21: AuthorStatus.ASSIGNED,
  22: AuthorStatus.AWAITING_REVISION,
};

/** The states that an author status stands for: the author list's filter. */
export function statesOfAuthorStatus(status: AuthorStatusId): ContributionStateId[] {
  return contributionStateIds.filter((state) => authorStatusOf[state] === status);
}

/** States in which the author has something to do: the author list's "pending" scope (D2-31). */
export const authorPendingStates: readonly ContributionStateId[] = [5, 6, 14, 22];

/** States in which the submitter may change the text (D13-108). */
export const editableStates: readonly ContributionStateId[] = [0, 5, 6, 22];

/** The office's status filter, in its order: S2 §4.2 and the codes that list lacked (D2-33). A draft belongs to its author alone. */
export const officeFilterStates = [
  1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22,
] as const satisfies readonly ContributionStateId[];

/** Accepted and on the way into an issue, or through it (D2-73). */
export const publicationStates: readonly ContributionStateId[] = [15, 18, 19, 20];

/** Nothing has to follow: not accepted, rejected, published singly, at the press. 16, 17 and 19 have ways on, but wait for nobody. */
const endStates: readonly ContributionStateId[] = [16, 17, 19, 20];

export function isEndState(state: ContributionStateId): boolean {
  return endStates.includes(state);
}

/** Turned down, or taken back by the author. 16 may go on in the pool, and the editor-in-chief may reopen both. */
export const closedStates: readonly ContributionStateId[] = [16, 17];

/** How a manuscript came to the journal (dictionary MANUSCRIPT_TYPE). */
export const ContributionSource = { SPECIAL_INVITATION: 1, FREE_SUBMISSION: 2, OTHER: 3 } as const;
export type ContributionSourceId = (typeof ContributionSource)[keyof typeof ContributionSource];

/** The office whose turn it is where a state alone does not say: in a revision, and while reviewers review. */
export type Holder = 'editor' | 'deputy' | 'chief';

/** An invitation to review (S2 §4.6). Closed: its round ended, the office withdrew it, or it lapsed, before the review was in. */
export const ReviewStatus = { PENDING: 1, ACCEPTED: 2, DECLINED: 3, FINISHED: 4, CLOSED: 5 } as const;
export type ReviewStatusName = keyof typeof ReviewStatus;
export type ReviewStatusId = (typeof ReviewStatus)[ReviewStatusName];

/** The office waits for an answer or for the review. */
export const outstandingReviews: readonly ReviewStatusId[] = [ReviewStatus.PENDING, ReviewStatus.ACCEPTED];

/** Who may know whom (principles, Blind review). */
export const ReviewType = { SINGLE_BLIND: 0, DOUBLE_BLIND: 1, OPEN: 2 } as const;
export type ReviewTypeId = (typeof ReviewType)[keyof typeof ReviewType];
