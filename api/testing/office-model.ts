// The office as the table describes it, beside the database: everybody's relation to a manuscript, the result of an act, the reason of a
// refusal. Tests do the same on it and through the API, and compare.
import type { ErrorCode } from '../../shared/errors.ts';
import { kindOfMemberType, RoleKind, type MemberType, type RoleKindId } from '../../shared/roles.ts';
import { closedStates, ReviewStatus, ReviewType, type ActName, type ReviewStatusId } from '../../shared/workflow.ts';
import { contributionPolicy } from '../modules/contributions/access/contribution.policy.ts';
import { effectOf } from '../modules/workflow/effects/effects.ts';
import { answerOfRow, applyRow, bestAnswer, couldEver, findRow, missingNeed, settledNeed } from '../modules/workflow/table/transition.ts';
import type { ActInput, Actor, WorkflowFacts, WorkflowSettings } from '../modules/workflow/perform/facts.ts';
import { officeOf } from '../modules/workflow/table/parties.ts';
import { rows, type Row } from '../modules/workflow/table/table.ts';

/** Somebody at the office, in one role. */
export interface Player {
  userId: number;
  kind: RoleKindId;
  isAuthor?: boolean;
  isSubmitter?: boolean;
  memberships?: readonly { colloquiumId: number; type: MemberType }[];
  /** Holds the same office in further journals. */
  isInFurtherJournals?: boolean;
}

export interface Journal {
  id: number;
  settings: WorkflowSettings;
  editorIds: readonly number[];
  hasDeputy: boolean;
  /** The open one. */
  issueId: number;
}

/** One manuscript at one moment. Nothing of it is ever changed: acts make another. */
export interface Manuscript {
  facts: WorkflowFacts;
  journalId: number;
  /** State of the latest invitation of each reviewer. */
  reviewers: ReadonlyMap<number, ReviewStatusId>;
  /** People asked in the current round. */
  asked: readonly number[];
}

type Prediction = { row: Row; next: Manuscript | null } | { refusals: readonly ErrorCode[] };

export function draftIn(journal: Journal, submitterId: number, poolConsent: boolean): Manuscript {
  const facts: WorkflowFacts = {
    state: 0,
    responsible: { kind: RoleKind.AUTHOR, userId: submitterId },
    submitterId,
    heldBy: null,
    returnedFrom: null,
    invitedFrom: null,
    compiledFrom: null,
    closedFrom: null,
    isWithdrawn: false,
    editorId: null,
    deputyId: null,
    editorIds: journal.editorIds,
    hasDeputy: journal.hasDeputy,
    refusedBy: [],
    reviews: { pending: 0, accepted: 0, declined: 0, finished: 0 },
    reserves: 0,
    hasFinishedReview: false,
    hasAuthorized: false,
    poolConsent,
    isInPool: false,
    isDecisionHeld: false,
    decision: null,
    hasCheckSite: true,
    issue: null,
    settings: journal.settings,
  };
  return { facts, journalId: journal.id, reviewers: new Map(), asked: [] };
}

function actorIn({ journalId, reviewers }: Manuscript, player: Player): Actor {
  const { userId, kind, isAuthor = false, isSubmitter = false, memberships = [], isInFurtherJournals = false } = player;
  const mine = memberships.filter(({ type }) => kindOfMemberType[type] === kind);
  const here = mine.find(({ colloquiumId }) => colloquiumId === journalId);
  return {
    userId,
    kind,
    office: here === undefined ? null : officeOf[here.type],
    isAuthor: isAuthor || isSubmitter,
    isSubmitter,
    ownReviewStatus: reviewers.get(userId) ?? null,
    // The journals of the office are double-blind.
    isBlind: reviewers.get(userId) === ReviewStatus.ACCEPTED || reviewers.get(userId) === ReviewStatus.FINISHED,
    // The seeded records hold the root.
    isInDataScope: kind === RoleKind.PUBLISHING_EDITOR || kind === RoleKind.OPERATIONS,
    isChiefElsewhere: mine.some(
      ({ type, colloquiumId }) => officeOf[type] === 'chief' && (isInFurtherJournals || colloquiumId !== journalId),
    ),
  };
}

/** Whether the player may not know that there is such a manuscript. */
function isHidden({ facts, journalId }: Manuscript, player: Player, actor: Actor): boolean {
  const memberships = player.memberships ?? [];
  const refusal = contributionPolicy.view(
    { kind: player.kind, memberships },
    {
      ...actor,
      hasReviewedForEarlierJournal: false,
      hasConflict: actor.isAuthor,
      memberTypes: memberships.filter(({ colloquiumId }) => colloquiumId === journalId).map(({ type }) => type),
      state: facts.state,
      reviewType: ReviewType.DOUBLE_BLIND,
      isInPool: facts.isInPool,
      isDecisionHeld: facts.isDecisionHeld,
    },
  );
  return refusal !== null;
}

/** The result of an act. `journals`: where a manuscript can be; an adopted one goes to `input.colloquiumId`. */
export function predict(x: Manuscript, player: Player, act: ActName, input: ActInput, journals: readonly Journal[]): Prediction {
  const actor = actorIn(x, player);
  if (isHidden(x, player, actor)) return { refusals: ['NOT_FOUND'] };
  const row = findRow(x.facts, actor, act);
  const ofAct = rows.filter((one) => one.act === act);
  if (row === null) {
    const reason = bestAnswer(ofAct.map((one) => answerOfRow(one, x.facts, actor)));
    if (typeof reason === 'string') return { refusals: [reason] };
    return { refusals: ofAct.some((one) => couldEver(one, actor)) ? ['CONFLICT', 'STATE_CHANGED'] : ['FORBIDDEN'] };
  }
  const missing = missingNeed(row, input);
  if (missing !== null) return { refusals: [missing.code] };
  if (row.needs?.includes('receiver') && !x.facts.editorIds.includes(input.receiverId ?? 0)) return { refusals: ['RECEIVER_UNSUITABLE'] };
  const isTheirs = (player.memberships ?? []).some(
    ({ colloquiumId, type }) => colloquiumId === input.colloquiumId && officeOf[type] === 'chief',
  );
  if (row.needs?.includes('colloquium') && !isTheirs) return { refusals: ['FORBIDDEN'] };
  const next = after(x, row, actor, input, journals);
  const settled = next && settledNeed(row, x.facts, next.facts);
  return settled ? { refusals: [settled.code] } : { row, next };
}

function after(x: Manuscript, row: Row, actor: Actor, input: ActInput, journals: readonly Journal[]): Manuscript | null {
  const adopting = row.needs?.includes('colloquium') ? journals.find(({ id }) => id === input.colloquiumId) : undefined;
  const known = adopting
    ? { ...x.facts, settings: adopting.settings, editorIds: adopting.editorIds, hasDeputy: adopting.hasDeputy }
    : x.facts;
  const next = applyRow(row, known, { actor, input });
  if (next === null) return null;
  const { hold } = effectOf(row);
  const reviewers = new Map(x.reviewers);
  const invited = row.needs?.includes('reviewers') ? [...(input.reviewerIds ?? [])] : [];
  for (const id of invited) reviewers.set(id, ReviewStatus.PENDING);
  const answered = answers[row.effect ?? ''];
  if (answered !== undefined) reviewers.set(actor.userId, answered);
  const closed = row.effect === 'closeInvitation' ? input.closing?.reviewerId : undefined;
  if (closed !== undefined) reviewers.set(closed, ReviewStatus.CLOSED);
  if (row.effect === 'closeRound' || row.effect === 'withdraw')
    for (const [id, status] of reviewers)
      if (status === ReviewStatus.PENDING || status === ReviewStatus.ACCEPTED) reviewers.set(id, ReviewStatus.CLOSED);
  return {
    facts: {
      ...next,
      isDecisionHeld: row.isDecision === true || ((hold === undefined || hold === 'rewrites') && x.facts.isDecisionHeld),
      decision: decisionAfter(x.facts, row, actor),
    },
    journalId: adopting?.id ?? x.journalId,
    reviewers,
    asked: (row.effect === 'inviteMore' ? [...x.asked, ...invited] : invited.length > 0 ? invited : x.asked).filter((id) => id !== closed),
  };
}

const answers: Readonly<Record<string, ReviewStatusId>> = {
  acceptInvitation: ReviewStatus.ACCEPTED,
  declineInvitation: ReviewStatus.DECLINED,
  finishReview: ReviewStatus.FINISHED,
};

/** A decision waits until something else ends it, and is the last that was done until something follows. */
function decisionAfter(before: WorkflowFacts, row: Row, actor: Actor): WorkflowFacts['decision'] {
  if (row.isDecision) return { deciderId: actor.userId, isLast: true, isLetterWaiting: true, before };
  if (row.rewritesLetter) return before.decision;
  return before.isDecisionHeld && effectOf(row).hold === undefined && before.decision ? { ...before.decision, isLast: false } : null;
}

/** The decision has been announced to the authors. */
export const told = (x: Manuscript): Manuscript => ({
  ...x,
  facts: {
    ...x.facts,
    isDecisionHeld: false,
    decision: x.facts.decision?.isLast ? { ...x.facts.decision, isLetterWaiting: false, before: null } : null,
  },
});

/** The facts that something reads in this state: by these the database and the model agree, or do not. */
export function essence(facts: WorkflowFacts): object {
  const { reviews, closedFrom, isWithdrawn, refusedBy, hasFinishedReview, issue, decision: _ofMinutes, ...rest } = facts;
  const isClosed = closedStates.includes(facts.state);
  const isRound = facts.state >= 8 && facts.state <= 10;
  return {
    ...rest,
    ...(isRound ? { reviews } : {}),
    ...(isClosed ? { isWithdrawn } : {}),
    ...(isClosed && !isWithdrawn ? { closedFrom } : {}),
    hasFinishedReview,
    issue,
    refusedBy: [...refusedBy].toSorted((a, b) => a - b),
    editorIds: [...rest.editorIds].toSorted((a, b) => a - b),
  };
}
