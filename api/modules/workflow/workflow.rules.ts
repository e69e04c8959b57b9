// The named parts that the rows of workflow.table.ts are made of: who, on what condition, to which state, into whose hands.
import type { ErrorCode } from '../../../shared/errors.ts';
import { RoleKind } from '../../../shared/roles.ts';
import { ContributionState, ReviewStatus, type ContributionStateId, type Holder } from '../../../shared/workflow.ts';
import type { Doing, Actor, Responsible, ReviewCounts, WorkflowFacts } from './workflow.facts.ts';

// ── Parties: may this person act here? False: not theirs. A code: theirs by office, but not now, or not this person's. ──

export type PartyAnswer = boolean | ErrorCode;
export type Party = (x: WorkflowFacts, who: Actor) => PartyAnswer;

const holdsOffice = (who: Actor, office: Holder): boolean => who.office === office && !who.isAuthor;

export type PartyName =
  | 'author'
  | 'receivingEditor'
  | 'editor'
  | 'deputy'
  | 'deskDeputy'
  | 'chief'
  | 'inviter'
  | 'publishing'
  | 'invitedReviewer'
  | 'reviewerAtWork'
  | 'finishedReviewer'
  | 'office'
  | 'adopter';

export const parties: Readonly<Record<PartyName, Party>> = {
  /** The submitter, in the author's role. Co-authors look on. */
  author: (_x, who) => (who.kind !== RoleKind.AUTHOR || !who.isAuthor ? false : who.isSubmitter || 'NOT_SUBMITTER'),
  /** While a new submission is open: every editor of the journal who has not declined it; once assigned, that editor. */
  receivingEditor: (x, who) => {
    if (!holdsOffice(who, 'editor')) return false;
    if (x.responsible?.kind !== RoleKind.EDITOR) return 'NOT_RESPONSIBLE';
    if (x.responsible.userId !== null) return x.responsible.userId === who.userId || 'NOT_RESPONSIBLE';
    return !x.refusedBy.includes(who.userId) || 'ALREADY_DECLINED';
  },
  /** The editor in whose hands it is. Where that editor has left the journal, the chief editor stands in (D2-63). */
  editor: (x, who) => {
    if (x.editorId === null) return holdsOffice(who, 'chief');
    return holdsOffice(who, 'editor') && (x.editorId === who.userId || 'NOT_RESPONSIBLE');
  },
  /** Any deputy of the journal; where it has none any more, the chief editor stands in (D2-63). */
  deputy: (x, who) => holdsOffice(who, x.hasDeputy ? 'deputy' : 'chief'),
  /** A deputy at the desk of new submissions, in their own right. */
  deskDeputy: (_x, who) => holdsOffice(who, 'deputy'),
  /** Chief and executive editors of the journal. */
  chief: (_x, who) => holdsOffice(who, 'chief'),
  /** Whoever invited the current round of reviewers. */
  inviter: (x, who) => parties[inviterOf(x)](x, who),
  /** A publishing editor whose house the journal belongs to. */
  publishing: (_x, who) => who.kind === RoleKind.PUBLISHING_EDITOR && who.isInDataScope && !who.isAuthor,
  /** A reviewer who has been asked and has not answered. */
  invitedReviewer: (_x, who) =>
    isReviewer(who) &&
    (who.ownReviewStatus === ReviewStatus.PENDING || (who.ownReviewStatus === ReviewStatus.CLOSED && 'INVITATION_CLOSED')),
  /** A reviewer who has agreed and not yet handed in. */
  reviewerAtWork: (_x, who) =>
    isReviewer(who) &&
    (who.ownReviewStatus === ReviewStatus.ACCEPTED || (who.ownReviewStatus === ReviewStatus.CLOSED && 'INVITATION_CLOSED')),
  /** A reviewer, for the own finished review. */
  finishedReviewer: (_x, who) => isReviewer(who) && who.ownReviewStatus === ReviewStatus.FINISHED,
  /** Everyone who holds an office over it. */
  office: (_x, who) => who.office !== null && !who.isAuthor,
  /** The chief or executive editor of whichever journal wants it. */
  adopter: (_x, who) => who.isChiefSomewhere && !who.isAuthor,
};

const isReviewer = (who: Actor): boolean => who.kind === RoleKind.REVIEWER && who.ownReviewStatus !== null && !who.isAuthor;

// ── Conditions. With a code, the act is shown as blocked for that reason; without, it is not shown. ──

export interface Condition {
  holds: (x: WorkflowFacts) => boolean;
  refusal?: ErrorCode;
}

const S = ContributionState;

export const conditions = {
  isOpenToEditors: { holds: (x) => x.responsible?.kind === RoleKind.EDITOR && x.responsible.userId === null },
  isWithOneEditor: { holds: (x) => x.responsible?.kind === RoleKind.EDITOR && x.responsible.userId !== null },
  /** Journals that work with an assigned editor let that editor hand on a submission. */
  mayBeHandedOn: {
    holds: (x) => !x.settings.isOpenToAllEditors && x.responsible?.kind === RoleKind.EDITOR && x.responsible.userId !== null,
  },
  isCheckOn: { holds: (x) => x.settings.checksPlagiarism },
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
  /** The author acts on a decision, and other journals on a refusal, once the author has been told. */
  isTold: { holds: (x) => !x.isDecisionHeld },
  isUntold: { holds: (x) => x.isDecisionHeld },
  canBeReopened: { holds: (x) => !x.isWithdrawn && x.closedFrom !== null, refusal: 'WITHDRAWN_BY_AUTHOR' },
} satisfies Record<string, Condition>;

export type ConditionName = keyof typeof conditions;

// ── Next states. Each sees the facts after the row's effect. ──

export type NextState = (x: WorkflowFacts) => ContributionStateId;

/** After the deputy, or without one: judgement where the chief editor pre-accepts, else the one and last decision. */
export const afterDeputy: NextState = (x) => (x.settings.chiefPreAccepts ? S.CHIEF_JUDGEMENT : S.CHIEF_REVIEWING);
export const afterReviewers: NextState = (x) => (x.settings.deputyReviews ? S.DEPUTY_REVIEWING : afterDeputy(x));
export const afterEditor: NextState = (x) => (x.settings.invitesReviewers ? S.EDITOR_PASSED : afterReviewers(x));
export const afterReceiving: NextState = (x) => (x.settings.checksPlagiarism ? S.PLAGIARISM_CHECK : S.EDITOR_REVIEWING);
/** The editor's reviewers lead on; the deputy's and the chief editor's lead back to who asked for them. */
export const afterRound: NextState = (x) =>
  x.invitedFrom === null || x.invitedFrom === S.EDITOR_PASSED ? afterReviewers(x) : x.invitedFrom;
export const unchanged: NextState = (x) => x.state;
export const asBeforeCompiling: NextState = (x) => x.compiledFrom ?? S.ACCEPTED;
export const asBeforeClosing: NextState = (x) => x.closedFrom ?? S.NEW_SUBMISSION;

/** States 8, 9 and 10 are nothing but a reading of the round (D2-51); all declined: back where it came from (D2-52). */
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
/** The editor who received it; gone from the journal: the chief editor (D2-63). */
export const toEditor: Hands = (x, doing) => (x.editorId === null ? toChief(x, doing) : { kind: RoleKind.EDITOR, userId: x.editorId });
/** The deputy who handled it, else every deputy; the journal has none: the chief editor (D2-63). */
const toDeputy: Hands = (x, doing) => (x.hasDeputy ? { kind: RoleKind.ASSOCIATE_EDITOR_IN_CHIEF, userId: x.deputyId } : toChief(x, doing));
export const toPublishing: Hands = () => everyone(RoleKind.PUBLISHING_EDITOR);
export const toReceiver: Hands = (x, doing) =>
  doing.input.receiverId === undefined ? toChief(x, doing) : { kind: RoleKind.EDITOR, userId: doing.input.receiverId };
export const toNobody: Hands = () => null;

/** A new submission: every editor, or the assigned one; nobody there who may take it: the chief editor must assign it. */
export const toDesk: Hands = (x, doing) => {
  if (x.settings.isOpenToAllEditors) return toRemainingEditors(x, doing);
  return x.settings.assignedEditorId === null ? toChief(x, doing) : { kind: RoleKind.EDITOR, userId: x.settings.assignedEditorId };
};

/** An editor declined: the others keep it; the last one declined: the chief editor must assign it. */
export const toRemainingEditors: Hands = (x, doing) =>
  x.editorIds.some((id) => !x.refusedBy.includes(id)) ? everyone(RoleKind.EDITOR) : toChief(x, doing);

const handsOfHolder: Readonly<Record<Holder, Hands>> = { editor: toEditor, deputy: toDeputy, chief: toChief };

/** The office that invited the round. */
function inviterOf(x: WorkflowFacts): Holder {
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

// ── Effects: what an act changes besides state and hands. ──

export type Effect = (x: WorkflowFacts, doing: Doing) => Partial<WorkflowFacts>;

const noReviews: ReviewCounts = { pending: 0, accepted: 0, declined: 0, finished: 0 };

/** A new round: the count starts again. */
const startRound =
  (invitedFrom: ContributionStateId): Effect =>
  (_x, { actor, input }) => ({ invitedFrom, ...rememberDeputy(actor), reviews: { ...noReviews, pending: input.reviewerIds?.length ?? 0 } });

/** What the deputy began comes back to the same deputy. */
const rememberDeputy = (actor: Actor): Partial<WorkflowFacts> => (actor.office === 'deputy' ? { deputyId: actor.userId } : {});

export const effects = {
  /** It gets its number and day of submission, which are no facts the rules ask about. */
  enterJournal: () => ({}),
  declineToReceive: (x, { actor }) => ({ refusedBy: [...new Set([...x.refusedBy, actor.userId])] }),
  receive: (_x, { actor }) => ({ editorId: actor.userId }),
  handToEditor: (_x, { input }) => ({ editorId: input.receiverId ?? null }),
  returnFromEditor: () => ({ returnedFrom: S.EDITOR_REVIEWING }),
  returnFromDeputy: (_x, { actor }) => ({ returnedFrom: S.DEPUTY_REVIEWING, ...rememberDeputy(actor) }),
  returnFromJudgement: () => ({ returnedFrom: S.CHIEF_JUDGEMENT }),
  returnFromLastDecision: () => ({ returnedFrom: S.CHIEF_REVIEWING }),
  holdByEditor: () => ({ heldBy: 'editor' }),
  holdByDeputy: () => ({ heldBy: 'deputy' }),
  /** backType: to the editor who first approved it, unless that editor has left (D2-62, D2-63). */
  holdByChiefOrEditor: (x) => ({ heldBy: x.settings.returnsToOriginalEditor && x.editorId !== null ? 'editor' : 'chief' }),
  startEditorRound: startRound(S.EDITOR_PASSED),
  startDeputyRound: startRound(S.DEPUTY_REVIEWING),
  startChiefRound: startRound(S.CHIEF_JUDGEMENT),
  inviteMore: (x, { input }) => ({ reviews: { ...x.reviews, pending: x.reviews.pending + (input.reviewerIds?.length ?? 0) } }),
  acceptInvitation: (x) => ({ reviews: { ...x.reviews, pending: x.reviews.pending - 1, accepted: x.reviews.accepted + 1 } }),
  declineInvitation: (x) => ({ reviews: { ...x.reviews, pending: x.reviews.pending - 1, declined: x.reviews.declined + 1 } }),
  finishReview: (x) => ({
    reviews: { ...x.reviews, accepted: x.reviews.accepted - 1, finished: x.reviews.finished + 1 },
    hasFinishedReview: true,
  }),
  /** Whoever has not handed in by now is thanked and let go. */
  closeRound: (x) => ({ reviews: { ...x.reviews, pending: 0, accepted: 0 } }),
  agree: () => ({ hasAuthorized: true }),
  enterPool: () => ({ poolConsent: true, isInPool: true }),
  /** Not accepted here: with the author's consent other journals may choose it (D2-75). */
  offerToPool: (x) => ({ isInPool: x.poolConsent }),
  compile: (x) => ({ compiledFrom: x.state, issue: { isSent: false, isCatalogueExported: false } }),
  takeFromIssue: () => ({ issue: null }),
  sendToPress: (x) => ({ issue: x.issue && { ...x.issue, isSent: true } }),
  /** The adopting journal begins afresh: nothing of the first journal's course binds it. */
  startAnew: () => ({
    isInPool: false,
    editorId: null,
    deputyId: null,
    refusedBy: [],
    heldBy: null,
    returnedFrom: null,
    invitedFrom: null,
    reviews: noReviews,
    hasAuthorized: false,
  }),
  reopen: () => ({ isInPool: false }),
  withdraw: (x) => ({ isWithdrawn: true, isInPool: false, reviews: { ...x.reviews, pending: 0, accepted: 0 } }),
} satisfies Record<string, Effect>;

export type EffectName = keyof typeof effects;
