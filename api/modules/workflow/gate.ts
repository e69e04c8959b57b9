// The gate: which acts a person is offered on a manuscript, and for those they would look for, why not (S2 §4.4).
// Read from the same rows that perform() runs on, so that a button and its act can never disagree.
import type { Refusal } from '../../../shared/errors.ts';
import { RoleKind } from '../../../shared/roles.ts';
import { authorPendingStates, legacyOperationType, Operation, type OperationName } from '../../../shared/workflow.ts';
import { answerOfRow, applyRow, bestAnswer, type Answer } from './transition.ts';
import type { Actor, WorkflowFacts } from './workflow.facts.ts';
import { rows, viewRows, type Row } from './workflow.table.ts';

export interface OperationOption {
  operation: OperationName;
  /** Legacy type number 0 to 30; null for the acts outside that list. */
  type: number | null;
  /** Null: allowed. */
  refusal: Refusal | null;
}

/** VIEW_DETAIL first, then by legacy number. An editor, deputy or chief who is an author is offered nothing else. */
export function operationsFor(facts: WorkflowFacts, actor: Actor, table: readonly Row[] = rows): OperationOption[] {
  const answers = answersFor(facts, actor, table);
  for (const [operation, answer] of answersOnceTheAuthorIsDone(facts, actor, table)) {
    if (answer === true && !answers.has(operation)) answers.set(operation, 'WAITING_FOR_AUTHOR');
  }
  const options = [...answers].map(([operation, answer]) => option(operation, answer));
  options.sort((a, b) => Operation[a.operation] - Operation[b.operation]);
  return [option('VIEW_DETAIL', true), ...options];
}

/** Whether the manuscript waits for this person: something is offered besides looking at it (S2 §4.2, beDeal). */
export function isPending(options: readonly OperationOption[]): boolean {
  return options.some(
    ({ operation, type, refusal }) =>
      refusal === null &&
      (operation === 'ACCEPT_INVITATION' || (type !== null && operation !== 'VIEW_DETAIL' && operation !== 'VIEW_REVIEW')),
  );
}

function option(operation: OperationName, answer: Exclude<Answer, null>): OperationOption {
  return { operation, type: legacyOperationType(Operation[operation]), refusal: answer === true ? null : { code: answer } };
}

function answersFor(facts: WorkflowFacts, actor: Actor, table: readonly Row[]): Map<OperationName, Exclude<Answer, null>> {
  const answers = new Map<OperationName, Answer[]>();
  const add = (operation: OperationName, answer: Answer) => answers.set(operation, [...(answers.get(operation) ?? []), answer]);
  for (const row of table) {
    const answer = answerOfRow(row, facts, actor);
    add(row.operation, answer);
    if (row.page !== undefined) add(row.page, answer);
  }
  for (const row of viewRows) add(row.operation, answerOfRow(row, facts, actor));
  const best = new Map<OperationName, Exclude<Answer, null>>();
  for (const [operation, list] of answers) {
    const answer = bestAnswer(list);
    if (answer !== null) best.set(operation, answer);
  }
  return best;
}

/** While the author works, the office is shown what it will be able to do once the author is done. */
function answersOnceTheAuthorIsDone(facts: WorkflowFacts, actor: Actor, table: readonly Row[]): Map<OperationName, Exclude<Answer, null>> {
  if (!authorPendingStates.includes(facts.state) || actor.office === null) return new Map();
  const agreed = { ...facts, hasAuthorized: true, isDecisionHeld: false };
  const author: Actor = { ...actor, userId: facts.submitterId, kind: RoleKind.AUTHOR, office: null, isAuthor: true, isSubmitter: true };
  const row = table.find(
    (candidate) =>
      (candidate.operation === 'SUBMIT' || candidate.operation === 'AUTHORIZE') && answerOfRow(candidate, agreed, author) === true,
  );
  const next = row === undefined ? null : applyRow(row, agreed, { actor: author, input: {} });
  return next === null ? new Map() : answersFor(next, actor, table);
}
