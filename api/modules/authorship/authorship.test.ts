// Co-authors confirm: who is asked, what a ticket shows and is good for, what a change of the list makes void, who knows of it.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { colloquiumSchema } from '../../schema.ts';
import { encodeId, readId } from '../../graphql/node.ts';
import { startTestApp, type GraphQLAnswer, type TestApp } from '../../testing/app.ts';
import { statementsOf } from '../../testing/statements.ts';
import { User } from '../accounts/viewer/user.entity.ts';
import { buildSession, buildUser } from '../accounts/viewer/user.factory.ts';
import { OperationLog } from '../audit/operation-log.entity.ts';
import type { Colloquium } from '../colloquiums/colloquium.entity.ts';
import { buildColloquium } from '../colloquiums/colloquium.factory.ts';
import { ContributionAuthor } from '../contributions/authors/contribution-author.entity.ts';
import { Contribution } from '../contributions/manuscript/contribution.entity.ts';
import { act, authorInput } from '../contributions/manuscript/wizard.factory.ts';
import { Message } from '../messages/message.entity.ts';
import { buildReview } from '../reviews/review.factory.ts';
import { AuthorConfirmation } from './author-confirmation.entity.ts';
import {
  answerOwn,
  askAgain,
  asking,
  confirm,
  draftOf,
  grid,
  lettersTo,
  look,
  QUESTION,
  refuse,
  returned,
  states,
  submitted,
  ticketOf,
} from './authorship.factory.ts';
import { ConfirmationTicket } from './confirmation-ticket.entity.ts';
import { forgetTickets } from './forget-tickets.ts';
import { Institution } from '../institutions/institution.entity.ts';
import { buildInstitution } from '../institutions/institutions.factory.ts';

let app: TestApp;
let author: User;
let editor: User;
let chief: User;
let journal: Colloquium;
let token: string;
let asEditor: string;
let asChief: string;
const em = () => app.database.orm.em.fork();
const codeOf = (answer: GraphQLAnswer<unknown>) => answer.errors?.[0]?.extensions.code;
const DAY = 24 * 60 * 60 * 1000;

beforeAll(async () => {
  app = await startTestApp({ schema: colloquiumSchema() });
  const tx = em();
  author = await buildUser(tx, { realName: '沈知远', workplaces: ['临江大学'] });
  editor = await buildUser(tx, { roles: ['EDITOR'], realName: '叶书宁' });
  chief = await buildUser(tx, { roles: ['EDITOR_IN_CHIEF'] });
  journal = await buildColloquium(tx, { name: '江南文化', members: { editor: [editor], chief: [chief] } });
  await asking(app, journal, 'ASKED');
});
/** Days go by in some tests. */
async function signIn(): Promise<void> {
  token = await buildSession(em(), author, app.clock, { language: 'zh-CN' });
  asEditor = await buildSession(em(), editor, app.clock, { role: 'EDITOR' });
  asChief = await buildSession(em(), chief, app.clock, { role: 'EDITOR_IN_CHIEF' });
}
beforeEach(signIn);
afterAll(() => app.close());

/** Handed in with these co-authors; answers its id and their addresses. */
async function handedIn(...names: (string | Partial<Record<string, unknown>>)[]) {
  const id = await submitted(app, token, await draftOf(app, token, journal, names));
  const number = readId(id)?.id ?? 0;
  return { id, addresses: names.map((_name, index) => `co${index}.${number}@river.test`) };
}
const authorsOf = async (id: string) =>
  await em().find(ContributionAuthor, { contribution: readId(id)?.id ?? 0 }, { orderBy: { position: 'asc' } });
async function change(id: string, name: string, own: Record<string, unknown>) {
  const known = (await authorsOf(id)).find(({ personName }) => personName === name);
  const authorId = (await grid(app, token, id)).authorship?.rows.find((row) => row.name === name)?.authorId;
  const input = { ...(await authorInput(app)), personName: name, email: known?.email, company: known?.company };
  const answer = await act(app, token, 'author', { contributionId: id, authorId, ...input, ...own });
  if (answer.errors) throw new Error(JSON.stringify(answer));
}

describe('when a manuscript is handed in', () => {
  it('each co-author is written to, in their language, by a letter that names the paper and the place; its hand is not (B-106)', async () => {
    const { id, addresses } = await handedIn('李四', 'Mary Smith');
    expect(await states(app, token, id)).toEqual({ 沈知远: 'HANDED_IN', 李四: 'ASKED', 'Mary Smith': 'ASKED' });
    const [zh] = await lettersTo(app, addresses[0] ?? '');
    const [en] = await lettersTo(app, addresses[1] ?? '');
    expect(zh).toMatchObject({ language: 'zh-CN', subject: '请确认署名：《水利碑刻考》' });
    for (const words of ['李四', '江南文化', '第 2 位作者', '沈知远', '/authorship?ticket=']) expect(zh?.text).toContain(words);
    expect(en).toMatchObject({ language: 'en-US' });
    expect(en?.text).toContain('author no. 3');
    expect(await lettersTo(app, author.email)).toEqual([]);
    // Only the hash is kept.
    expect(await em().count(ConfirmationTicket, { tokenHash: zh?.ticket ?? '' })).toBe(0);
  });

  it('nobody is written to in a journal that does not ask, nor when it begins to ask afterwards (B-106)', async () => {
    const quiet = await buildColloquium(em(), { members: { editor: [editor], chief: [chief] } });
    const id = await submitted(app, token, await draftOf(app, token, quiet, ['李四']));
    await asking(app, quiet, 'ASKED');
    expect(await grid(app, token, id)).toEqual({ authorship: null, ownAuthorship: null });
    expect(await em().count(AuthorConfirmation, { contribution: readId(id)?.id ?? 0 })).toBe(0);
    const next = await submitted(app, token, await draftOf(app, token, quiet, ['李四']));
    expect(await states(app, token, next)).toMatchObject({ 李四: 'ASKED' });
  });

  it('two authors with one address have a letter each, which names its author, and the grid says so (B-106)', async () => {
    const email = 'shared@river.test';
    const { id } = await handedIn({ personName: '李四', email }, { personName: '王五', email });
    const letters = await lettersTo(app, email);
    expect(letters.map(({ text }) => /李四|王五/.exec(text)?.[0])).toEqual(['李四', '王五']);
    expect((await grid(app, token, id)).authorship?.rows.map((row) => row.sharesAddressWith)).toEqual([[], ['王五'], ['李四']]);
    await confirm(app, letters[1]?.ticket ?? '');
    expect(await states(app, token, id)).toMatchObject({ 李四: 'ASKED', 王五: 'CONFIRMED' });
  });

  it('an author without an address is shown as not to be reached (B-106)', async () => {
    const draft = await draftOf(app, token, journal, ['李四']);
    await em().nativeUpdate(ContributionAuthor, { contribution: readId(draft)?.id ?? 0, personName: '李四' }, { email: null });
    const id = await submitted(app, token, draft);
    const [, row] = (await grid(app, token, id)).authorship?.rows ?? [];
    expect(row).toMatchObject({ state: 'UNREACHABLE', viewerCanAsk: false });
    expect(codeOf(await askAgain(app, token, id, row?.authorId ?? ''))).toBe('AUTHOR_UNREACHABLE');
  });
});

describe('the page behind a letter', () => {
  it('shows what is confirmed and no more, and changes nothing however often it is opened (B-106)', async () => {
    const { addresses } = await handedIn('李四', '王五');
    const ticket = await ticketOf(app, addresses[0] ?? '');
    const before = await em().find(AuthorConfirmation, {}, { orderBy: { id: 'desc' }, limit: 3 });
    for (let times = 0; times < 3; times += 1)
      expect(await look(app, ticket)).toEqual({
        name: '李四',
        latinName: 'Si Li',
        unit: '江城大学',
        unitEn: null,
        rorIds: [],
        orcid: null,
        position: 2,
        isCorresponding: false,
        roles: [],
        // A visitor reads in the language of the browser.
        journal: journal.nameEn,
        title: 'Inscriptions on Water',
        authorNames: ['Zhiyuan Shen', 'Si Li', 'Wu Wang'],
        reason: null,
        isChanged: false,
        isOver: false,
        answer: null,
        answeredAt: null,
      });
    expect(await em().find(AuthorConfirmation, {}, { orderBy: { id: 'desc' }, limit: 3 })).toEqual(before);
    const fields = await app.request('query Fields { type: authorshipQuestion(ticket: "x") { name } }');
    expect(fields.data).toEqual({ type: null });
    expect(await look(app, 'x'.repeat(500))).toBeNull();
  });

  it('its button confirms once: the same answer again, or twice at the same moment, is the first one; another is refused (B-106)', async () => {
    const { id, addresses } = await handedIn('李四');
    const ticket = await ticketOf(app, addresses[0] ?? '');
    const both = await Promise.all([confirm(app, ticket), confirm(app, ticket)]);
    expect(both.map(({ data }) => data?.answerAuthorship.question.answer)).toEqual(['CONFIRMED', 'CONFIRMED']);
    const [first] = await em().find(AuthorConfirmation, { address: addresses[0] ?? '' });
    app.clock.advance(60_000);
    await confirm(app, ticket);
    const [again] = await em().find(AuthorConfirmation, { address: addresses[0] ?? '' });
    expect(again?.answeredAt).toEqual(first?.answeredAt);
    expect(codeOf(await refuse(app, ticket))).toBe('AUTHORSHIP_ANSWERED');
    expect(await states(app, token, id)).toMatchObject({ 李四: 'CONFIRMED' });
    const [logged] = await em().find(OperationLog, { operation: 'answerAuthorship' }, { orderBy: { id: 'desc' }, limit: 1 });
    expect(logged).toMatchObject({ user: null, params: { isRight: false }, outcome: 'refused', code: 'AUTHORSHIP_ANSWERED' });
  });

  it('a refusal is told to no editor-in-chief who reviews the manuscript or is one of its authors (B-106)', async () => {
    const [reviewing, declined, writing] = await Promise.all([1, 2, 3].map(() => buildUser(em(), { roles: ['EDITOR_IN_CHIEF'] })));
    if (!reviewing || !declined || !writing) throw new Error('three editors-in-chief');
    const led = await buildColloquium(em(), { members: { editor: [editor], chief: [chief, reviewing, declined, writing] } });
    await asking(app, led, 'ASKED');
    const named = { personName: '李四', email: 'refusing@river.test' };
    const id = await submitted(app, token, await draftOf(app, token, led, [named, { personName: '王五', email: writing.email }]));
    const contribution = await em().findOneOrFail(Contribution, readId(id)?.id ?? 0);
    await buildReview(em(), { contribution, reviewer: reviewing, status: 'ACCEPTED' });
    await buildReview(em(), { contribution, reviewer: declined, status: 'DECLINED' });
    await refuse(app, await ticketOf(app, named.email));
    const told = await em().find(Message, { contribution: contribution.id, key: 'authorship.refused' }, { orderBy: { id: 'asc' } });
    expect(told.map(({ user }) => user.id)).toEqual([author.id, chief.id, declined.id]);
  });

  it('a refusal says what is wrong, and is told to the submitter and to the editor who has it, without a name (B-106)', async () => {
    const { id, addresses } = await handedIn('李四');
    const number = readId(id)?.id ?? 0;
    await em().nativeUpdate(Contribution, number, { editor: editor.id });
    const ticket = await ticketOf(app, addresses[0] ?? '');
    expect((await refuse(app, ticket, '  ')).errors?.[0]?.extensions.fields).toEqual({ words: expect.any(String) });
    expect((await refuse(app, ticket, '字'.repeat(1001))).errors?.[0]?.extensions.fields).toEqual({ words: expect.any(String) });
    expect((await refuse(app, ticket, ' 我的单位是临江大学 ')).data?.answerAuthorship.question.answer).toBe('REFUSED');
    const [, row] = (await grid(app, asEditor, id)).authorship?.rows ?? [];
    expect(row).toMatchObject({ state: 'REFUSED', words: '我的单位是临江大学', viewerCanAsk: true });
    const told = await em().find(Message, { contribution: number, key: 'authorship.refused' }, { orderBy: { id: 'asc' } });
    expect(told.map(({ user, roleKind }) => [user.id, roleKind])).toEqual([
      [author.id, 1],
      [editor.id, 3],
    ]);
    expect(JSON.stringify(told.map(({ params }) => params))).not.toContain('李四');
    const [logged] = await em().find(
      OperationLog,
      { operation: 'answerAuthorship', outcome: 'done' },
      { orderBy: { id: 'desc' }, limit: 1 },
    );
    expect(logged?.params).toEqual({ isRight: false });
  });

  it('is over with the manuscript, and the ticket is forgotten after a while (B-106)', async () => {
    const { id, addresses } = await handedIn('李四', '王五');
    const [first, second] = [await ticketOf(app, addresses[0] ?? ''), await ticketOf(app, addresses[1] ?? '')];
    await confirm(app, first);
    const number = readId(id)?.id ?? 0;
    // A decision that its authors do not know yet changes nothing that they see.
    await em().nativeUpdate(Contribution, number, { state: 17, heldState: 3, stateChangedAt: app.clock.now() });
    expect(await look(app, second)).toMatchObject({ isOver: false });
    await em().nativeUpdate(Contribution, number, { heldState: null });
    expect(await look(app, second)).toMatchObject({ isOver: true });
    expect(codeOf(await confirm(app, second))).toBe('AUTHORSHIP_OVER');
    await forgetTickets(em(), app.clock);
    expect(await look(app, second)).not.toBeNull();
    app.clock.advance(91 * DAY);
    await forgetTickets(em(), app.clock);
    expect(await look(app, second)).toBeNull();
    expect(codeOf(await confirm(app, second))).toBe('AUTHORSHIP_OVER');
  });

  it('costs the same for any ticket that opens nothing, and has a limit by address (B-106)', async () => {
    const [one, other] = [await statementsOf(() => look(app, 'a')), await statementsOf(() => look(app, 'b'.repeat(43)))];
    expect(other.length).toBe(one.length);
    let refusal: unknown;
    for (let times = 0; times < 320 && refusal === undefined; times += 1) refusal = codeOf(await app.request(QUESTION, { ticket: 'none' }));
    expect(refusal).toBe('RATE_LIMITED');
    await em().execute('delete from rate_counter');
  });
});

describe('a change of the list', () => {
  const LI_SSU = { familyName: '李', givenName: '四', suffix: '', latinFamilyName: 'Li', latinGivenName: 'Ssu', isGroup: false };
  const UNIT = { name: '江城大学', nameEn: '', department: '', city: '', country: '', institutionId: null };

  /** Who is void, and who keeps the answer, when the list is handed in again. */
  it.each<[string, (id: string) => Promise<void>, Record<string, string>]>([
    ['nothing', async () => {}, { 李四: 'CONFIRMED', 王五: 'CONFIRMED' }],
    ['the unit of one', (id) => change(id, '李四', { company: '另一大学' }), { 李四: 'ASKED', 王五: 'CONFIRMED' }],
    ['the address of one', (id) => change(id, '王五', { email: 'wang.new@river.test' }), { 李四: 'CONFIRMED', 王五: 'ASKED' }],
    ['the name of one in Latin letters', (id) => change(id, '李四', { name: LI_SSU }), { 李四: 'ASKED', 王五: 'CONFIRMED' }],
    [
      'the English name of a unit',
      (id) => change(id, '李四', { units: [{ ...UNIT, nameEn: 'River University' }] }),
      { 李四: 'ASKED', 王五: 'CONFIRMED' },
    ],
    ['the ORCID iD of one', (id) => change(id, '王五', { orcid: '0000-0002-1825-0097' }), { 李四: 'CONFIRMED', 王五: 'ASKED' }],
    [
      'nothing but who said it: units and name as they were offered',
      (id) => change(id, '李四', { units: [UNIT], name: { ...LI_SSU, latinGivenName: 'Si' } }),
      { 李四: 'CONFIRMED', 王五: 'CONFIRMED' },
    ],
    ['the roles of one', (id) => change(id, '李四', { creditRoles: ['SOFTWARE'] }), { 李四: 'ASKED', 王五: 'CONFIRMED' }],
    [
      'what is not printed beside the name',
      (id) => change(id, '李四', { sex: 'FEMALE', address: '别处' }),
      { 李四: 'CONFIRMED', 王五: 'CONFIRMED' },
    ],
    [
      'who corresponds',
      async (id) => {
        const rows = (await grid(app, token, id)).authorship?.rows ?? [];
        await act(app, token, 'corresponding', { contributionId: id, authorIds: [rows[2]?.authorId] });
      },
      { 李四: 'CONFIRMED', 王五: 'ASKED' },
    ],
    [
      'the order',
      async (id) => {
        const [first, second, third] = (await grid(app, token, id)).authorship?.rows ?? [];
        await act(app, token, 'reorder', { contributionId: id, authorIds: [first?.authorId, third?.authorId, second?.authorId] });
      },
      { 李四: 'ASKED', 王五: 'ASKED' },
    ],
    [
      'another author behind them',
      async (id) => {
        await act(app, token, 'author', { contributionId: id, ...(await authorInput(app)), personName: '赵六', email: 'zhao@river.test' });
      },
      { 李四: 'CONFIRMED', 王五: 'CONFIRMED', 赵六: 'ASKED' },
    ],
    [
      'one less before them',
      async (id) => {
        const gone = (await grid(app, token, id)).authorship?.rows[1]?.authorId;
        await act(app, token, 'deleteAuthor', { contributionId: id, authorId: gone });
      },
      { 王五: 'ASKED' },
    ],
  ])('of %s asks anew whose row or place it touches, and nobody else (B-106)', async (_what, changed, then) => {
    const { id, addresses } = await handedIn('李四', '王五');
    for (const address of addresses) await confirm(app, await ticketOf(app, address));
    await returned(app, id);
    await changed(id);
    await submitted(app, token, id);
    const { 沈知远: _submitter, ...rest } = await states(app, token, id);
    expect(rest).toEqual(then);
  });

  it('of a unit’s institution asks anew; what the register learns of it meanwhile does not, and the page shows what is printed (B-104, B-106)', async () => {
    const one = await buildInstitution(em(), '望江大学', { nameEn: 'Wangjiang University' });
    const other = await buildInstitution(em(), '望江学院', { nameEn: 'Wangjiang College' });
    const unit = (institutionId: number) => ({ ...UNIT, name: '望江大学', institutionId: encodeId('Institution', institutionId) });
    const { id } = await handedIn({ personName: '李四', email: 'li.unit@river.test', units: [unit(one.id)], orcid: '0000-0002-1825-0097' });
    const ticket = await ticketOf(app, 'li.unit@river.test');
    expect(await look(app, ticket)).toMatchObject({ unit: '望江大学', unitEn: 'Wangjiang University', orcid: '0000-0002-1825-0097' });
    await confirm(app, ticket);
    await em().nativeUpdate(Institution, one.id, { nameEn: 'Wangjiang University of Rivers' });
    expect(await states(app, token, id)).toMatchObject({ 李四: 'CONFIRMED' });
    await returned(app, id);
    await change(id, '李四', { units: [unit(other.id)] });
    expect(await states(app, token, id)).toMatchObject({ 李四: 'VOID' });
    await change(id, '李四', { units: [unit(one.id)] });
    expect(await states(app, token, id)).toMatchObject({ 李四: 'CONFIRMED' });
  });

  it('makes the ticket void at once, which says so; the new letter says that it has changed (B-106)', async () => {
    const { id, addresses } = await handedIn('李四');
    const old = await ticketOf(app, addresses[0] ?? '');
    await returned(app, id);
    await change(id, '李四', { company: '另一大学' });
    expect(await look(app, old)).toMatchObject({ isChanged: true, unit: '江城大学', authorNames: ['Zhiyuan Shen', 'Si Li'] });
    expect(codeOf(await confirm(app, old))).toBe('AUTHORSHIP_CHANGED');
    const [, row] = (await grid(app, token, id)).authorship?.rows ?? [];
    expect(row).toMatchObject({ state: 'VOID', viewerCanAsk: false });
    expect(codeOf(await askAgain(app, token, id, row?.authorId ?? ''))).toBe('AUTHORS_NOT_HANDED_IN');
    await submitted(app, token, id);
    const letters = await lettersTo(app, addresses[0] ?? '');
    expect(letters.map(({ subject }) => subject)).toEqual(['请确认署名：《水利碑刻考》', '作者信息有改动，请重新确认署名：《水利碑刻考》']);
    expect(await look(app, letters[1]?.ticket ?? '')).toMatchObject({ isChanged: false, unit: '另一大学' });
    expect(codeOf(await confirm(app, old))).toBe('AUTHORSHIP_CHANGED');
  });

  it('and an answer at the same moment: whichever comes first, no answer stands for a row that was not shown (B-106)', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { id, addresses } = await handedIn('李四');
      const ticket = await ticketOf(app, addresses[0] ?? '');
      await returned(app, id);
      await Promise.all([confirm(app, ticket), change(id, '李四', { company: '另一大学' })]);
      await submitted(app, token, id);
      expect(await states(app, token, id)).toMatchObject({ 李四: 'ASKED' });
    }
  });
});

describe('asking again', () => {
  it('sends the letter again, once a day and five times at most; every ticket stays good (B-106)', async () => {
    const { id, addresses } = await handedIn('李四');
    const address = addresses[0] ?? '';
    const row = (await grid(app, token, id)).authorship?.rows[1]?.authorId ?? '';
    expect(codeOf(await askAgain(app, token, id, row))).toBe('ASKED_TODAY');
    for (let times = 0; times < 4; times += 1) {
      app.clock.advance(DAY);
      await signIn();
      const both = await Promise.all([askAgain(app, token, id, row), askAgain(app, token, id, row)]);
      expect(both.map(codeOf).toSorted()).toEqual(['ASKED_TODAY', undefined]);
    }
    app.clock.advance(DAY);
    await signIn();
    expect(codeOf(await askAgain(app, token, id, row))).toBe('ASKED_TOO_OFTEN');
    const letters = await lettersTo(app, address);
    expect(new Set(letters.map(({ ticket }) => ticket)).size).toBe(5);
    expect((await confirm(app, letters[0]?.ticket ?? '')).errors).toBeUndefined();
    expect(codeOf(await askAgain(app, token, id, row))).toBe('AUTHORSHIP_ANSWERED');
  });

  it('asks anew who has refused: the refusal stays on record, its ticket is over (B-106)', async () => {
    const { id, addresses } = await handedIn('李四');
    const old = await ticketOf(app, addresses[0] ?? '');
    await refuse(app, old);
    const row = (await grid(app, token, id)).authorship?.rows[1]?.authorId ?? '';
    expect((await askAgain(app, token, id, row)).errors).toBeUndefined();
    expect(await states(app, token, id)).toMatchObject({ 李四: 'ASKED' });
    expect(codeOf(await confirm(app, old))).toBe('AUTHORSHIP_CHANGED');
    await confirm(app, await ticketOf(app, addresses[0] ?? ''));
    expect(await states(app, token, id)).toMatchObject({ 李四: 'CONFIRMED' });
    const kept = await em().find(AuthorConfirmation, { address: addresses[0] ?? '' }, { orderBy: { id: 'asc' } });
    expect(kept.map(({ state }) => state)).toEqual(['REFUSED', 'CONFIRMED']);
  });
});

describe('who may', () => {
  it('an author who is signed in answers on the page of the manuscript, for themselves alone (B-106)', async () => {
    const tx = em();
    const co = await buildUser(tx, { realName: '李四', email: 'lisi.co@river.test' });
    const { id } = await handedIn({ personName: '李四', email: 'lisi.co@river.test' }, '王五');
    const asCo = await buildSession(em(), co, app.clock, { language: 'zh-CN' });
    const seen = await grid(app, asCo, id);
    expect(seen.authorship).toBeNull();
    expect(seen.ownAuthorship).toMatchObject({ name: '李四', state: 'ASKED', viewerCanAnswer: true });
    expect((await answerOwn(app, asCo, id, false)).errors?.[0]?.extensions.fields).toEqual({ words: expect.any(String) });
    expect((await answerOwn(app, asCo, id, true)).errors).toBeUndefined();
    expect(await states(app, token, id)).toMatchObject({ 李四: 'CONFIRMED', 王五: 'ASKED' });
    const [kept] = await em().find(AuthorConfirmation, { address: 'lisi.co@river.test' });
    expect(kept).toMatchObject({ answeredBy: 'ACCOUNT', user: { id: co.id } });
    const stranger = await buildSession(em(), await buildUser(em()), app.clock);
    expect(codeOf(await answerOwn(app, stranger, id, true))).toBe('NOT_FOUND');
    // The submitter has nothing to answer.
    expect(codeOf(await answerOwn(app, token, id, true))).toBe('NOT_FOUND');
  });

  it('an author from the register is written to at the address of the account, which no other author is shown (B-106)', async () => {
    const co = await buildUser(em(), { realName: '李四', workplaces: ['江城大学'] });
    const draft = await draftOf(app, token, journal, ['王五']);
    const added = await app.request(
      'mutation Add($input: AddRegisteredAuthorInput!) { addRegisteredAuthor(input: $input) { author { id } } }',
      { input: { contributionId: draft, code: co.code } },
      { token },
    );
    expect(added.errors).toBeUndefined();
    const id = await submitted(app, token, draft);
    expect(await states(app, token, id)).toEqual({ 沈知远: 'HANDED_IN', 王五: 'ASKED', 李四: 'ASKED' });
    expect(await look(app, await ticketOf(app, co.email))).toMatchObject({ name: '李四', position: 3 });
    const printed = async (as: string) =>
      JSON.stringify(
        await app.request(
          `query ($id: ID!) { node(id: $id) { ... on Contribution { authorship { rows { name letterFailure sharesAddressWith } }
            authorshipRecord { lists { authors { name address } } } } } }`,
          { id },
          { token: as },
        ),
      );
    expect(await printed(token)).not.toContain(co.email.slice(co.email.indexOf('@')));
    expect(await printed(token)).toContain('c***@river.test');
    expect(await printed(asEditor)).toContain(co.email);
    const asCo = await buildSession(em(), co, app.clock, { language: 'zh-CN' });
    expect((await answerOwn(app, asCo, id, true)).errors).toBeUndefined();
    expect(await states(app, token, id)).toMatchObject({ 李四: 'CONFIRMED' });
  });

  it('an author from the register whose address nobody has confirmed gets the letter all the same: its ticket needs no account (B-106)', async () => {
    const co = await buildUser(em(), { realName: '李四', workplaces: ['江城大学'] });
    const draft = await draftOf(app, token, journal, []);
    await app.request(
      'mutation Add($input: AddRegisteredAuthorInput!) { addRegisteredAuthor(input: $input) { author { id } } }',
      { input: { contributionId: draft, code: co.code } },
      { token },
    );
    await em().nativeUpdate(User, co.id, { addressConfirmedAt: null });
    const id = await submitted(app, token, draft);
    await confirm(app, await ticketOf(app, co.email));
    expect(await states(app, token, id)).toEqual({ 沈知远: 'HANDED_IN', 李四: 'CONFIRMED' });
  });

  it('follow and ask: submitter, corresponding authors and office; nobody else learns that anybody was asked (B-106)', async () => {
    const tx = em();
    const [co, corresponding, deputy, publishing, stranger, otherChief] = [
      await buildUser(tx, { realName: '李四', email: 'second.co@river.test' }),
      await buildUser(tx, { realName: '王五', email: 'third.co@river.test' }),
      await buildUser(tx, { roles: ['ASSOCIATE_EDITOR_IN_CHIEF'] }),
      await buildUser(tx, { roles: ['PUBLISHING_EDITOR'] }),
      await buildUser(tx),
      await buildUser(tx, { roles: ['EDITOR_IN_CHIEF'] }),
    ];
    const place = await buildColloquium(tx, { members: { editor: [editor], chief: [chief], deputy: [deputy] } });
    await asking(app, place, 'ASKED');
    const draft = await draftOf(app, token, place, [
      { personName: '李四', email: co.email },
      { personName: '王五', email: corresponding.email },
    ]);
    const rows = await authorsOf(draft);
    await em().nativeUpdate(ContributionAuthor, rows[2]?.id ?? 0, { isCorresponding: true });
    const id = await submitted(app, token, draft);
    const as = async (user: User, role?: Parameters<typeof buildSession>[3]) => await buildSession(em(), user, app.clock, role);
    const table: [string, string, boolean][] = [
      ['the submitter', token, true],
      ['a corresponding author', await as(corresponding), true],
      ['another author', await as(co), false],
      ['the editor', await as(editor, { role: 'EDITOR' }), true],
      ['the deputy', await as(deputy, { role: 'ASSOCIATE_EDITOR_IN_CHIEF' }), true],
      ['the editor-in-chief', await as(chief, { role: 'EDITOR_IN_CHIEF' }), true],
      ['the publishing editor', await as(publishing, { role: 'PUBLISHING_EDITOR' }), false],
      ['the chief of another journal', await as(otherChief, { role: 'EDITOR_IN_CHIEF' }), false],
      ['somebody else', await as(stranger), false],
    ];
    const authorId = (await grid(app, token, id)).authorship?.rows[1]?.authorId ?? '';
    for (const [who, session, may] of table) {
      expect((await grid(app, session, id)).authorship !== null, `${who} reads`).toBe(may);
      const asked = codeOf(await askAgain(app, session, id, authorId));
      if (may) expect(asked, `${who} asks`).toBe('ASKED_TODAY');
      else expect(['NOT_FOUND', 'FORBIDDEN'], `${who} asks`).toContain(asked);
    }
  });
});

describe.each([
  ['double-blind', 1],
  ['single-blind', 0],
] as const)('in %s review', (_name, reviewType) => {
  it('neither a reviewer nor an office holder who reviews learns who confirmed, nor that anybody was asked (B-106)', async () => {
    const tx = em();
    const [reviewer, deputy] = [
      await buildUser(tx, { roles: ['REVIEWER'] }),
      await buildUser(tx, { roles: ['ASSOCIATE_EDITOR_IN_CHIEF', 'REVIEWER'] }),
    ];
    const place = await buildColloquium(tx, { reviewType, members: { editor: [editor], chief: [chief], deputy: [deputy] } });
    await asking(app, place, 'ASKED');
    const id = await submitted(app, token, await draftOf(app, token, place, ['李四']));
    const contribution = await tx.findOneOrFail(Contribution, readId(id)?.id ?? 0);
    Object.assign(contribution, { state: 9, stage: 2, invitedFrom: 4, reviewRound: 1 });
    await tx.flush();
    for (const one of [reviewer, deputy]) await buildReview(tx, { contribution, reviewer: one, status: 'ACCEPTED' });
    const authorId = (await grid(app, token, id)).authorship?.rows[1]?.authorId ?? '';
    for (const [user, role] of [
      [reviewer, 'REVIEWER'],
      [deputy, 'REVIEWER'],
      [deputy, 'ASSOCIATE_EDITOR_IN_CHIEF'],
    ] as const) {
      const session = await buildSession(em(), user, app.clock, { role });
      expect(await grid(app, session, id), role).toEqual({ authorship: null, ownAuthorship: null });
      expect(['FORBIDDEN', 'NOT_FOUND'], role).toContain(codeOf(await askAgain(app, session, id, authorId)));
    }
  });
});

it('reads a grid in one number of statements however many authors there are (B-106)', async () => {
  const few = await handedIn('李四');
  const many = await handedIn('李四', '王五', '赵六', '孙七', '周八');
  await grid(app, asChief, few.id);
  const [one, other] = [await statementsOf(() => grid(app, asChief, few.id)), await statementsOf(() => grid(app, asChief, many.id))];
  expect(other.length).toBe(one.length);
});
