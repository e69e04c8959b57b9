// The rows of the workflow table (docs/workflow.md) as worked examples, written apart from it: each act on a manuscript, and the result.
import { RoleKind, type RoleKindId } from '../../../../shared/roles.ts';
import { ReviewStatus, type ActName } from '../../../../shared/workflow.ts';
import { filledReview } from '../../reviews/review.factory.ts';
import { answerOfRow, applyRow, findRow, missingNeed } from './transition.ts';
import type { ActInput, Actor, DecisionFacts, WorkflowFacts, WorkflowSettings } from '../perform/facts.ts';
import { buildFacts, ids, people } from '../testing/workflow.factory.ts';
import type { Row } from './table.ts';

type Given = Partial<Omit<WorkflowFacts, 'settings'>> & { settings?: Partial<WorkflowSettings> };
interface Example {
  id: string;
  given: Given;
  by: Actor;
  does: ActName;
  /** The act's input; the row must refuse it without. */
  with?: ActInput;
  /** Null: the draft is gone. */
  then: Partial<WorkflowFacts> | null;
}

const hands = (kind: RoleKindId | null, userId: number | null = null) => ({ responsible: kind === null ? null : { kind, userId } });
const author = hands(RoleKind.AUTHOR, ids.author);
const editor = hands(RoleKind.EDITOR, ids.editor);
const allEditors = hands(RoleKind.EDITOR);
const chief = hands(RoleKind.EDITOR_IN_CHIEF);
const deputy = hands(RoleKind.ASSOCIATE_EDITOR_IN_CHIEF);
const thisDeputy = hands(RoleKind.ASSOCIATE_EDITOR_IN_CHIEF, ids.deputy);
const publishing = hands(RoleKind.PUBLISHING_EDITOR);
const nobody = hands(null);

const withEditor = { editorId: ids.editor, ...editor };
const judged = { editorId: ids.editor, ...chief };
const reviewer = (ownReviewStatus: Actor['ownReviewStatus']): Actor => ({ ...people.reviewer, ownReviewStatus });
const counts = (pending: number, accepted: number, declined: number, finished: number) => ({ reviews: { pending, accepted, declined, finished } });
const round = (state: 8 | 9 | 10, invitedFrom: 4 | 11 | 21, given: Given = {}): Given => ({ state, invitedFrom, editorId: ids.editor, ...given });
const reviewers = { reviewerIds: [ids.reviewer] };
const closes = (wasAccepted: boolean) => ({ reviewId: 1, closing: { wasAccepted, reviewerId: ids.reviewer } });
const opinion = { comment: 'Please shorten section 2.' };
const changed = { authorId: 1, revision: null, personName: '沈知远', name: null, email: '', company: '临江大学', isCorresponding: true, creditRoles: [] };
const off = (...names: (keyof WorkflowSettings)[]) => ({ settings: Object.fromEntries(names.map((name) => [name, false])) as Partial<WorkflowSettings> });

/** A decision whose letter waits, with what stood before it. */
const waits = (deciderId: number, before: Partial<WorkflowFacts>, more: Partial<DecisionFacts> = {}) => ({
  isDecisionHeld: true,
  decision: { deciderId, isLast: true, isLetterWaiting: true, before: beforeDecision(before), ...more },
});

function beforeDecision(given: Partial<WorkflowFacts>): NonNullable<DecisionFacts['before']> {
  const { state, responsible, heldBy, returnedFrom, invitedFrom, compiledFrom, editorId, deputyId, hasAuthorized, poolConsent, isInPool } = { ...buildFacts(), ...given };
  return { state, responsible, heldBy, returnedFrom, invitedFrom, compiledFrom, editorId, deputyId, hasAuthorized, poolConsent, isInPool };
}

export const examples: readonly Example[] = [
  { id: 'T01', given: {}, by: people.author, does: 'SUBMIT', then: { state: 1, ...allEditors } },
  { id: 'T01', given: off('isOpenToAllEditors'), by: people.author, does: 'SUBMIT', then: { state: 1, ...editor } },
  { id: 'T01', given: { settings: { isOpenToAllEditors: false, assignedEditorId: null } }, by: people.author, does: 'SUBMIT', then: { state: 1, ...chief } },
  { id: 'T01', given: { editorIds: [] }, by: people.author, does: 'SUBMIT', then: { state: 1, ...chief } },
  { id: 'T02', given: {}, by: people.author, does: 'DELETE_DRAFT', then: null },
  { id: 'T03', given: { state: 1, ...allEditors }, by: people.editor, does: 'RECEIVE', then: { state: 2, ...withEditor } },
  { id: 'T03', given: { state: 1, ...editor, ...off('checksPlagiarism') }, by: people.editor, does: 'RECEIVE', then: { state: 3, ...withEditor } },
  { id: 'T04', given: { state: 1, ...allEditors }, by: people.editor, does: 'REFUSE', then: { state: 1, ...allEditors, refusedBy: [ids.editor] } },
  { id: 'T04', given: { state: 1, ...allEditors, ...off('isOpenToAllEditors') }, by: people.editor, does: 'REFUSE', then: { state: 1, ...allEditors } },
  { id: 'T04', given: { state: 1, ...allEditors, refusedBy: [ids.editor2] }, by: people.editor, does: 'REFUSE', then: { state: 1, ...chief } },
  { id: 'T05', given: { state: 1, ...editor }, by: people.editor, does: 'REFUSE', then: { state: 1, ...chief, refusedBy: [ids.editor] } },
  { id: 'T06', given: { state: 1, ...allEditors }, by: people.chief, does: 'ASSIGN', with: { receiverId: ids.editor2 }, then: { state: 1, ...hands(RoleKind.EDITOR, ids.editor2) } },
  { id: 'T06', given: { state: 1, ...chief }, by: people.deputy, does: 'ASSIGN', with: { receiverId: ids.editor }, then: { state: 1, ...editor } },
  { id: 'T06', given: { state: 1, ...editor }, by: people.executive, does: 'ASSIGN', with: { receiverId: ids.editor2 }, then: { state: 1, ...hands(RoleKind.EDITOR, ids.editor2) } },
  { id: 'T07', given: { state: 1, ...editor, ...off('isOpenToAllEditors') }, by: people.editor, does: 'ASSIGN', with: { receiverId: ids.editor2 }, then: { state: 1, ...hands(RoleKind.EDITOR, ids.editor2) } },
  { id: 'T08', given: { state: 1, ...allEditors }, by: people.chief, does: 'REFUSE', then: { state: 17, ...nobody, closedFrom: 1 } },
  { id: 'T08', given: { state: 1, ...chief }, by: people.deputy, does: 'REFUSE', then: { state: 17, ...nobody } },
  { id: 'T09', given: { state: 2, ...withEditor }, by: people.editor, does: 'START_PLAGIARISM_CHECK', then: { state: 2, ...withEditor } },
  { id: 'T10', given: { state: 2, ...withEditor }, by: people.editor, does: 'FINISH_PLAGIARISM_CHECK', then: { state: 3, ...withEditor } },
  { id: 'T10', given: { state: 2, ...withEditor, ...off('checksPlagiarism') }, by: people.editor, does: 'FINISH_PLAGIARISM_CHECK', then: { state: 3, ...withEditor } },
  { id: 'T11', given: { state: 2, ...withEditor }, by: people.editor, does: 'UPLOAD_CHECK_REPORT', with: { fileIds: [1] }, then: { state: 3, ...withEditor } },
  { id: 'T12', given: { state: 3, ...withEditor }, by: people.editor, does: 'EDITOR_RETURN', with: opinion, then: { state: 5, ...author, returnedFrom: 3 } },
  { id: 'T12', given: { state: 7, heldBy: 'editor', returnedFrom: 11, ...withEditor }, by: people.editor, does: 'EDITOR_RETURN', with: opinion, then: { state: 5, ...author, returnedFrom: 3 } },
  { id: 'T13', given: { state: 3, ...withEditor }, by: people.editor, does: 'EDITOR_APPROVE', then: { state: 4, ...withEditor } },
  { id: 'T13', given: { state: 7, heldBy: 'editor', ...withEditor, ...off('invitesReviewers') }, by: people.editor, does: 'EDITOR_APPROVE', then: { state: 21, ...deputy, heldBy: null } },
  { id: 'T13', given: { state: 3, ...withEditor, hasDeputy: false, ...off('invitesReviewers') }, by: people.editor, does: 'EDITOR_APPROVE', then: { state: 21, ...chief } },
  { id: 'T13', given: { state: 3, ...withEditor, ...off('invitesReviewers', 'deputyReviews') }, by: people.editor, does: 'EDITOR_APPROVE', then: { state: 11, ...chief } },
  { id: 'T13', given: { state: 3, ...withEditor, ...off('invitesReviewers', 'deputyReviews', 'chiefPreAccepts') }, by: people.editor, does: 'EDITOR_APPROVE', then: { state: 13, ...chief } },
  { id: 'T14', given: { state: 3, ...withEditor }, by: people.editor, does: 'EDITOR_REJECT', then: { state: 17, ...nobody, closedFrom: 3 } },
  { id: 'T14', given: { state: 7, heldBy: 'editor', ...withEditor }, by: people.editor, does: 'EDITOR_REJECT', then: { state: 17, heldBy: 'editor', closedFrom: 7 } },
  { id: 'T15', given: { state: 4, ...withEditor }, by: people.editor, does: 'EDITOR_INVITE_REVIEWERS', with: reviewers, then: { state: 8, ...withEditor, invitedFrom: 4, ...counts(1, 0, 0, 0) } },
  { id: 'T16', given: { state: 4, ...withEditor }, by: people.editor, does: 'STOP_INVITING', then: { state: 21, ...deputy } },
  { id: 'T16', given: { state: 4, ...withEditor, invitedFrom: 11, ...off('deputyReviews', 'invitesReviewers') }, by: people.editor, does: 'STOP_INVITING', then: { state: 11, ...chief } },
  { id: 'T16', given: { state: 4, ...withEditor, ...off('deputyReviews', 'chiefPreAccepts') }, by: people.editor, does: 'STOP_INVITING', then: { state: 13, ...chief } },
  { id: 'T17', given: round(8, 4, { ...editor, ...counts(1, 0, 0, 0) }), by: people.editor, does: 'EDITOR_INVITE_REVIEWERS', with: reviewers, then: { state: 8, ...withEditor, ...counts(2, 0, 0, 0) } },
  { id: 'T17', given: round(10, 4, { ...editor, ...counts(0, 0, 0, 1), ...off('invitesReviewers') }), by: people.editor, does: 'EDITOR_INVITE_REVIEWERS', with: reviewers, then: { state: 9, ...withEditor, ...counts(1, 0, 0, 1) } },
  { id: 'T18', given: round(9, 21, counts(0, 1, 0, 0)), by: people.deputy, does: 'DEPUTY_INVITE_REVIEWERS', with: reviewers, then: { state: 9, ...deputy, ...counts(1, 1, 0, 0) } },
  { id: 'T18', given: round(10, 21, counts(0, 0, 0, 1)), by: people.deputy, does: 'DEPUTY_INVITE_REVIEWERS', with: reviewers, then: { state: 9, ...deputy } },
  { id: 'T19', given: round(10, 11, counts(0, 0, 0, 1)), by: people.executive, does: 'CHIEF_INVITE_REVIEWERS', with: reviewers, then: { state: 9, ...chief } },
  { id: 'T19', given: round(8, 11, counts(1, 0, 0, 0)), by: people.chief, does: 'CHIEF_INVITE_REVIEWERS', with: reviewers, then: { state: 8, ...chief } },
  { id: 'T20', given: round(8, 4, counts(2, 0, 0, 0)), by: reviewer(ReviewStatus.PENDING), does: 'ACCEPT_INVITATION', then: { state: 9, ...withEditor, ...counts(1, 1, 0, 0) } },
  { id: 'T20', given: round(9, 21, counts(1, 0, 0, 1)), by: reviewer(ReviewStatus.PENDING), does: 'ACCEPT_INVITATION', then: { state: 9, ...deputy, ...counts(0, 1, 0, 1) } },
  { id: 'T21', given: round(8, 4, counts(2, 0, 0, 0)), by: reviewer(ReviewStatus.PENDING), does: 'DECLINE_INVITATION', then: { state: 8, ...withEditor, ...counts(1, 0, 1, 0) } },
  { id: 'T21', given: round(8, 4, counts(1, 0, 1, 0)), by: reviewer(ReviewStatus.PENDING), does: 'DECLINE_INVITATION', then: { state: 4, ...withEditor } },
  { id: 'T21', given: round(8, 21, { ...counts(1, 0, 0, 0), deputyId: ids.deputy }), by: reviewer(ReviewStatus.PENDING), does: 'DECLINE_INVITATION', then: { state: 21, ...thisDeputy } },
  { id: 'T21', given: round(8, 11, counts(1, 0, 0, 0)), by: reviewer(ReviewStatus.PENDING), does: 'DECLINE_INVITATION', then: { state: 11, ...chief } },
  { id: 'T21', given: round(9, 4, counts(1, 0, 0, 1)), by: reviewer(ReviewStatus.PENDING), does: 'DECLINE_INVITATION', then: { state: 10, ...withEditor } },
  // A reserve takes the place of a reviewer who declines.
  { id: 'T21', given: round(8, 4, { ...counts(1, 0, 0, 0), reserves: 2 }), by: reviewer(ReviewStatus.PENDING), does: 'DECLINE_INVITATION', then: { state: 8, ...withEditor, reserves: 1, ...counts(1, 0, 1, 0) } },
  { id: 'T22', given: round(9, 4, counts(1, 1, 0, 0)), by: reviewer(ReviewStatus.ACCEPTED), does: 'REVIEW', with: { review: filledReview() }, then: { state: 9, ...withEditor, hasFinishedReview: true, ...counts(1, 0, 0, 1) } },
  { id: 'T22', given: round(9, 11, counts(0, 1, 1, 0)), by: reviewer(ReviewStatus.ACCEPTED), does: 'REVIEW', with: { review: filledReview() }, then: { state: 10, ...chief, ...counts(0, 0, 1, 1) } },
  { id: 'T23', given: round(8, 4, { ...editor, ...counts(2, 0, 0, 0) }), by: people.editor, does: 'STOP_INVITING', then: { state: 21, ...deputy, ...counts(0, 0, 0, 0) } },
  { id: 'T23', given: round(9, 4, { ...editor, ...counts(0, 1, 0, 0), ...off('deputyReviews') }), by: people.editor, does: 'STOP_INVITING', then: { state: 11, ...chief } },
  { id: 'T23', given: round(8, 4, { ...editor, ...counts(1, 0, 0, 0), ...off('deputyReviews', 'chiefPreAccepts') }), by: people.editor, does: 'STOP_INVITING', then: { state: 13, ...chief } },
  { id: 'T23', given: round(8, 21, counts(1, 0, 0, 0)), by: people.deputy, does: 'STOP_INVITING', then: { state: 21, ...deputy } },
  { id: 'T23', given: round(9, 11, counts(1, 1, 0, 0)), by: people.chief, does: 'STOP_INVITING', then: { state: 11, ...chief } },
  { id: 'T24', given: round(9, 4, { ...editor, ...counts(1, 0, 0, 1) }), by: people.editor, does: 'SUMMARISE_REVIEWS', with: opinion, then: { state: 21, ...deputy, ...counts(0, 0, 0, 1) } },
  { id: 'T24', given: round(10, 4, { ...editor, ...counts(0, 0, 0, 1), ...off('deputyReviews', 'chiefPreAccepts') }), by: people.editor, does: 'SUMMARISE_REVIEWS', with: opinion, then: { state: 13, ...chief } },
  { id: 'T24', given: round(10, 21, counts(0, 0, 0, 1)), by: people.deputy, does: 'SUMMARISE_REVIEWS', with: opinion, then: { state: 21, ...deputy } },
  { id: 'T24', given: round(10, 11, counts(0, 0, 0, 1)), by: people.editor, does: 'SUMMARISE_REVIEWS', with: opinion, then: { state: 11, ...chief } },
  { id: 'T25', given: { state: 21, editorId: ids.editor, ...deputy }, by: people.deputy, does: 'DEPUTY_RETURN', with: opinion, then: { state: 22, ...author, returnedFrom: 21, deputyId: ids.deputy } },
  { id: 'T25', given: { state: 7, heldBy: 'deputy', editorId: ids.editor }, by: people.deputy, does: 'DEPUTY_RETURN', with: opinion, then: { state: 22, ...author } },
  { id: 'T26', given: { state: 21, editorId: ids.editor }, by: people.deputy, does: 'DEPUTY_REJECT', then: { state: 17, ...nobody, closedFrom: 21 } },
  { id: 'T26', given: { state: 7, heldBy: 'deputy', editorId: ids.editor }, by: people.deputy, does: 'DEPUTY_REJECT', then: { state: 17, ...nobody } },
  { id: 'T27', given: { state: 21, editorId: ids.editor }, by: people.deputy, does: 'DEPUTY_APPROVE', then: { state: 11, ...chief } },
  { id: 'T27', given: { state: 7, heldBy: 'deputy', editorId: ids.editor, ...off('chiefPreAccepts') }, by: people.deputy, does: 'DEPUTY_APPROVE', then: { state: 13, ...chief } },
  { id: 'T28', given: { state: 21, editorId: ids.editor }, by: people.deputy, does: 'DEPUTY_INVITE_REVIEWERS', with: reviewers, then: { state: 8, ...thisDeputy, invitedFrom: 21, ...counts(1, 0, 0, 0) } },
  { id: 'T28', given: { state: 7, heldBy: 'deputy', editorId: ids.editor, ...counts(0, 0, 2, 1) }, by: people.deputy, does: 'DEPUTY_INVITE_REVIEWERS', with: reviewers, then: { state: 8, ...thisDeputy, ...counts(1, 0, 0, 0) } },
  { id: 'T29', given: { state: 11, ...judged }, by: people.chief, does: 'CHIEF_NOT_ACCEPT', then: { state: 16, ...nobody, isInPool: false, closedFrom: 11 } },
  { id: 'T29', given: { state: 7, heldBy: 'chief', returnedFrom: 11, ...judged, poolConsent: true }, by: people.executive, does: 'CHIEF_NOT_ACCEPT', then: { state: 16, ...nobody, isInPool: true } },
  { id: 'T30', given: { state: 11, ...judged }, by: people.chief, does: 'CHIEF_PRE_ACCEPT', then: { state: 12, ...publishing } },
  { id: 'T30', given: { state: 7, heldBy: 'chief', returnedFrom: 11, ...judged }, by: people.chief, does: 'CHIEF_PRE_ACCEPT', then: { state: 12, ...publishing } },
  { id: 'T31', given: { state: 11, ...judged, poolConsent: true }, by: people.chief, does: 'CHIEF_REJECT', then: { state: 17, ...nobody, isInPool: false } },
  { id: 'T31', given: { state: 7, heldBy: 'chief', returnedFrom: 11, ...judged }, by: people.chief, does: 'CHIEF_REJECT', then: { state: 17, ...nobody } },
  { id: 'T32', given: { state: 11, ...judged }, by: people.chief, does: 'CHIEF_RETURN', with: opinion, then: { state: 6, ...author, returnedFrom: 11 } },
  { id: 'T32', given: { state: 7, heldBy: 'chief', returnedFrom: 11, ...judged }, by: people.chief, does: 'CHIEF_RETURN', with: opinion, then: { state: 6, ...author, returnedFrom: 11 } },
  { id: 'T33', given: { state: 11, ...judged }, by: people.chief, does: 'CHIEF_INVITE_REVIEWERS', with: reviewers, then: { state: 8, ...chief, invitedFrom: 11, ...counts(1, 0, 0, 0) } },
  { id: 'T33', given: { state: 7, heldBy: 'chief', returnedFrom: 11, ...judged }, by: people.chief, does: 'CHIEF_INVITE_REVIEWERS', with: reviewers, then: { state: 8, ...chief, invitedFrom: 11 } },
  { id: 'T34', given: { state: 12, editorId: ids.editor }, by: people.publishing, does: 'PRE_REVIEW', with: opinion, then: { state: 13, ...chief } },
  { id: 'T35', given: { state: 13, ...judged }, by: people.chief, does: 'CHIEF_ACCEPT', then: { state: 14, ...author } },
  { id: 'T35', given: { state: 7, heldBy: 'chief', returnedFrom: 13, ...judged }, by: people.executive, does: 'CHIEF_ACCEPT', then: { state: 14, ...author } },
  { id: 'T36', given: { state: 13, ...judged, poolConsent: true }, by: people.chief, does: 'CHIEF_FINAL_NOT_ACCEPT', then: { state: 16, ...nobody, isInPool: true } },
  { id: 'T36', given: { state: 7, heldBy: 'chief', returnedFrom: 13, ...judged }, by: people.chief, does: 'CHIEF_FINAL_NOT_ACCEPT', then: { state: 16, ...nobody, isInPool: false } },
  { id: 'T37', given: { state: 13, ...judged }, by: people.chief, does: 'CHIEF_FINAL_REJECT', then: { state: 17, ...nobody } },
  { id: 'T37', given: { state: 7, heldBy: 'chief', returnedFrom: 13, ...judged }, by: people.chief, does: 'CHIEF_FINAL_REJECT', then: { state: 17, ...nobody } },
  { id: 'T38', given: { state: 13, ...judged }, by: people.chief, does: 'CHIEF_RETURN', with: opinion, then: { state: 6, ...author, returnedFrom: 13 } },
  { id: 'T38', given: { state: 7, heldBy: 'chief', returnedFrom: 13, ...judged }, by: people.chief, does: 'CHIEF_RETURN', with: opinion, then: { state: 6, ...author, returnedFrom: 13 } },
  { id: 'T39', given: { state: 5, editorId: ids.editor, returnedFrom: 3 }, by: people.author, does: 'SUBMIT', then: { state: 7, ...withEditor, heldBy: 'editor' } },
  { id: 'T39', given: { state: 5, editorId: null, returnedFrom: 3 }, by: people.author, does: 'SUBMIT', then: { state: 7, ...chief, heldBy: 'editor' } },
  { id: 'T40', given: { state: 6, editorId: ids.editor, returnedFrom: 11 }, by: people.author, does: 'SUBMIT', then: { state: 7, ...chief, heldBy: 'chief', returnedFrom: 11 } },
  { id: 'T40', given: { state: 6, editorId: ids.editor, returnedFrom: 13, settings: { returnsToOriginalEditor: true } }, by: people.author, does: 'SUBMIT', then: { state: 7, ...withEditor, heldBy: 'editor' } },
  { id: 'T40', given: { state: 6, editorId: null, returnedFrom: 13, settings: { returnsToOriginalEditor: true } }, by: people.author, does: 'SUBMIT', then: { state: 7, ...chief, heldBy: 'chief' } },
  { id: 'T41', given: { state: 22, editorId: ids.editor, deputyId: ids.deputy, returnedFrom: 21 }, by: people.author, does: 'SUBMIT', then: { state: 7, ...thisDeputy, heldBy: 'deputy' } },
  { id: 'T42', given: { state: 14, ...author }, by: people.author, does: 'AUTHORIZE', then: { state: 14, ...author, hasAuthorized: true } },
  { id: 'T43', given: { state: 14, ...author, hasAuthorized: true }, by: people.author, does: 'AUTHORIZE', with: { fileIds: [1] }, then: { state: 15, ...chief } },
  { id: 'T44', given: { state: 15, ...judged }, by: people.chief, does: 'PUBLISH_SINGLE', then: { state: 19, ...nobody } },
  { id: 'T45', given: { state: 15, ...judged }, by: people.chief, does: 'COMPILE', with: { issueId: 1 }, then: { state: 18, ...chief, compiledFrom: 15 } },
  { id: 'T45', given: { state: 19, editorId: ids.editor }, by: people.executive, does: 'COMPILE', with: { issueId: 1 }, then: { state: 18, ...chief, compiledFrom: 19 } },
  { id: 'T46', given: { state: 18, ...judged, compiledFrom: 15, issue: { isSent: false, isCatalogueExported: true } }, by: people.chief, does: 'REMOVE_FROM_ISSUE', then: { state: 15, ...chief, issue: null } },
  { id: 'T46', given: { state: 18, ...judged, compiledFrom: 19, issue: { isSent: false, isCatalogueExported: false } }, by: people.chief, does: 'REMOVE_FROM_ISSUE', then: { state: 19, ...nobody } },
  { id: 'T47', given: { state: 18, ...judged, compiledFrom: 15, issue: { isSent: false, isCatalogueExported: true } }, by: people.chief, does: 'SEND_TO_PRESS', then: { state: 20, ...nobody, issue: { isSent: true, isCatalogueExported: true } } },
  { id: 'T48', given: { state: 16, ...nobody }, by: people.author, does: 'CONSENT_TO_POOL', then: { state: 16, ...nobody, isInPool: true, poolConsent: true } },
  { id: 'A06', given: { state: 16, ...nobody, isInPool: true, poolConsent: true }, by: people.author, does: 'WITHDRAW_POOL_CONSENT', then: { state: 16, ...nobody, isInPool: false, poolConsent: false } },
  { id: 'T49', given: { state: 16, ...nobody, isInPool: true, poolConsent: true, editorId: ids.editor, refusedBy: [ids.editor2] }, by: people.adopter, does: 'ADOPT', with: { colloquiumId: 2 }, then: { state: 1, ...allEditors, isInPool: false, editorId: null, refusedBy: [] } },
  { id: 'T49', given: { state: 16, ...nobody, isInPool: true, ...off('isOpenToAllEditors') }, by: people.chief, does: 'ADOPT', with: { colloquiumId: 2 }, then: { state: 1, ...editor } },
  { id: 'A01', given: { state: 3, ...withEditor }, by: people.chief, does: 'REASSIGN', with: { receiverId: ids.editor2 }, then: { state: 3, editorId: ids.editor2, ...hands(RoleKind.EDITOR, ids.editor2) } },
  { id: 'A01', given: { state: 5, editorId: ids.editor, ...author }, by: people.chief, does: 'REASSIGN', with: { receiverId: ids.editor2 }, then: { state: 5, editorId: ids.editor2, ...author } },
  { id: 'A01', given: { state: 7, heldBy: 'editor', editorId: null, ...chief }, by: people.executive, does: 'REASSIGN', with: { receiverId: ids.editor2 }, then: { state: 7, heldBy: 'editor', ...hands(RoleKind.EDITOR, ids.editor2) } },
  { id: 'A02', given: { state: 16, closedFrom: 13, isInPool: true, editorId: ids.editor, ...nobody }, by: people.chief, does: 'REOPEN', then: { state: 13, isInPool: false, ...chief } },
  { id: 'A02', given: { state: 17, closedFrom: 7, heldBy: 'editor', editorId: ids.editor, ...nobody }, by: people.chief, does: 'REOPEN', then: { state: 7, heldBy: 'editor', ...withEditor } },
  { id: 'A02', given: { state: 17, closedFrom: 1, ...nobody }, by: people.chief, does: 'REOPEN', then: { state: 1, ...chief } },
  { id: 'A03', given: round(9, 4, { ...editor, ...counts(1, 1, 0, 0) }), by: people.author, does: 'WITHDRAW', then: { state: 17, ...nobody, isWithdrawn: true, ...counts(0, 0, 0, 0) } },
  { id: 'A04', given: { state: 17, closedFrom: 3, isDecisionHeld: true, ...nobody }, by: people.author, does: 'WITHDRAW', then: { state: 17, ...nobody, isWithdrawn: true } },
  { id: 'A04', given: { state: 16, closedFrom: 13, isInPool: true, isDecisionHeld: true, ...nobody }, by: people.author, does: 'WITHDRAW', then: { state: 17, ...nobody, isWithdrawn: true, isInPool: false } },
  { id: 'A07', given: { state: 15, ...chief }, by: people.chief, does: 'CHANGE_AUTHORS', with: { comment: '补列作者', authors: [changed] }, then: { state: 15, ...chief } },
  { id: 'A07', given: { state: 14, ...author }, by: people.executive, does: 'CHANGE_AUTHORS', with: { comment: '补列作者', authors: [changed] }, then: { state: 14, ...author } },
  { id: 'A08', given: { state: 5, ...author, returnedFrom: 3, editorId: ids.editor, ...waits(ids.editor, { state: 7, ...editor, heldBy: 'editor', returnedFrom: 11 }) }, by: people.editor, does: 'UNDO_DECISION', then: { state: 7, ...editor, heldBy: 'editor', returnedFrom: 11, isDecisionHeld: false } },
  { id: 'A08', given: { state: 6, ...author, returnedFrom: 11, ...waits(ids.executive, { state: 11, ...chief }) }, by: people.executive, does: 'UNDO_DECISION', then: { state: 11, ...chief, returnedFrom: null } },
  { id: 'A08', given: { state: 22, ...author, returnedFrom: 21, deputyId: ids.deputy, ...waits(ids.deputy, { state: 21, ...deputy }) }, by: people.deputy, does: 'UNDO_DECISION', then: { state: 21, ...deputy, deputyId: null } },
  { id: 'A08', given: { state: 14, ...author, ...waits(ids.chief, { state: 13, ...chief }) }, by: people.chief, does: 'UNDO_DECISION', then: { state: 13, ...chief } },
  { id: 'A08', given: { state: 16, isInPool: true, poolConsent: true, closedFrom: 13, ...nobody, ...waits(ids.chief, { state: 13, ...chief, poolConsent: true }) }, by: people.chief, does: 'UNDO_DECISION', then: { state: 13, ...chief, isInPool: false } },
  { id: 'A08', given: { state: 17, closedFrom: 1, ...nobody, ...waits(ids.deputy, { state: 1, ...allEditors }) }, by: people.deputy, does: 'UNDO_DECISION', then: { state: 1, ...allEditors } },
  { id: 'A09', given: { state: 17, closedFrom: 11, ...nobody, ...waits(ids.chief, { state: 11, ...chief }) }, by: people.chief, does: 'CORRECT_LETTER', then: { state: 17, ...nobody } },
  { id: 'A09', given: { state: 5, ...author, returnedFrom: 3, editorId: ids.editor, ...waits(ids.editor, { state: 3, ...editor }) }, by: people.editor, does: 'CORRECT_LETTER', then: { state: 5, ...author } },
  { id: 'A05', given: round(8, 4, { ...editor, ...counts(2, 0, 0, 0), reserves: 1 }), by: people.editor, does: 'CLOSE_INVITATION', with: closes(false), then: { state: 8, ...withEditor, reserves: 1, ...counts(1, 0, 0, 0) } },
  { id: 'A05', given: round(9, 4, { ...editor, ...counts(0, 1, 0, 1) }), by: people.editor, does: 'CLOSE_INVITATION', with: closes(true), then: { state: 10, ...withEditor, ...counts(0, 0, 0, 1) } },
  { id: 'A05', given: round(9, 21, counts(1, 1, 0, 0)), by: people.deputy, does: 'CLOSE_INVITATION', with: closes(true), then: { state: 8, ...deputy, ...counts(1, 0, 0, 0) } },
  { id: 'A05', given: round(8, 11, counts(1, 0, 0, 0)), by: people.chief, does: 'CLOSE_INVITATION', with: closes(false), then: { state: 11, ...chief } },
  { id: 'A05', given: round(8, 4, { ...editor, ...counts(1, 0, 0, 0), reserves: 1 }), by: people.editor, does: 'CLOSE_INVITATION', with: { ...closes(false), isLapse: true }, then: { state: 8, ...withEditor, reserves: 0, ...counts(1, 0, 0, 0) } },
];

/** Acts that must not be possible, although a neighbouring row comes close. */
const refusals: readonly Omit<Example, 'then' | 'id'>[] = [
  { given: { state: 1, ...editor }, by: people.editor, does: 'ASSIGN' },
  { given: { state: 18, ...chief, issue: { isSent: true, isCatalogueExported: true } }, by: people.chief, does: 'CHANGE_AUTHORS' },
  { given: { state: 14, ...author, isDecisionHeld: true }, by: people.chief, does: 'CHANGE_AUTHORS' },
  { given: { state: 2, ...withEditor, ...off('checksPlagiarism') }, by: people.editor, does: 'START_PLAGIARISM_CHECK' },
  { given: { state: 2, ...withEditor, hasCheckSite: false }, by: people.editor, does: 'START_PLAGIARISM_CHECK' },
  { given: { state: 7, heldBy: 'chief', returnedFrom: 11, ...withEditor }, by: people.editor, does: 'EDITOR_APPROVE' },
  { given: { state: 7, heldBy: 'chief', returnedFrom: 11, ...withEditor }, by: people.editor, does: 'EDITOR_RETURN' },
  { given: { state: 7, heldBy: 'deputy', ...withEditor }, by: people.editor, does: 'EDITOR_REJECT' },
  { given: { state: 4, ...withEditor, ...off('invitesReviewers') }, by: people.editor, does: 'EDITOR_INVITE_REVIEWERS' },
  { given: round(8, 11, { ...editor }), by: people.editor, does: 'EDITOR_INVITE_REVIEWERS' },
  { given: round(8, 11), by: people.deputy, does: 'DEPUTY_INVITE_REVIEWERS' },
  { given: round(8, 21), by: people.chief, does: 'CHIEF_INVITE_REVIEWERS' },
  { given: round(9, 4, { ...editor, ...counts(1, 0, 0, 1) }), by: people.editor, does: 'STOP_INVITING' },
  { given: round(9, 4, { ...editor, ...counts(1, 1, 0, 0) }), by: people.editor, does: 'SUMMARISE_REVIEWS' },
  { given: { state: 7, heldBy: 'chief', returnedFrom: 11 }, by: people.deputy, does: 'DEPUTY_RETURN' },
  { given: { state: 7, heldBy: 'chief', returnedFrom: 11 }, by: people.deputy, does: 'DEPUTY_REJECT' },
  { given: { state: 7, heldBy: 'editor' }, by: people.deputy, does: 'DEPUTY_APPROVE' },
  { given: { state: 7, heldBy: 'chief', returnedFrom: 11 }, by: people.deputy, does: 'DEPUTY_INVITE_REVIEWERS' },
  { given: { state: 21, ...off('invitesReviewers') }, by: people.deputy, does: 'DEPUTY_INVITE_REVIEWERS' },
  { given: { state: 7, heldBy: 'editor', returnedFrom: 11, ...withEditor }, by: people.chief, does: 'CHIEF_RETURN' },
  { given: { state: 7, heldBy: 'editor', returnedFrom: 13, ...withEditor }, by: people.chief, does: 'CHIEF_RETURN' },
  { given: { state: 7, heldBy: 'chief', returnedFrom: 13 }, by: people.chief, does: 'CHIEF_NOT_ACCEPT' },
  { given: { state: 7, heldBy: 'chief', returnedFrom: 13 }, by: people.chief, does: 'CHIEF_PRE_ACCEPT' },
  { given: { state: 7, heldBy: 'chief', returnedFrom: 13 }, by: people.chief, does: 'CHIEF_REJECT' },
  { given: { state: 7, heldBy: 'chief', returnedFrom: 13 }, by: people.chief, does: 'CHIEF_INVITE_REVIEWERS' },
  { given: { state: 11, ...off('invitesReviewers') }, by: people.chief, does: 'CHIEF_INVITE_REVIEWERS' },
  { given: { state: 7, heldBy: 'chief', returnedFrom: 11 }, by: people.chief, does: 'CHIEF_ACCEPT' },
  { given: { state: 7, heldBy: 'chief', returnedFrom: 11 }, by: people.chief, does: 'CHIEF_FINAL_NOT_ACCEPT' },
  { given: { state: 7, heldBy: 'chief', returnedFrom: 11 }, by: people.chief, does: 'CHIEF_FINAL_REJECT' },
  { given: { state: 18, compiledFrom: 15, issue: { isSent: true, isCatalogueExported: true } }, by: people.chief, does: 'REMOVE_FROM_ISSUE' },
  { given: { state: 18, compiledFrom: 15, issue: { isSent: false, isCatalogueExported: false } }, by: people.chief, does: 'SEND_TO_PRESS' },
  { given: { state: 18, compiledFrom: 15 }, by: people.chief, does: 'SEND_TO_PRESS' },
  { given: { state: 16, isInPool: true, poolConsent: true }, by: people.author, does: 'CONSENT_TO_POOL' },
  { given: { state: 17 }, by: people.author, does: 'CONSENT_TO_POOL' },
  { given: { state: 16 }, by: people.adopter, does: 'ADOPT' },
  ...(['UNDO_DECISION', 'CORRECT_LETTER'] as const).flatMap((does) => [
    // Another person of the same office; one whose letter has gone; a decision after which something else was done.
    { given: { state: 17 as const, ...waits(ids.chief, { state: 11, ...chief }) }, by: people.executive, does },
    { given: { state: 17 as const, ...waits(ids.chief, { state: 11, ...chief }, { isLetterWaiting: false }) }, by: people.chief, does },
    { given: { state: 14 as const, ...waits(ids.chief, { state: 13, ...chief }, { isLast: false }) }, by: people.chief, does },
    { given: { state: 17 as const }, by: people.chief, does },
  ]),
  { given: { state: 17, closedFrom: 3, isWithdrawn: true }, by: people.chief, does: 'REOPEN' },
  { given: { state: 15 }, by: people.author, does: 'WITHDRAW' },
  { given: { state: 17, closedFrom: 3 }, by: people.author, does: 'WITHDRAW' },
  ...([5, 6, 22] as const).map((state) => ({ given: { state, isDecisionHeld: true }, by: people.author, does: 'SUBMIT' as const })),
  { given: { state: 14, isDecisionHeld: true }, by: people.author, does: 'AUTHORIZE' },
  { given: { state: 14, hasAuthorized: true, isDecisionHeld: true }, by: people.author, does: 'AUTHORIZE' },
  { given: { state: 16, isDecisionHeld: true }, by: people.author, does: 'CONSENT_TO_POOL' },
  { given: { state: 16 }, by: people.author, does: 'WITHDRAW_POOL_CONSENT' },
  { given: { state: 16, isInPool: true, isDecisionHeld: true }, by: people.author, does: 'WITHDRAW_POOL_CONSENT' },
  { given: { state: 1, poolConsent: true }, by: people.author, does: 'WITHDRAW_POOL_CONSENT' },
  { given: { state: 16, isInPool: true, isDecisionHeld: true }, by: people.adopter, does: 'ADOPT' },
  { given: { state: 1, ...allEditors }, by: people.chief, does: 'REASSIGN' },
];

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function problemOf(example: Example, rows: readonly Row[]): string | null {
  const facts = buildFacts(example.given);
  const [row, ...others] = rows.filter((candidate) => candidate.act === example.does && answerOfRow(candidate, facts, example.by) === true);
  if (row === undefined) return 'cannot be done';
  if (others.length > 0) return 'two rows answer for it';
  const input = example.with ?? {};
  if (example.with !== undefined && missingNeed(row, {}) === null) return 'asks for nothing';
  if (missingNeed(row, input) !== null) return 'asks for more';
  const next = applyRow(row, facts, { actor: example.by, input });
  if (example.then === null || next === null) return next === example.then ? null : 'does not remove the draft';
  const wrong = Object.entries(example.then).filter(([key, value]) => !same(next[key as keyof WorkflowFacts], value));
  return wrong.length === 0 ? null : wrong.map(([key, value]) => `${key}: ${JSON.stringify(next[key as keyof WorkflowFacts])} instead of ${JSON.stringify(value)}`).join(', ');
}

/** Every example that these rows do not meet, in words; empty when there is none. */
export function transitionProblems(rows: readonly Row[]): string[] {
  const broken = examples.flatMap((example) => {
    const problem = problemOf(example, rows);
    return problem === null ? [] : [`${example.id} ${example.does} from ${String(example.given.state ?? 0)}: ${problem}`];
  });
  const possible = refusals.filter(({ given, by, does }) => findRow(buildFacts(given), by, does, rows) !== null);
  return [...broken, ...possible.map(({ given, does }) => `${does} must not be possible in ${JSON.stringify(given)}`)];
}
