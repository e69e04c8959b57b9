// Finds the row an act runs on and computes the new facts. Pure; perform() writes the result.
import type { ErrorCode, Refusal } from '../../../../shared/errors.ts';
import { tidied } from '../../../../shared/forms/tidied.ts';
import { RoleKind } from '../../../../shared/roles.ts';
import { Stage, type StageId } from '../../../../shared/stage.ts';
import { closedStates, ContributionState, type ContributionStateId, type ActName } from '../../../../shared/workflow.ts';
import type { Doing, ActInput, Actor, WorkflowFacts } from '../perform/facts.ts';
import { effectOf } from '../effects/effects.ts';
import { answerOfParty, kindsOf, parties } from './parties.ts';
import { conditions, type ConditionName } from './rules.ts';
import { rows, type Need, type Row, type ViewRow } from './table.ts';

/** Null: the row is not this person's or not for now, and no button is expected. A code: expected, and why not. */
export type Answer = true | ErrorCode | null;

/** Whether the person belongs to one of the row's parties in any state. */
export function answerOfParties(row: Row | ViewRow, facts: WorkflowFacts, actor: Actor): Answer {
  const answers = row.by.map((name) => answerOfParty(name, facts, actor));
  if (answers.includes(true)) return true;
  return answers.find((answer) => typeof answer === 'string') ?? null;
}

/** Whether the row may be run now: state, then parties, then conditions. */
export function answerOfRow(row: Row | ViewRow, facts: WorkflowFacts, actor: Actor): Answer {
  if (!row.from.includes(facts.state)) return null;
  const party = answerOfParties(row, facts, actor);
  if (party === null) return null;
  for (const name of row.when ?? []) {
    const condition = conditions[name];
    if (!condition.holds(facts)) return (party === true && condition.refusal) || null;
  }
  return party;
}

const byState = new WeakMap<readonly (Row | ViewRow)[], Map<ContributionStateId, readonly (Row | ViewRow)[]>>();

/** The rows of a table that start from a state, in its order: the gate of a list asks for them again and again. */
export function rowsFrom<R extends Row | ViewRow>(table: readonly R[], state: ContributionStateId): readonly R[] {
  // Kept by their table, which says of what kind they are.
  const known = (byState.get(table) ?? new Map()) as Map<ContributionStateId, readonly R[]>;
  byState.set(table, known);
  const found = known.get(state) ?? table.filter((row) => row.from.includes(state));
  known.set(state, found);
  return found;
}

/** Several rows may bear one act: an open one wins, else the first that says why not. */
export function bestAnswer(answers: readonly Answer[]): Answer {
  if (answers.includes(true)) return true;
  return answers.find((answer) => answer !== null) ?? null;
}

/** Conditions that operations set for the journal, and nothing that happens to a manuscript. */
const switches: readonly ConditionName[] = ['isCheckOn', 'areReviewersOn'];

/**
 * Why rows that start from this very state are refused, where nothing has happened: the journal does without the step, it is too late, or
 * others have it in hand. Null: something has.
 */
export function reasonInState(ofAct: readonly Row[], facts: WorkflowFacts, actor: Actor): ErrorCode | null {
  const here = ofAct.filter(
    (row) => row.from.includes(facts.state) && couldEver(row, actor) && row.by.some((name) => parties[name].isHeld?.(facts) ?? true),
  );
  const own = here.filter((row) => answerOfParties(row, facts, actor) === true);
  if (own.some((row) => row.when?.some((name) => switches.includes(name) && !conditions[name].holds(facts)))) return 'STEP_SWITCHED_OFF';
  const late = own
    .flatMap((row) => row.when ?? [])
    .map((name) => conditions[name])
    .find((condition) => condition.late !== undefined && !condition.holds(facts))?.late;
  if (late !== undefined) return late;
  const isOffice = actor.kind !== RoleKind.AUTHOR && actor.kind !== RoleKind.REVIEWER;
  return isOffice && here.length > 0 && own.length === 0 ? 'NOT_RESPONSIBLE' : null;
}

export function findRow(facts: WorkflowFacts, actor: Actor, act: ActName, table: readonly Row[] = rows): Row | null {
  return table.find((row) => row.act === act && answerOfRow(row, facts, actor) === true) ?? null;
}

interface Required {
  isMet: (input: ActInput) => boolean;
  code: ErrorCode;
  /** Refused where it was brought and does not suit the manuscript (perform/needs.ts, effects/). */
  unsuitable?: ErrorCode;
  /** Refused where it leaves everything as it is: somebody else, or the same person a moment ago, has done it. */
  settled?: ErrorCode;
}

const needs: Readonly<Record<Need, Required>> = {
  comment: { isMet: hasComment, code: 'COMMENT_REQUIRED' },
  summary: { isMet: hasComment, code: 'SUMMARY_REQUIRED' },
  preReview: { isMet: hasComment, code: 'PREREVIEW_REQUIRED' },
  files: { isMet: ({ fileIds = [], filePaths = [] }) => fileIds.length + filePaths.length > 0, code: 'FILES_REQUIRED' },
  receiver: {
    isMet: (input) => input.receiverId !== undefined,
    code: 'RECEIVER_REQUIRED',
    unsuitable: 'RECEIVER_UNSUITABLE',
    settled: 'RECEIVER_HAS_IT',
  },
  reviewers: {
    isMet: ({ reviewerIds = [], invitations = [] }) => reviewerIds.length + invitations.length > 0,
    code: 'REVIEWERS_REQUIRED',
    unsuitable: 'REVIEWER_UNSUITABLE',
  },
  invitation: { isMet: (input) => input.reviewId !== undefined, code: 'NOT_FOUND', unsuitable: 'INVITATION_CLOSED' },
  issue: { isMet: (input) => input.issueId !== undefined, code: 'ISSUE_REQUIRED', unsuitable: 'ISSUE_ALREADY_SENT' },
  colloquium: { isMet: (input) => input.colloquiumId !== undefined, code: 'COLLOQUIUM_REQUIRED', unsuitable: 'COLLOQUIUM_UNSUITABLE' },
  review: { isMet: (input) => input.review !== undefined, code: 'REVIEW_INCOMPLETE' },
  // Nothing is brought: whether each has confirmed stands in the manuscript.
  confirmedAuthors: { isMet: () => true, code: 'AUTHORS_NOT_CONFIRMED', unsuitable: 'AUTHORS_NOT_ALL_CONFIRMED' },
  authors: { isMet: ({ authors = [] }) => authors.length > 0, code: 'AUTHORS_REQUIRED', unsuitable: 'AUTHORS_UNCHANGED' },
};

function hasComment(input: ActInput): boolean {
  return tidied(input.comment ?? '') !== '';
}

/** A need that the act's input lacks. */
export function missingNeed(row: Row, input: ActInput): Refusal | null {
  const missing = (row.needs ?? []).find((need) => !needs[need].isMet(input));
  return missing === undefined ? null : { code: needs[missing].code };
}

/** A need of the act that the manuscript already fulfils. */
export function settledNeed(row: Row, before: WorkflowFacts, after: WorkflowFacts): Refusal | null {
  const code = row.needs?.map((need) => needs[need].settled).find((one) => one !== undefined);
  const [was, is] = [before, after].map(({ state, editorId, responsible }) =>
    [state, editorId, responsible?.kind, responsible?.userId].join(),
  );
  return code !== undefined && was === is ? { code } : null;
}

/** Everything that the rows may answer instead of being done. */
export function refusalsOf(ofAct: readonly Row[]): ErrorCode[] {
  return ofAct.flatMap((row) => [
    ...row.by.flatMap((party) => parties[party].refusals ?? []),
    ...(row.when ?? []).flatMap((name) => conditions[name].refusal ?? conditions[name].late ?? []),
    ...(row.needs ?? []).flatMap((need) => [needs[need].code, needs[need].unsuitable ?? [], needs[need].settled ?? []].flat()),
  ]);
}

/** The facts after the row has run; null when the draft is removed. For ADOPT, pass the adopting journal's settings and editors. */
export function applyRow(row: Row, facts: WorkflowFacts, doing: Doing): WorkflowFacts | null {
  if (row.to === null) return null;
  const changed: WorkflowFacts = { ...facts, ...effectOf(row).facts?.(facts, doing) };
  const state = typeof row.to === 'function' ? row.to(changed) : row.to;
  const isClosing = closedStates.includes(state) && !closedStates.includes(facts.state);
  // A reopened revision must know again who held it; elsewhere the holder has no meaning.
  const keepsHolder = state === ContributionState.AUTHOR_REVISED || closedStates.includes(state);
  const next: WorkflowFacts = {
    ...changed,
    state,
    closedFrom: isClosing ? facts.state : changed.closedFrom,
    heldBy: keepsHolder ? changed.heldBy : null,
  };
  return { ...next, responsible: row.hands(next, doing) };
}

const stageByState: Partial<Record<ContributionStateId, StageId>> = {
  0: Stage.UNFINISHED,
  1: Stage.SUBMITTED,
  2: Stage.EDITORIAL_REVIEW,
  3: Stage.EDITORIAL_REVIEW,
  4: Stage.EDITORIAL_REVIEW,
  5: Stage.EDITORIAL_REVIEW,
  6: Stage.CHIEF_REVIEW,
  11: Stage.CHIEF_REVIEW,
  21: Stage.CHIEF_REVIEW,
  22: Stage.CHIEF_REVIEW,
  12: Stage.PUBLISHING_PREREVIEW,
  14: Stage.AWAITING_AUTHORIZATION,
  15: Stage.ACCEPTED,
  19: Stage.ARCHIVED,
  20: Stage.ARCHIVED,
};

/** The step (zt) that the facts stand at; turned-down manuscripts keep `lastStage` (S2 §4.3, workflow.md f). */
export function stageOf(x: WorkflowFacts, lastStage: StageId): StageId {
  const S = ContributionState;
  if (closedStates.includes(x.state)) return lastStage;
  if (x.state === S.AUTHOR_REVISED) return x.heldBy === 'editor' ? Stage.EDITORIAL_REVIEW : Stage.CHIEF_REVIEW;
  if (x.state === S.REVIEWERS_INVITED || x.state === S.REVIEWERS_AT_WORK || x.state === S.REVIEWERS_DONE)
    return x.invitedFrom === S.EDITOR_PASSED ? Stage.EDITORIAL_REVIEW : Stage.CHIEF_REVIEW;
  if (x.state === S.CHIEF_REVIEWING) return x.settings.chiefPreAccepts ? Stage.PUBLISHING_PREREVIEW : Stage.CHIEF_REVIEW;
  if (x.state === S.COMPILED) return x.compiledFrom === S.SINGLE_PUBLISHED ? Stage.ARCHIVED : Stage.ACCEPTED;
  return stageByState[x.state] ?? lastStage;
}

/** Whether the act could be this person's in some state: judged by their office or relation to it, not the moment. */
export function couldEver(row: Row | ViewRow, actor: Actor): boolean {
  return row.by.some((party) => parties[party].everFor(actor));
}

/** Whether only reviewers do it: the offices alone learn of their acts. */
export function isReviewerAct(row: Row): boolean {
  return kindsOf(row.by).every((kind) => kind === RoleKind.REVIEWER);
}
