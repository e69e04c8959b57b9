// The named parts of the rows in table/table.ts: conditions, next states, next hands.
import type { ErrorCode } from '../../../../shared/errors.ts';
import { RoleKind } from '../../../../shared/roles.ts';
import { ContributionState, type ContributionStateId, type Holder } from '../../../../shared/workflow.ts';
import type { Doing, Responsible, WorkflowFacts } from '../perform/facts.ts';

// ── Conditions. With a code, the act is shown as blocked for that reason; without, it is not shown. ──

interface Condition {
  holds: (x: WorkflowFacts) => boolean;
  refusal?: ErrorCode;
  /** Said to one whose act it was and who comes too late; until then its button was there. */
  late?: ErrorCode;
}

const S = ContributionState;

const named = {
  isOpenToEditors: { holds: (x) => x.responsible?.kind === RoleKind.EDITOR && x.responsible.userId === null },
  isWithOneEditor: { holds: (x) => x.responsible?.kind === RoleKind.EDITOR && x.responsible.userId !== null },
  /** Journals that work with an assigned editor let that editor hand on a submission. */
  mayBeHandedOn: {
    holds: (x) => !x.settings.isOpenToAllEditors && x.responsible?.kind === RoleKind.EDITOR && x.responsible.userId !== null,
  },
  isCheckOn: { holds: (x) => x.settings.checksPlagiarism },
  /** The check is made on a site outside the house, which the publisher names (D2-46). */
  hasCheckSite: { holds: (x) => x.hasCheckSite },
  isWithEditor: { holds: (x) => x.state === S.EDITOR_REVIEWING || x.heldBy === 'editor' },
  isWithDeputy: { holds: (x) => x.state === S.DEPUTY_REVIEWING || x.heldBy === 'deputy' },
  isUnderJudgement: { holds: (x) => x.state === S.CHIEF_JUDGEMENT || (x.heldBy === 'chief' && x.returnedFrom === S.CHIEF_JUDGEMENT) },
  isUnderLastDecision: { holds: (x) => x.state === S.CHIEF_REVIEWING || (x.heldBy === 'chief' && x.returnedFrom === S.CHIEF_REVIEWING) },
  areReviewersOn: { holds: (x) => x.settings.invitesReviewers, refusal: 'REVIEWERS_SWITCHED_OFF' },
  invitedByEditor: { holds: (x) => x.invitedFrom === S.EDITOR_PASSED },
  invitedByDeputy: { holds: (x) => x.invitedFrom === S.DEPUTY_REVIEWING },
  invitedByChief: { holds: (x) => x.invitedFrom === S.CHIEF_JUDGEMENT },
  /** Once a review is in, the round is summarised and not broken off. */
  noReviewYet: { holds: (x) => x.reviews.finished === 0, refusal: 'REVIEW_ALREADY_IN' },
  someReviewIn: { holds: (x) => x.reviews.finished > 0, refusal: 'NO_REVIEW_YET' },
  anyReviewEver: { holds: (x) => x.hasFinishedReview },
  hasNotAgreed: { holds: (x) => !x.hasAuthorized },
  hasAgreed: { holds: (x) => x.hasAuthorized },
  isIssueOpen: { holds: (x) => x.issue?.isSent !== true, refusal: 'ISSUE_ALREADY_SENT' },
  isCatalogueReady: { holds: (x) => x.issue?.isSent === false && x.issue.isCatalogueExported, refusal: 'CATALOGUE_NOT_READY' },
  isNotInPool: { holds: (x) => !x.isInPool && !x.poolConsent },
  isInPool: { holds: (x) => x.isInPool },
  /** The author acts on a decision, and other journals on a refusal, once it has been announced to the author. */
  isTold: { holds: (x) => !x.isDecisionHeld },
  isUntold: { holds: (x) => x.isDecisionHeld },
  /** The decision waits for its letter, which has not gone. */
  isLetterWaiting: { holds: (x) => x.decision?.isLetterWaiting === true, late: 'LETTER_HAS_GONE' },
  /** Nothing was done with the manuscript since the decision but to correct its letter. */
  isLastDone: { holds: (x) => x.decision?.isLast === true, refusal: 'DECISION_FOLLOWED' },
  canBeReopened: { holds: (x) => !x.isWithdrawn && x.closedFrom !== null, refusal: 'WITHDRAWN_BY_AUTHOR' },
} satisfies Record<string, Condition>;

export type ConditionName = keyof typeof named;
export const conditions: Readonly<Record<ConditionName, Condition>> = named;

// ── Next states. Each sees the facts after the row's effect. ──

export type NextState = (x: WorkflowFacts) => ContributionStateId;

/** After the deputy, or without one: judgement where the editor-in-chief pre-accepts, else the one and last decision. */
export const afterDeputy: NextState = (x) => (x.settings.chiefPreAccepts ? S.CHIEF_JUDGEMENT : S.CHIEF_REVIEWING);
export const afterReviewers: NextState = (x) => (x.settings.deputyReviews ? S.DEPUTY_REVIEWING : afterDeputy(x));
export const afterEditor: NextState = (x) => (x.settings.invitesReviewers ? S.EDITOR_PASSED : afterReviewers(x));
export const afterReceiving: NextState = (x) => (x.settings.checksPlagiarism ? S.PLAGIARISM_CHECK : S.EDITOR_REVIEWING);
/** The editor's reviewers lead on; the deputy's and the editor-in-chief's lead back to the person who asked for them. */
export const afterRound: NextState = (x) =>
  x.invitedFrom === null || x.invitedFrom === S.EDITOR_PASSED ? afterReviewers(x) : x.invitedFrom;
export const unchanged: NextState = (x) => x.state;
export const asBeforeCompiling: NextState = (x) => x.compiledFrom ?? S.ACCEPTED;
export const asBeforeDecision: NextState = (x) => x.decision?.before?.state ?? x.state;
export const asBeforeClosing: NextState = (x) => x.closedFrom ?? S.NEW_SUBMISSION;

/** States 8, 9 and 10 only read the round (D2-51); all declined: back where it came from (D2-52). */
export const byRound: NextState = (x) => {
  const { pending, accepted, finished } = x.reviews;
  if (pending + accepted > 0) return accepted + finished > 0 ? S.REVIEWERS_AT_WORK : S.REVIEWERS_INVITED;
  return finished > 0 ? S.REVIEWERS_DONE : (x.invitedFrom ?? S.EDITOR_PASSED);
};

// ── Hands: whose turn it is afterwards. Each sees the facts with the next state. ──

export type Hands = (x: WorkflowFacts, doing: Doing) => Responsible | null;

const everyone = (kind: Responsible['kind']): Responsible => ({ kind, userId: null });

export const toAuthor: Hands = (x) => ({ kind: RoleKind.AUTHOR, userId: x.submitterId });
export const toChief: Hands = () => everyone(RoleKind.EDITOR_IN_CHIEF);
/** The editor who received it; gone from the journal: the editor-in-chief (D2-63). */
export const toEditor: Hands = (x, doing) => (x.editorId === null ? toChief(x, doing) : { kind: RoleKind.EDITOR, userId: x.editorId });
/** The deputy who handled it, else every deputy; the journal has none: the editor-in-chief (D2-63). */
const toDeputy: Hands = (x, doing) => (x.hasDeputy ? { kind: RoleKind.ASSOCIATE_EDITOR_IN_CHIEF, userId: x.deputyId } : toChief(x, doing));
export const toPublishing: Hands = () => everyone(RoleKind.PUBLISHING_EDITOR);
export const toReceiver: Hands = (x, doing) =>
  doing.input.receiverId === undefined ? toChief(x, doing) : { kind: RoleKind.EDITOR, userId: doing.input.receiverId };
/** Those who had it before the decision. */
export const asBefore: Hands = (x) => x.decision?.before?.responsible ?? null;
export const toNobody: Hands = () => null;

/** A new submission: every editor, or the assigned one; nobody there who may take it: the editor-in-chief must assign it. */
export const toDesk: Hands = (x, doing) => {
  if (x.settings.isOpenToAllEditors) return toRemainingEditors(x, doing);
  return x.settings.assignedEditorId === null ? toChief(x, doing) : { kind: RoleKind.EDITOR, userId: x.settings.assignedEditorId };
};

/** An editor declined: the others keep it; the last one declined: the editor-in-chief must assign it. */
export const toRemainingEditors: Hands = (x, doing) =>
  x.editorIds.some((id) => !x.refusedBy.includes(id)) ? everyone(RoleKind.EDITOR) : toChief(x, doing);

const handsOfHolder: Readonly<Record<Holder, Hands>> = { editor: toEditor, deputy: toDeputy, chief: toChief };

/** The office that invited the round. */
export function inviterOf(x: WorkflowFacts): Holder {
  if (x.invitedFrom === S.DEPUTY_REVIEWING) return 'deputy';
  return x.invitedFrom === S.CHIEF_JUDGEMENT ? 'chief' : 'editor';
}

/** The usual hands of the state that was reached. */
export const byState: Hands = (x, doing) => {
  switch (x.state) {
    case S.NEW_SUBMISSION:
    case S.CHIEF_JUDGEMENT:
    case S.CHIEF_REVIEWING:
    case S.ACCEPTED:
    case S.COMPILED:
      return toChief(x, doing);
    case S.PLAGIARISM_CHECK:
    case S.EDITOR_REVIEWING:
    case S.EDITOR_PASSED:
      return toEditor(x, doing);
    case S.AUTHOR_REVISED:
      return handsOfHolder[x.heldBy ?? 'chief'](x, doing);
    case S.REVIEWERS_INVITED:
    case S.REVIEWERS_AT_WORK:
    case S.REVIEWERS_DONE:
      return handsOfHolder[inviterOf(x)](x, doing);
    case S.DEPUTY_REVIEWING:
      return toDeputy(x, doing);
    case S.PUBLISHING_PREREVIEW:
      return toPublishing(x, doing);
    case S.UNFINISHED:
    case S.EDITOR_RETURNED:
    case S.CHIEF_RETURNED:
    case S.DEPUTY_RETURNED:
    case S.AUTHORIZATION_PENDING:
      return toAuthor(x, doing);
    default:
      return null;
  }
};
