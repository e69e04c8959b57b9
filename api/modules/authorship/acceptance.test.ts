// Acceptance and authorship: what is held up until all have confirmed, and a change of the authors after acceptance; the record of it all.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readId } from '../../graphql/node.ts';
import { colloquiumSchema } from '../../schema.ts';
import { startTestApp, type GraphQLAnswer, type TestApp } from '../../testing/app.ts';
import type { User } from '../accounts/viewer/user.entity.ts';
import { buildSession, buildUser } from '../accounts/viewer/user.factory.ts';
import { OperationLog } from '../audit/operation-log.entity.ts';
import type { Colloquium } from '../colloquiums/colloquium.entity.ts';
import { buildColloquium } from '../colloquiums/colloquium.factory.ts';
import { ContributionAuthor } from '../contributions/authors/contribution-author.entity.ts';
import { Contribution } from '../contributions/manuscript/contribution.entity.ts';
import { idOf } from '../contributions/manuscript/wizard.factory.ts';
import { buildIssue } from '../issues/issue.factory.ts';
import { Mail } from '../mail/mail.entity.ts';
import { Message } from '../messages/message.entity.ts';
import { buildReview } from '../reviews/review.factory.ts';
import { WorkflowEvent } from '../workflow/timeline/workflow-event.entity.ts';
import { asking, confirm, draftOf, grid, lettersTo, look, refuse, states, submitted, ticketOf } from './authorship.factory.ts';

let app: TestApp;
let author: User;
let chief: User;
let editor: User;
let journal: Colloquium;
let token: string;
let asChief: string;
let asEditor: string;
const em = () => app.database.orm.em.fork();
const codeOf = (answer: GraphQLAnswer<unknown>) => answer.errors?.[0]?.extensions.code;

beforeAll(async () => {
  app = await startTestApp({ schema: colloquiumSchema() });
  const tx = em();
  author = await buildUser(tx, { realName: '沈知远', workplaces: ['临江大学'] });
  chief = await buildUser(tx, { roles: ['EDITOR_IN_CHIEF'] });
  editor = await buildUser(tx, { roles: ['EDITOR'] });
  journal = await buildColloquium(tx, { name: '江南文化', members: { chief: [chief], editor: [editor] } });
  token = await buildSession(em(), author, app.clock, { language: 'zh-CN' });
  asChief = await buildSession(em(), chief, app.clock, { role: 'EDITOR_IN_CHIEF', language: 'zh-CN' });
  asEditor = await buildSession(em(), editor, app.clock, { role: 'EDITOR', language: 'zh-CN' });
});
afterAll(() => app.close());

const numberOf = (id: string) => readId(id)?.id ?? 0;
/** Handed in under a policy, and put into a state. */
async function handedIn(policy: 'ASKED' | 'REQUIRED_BEFORE_ACCEPTANCE', state: 13 | 14 | 15, names = ['李四', '王五']) {
  await asking(app, journal, policy);
  const id = await submitted(app, token, await draftOf(app, token, journal, names));
  const author = { responsible: state === 14 ? (await em().findOneOrFail(Contribution, numberOf(id))).submitter.id : null };
  await em().nativeUpdate(Contribution, numberOf(id), {
    state,
    responsibleKind: state === 14 ? 1 : 5,
    ...author,
    hasAuthorized: state === 15,
  });
  return { id, addresses: names.map((_name, index) => `co${index}.${numberOf(id)}@river.test`) };
}

const ACCEPT = `mutation Accept($input: AcceptByChiefInput!) { acceptByChief(input: $input) { results { done refusalCode refusal contribution { state } } } }`;
interface Accepted {
  acceptByChief: { results: { done: boolean; refusalCode: string | null; refusal: string | null }[] };
}
async function accept(id: string, dryRun = false) {
  return (await app.request<Accepted>(ACCEPT, { input: { contributionIds: [id], dryRun } }, { token: asChief })).data?.acceptByChief
    .results[0];
}

describe('acceptance', () => {
  it('is held up where the journal requires it, and says who is missing, until all have confirmed (B-106)', async () => {
    const { id, addresses } = await handedIn('REQUIRED_BEFORE_ACCEPTANCE', 13);
    expect(await grid(app, token, id)).toMatchObject({ authorship: { isRequired: true } });
    for (const dryRun of [true, false])
      expect(await accept(id, dryRun)).toMatchObject({
        done: false,
        refusalCode: 'AUTHORS_NOT_CONFIRMED',
        refusal: '本刊要求录用前每位作者确认署名，尚未确认：李四、王五',
      });
    await confirm(app, await ticketOf(app, addresses[0] ?? ''));
    await refuse(app, await ticketOf(app, addresses[1] ?? ''));
    expect((await accept(id))?.refusal).toContain('尚未确认：王五');
    const row = (await grid(app, token, id)).authorship?.rows[2]?.authorId;
    await app.request(
      'mutation Ask($input: AskAuthorAgainInput!) { askAuthorAgain(input: $input) { contribution { id } } }',
      { input: { contributionId: id, authorId: row } },
      { token },
    );
    await confirm(app, await ticketOf(app, addresses[1] ?? ''));
    expect(await accept(id)).toMatchObject({ done: true });
  });

  it('goes on where they are only asked, and where the journal does not require it any more (B-106)', async () => {
    expect(await accept((await handedIn('ASKED', 13)).id)).toMatchObject({ done: true });
    const { id } = await handedIn('REQUIRED_BEFORE_ACCEPTANCE', 13);
    await asking(app, journal, 'ASKED');
    expect(await accept(id)).toMatchObject({ done: true });
  });

  it('is not held up by a requirement that came after the manuscript (B-106)', async () => {
    const { id } = await handedIn('ASKED', 13);
    await asking(app, journal, 'REQUIRED_BEFORE_ACCEPTANCE');
    expect(await accept(id)).toMatchObject({ done: true });
  });
});

const CHANGE = `mutation Change($input: ChangeAuthorsInput!) { changeAuthors(input: $input) { contribution { id authors { personName company position isCorresponding } } } }`;
interface Sent {
  authorId: string | null;
  revision?: number;
  personName: string;
  email: string;
  company: string;
  isCorresponding: boolean;
  creditRoles: string[];
}
async function present(id: string): Promise<Sent[]> {
  const rows = await em().find(ContributionAuthor, { contribution: numberOf(id) }, { orderBy: { position: 'asc' } });
  return rows.map((row) => ({
    authorId: idOf('ContributionAuthor', row.id),
    personName: row.personName,
    email: row.email ?? '',
    company: row.company ?? '',
    isCorresponding: row.isCorresponding,
    creditRoles: [...row.creditRoles],
  }));
}
const change = (id: string, authors: readonly Partial<Sent>[], comment: string | null = '补列一位作者', as = asChief) =>
  app.request(CHANGE, { input: { contributionId: id, authors, comment } }, { token: as });
const added = (own: Partial<Sent> = {}): Sent => ({
  authorId: null,
  personName: '赵六',
  email: 'ZhaoLiu@river.test',
  company: '东湖大学',
  isCorresponding: false,
  creditRoles: [],
  ...own,
});

describe('before the press', () => {
  it('the authors who have not confirmed are named to its editors where the journal asks, and to nobody else (B-106, B-120)', async () => {
    const { id, addresses } = await handedIn('ASKED', 15, ['李四', '王五', '赵六']);
    await confirm(app, await ticketOf(app, addresses[0] ?? ''));
    await refuse(app, await ticketOf(app, addresses[1] ?? ''));
    const issue = await buildIssue(em(), { colloquium: journal });
    await em().nativeUpdate(Contribution, numberOf(id), { issue: issue.id, issuePosition: 1 });
    const named = async (as = asChief) => {
      const { data } = await app.request<{ node: { unconfirmedAuthors: object[] | null } | null }>(
        'query ($id: ID!) { node(id: $id) { ... on Issue { unconfirmedAuthors { name state contribution { id } } } } }',
        { id: idOf('Issue', issue.id) },
        { token: as },
      );
      return data?.node?.unconfirmedAuthors ?? null;
    };
    const missing = [
      { name: '王五', state: 'REFUSED', contribution: { id } },
      { name: '赵六', state: 'ASKED', contribution: { id } },
    ];
    expect(await named()).toEqual(missing);
    expect(await named(asEditor)).toBeNull();
    await asking(app, journal, 'NOT_ASKED');
    expect(await named()).toEqual([]);
    await asking(app, journal, 'ASKED');
    await buildReview(em(), { contribution: await em().findOneOrFail(Contribution, numberOf(id)), reviewer: chief, status: 'FINISHED' });
    expect(await named()).toEqual([]);
  });
});

describe('a change of the authors after acceptance', () => {
  it('is the editor-in-chief’s, with a reason, and asks those whom it touches again, who read why (B-106)', async () => {
    const { id, addresses } = await handedIn('ASKED', 15);
    const [first, second] = [addresses[0] ?? '', addresses[1] ?? ''];
    const old = await ticketOf(app, second);
    await confirm(app, await ticketOf(app, first));
    const [lead, li, wang] = await present(id);
    if (!lead || !li || !wang) throw new Error('three authors');
    expect(codeOf(await change(id, [lead, li, added(), wang], ' '))).toBe('COMMENT_REQUIRED');
    expect(codeOf(await change(id, [lead, li, added(), wang], 'x', asEditor))).toBe('FORBIDDEN');
    expect(codeOf(await change(id, [lead, li, added(), wang], 'x', token))).toBe('FORBIDDEN');
    expect((await change(id, [lead, li, added(), wang])).errors).toBeUndefined();
    expect(await states(app, asChief, id)).toEqual({ 沈知远: 'HANDED_IN', 李四: 'CONFIRMED', 赵六: 'ASKED', 王五: 'ASKED' });
    expect(await look(app, old)).toMatchObject({ isChanged: true });
    const [, anew] = await lettersTo(app, second);
    expect(anew?.text).toContain('补列一位作者');
    expect(await look(app, anew?.ticket ?? '')).toMatchObject({
      position: 4,
      reason: '补列一位作者',
      authorNames: ['Zhiyuan Shen', 'Si Li', 'Liu Zhao', 'Wu Wang'],
    });
    expect(await lettersTo(app, 'zhaoliu@river.test')).toHaveLength(1);
    expect(await lettersTo(app, first)).toHaveLength(1);
  });

  it('stands in the history with its reason, in the log without it, and is told to the submitter (B-106)', async () => {
    const { id } = await handedIn('ASKED', 14);
    const [lead, li] = await present(id);
    if (!lead || !li) throw new Error('two authors');
    expect((await change(id, [lead, li], '王五未参与研究')).errors).toBeUndefined();
    const [event] = await em().find(WorkflowEvent, { contribution: numberOf(id) }, { orderBy: { id: 'desc' }, limit: 1 });
    expect(event).toMatchObject({ act: 115, row: 'A07', comment: '王五未参与研究', isForAuthor: true, fromState: 14, toState: 14 });
    const [logged] = await em().find(OperationLog, { operation: 'changeAuthors' }, { orderBy: { id: 'desc' }, limit: 1 });
    expect(JSON.stringify(logged?.params)).not.toContain('王五');
    expect(await em().count(Message, { contribution: numberOf(id), key: 'workflow.authorsChanged', user: author })).toBe(1);
    const [letter] = await em().find(Mail, { contribution: numberOf(id), recipient: author }, { orderBy: { id: 'desc' }, limit: 1 });
    expect(letter?.text).toContain('王五未参与研究');
    const seen = await app.request<{ node: { events: { act: string | null; comment: string | null }[] } }>(
      'query Events($id: ID!) { node(id: $id) { ... on Contribution { events { act comment } } } }',
      { id },
      { token },
    );
    expect(seen.data?.node.events.at(-1)?.comment).toBe('王五未参与研究');
  });

  it('is refused over another change of them that was not read (B-106)', async () => {
    const { id } = await handedIn('ASKED', 15);
    const [lead, li, wang] = await present(id);
    if (!lead || !li || !wang) throw new Error('three authors');
    const seen = { ...lead, revision: 1 };
    expect((await change(id, [seen, li, wang, added()])).errors).toBeUndefined();
    expect(codeOf(await change(id, [seen, wang, li]))).toBe('CONFLICT');
    expect((await present(id)).map(({ personName }) => personName)).toEqual(['沈知远', '李四', '王五', '赵六']);
    expect((await change(id, [{ ...lead, revision: 2 }, wang, li])).errors).toBeUndefined();
  });

  it('is not for an editor-in-chief who has reviewed it without knowing its authors (B-106)', async () => {
    const { id } = await handedIn('ASKED', 15);
    const rows = await present(id);
    const contribution = await em().findOneOrFail(Contribution, numberOf(id));
    const offered = async () => {
      const asked = 'query Acts($id: ID!) { node(id: $id) { ... on Contribution { viewerActs { act } } } }';
      const { data } = await app.request<{ node: { viewerActs: { act: string }[] } }>(asked, { id }, { token: asChief });
      return data?.node.viewerActs.map(({ act }) => act);
    };
    expect(await offered()).toContain('CHANGE_AUTHORS');
    await buildReview(em(), { contribution, reviewer: chief, status: 'FINISHED' });
    for (const changed of [rows, [...rows, added()], []]) expect((await change(id, changed)).errors).toHaveLength(1);
    expect(codeOf(await change(id, rows)), 'not AUTHORS_UNCHANGED, which would tell what stands there').toBe('FORBIDDEN');
    expect(await present(id)).toEqual(rows);
    expect(await offered(), 'what is refused is not offered').not.toContain('CHANGE_AUTHORS');
  });

  it('prints the unit and the person that were confirmed, not those that stood there before (B-106)', async () => {
    const { id } = await handedIn('ASKED', 15);
    const [lead, li, wang] = await present(id);
    if (!lead?.authorId || !li?.authorId || !wang?.authorId) throw new Error('three authors');
    const units = [{ name: li.company, nameEn: 'Old University', department: '', city: '', country: 'CN', institutionId: null }];
    for (const { authorId } of [lead, li, wang])
      await em().nativeUpdate(ContributionAuthor, readId(authorId ?? '')?.id ?? 0, { units, orcid: '0000-0002-1825-0097' });
    expect(
      (await change(id, [lead, { ...li, company: '东湖大学' }, { ...wang, personName: '赵六', email: 'zhao6@river.test' }])).errors,
    ).toBeUndefined();
    const read = await em().find(ContributionAuthor, { contribution: numberOf(id) }, { orderBy: { position: 'asc' } });
    expect(read.map((row) => [row.units === null, row.orcid ?? null])).toEqual([
      [false, '0000-0002-1825-0097'],
      [true, '0000-0002-1825-0097'],
      [false, null],
    ]);
  });

  it.each<[string, (rows: Sent[]) => Partial<Sent>[], string]>([
    ['nothing changed', (rows) => rows, 'AUTHORS_UNCHANGED'],
    ['none', () => [], 'AUTHORS_REQUIRED'],
    ['another first author', ([one, two, ...rest]) => [two ?? added(), one ?? added(), ...rest], 'FIRST_AUTHOR_LEADS'],
    ['one of them twice', ([one, two]) => [one ?? added(), two ?? added(), two ?? added()], 'NOT_FOUND'],
    ['an author of another manuscript', ([one]) => [one ?? added(), added({ authorId: idOf('ContributionAuthor', 999_999) })], 'NOT_FOUND'],
    ['nobody corresponding', (rows) => rows.map((row) => ({ ...row, isCorresponding: false })), 'INVALID_INPUT'],
    ['somebody without a name', (rows) => [...rows, added({ personName: ' ' })], 'INVALID_INPUT'],
    ['no address', (rows) => [...rows, added({ email: 'nowhere' })], 'INVALID_INPUT'],
    ['more than a manuscript has', (rows) => [...rows, ...Array.from({ length: 500 }, () => added())], 'TOO_MANY_AUTHORS'],
  ])('refuses a list with %s, and changes nothing (B-106)', async (_what, changed, code) => {
    const { id } = await handedIn('ASKED', 15);
    const before = await present(id);
    expect(codeOf(await change(id, changed(before)))).toBe(code);
    expect(await present(id)).toEqual(before);
  });

  it.each([13, 17, 19, 20])('is not for a manuscript in state %s (B-106)', async (state) => {
    const { id } = await handedIn('ASKED', 15);
    await em().nativeUpdate(Contribution, numberOf(id), { state: state as 13 });
    expect((await change(id, [...(await present(id)), added()])).errors).toHaveLength(1);
    expect(await present(id)).toHaveLength(3);
  });
});

const RECORD = `query Record($id: ID!) { node(id: $id) { ... on Contribution { authorshipRecord { journalZh lists { version reason
  authors { name state address words position } } } } } }`;
interface Record_ {
  node: {
    authorshipRecord: {
      lists: {
        version: number;
        reason: string | null;
        authors: { name: string; state: string; address: string | null; words: string | null }[];
      }[];
    } | null;
  };
}
const record = async (as: string, id: string) =>
  (await app.request<Record_>(RECORD, { id }, { token: as })).data?.node.authorshipRecord?.lists;

describe('the record', () => {
  it('has each version of the list and what was answered to it; refusals are the office’s, addresses masked for authors (B-107)', async () => {
    const { id, addresses } = await handedIn('ASKED', 15);
    await confirm(app, await ticketOf(app, addresses[0] ?? ''));
    await refuse(app, await ticketOf(app, addresses[1] ?? ''), '我没有参与');
    const [lead, li] = await present(id);
    if (!lead || !li) throw new Error('two authors');
    const ofOffice = await record(asChief, id);
    expect(ofOffice?.[0]?.authors.map(({ name, state, words }) => [name, state, words])).toEqual([
      ['沈知远', 'HANDED_IN', null],
      ['李四', 'CONFIRMED', null],
      ['王五', 'REFUSED', '我没有参与'],
    ]);
    expect(ofOffice?.[0]?.authors[1]?.address).toBe(addresses[0]);
    const ofAuthor = await record(token, id);
    expect(ofAuthor?.[0]?.authors.map(({ state, words, address }) => [state, words, address])).toEqual([
      ['HANDED_IN', null, null],
      ['CONFIRMED', null, expect.stringMatching(/^c\*\*\*@river\.test$/)],
      ['ASKED', null, expect.stringMatching(/^c\*\*\*@river\.test$/)],
    ]);
    await change(id, [lead, li], '王五未参与研究');
    const after = await record(asChief, id);
    expect(after?.map(({ version, reason, authors }) => [version, reason, authors.map(({ name, state }) => `${name} ${state}`)])).toEqual([
      [2, '王五未参与研究', ['沈知远 HANDED_IN', '李四 CONFIRMED']],
      [1, null, ['沈知远 HANDED_IN', '李四 CONFIRMED', '王五 REFUSED']],
    ]);
  });
});
