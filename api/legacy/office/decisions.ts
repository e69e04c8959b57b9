// One decision of the office on one manuscript, as the facade's calls make it: the mutation, the text, the attachments.
import { type DocumentNode } from 'graphql';
import { DomainError } from '../../errors.ts';
import type { Bulk } from '../row/bulk.ts';
import { choice, optionalId, text } from '../row/params.ts';
import { graphql, type Answer, type Call, type Document, type Param } from '../row/row.ts';
import { checkNumber, oneOf, pathOf, suggestion, type Suggestion } from '../reviewing/suggestion.ts';
import { found } from '../row/values.ts';

interface Given {
  comment: string | null;
  /** Uploads of the caller, by the paths that file/upload answered. */
  filePaths?: string[];
}

/** Mutations of decisions answer under the name `done`: those on one manuscript, and those that take several. */
type OnOne = Document<{ done: { contribution: { id: string } | null } | null }, { input: Given & { contributionId: string } }>;
type OnMany = Document<{ done: Bulk | null }, { input: Given & { contributionIds: string[] } }>;
export type Decision = { one: OnOne } | { many: OnMany };

export const documentOf = (decision: Decision): DocumentNode => ('one' in decision ? decision.one : decision.many);

interface Sent {
  contributionId: string | null;
  code: string;
  suggestion: Suggestion;
}

/** The parameters that the JSON calls of decisions share. */
export const decisionParams = { contributionId: optionalId('Contribution'), code: text(), suggestion: suggestion() };

/** The parameter `decision`, by its number. */
export const decisionParam = <const T>(decisions: Readonly<Record<string, T>>): Param<T> => choice(decisions);

/** The manuscript that the body names, once or twice, also by its number. Errors: NOT_FOUND; INVALID_INPUT at contributionId, code. */
export async function manuscriptOf(
  call: Call,
  { contributionId: outside, code, suggestion: { contributionId: inside } }: Sent,
): Promise<string> {
  const contributionId = oneOf(outside, inside);
  await checkNumber(call, contributionId, code);
  return contributionId;
}

/** Makes it. Errors: those of the mutation. */
export async function decide(call: Call, decision: Decision, sent: Sent): Promise<Answer> {
  const contributionId = await manuscriptOf(call, sent);
  const filePaths = sent.suggestion.files.map(pathOf);
  const given = { comment: sent.suggestion.content || null, ...(filePaths.length === 0 ? {} : { filePaths }) };
  return await act(call, decision, contributionId, given);
}

/** The act alone. */
export async function act(call: Call, decision: Decision, contributionId: string, given: Given): Promise<Answer> {
  if ('one' in decision) {
    await call.execute(decision.one, { input: { contributionId, ...given } });
    return {};
  }
  const { done } = await call.execute(decision.many, { input: { contributionIds: [contributionId], ...given } });
  const [result] = done.results;
  return result?.done === true ? {} : { code: 500, msg: result?.refusal };
}

const INVITED = graphql(
  'query LegacyInvited($id: ID!) { node(id: $id) { ... on Contribution { state viewerActs { act isAllowed refusal } } } }',
);
export const followUpDocuments = [INVITED] as const;

const inRound = ['REVIEWERS_INVITED', 'REVIEWERS_AT_WORK', 'REVIEWERS_DONE'];

/**
 * A call that old clients send after inviting reviewers. The invitation has moved the manuscript already, so there is nothing to do
 * (D2-50). Errors: NOT_FOUND; FORBIDDEN unless inviting is the caller's; REVIEWERS_REQUIRED when nobody is invited.
 */
export async function followUp(call: Call, contributionId: string, inviting: string): Promise<Answer> {
  const { node } = await call.execute(INVITED, { id: contributionId });
  const { state, viewerActs } = found(node);
  const own = viewerActs.find(({ act: name }) => name === inviting);
  if (!own) throw new DomainError('FORBIDDEN');
  if (!own.isAllowed) return { code: 500, msg: own.refusal };
  if (state === null || !inRound.includes(state)) throw new DomainError('REVIEWERS_REQUIRED');
  return {};
}
