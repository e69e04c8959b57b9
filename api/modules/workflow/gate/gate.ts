// The gate: which acts a person is offered on a manuscript, and for those they would look for, why not (S2 §4.4).
// Read from the same rows that perform() runs on, so that a button and its act can never disagree.
import type { Refusal } from '../../../../shared/errors.ts';
import { RoleKind } from '../../../../shared/roles.ts';
import { authorPendingStates, legacyActType, EditorialAct, type ActName, type ContributionStateId } from '../../../../shared/workflow.ts';
import { answerOfRow, applyRow, bestAnswer, couldEver, findRow, rowsFrom, type Answer } from '../table/transition.ts';
import type { Actor, WorkflowFacts } from '../perform/facts.ts';
import { rows, viewRows, type Row } from '../table/table.ts';

export interface ActOption {
  act: ActName;
  /** Legacy type number 0 to 30; null for the acts outside that list. */
  type: number | null;
  /** Null: allowed. */
  refusal: Refusal | null;
  /** Done by this person now, it is a decision on the manuscript (Row.isDecision). */
  isDecision: boolean;
}

/** VIEW_DETAIL first, then by legacy number. An editor, deputy or chief who is an author is offered nothing else. */
export function actsFor(facts: WorkflowFacts, actor: Actor, table: readonly Row[] = rows): ActOption[] {
  const answers = answersFor(facts, actor, table);
  for (const [act, answer] of answersOnceTheAuthorIsDone(facts, actor, table)) {
    if (answer === true && !answers.has(act)) answers.set(act, 'WAITING_FOR_AUTHOR');
  }
  const options = [...answers].map(([act, answer]) =>
    option(act, answer, answer === true && findRow(facts, actor, act, table)?.isDecision === true),
  );
  options.sort((a, b) => EditorialAct[a.act] - EditorialAct[b.act]);
  return [onlyDetail, ...options];
}

const onlyDetail = option('VIEW_DETAIL', true, false);

/**
 * What `actsFor` answers of a manuscript in this state whatever its other facts are: no row that starts there has a party to which the
 * person could ever belong. Null: it depends on them, so they have to be read.
 */
export function actsWithoutFacts(state: ContributionStateId, actor: Actor): ActOption[] | null {
  const isOffered =
    rowsFrom(rows, state).some((row) => couldEver(row, actor)) || rowsFrom(viewRows, state).some((row) => couldEver(row, actor));
  return isOffered || seesPastAuthor(state, actor) ? null : [onlyDetail];
}

function seesPastAuthor(state: ContributionStateId, { office }: Actor): boolean {
  return authorPendingStates.includes(state) && office !== null;
}

/** Whether the manuscript waits for this person: they have an act besides viewing it (S2 §4.2, beDeal). */
export function isPending(options: readonly ActOption[]): boolean {
  return options.some(
    ({ act, type, refusal }) =>
      refusal === null && (act === 'ACCEPT_INVITATION' || (type !== null && act !== 'VIEW_DETAIL' && act !== 'VIEW_REVIEW')),
  );
}

function option(act: ActName, answer: Exclude<Answer, null>, isDecision: boolean): ActOption {
  return { act, type: legacyActType(EditorialAct[act]), refusal: answer === true ? null : { code: answer }, isDecision };
}

function answersFor(facts: WorkflowFacts, actor: Actor, table: readonly Row[]): Map<ActName, Exclude<Answer, null>> {
  const answers = new Map<ActName, Answer[]>();
  const add = (act: ActName, answer: Answer) => answers.set(act, [...(answers.get(act) ?? []), answer]);
  for (const row of rowsFrom(table, facts.state)) {
    const answer = answerOfRow(row, facts, actor);
    add(row.act, answer);
    if (row.page !== undefined) add(row.page, answer);
  }
  for (const row of rowsFrom(viewRows, facts.state)) add(row.act, answerOfRow(row, facts, actor));
  const best = new Map<ActName, Exclude<Answer, null>>();
  for (const [act, list] of answers) {
    const answer = bestAnswer(list);
    if (answer !== null) best.set(act, answer);
  }
  return best;
}

/** While the author works, the office sees the acts that will be possible afterwards. */
function answersOnceTheAuthorIsDone(facts: WorkflowFacts, actor: Actor, table: readonly Row[]): Map<ActName, Exclude<Answer, null>> {
  if (!seesPastAuthor(facts.state, actor)) return new Map();
  const agreed = { ...facts, hasAuthorized: true, isDecisionHeld: false };
  const author: Actor = { ...actor, userId: facts.submitterId, kind: RoleKind.AUTHOR, office: null, isAuthor: true, isSubmitter: true };
  const row = table.find(
    (candidate) => (candidate.act === 'SUBMIT' || candidate.act === 'AUTHORIZE') && answerOfRow(candidate, agreed, author) === true,
  );
  const next = row === undefined ? null : applyRow(row, agreed, { actor: author, input: {} });
  return next === null ? new Map() : answersFor(next, actor, table);
}
