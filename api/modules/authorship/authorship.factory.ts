// A manuscript of several authors in a journal that asks them, as tests meet it: through the API.
import type { ConfirmationPolicyName } from '../../../shared/credit.ts';
import { readId } from '../../graphql/node.ts';
import type { GraphQLAnswer, TestApp } from '../../testing/app.ts';
import { Colloquium } from '../colloquiums/colloquium.entity.ts';
import { Contribution } from '../contributions/manuscript/contribution.entity.ts';
import { act, authorInput, writeDraft } from '../contributions/manuscript/wizard.factory.ts';
import { Mail } from '../mail/mail.entity.ts';

export const QUESTION = `query Question($ticket: String!) { authorshipQuestion(ticket: $ticket) {
  name latinName unit unitEn rorIds orcid position isCorresponding roles journal title authorNames reason isChanged isOver answer answeredAt } }`;
const ANSWER = `mutation Answer($input: AnswerAuthorshipInput!) { answerAuthorship(input: $input) { question { name answer isChanged isOver } } }`;
const GRID = `query Grid($id: ID!) { node(id: $id) { ... on Contribution {
  authorship { version isRequired rows { authorId name latinName position state askedAt answeredAt words letterFate sharesAddressWith viewerCanAsk } }
  ownAuthorship { name position state words viewerCanAnswer } } } }`;
const ANSWER_OWN = `mutation Own($input: AnswerOwnAuthorshipInput!) { answerOwnAuthorship(input: $input) { contribution { ownAuthorship { state } } } }`;
const ASK = `mutation Ask($input: AskAuthorAgainInput!) { askAuthorAgain(input: $input) { contribution { authorship { rows { name state viewerCanAsk } } } } }`;

interface GridRow {
  authorId: string;
  name: string;
  latinName: string | null;
  position: number;
  state: string;
  words: string | null;
  letterFate: string | null;
  sharesAddressWith: string[];
  viewerCanAsk: boolean;
}
interface Grid {
  authorship: { version: number; isRequired: boolean; rows: GridRow[] } | null;
  ownAuthorship: { name: string; state: string; words: string | null; viewerCanAnswer: boolean } | null;
}

/** The journal asks this of what is handed in from now on. */
export async function asking(app: TestApp, { id }: Colloquium, confirmation: ConfirmationPolicyName): Promise<void> {
  await app.database.orm.em.fork().nativeUpdate(Colloquium, id, { confirmationPolicy: confirmation });
}

/** A complete draft with these co-authors behind the first author. Answers its id. */
export async function draftOf(
  app: TestApp,
  token: string,
  journal: Colloquium,
  names: readonly (string | Partial<Record<string, unknown>>)[],
): Promise<string> {
  const contributionId = await writeDraft(app, token, journal);
  for (const [index, own] of names.entries()) {
    const named = typeof own === 'string' ? { personName: own, email: `co${index}.${readId(contributionId)?.id}@river.test` } : own;
    const added = await act(app, token, 'author', { contributionId, ...(await authorInput(app)), ...named });
    if (added.errors) throw new Error(JSON.stringify(added));
  }
  return contributionId;
}

export async function submitted(app: TestApp, token: string, contributionId: string): Promise<string> {
  const answer = await act(app, token, 'submit', { contributionId });
  if (answer.errors) throw new Error(JSON.stringify(answer));
  return contributionId;
}

/** The letters that ask, the oldest first, with the ticket of each. */
export async function lettersTo(
  app: TestApp,
  address: string,
): Promise<{ subject: string; text: string; ticket: string; language: string | null }[]> {
  const letters = await app.database.orm.em
    .fork()
    .find(Mail, { to: address, authorConfirmation: { $ne: null } }, { orderBy: { id: 'asc' } });
  return letters.map(({ subject, text, language }) => ({
    subject,
    text,
    language: language ?? null,
    ticket: /authorship\?ticket=([\w-]+)/.exec(text)?.[1] ?? '',
  }));
}

export async function ticketOf(app: TestApp, address: string): Promise<string> {
  return (await lettersTo(app, address)).at(-1)?.ticket ?? '';
}

interface AskedQuestion {
  name: string;
  position: number;
  unit: string | null;
  unitEn: string | null;
  rorIds: string[];
  orcid: string | null;
  roles: string[];
  journal: string;
  title: string | null;
  authorNames: string[];
  reason: string | null;
  isChanged: boolean;
  isOver: boolean;
  answer: string | null;
}

export async function look(app: TestApp, ticket: string): Promise<AskedQuestion | null> {
  return (await app.request<{ authorshipQuestion: AskedQuestion | null }>(QUESTION, { ticket })).data?.authorshipQuestion ?? null;
}

type Answered = { answerAuthorship: { question: { answer: string | null } } };
export const confirm = (app: TestApp, ticket: string): Promise<GraphQLAnswer<Answered>> =>
  app.request<Answered>(ANSWER, { input: { ticket, isRight: true } });
export const refuse = (app: TestApp, ticket: string, words = '单位写错了'): Promise<GraphQLAnswer<Answered>> =>
  app.request<Answered>(ANSWER, { input: { ticket, isRight: false, words } });
export const answerOwn = (app: TestApp, token: string, contributionId: string, isRight: boolean, words?: string) =>
  app.request(ANSWER_OWN, { input: { contributionId, isRight, words: words ?? null } }, { token });
export const askAgain = (app: TestApp, token: string, contributionId: string, authorId: string) =>
  app.request(ASK, { input: { contributionId, authorId } }, { token });

export async function grid(app: TestApp, token: string, id: string): Promise<Grid> {
  const { data } = await app.request<{ node: Grid | null }>(GRID, { id }, { token });
  return data?.node ?? { authorship: null, ownAuthorship: null };
}

export async function states(app: TestApp, token: string, id: string): Promise<Record<string, string>> {
  return Object.fromEntries(((await grid(app, token, id)).authorship?.rows ?? []).map(({ name, state }) => [name, state]));
}

/** The author may change the manuscript, as after an office's return. */
export async function returned(app: TestApp, contributionId: string): Promise<void> {
  const em = app.database.orm.em.fork();
  const { id, submitter } = await em.findOneOrFail(Contribution, readId(contributionId)?.id ?? 0);
  await em.nativeUpdate(Contribution, id, { state: 5, returnedFrom: 3, responsible: submitter.id, responsibleKind: 1 });
}
