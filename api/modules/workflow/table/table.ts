// The editorial workflow: everything that can happen to a manuscript, one row each (spec: S2 §4, rows T01 to T49).
// perform() and the gate both read these rows; docs/workflow.md is printed from them. Nothing else writes a state.
import type { FileKindName } from '../../../../shared/limits.ts';
import { ContributionState, type ContributionStateId, type ActName } from '../../../../shared/workflow.ts';
import {
  afterDeputy, afterEditor, afterReviewers, afterReceiving, afterRound, asBefore, asBeforeClosing, asBeforeCompiling, asBeforeDecision, byRound, byState,
  toAuthor, toChief, toDesk, toEditor, toNobody, toPublishing, toReceiver, toRemainingEditors, unchanged,
  type ConditionName, type Hands, type NextState,
} from './rules.ts';
import type { TemplateField } from '../../letters/letter-templates.service.ts';
import type { EffectName } from './effect-name.ts';
import type { PartyName } from './parties.ts';

/** The editorial rule of each act, which the schema prints; where several rows share an act, each has its own above it. */
export const actRules: Readonly<Record<ActName, string>> = {
  VIEW_DETAIL: 'Looking at the manuscript: always the first entry of the list.',
  RECEIVE: 
    'An editor takes a new submission on and is its editor from here to the end; with the plagiarism check switched on, that comes first.',
  REFUSE: 'An editor declines to handle a new submission; a chief or deputy turns it away at the desk.',
  ASSIGN:
    'The editor-in-chief or a deputy assigns a new submission to an editor, who still has to receive it; an assigned editor hands it on.',
  START_PLAGIARISM_CHECK: 
    'The editor starts the plagiarism check on the outside service; the manuscript waits in this state for its answer.',
  FINISH_PLAGIARISM_CHECK: 'The editor marks the plagiarism check as done, with or without a report.',
  UPLOAD_CHECK_REPORT: 'The editor files the report of the plagiarism check, which also ends the check.',
  EDITOR_RETURN: 'The editor sends the manuscript back for revision; it will return to the same editor.',
  EDITOR_APPROVE: 
    'The editor passes the manuscript on: to the reviewers, the deputy, the editor-in-chief’s judgement or the last decision, whichever of these the journal has switched on first.',
  EDITOR_REJECT: 'The editor rejects the manuscript.',
  EDITOR_INVITE_REVIEWERS: 'The editor invites the first reviewers of a round, or more of them.',
  STOP_INVITING: 'The inviter goes on without reviewers, or waits no longer for them.',
  SUMMARISE_REVIEWS: 
    'The reviews that are in are summed up, by the inviter or the manuscript’s editor; reviewers who have not answered are let go.',
  CHIEF_NOT_ACCEPT:
    'The editor-in-chief judges the manuscript not fit for this journal; with the author’s consent other journals may choose it.',
  CHIEF_PRE_ACCEPT: 'The editor-in-chief pre-accepts the manuscript; the publishing house reads it next.',
  CHIEF_INVITE_REVIEWERS: 'The editor-in-chief wants reviewers heard before judging; their reviews come back to the editor-in-chief.',
  CHIEF_REJECT: 'The editor-in-chief rejects the manuscript on its merits; it never enters the pool.',
  CHIEF_FINAL_REJECT: 'The editor-in-chief rejects the manuscript in the last decision.',
  CHIEF_RETURN: 'The editor-in-chief sends the manuscript back for revision, at the judgement or in the last decision.',
  CHIEF_FINAL_NOT_ACCEPT: 'The editor-in-chief does not accept the manuscript in the last decision; the pool is open to it.',
  PRE_REVIEW: 'The publishing editor gives the house’s opinion; the decision stays with the editor-in-chief.',
  CHIEF_ACCEPT: 'The editor-in-chief accepts the manuscript; the author has to authorise publication.',
  PUBLISH_SINGLE: 'The editor-in-chief publishes an accepted manuscript by itself, ahead of any issue.',
  REVIEW: 'A reviewer hands in the review; the last one completes the round.',
  VIEW_REVIEW: 'Reading the reviews that are in, for the offices of the journal; their own for reviewers.',
  AUTHORIZE: 'The author agrees to the copyright transfer, then hands in the signed papers.',
  CHANGE: 'Opens the page on which the author writes; the act itself is SUBMIT.',
  DEPUTY_RETURN: 'The deputy sends the manuscript back for revision; it returns to the same deputy.',
  DEPUTY_REJECT: 'The deputy rejects the manuscript.',
  DEPUTY_APPROVE: 'The deputy passes the manuscript to the editor-in-chief.',
  DEPUTY_INVITE_REVIEWERS: 'The deputy wants reviewers heard before judging; their reviews come back to the deputy.',
  SUBMIT: 'The author submits a draft, or a revision the office asked for.',
  DELETE_DRAFT: 'The author throws a draft away. Nobody else has known it, so it is really deleted.',
  ACCEPT_INVITATION: 'A reviewer agrees to review.',
  DECLINE_INVITATION: 'A reviewer declines. When all have, the inviter has to think again, where the round was started.',
  COMPILE: 
    'The editor-in-chief compiles the manuscript into an issue that has not gone to the press; singly published ones too (online first).',
  REMOVE_FROM_ISSUE: 'The editor-in-chief takes the manuscript out of an unsent issue: back to where it was before.',
  SEND_TO_PRESS: 
    'The editor-in-chief sends the issue, its catalogue saved and exported, to the press, and each author hears in which issue the article stands. That is the end of it here.',
  CONSENT_TO_POOL: 'The author of a manuscript that was not accepted agrees afterwards that other journals may choose it.',
  WITHDRAW_POOL_CONSENT: 'The author of a manuscript in the pool takes the consent back, as long as no other journal has chosen it.',
  ADOPT: 'Another journal’s editor-in-chief chooses the manuscript from the pool: it begins there as a new submission, under its number.',
  REASSIGN: 
    'The editor-in-chief hands a manuscript under way to another editor. Whose turn it is stays, unless it was the editor’s.',
  REOPEN: 'The editor-in-chief takes back a refusal of the house: the manuscript stands where it stood, a held letter is not sent.',
  WITHDRAW: 'The author takes the manuscript back before it is accepted; nobody can reopen it.',
  CHANGE_AUTHORS:
    'The editor-in-chief changes the authors of an accepted manuscript, with the reason, until its issue is sent; whom it touches is asked to confirm again.',
  UNDO_DECISION:
    'The one who decided takes the decision back before its letter goes: everything stands as before, and the author never hears of it.',
  CORRECT_LETTER: 'The one who decided corrects the opinion and the letter of the decision before it goes; it goes at the same minute.',
  CLOSE_INVITATION:    'The inviter withdraws one invitation, or lets one lapse that nobody has answered in time, for somebody in reserve. The others go on.',
};

/** What an act must bring along. */
export type Need = 'comment' | 'summary' | 'preReview' | 'files' | 'receiver' | 'reviewers' | 'invitation' | 'issue' | 'colloquium' | 'review' | 'confirmedAuthors' | 'authors';

/**
 * The kind of the files that an act may bring along: a decision its attachments, the check its report. Other acts bring none by themselves.
 */
export const actFiles: Readonly<Partial<Record<ActName, FileKindName>>> = {
  UPLOAD_CHECK_REPORT: 'REPORT',
  EDITOR_RETURN: 'OFFICE_ATTACHMENT',
  EDITOR_APPROVE: 'OFFICE_ATTACHMENT',
  EDITOR_REJECT: 'OFFICE_ATTACHMENT',
  DEPUTY_RETURN: 'OFFICE_ATTACHMENT',
  DEPUTY_APPROVE: 'OFFICE_ATTACHMENT',
  DEPUTY_REJECT: 'OFFICE_ATTACHMENT',
  CHIEF_RETURN: 'OFFICE_ATTACHMENT',
  CHIEF_PRE_ACCEPT: 'OFFICE_ATTACHMENT',
  CHIEF_NOT_ACCEPT: 'OFFICE_ATTACHMENT',
  CHIEF_REJECT: 'OFFICE_ATTACHMENT',
  CHIEF_ACCEPT: 'OFFICE_ATTACHMENT',
  CHIEF_FINAL_NOT_ACCEPT: 'OFFICE_ATTACHMENT',
  CHIEF_FINAL_REJECT: 'OFFICE_ATTACHMENT',
};

export type LetterKey = 'submitted' | 'returned' | 'rejected' | 'notAccepted' | 'accepted' | 'publishedSingly' | 'sentToPress' | 'reopened' | 'withdrawalConfirmed' | 'authorsChanged';

/** Letters whose head and tail the journal may write itself (F-061), by the names of its templates. */
export const journalFrames: Readonly<Partial<Record<LetterKey, { head: TemplateField; tail: TemplateField }>>> = {
  returned: { head: 'returnHead', tail: 'returnTail' },
};

export interface Row {
  id: string;
  act: ActName;
  from: readonly ContributionStateId[];
  /** All must hold. */
  when?: readonly ConditionName[];
  /** Any of them may act. */
  by: readonly PartyName[];
  effect?: EffectName;
  /** Null: the draft is removed. Rules see the facts after the effect. */
  to: ContributionStateId | NextState | null;
  hands: Hands;
  needs?: readonly Need[];
  letter?: LetterKey;
  /** A decision: its letter waits ten minutes, so that the editor-in-chief can take it back. */
  isDecision?: true;
  /** Its letter is sent only when the one it takes back has gone out already. */
  takesBackLetter?: true;
  /** Its letter is that of the decision that waits, written anew. */
  rewritesLetter?: true;
  /** The page on which the author prepares the act; the gate offers it beside the act. */
  page?: 'CHANGE';
}

const S = ContributionState;
const rounds = [S.REVIEWERS_INVITED, S.REVIEWERS_AT_WORK, S.REVIEWERS_DONE] as const;

/** Where a decision leads. */
export const decidedStates = [S.EDITOR_RETURNED, S.CHIEF_RETURNED, S.DEPUTY_RETURNED, S.AUTHORIZATION_PENDING, S.NOT_ACCEPTED, S.REJECTED] as const;

/** Submitted, not yet accepted or turned down. */
export const openStates = [
  S.NEW_SUBMISSION, S.PLAGIARISM_CHECK, S.EDITOR_REVIEWING, S.EDITOR_PASSED, S.EDITOR_RETURNED, S.CHIEF_RETURNED, S.AUTHOR_REVISED, ...rounds,
  S.CHIEF_JUDGEMENT, S.PUBLISHING_PREREVIEW, S.CHIEF_REVIEWING, S.AUTHORIZATION_PENDING, S.DEPUTY_REVIEWING, S.DEPUTY_RETURNED,
] as const;

export const rows: readonly Row[] = [
  // The author submits. The journal is either open (every editor may take it) or has an assigned editor; where nobody
  // can take it, the editor-in-chief must assign it.
  { id: 'T01', act: 'SUBMIT', from: [S.UNFINISHED], by: ['author'], effect: 'enterJournal', to: S.NEW_SUBMISSION, hands: toDesk, letter: 'submitted', page: 'CHANGE' },
  { id: 'T02', act: 'DELETE_DRAFT', from: [S.UNFINISHED], by: ['author'], to: null, hands: toNobody },

  { id: 'T03', act: 'RECEIVE', from: [S.NEW_SUBMISSION], by: ['receivingEditor'], effect: 'receive', to: afterReceiving, hands: toEditor },
  // One of several editors declines: the others keep it. The last one declines: the editor-in-chief must assign it.
  { id: 'T04', act: 'REFUSE', from: [S.NEW_SUBMISSION], when: ['isOpenToEditors'], by: ['receivingEditor'], effect: 'declineToReceive', to: S.NEW_SUBMISSION, hands: toRemainingEditors },
  // The editor it was assigned to declines: the editor-in-chief must assign it to someone else.
  { id: 'T05', act: 'REFUSE', from: [S.NEW_SUBMISSION], when: ['isWithOneEditor'], by: ['receivingEditor'], effect: 'declineToReceive', to: S.NEW_SUBMISSION, hands: toChief },
  // The editor-in-chief or a deputy assigns a submission to an editor, who still has to receive it.
  { id: 'T06', act: 'ASSIGN', from: [S.NEW_SUBMISSION], by: ['chief', 'deskDeputy'], effect: 'assign', to: S.NEW_SUBMISSION, hands: toReceiver, needs: ['receiver'] },
  // In a journal with an assigned editor, that editor hands a submission on to a colleague.
  { id: 'T07', act: 'ASSIGN', from: [S.NEW_SUBMISSION], when: ['mayBeHandedOn'], by: ['receivingEditor'], effect: 'assign', to: S.NEW_SUBMISSION, hands: toReceiver, needs: ['receiver'] },
  // Desk rejection: the editor-in-chief or a deputy turns a submission away unread by the editors.
  { id: 'T08', act: 'REFUSE', from: [S.NEW_SUBMISSION], by: ['chief', 'deskDeputy'], to: S.REJECTED, hands: toNobody, letter: 'rejected', isDecision: true },

  { id: 'T09', act: 'START_PLAGIARISM_CHECK', from: [S.PLAGIARISM_CHECK], when: ['isCheckOn', 'hasCheckSite'], by: ['editor'], to: S.PLAGIARISM_CHECK, hands: toEditor },
  { id: 'T10', act: 'FINISH_PLAGIARISM_CHECK', from: [S.PLAGIARISM_CHECK], by: ['editor'], effect: 'endCheck', to: S.EDITOR_REVIEWING, hands: toEditor },
  { id: 'T11', act: 'UPLOAD_CHECK_REPORT', from: [S.PLAGIARISM_CHECK], by: ['editor'], effect: 'endCheck', to: S.EDITOR_REVIEWING, hands: toEditor, needs: ['files'] },

  { id: 'T12', act: 'EDITOR_RETURN', from: [S.EDITOR_REVIEWING, S.AUTHOR_REVISED], when: ['isWithEditor'], by: ['editor'], effect: 'returnFromEditor', to: S.EDITOR_RETURNED, hands: toAuthor, letter: 'returned', isDecision: true, needs: ['comment'] },
  { id: 'T13', act: 'EDITOR_APPROVE', from: [S.EDITOR_REVIEWING, S.AUTHOR_REVISED], when: ['isWithEditor'], by: ['editor'], to: afterEditor, hands: byState },
  { id: 'T14', act: 'EDITOR_REJECT', from: [S.EDITOR_REVIEWING, S.AUTHOR_REVISED], when: ['isWithEditor'], by: ['editor'], to: S.REJECTED, hands: toNobody, letter: 'rejected', isDecision: true },

  // The editor invites the first reviewers of a round and keeps the manuscript in hand while they work.
  { id: 'T15', act: 'EDITOR_INVITE_REVIEWERS', from: [S.EDITOR_PASSED], when: ['areReviewersOn'], by: ['editor'], effect: 'startEditorRound', to: S.REVIEWERS_INVITED, hands: byState, needs: ['reviewers'] },
  // The editor decides that no reviewer is needed.
  { id: 'T16', act: 'STOP_INVITING', from: [S.EDITOR_PASSED], by: ['editor'], to: afterReviewers, hands: byState },
  // More reviewers in the editor's round: a reviewer already at work is not disturbed; a finished round is open again.
  { id: 'T17', act: 'EDITOR_INVITE_REVIEWERS', from: rounds, when: ['invitedByEditor'], by: ['editor'], effect: 'inviteMore', to: byRound, hands: byState, needs: ['reviewers'] },
  // More reviewers in the deputy's round.
  { id: 'T18', act: 'DEPUTY_INVITE_REVIEWERS', from: rounds, when: ['invitedByDeputy'], by: ['deputy'], effect: 'inviteMore', to: byRound, hands: byState, needs: ['reviewers'] },
  // More reviewers in the editor-in-chief's round.
  { id: 'T19', act: 'CHIEF_INVITE_REVIEWERS', from: rounds, when: ['invitedByChief'], by: ['chief'], effect: 'inviteMore', to: byRound, hands: byState, needs: ['reviewers'] },
  { id: 'T20', act: 'ACCEPT_INVITATION', from: [S.REVIEWERS_INVITED, S.REVIEWERS_AT_WORK], by: ['invitedReviewer'], effect: 'acceptInvitation', to: byRound, hands: byState },
  { id: 'T21', act: 'DECLINE_INVITATION', from: [S.REVIEWERS_INVITED, S.REVIEWERS_AT_WORK], by: ['invitedReviewer'], effect: 'declineInvitation', to: byRound, hands: byState },
  { id: 'T22', act: 'REVIEW', from: [S.REVIEWERS_AT_WORK], by: ['reviewerAtWork'], effect: 'finishReview', to: byRound, hands: byState, needs: ['review'] },
  // Nobody has reviewed yet and the inviter will wait no longer: the invitations are closed and the manuscript goes on.
  { id: 'T23', act: 'STOP_INVITING', from: [S.REVIEWERS_INVITED, S.REVIEWERS_AT_WORK], when: ['noReviewYet'], by: ['inviter'], effect: 'closeRound', to: afterRound, hands: byState },
  { id: 'T24', act: 'SUMMARISE_REVIEWS', from: [S.REVIEWERS_AT_WORK, S.REVIEWERS_DONE], when: ['someReviewIn'], by: ['inviter', 'editor'], effect: 'closeRound', to: afterRound, hands: byState, needs: ['summary'] },

  { id: 'T25', act: 'DEPUTY_RETURN', from: [S.DEPUTY_REVIEWING, S.AUTHOR_REVISED], when: ['isWithDeputy'], by: ['deputy'], effect: 'returnFromDeputy', to: S.DEPUTY_RETURNED, hands: toAuthor, letter: 'returned', isDecision: true, needs: ['comment'] },
  { id: 'T26', act: 'DEPUTY_REJECT', from: [S.DEPUTY_REVIEWING, S.AUTHOR_REVISED], when: ['isWithDeputy'], by: ['deputy'], to: S.REJECTED, hands: toNobody, letter: 'rejected', isDecision: true },
  { id: 'T27', act: 'DEPUTY_APPROVE', from: [S.DEPUTY_REVIEWING, S.AUTHOR_REVISED], when: ['isWithDeputy'], by: ['deputy'], to: afterDeputy, hands: toChief },
  // The deputy wants reviewers heard before judging; their reviews come back to the deputy.
  { id: 'T28', act: 'DEPUTY_INVITE_REVIEWERS', from: [S.DEPUTY_REVIEWING, S.AUTHOR_REVISED], when: ['isWithDeputy', 'areReviewersOn'], by: ['deputy'], effect: 'startDeputyRound', to: S.REVIEWERS_INVITED, hands: byState, needs: ['reviewers'] },

  { id: 'T29', act: 'CHIEF_NOT_ACCEPT', from: [S.CHIEF_JUDGEMENT, S.AUTHOR_REVISED], when: ['isUnderJudgement'], by: ['chief'], effect: 'offerToPool', to: S.NOT_ACCEPTED, hands: toNobody, letter: 'notAccepted', isDecision: true },
  { id: 'T30', act: 'CHIEF_PRE_ACCEPT', from: [S.CHIEF_JUDGEMENT, S.AUTHOR_REVISED], when: ['isUnderJudgement'], by: ['chief'], to: S.PUBLISHING_PREREVIEW, hands: toPublishing },
  { id: 'T31', act: 'CHIEF_REJECT', from: [S.CHIEF_JUDGEMENT, S.AUTHOR_REVISED], when: ['isUnderJudgement'], by: ['chief'], to: S.REJECTED, hands: toNobody, letter: 'rejected', isDecision: true },
  // The editor-in-chief sends it back for revision at the judgement.
  { id: 'T32', act: 'CHIEF_RETURN', from: [S.CHIEF_JUDGEMENT, S.AUTHOR_REVISED], when: ['isUnderJudgement'], by: ['chief'], effect: 'returnFromJudgement', to: S.CHIEF_RETURNED, hands: toAuthor, letter: 'returned', isDecision: true, needs: ['comment'] },
  // The editor-in-chief wants reviewers heard before judging; their reviews come back to the editor-in-chief.
  { id: 'T33', act: 'CHIEF_INVITE_REVIEWERS', from: [S.CHIEF_JUDGEMENT, S.AUTHOR_REVISED], when: ['isUnderJudgement', 'areReviewersOn'], by: ['chief'], effect: 'startChiefRound', to: S.REVIEWERS_INVITED, hands: byState, needs: ['reviewers'] },

  { id: 'T34', act: 'PRE_REVIEW', from: [S.PUBLISHING_PREREVIEW], by: ['publishing'], to: S.CHIEF_REVIEWING, hands: toChief, needs: ['preReview'] },

  { id: 'T35', act: 'CHIEF_ACCEPT', from: [S.CHIEF_REVIEWING, S.AUTHOR_REVISED], when: ['isUnderLastDecision'], by: ['chief'], to: S.AUTHORIZATION_PENDING, hands: toAuthor, letter: 'accepted', isDecision: true, needs: ['confirmedAuthors'] },
  { id: 'T36', act: 'CHIEF_FINAL_NOT_ACCEPT', from: [S.CHIEF_REVIEWING, S.AUTHOR_REVISED], when: ['isUnderLastDecision'], by: ['chief'], effect: 'offerToPool', to: S.NOT_ACCEPTED, hands: toNobody, letter: 'notAccepted', isDecision: true },
  { id: 'T37', act: 'CHIEF_FINAL_REJECT', from: [S.CHIEF_REVIEWING, S.AUTHOR_REVISED], when: ['isUnderLastDecision'], by: ['chief'], to: S.REJECTED, hands: toNobody, letter: 'rejected', isDecision: true },
  // The editor-in-chief sends it back for revision in the last decision.
  { id: 'T38', act: 'CHIEF_RETURN', from: [S.CHIEF_REVIEWING, S.AUTHOR_REVISED], when: ['isUnderLastDecision'], by: ['chief'], effect: 'returnFromLastDecision', to: S.CHIEF_RETURNED, hands: toAuthor, letter: 'returned', isDecision: true, needs: ['comment'] },

  // The author submits the revision an editor asked for: to that editor.
  { id: 'T39', act: 'SUBMIT', from: [S.EDITOR_RETURNED], when: ['isTold'], by: ['author'], effect: 'holdByEditor', to: S.AUTHOR_REVISED, hands: byState, page: 'CHANGE' },
  // The author submits the revision the editor-in-chief asked for: to the editor-in-chief, or where the journal prefers it to
  // the original editor, whose approval runs the path again.
  { id: 'T40', act: 'SUBMIT', from: [S.CHIEF_RETURNED], when: ['isTold'], by: ['author'], effect: 'holdByChiefOrEditor', to: S.AUTHOR_REVISED, hands: byState, page: 'CHANGE' },
  // The author submits the revision a deputy asked for: to that deputy.
  { id: 'T41', act: 'SUBMIT', from: [S.DEPUTY_RETURNED], when: ['isTold'], by: ['author'], effect: 'holdByDeputy', to: S.AUTHOR_REVISED, hands: byState, page: 'CHANGE' },

  // The author agrees to the transfer of copyright; the signed papers are still to come.
  { id: 'T42', act: 'AUTHORIZE', from: [S.AUTHORIZATION_PENDING], when: ['hasNotAgreed', 'isTold'], by: ['author'], effect: 'agree', to: S.AUTHORIZATION_PENDING, hands: toAuthor },
  // The author hands in the signed papers: the manuscript is accepted.
  { id: 'T43', act: 'AUTHORIZE', from: [S.AUTHORIZATION_PENDING], when: ['hasAgreed', 'isTold'], by: ['author'], effect: 'accept', to: S.ACCEPTED, hands: toChief, needs: ['files'] },

  { id: 'T44', act: 'PUBLISH_SINGLE', from: [S.ACCEPTED], by: ['chief'], effect: 'publishAlone', to: S.SINGLE_PUBLISHED, hands: toNobody, letter: 'publishedSingly' },
  { id: 'T45', act: 'COMPILE', from: [S.ACCEPTED, S.SINGLE_PUBLISHED], by: ['chief'], effect: 'compile', to: S.COMPILED, hands: toChief, needs: ['issue'] },
  { id: 'T46', act: 'REMOVE_FROM_ISSUE', from: [S.COMPILED], when: ['isIssueOpen'], by: ['chief'], effect: 'takeFromIssue', to: asBeforeCompiling, hands: byState },
  { id: 'T47', act: 'SEND_TO_PRESS', from: [S.COMPILED], when: ['isCatalogueReady'], by: ['chief'], effect: 'sendToPress', to: S.PRESS_REVIEWING, hands: toNobody, letter: 'sentToPress' },

  { id: 'T48', act: 'CONSENT_TO_POOL', from: [S.NOT_ACCEPTED], when: ['isNotInPool', 'isTold'], by: ['author'], effect: 'enterPool', to: S.NOT_ACCEPTED, hands: toNobody },
  { id: 'A06', act: 'WITHDRAW_POOL_CONSENT', from: [S.NOT_ACCEPTED], when: ['isInPool', 'isTold'], by: ['author'], effect: 'leavePool', to: S.NOT_ACCEPTED, hands: toNobody },
  { id: 'T49', act: 'ADOPT', from: [S.NOT_ACCEPTED], when: ['isInPool', 'isTold'], by: ['adopter'], effect: 'startAnew', to: S.NEW_SUBMISSION, hands: toDesk, needs: ['colloquium'] },

  // Outside the legacy list, needed by a real office (principles, Workflow):

  { id: 'A01', act: 'REASSIGN', from: openStates.filter((state) => state !== S.NEW_SUBMISSION), by: ['chief'], effect: 'handToEditor', to: unchanged, hands: byState, needs: ['receiver'] },
  { id: 'A02', act: 'REOPEN', from: [S.NOT_ACCEPTED, S.REJECTED], when: ['canBeReopened'], by: ['chief'], effect: 'reopen', to: asBeforeClosing, hands: byState, letter: 'reopened', takesBackLetter: true },
  // The author takes the manuscript back before it is accepted. It rests among the rejected, marked as withdrawn, and
  // nobody can reopen it.
  { id: 'A03', act: 'WITHDRAW', from: openStates, by: ['author'], effect: 'withdraw', to: S.REJECTED, hands: toNobody, letter: 'withdrawalConfirmed' },
  // A refusal that the author does not know of yet is overtaken by the withdrawal: its letter is not sent, and nothing is given away.
  { id: 'A04', act: 'WITHDRAW', from: [S.NOT_ACCEPTED, S.REJECTED], when: ['isUntold'], by: ['author'], effect: 'withdraw', to: S.REJECTED, hands: toNobody, letter: 'withdrawalConfirmed' },
  { id: 'A05', act: 'CLOSE_INVITATION', from: [S.REVIEWERS_INVITED, S.REVIEWERS_AT_WORK], by: ['inviter'], effect: 'closeInvitation', to: byRound, hands: byState, needs: ['invitation'] },
  { id: 'A07', act: 'CHANGE_AUTHORS', from: [S.AUTHORIZATION_PENDING, S.ACCEPTED, S.COMPILED], when: ['isIssueOpen', 'isTold'], by: ['knowingChief'], effect: 'changeAuthors', to: unchanged, hands: byState, letter: 'authorsChanged', needs: ['comment', 'authors'] },
  { id: 'A08', act: 'UNDO_DECISION', from: decidedStates, when: ['isLetterWaiting', 'isLastDone'], by: ['decider'], effect: 'undoDecision', to: asBeforeDecision, hands: asBefore },
  { id: 'A09', act: 'CORRECT_LETTER', from: decidedStates, when: ['isLetterWaiting', 'isLastDone'], by: ['decider'], effect: 'correctLetter', to: unchanged, hands: byState, rewritesLetter: true },
];

/** What a person may look at: acts that change nothing. VIEW_DETAIL comes first of all and needs no row. */
export interface ViewRow {
  act: ActName;
  from: readonly ContributionStateId[];
  when?: readonly ConditionName[];
  by: readonly PartyName[];
}

const afterFirstRound = [S.EDITOR_PASSED, S.EDITOR_RETURNED, S.CHIEF_RETURNED, S.AUTHOR_REVISED, ...rounds, S.CHIEF_JUDGEMENT, S.PUBLISHING_PREREVIEW, S.CHIEF_REVIEWING, S.AUTHORIZATION_PENDING, S.ACCEPTED, S.NOT_ACCEPTED, S.REJECTED, S.COMPILED, S.SINGLE_PUBLISHED, S.PRESS_REVIEWING, S.DEPUTY_REVIEWING, S.DEPUTY_RETURNED] as const;

export const viewRows: readonly ViewRow[] = [
  // Once a review is in, every office of the journal may read it; never the author or the publisher's staff.
  { act: 'VIEW_REVIEW', from: afterFirstRound, when: ['anyReviewEver'], by: ['office'] },
  // A reviewer may read the own review again.
  { act: 'VIEW_REVIEW', from: afterFirstRound, by: ['finishedReviewer'] },
];
