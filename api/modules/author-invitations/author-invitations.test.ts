// Inviting authors to submit (S2 §2.13): who may, the letter and the list, and the effect of an invitation.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { colloquiumSchema } from '../../schema.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { mailsTo } from '../../testing/jobs.ts';
import { statementsOf } from '../../testing/statements.ts';
import { activateWith, activationCodes, registerPerson } from '../accounts/registration/account.factory.ts';
import { User } from '../accounts/viewer/user.entity.ts';
import { buildSession, buildUser } from '../accounts/viewer/user.factory.ts';
import type { Colloquium } from '../colloquiums/colloquium.entity.ts';
import { buildColloquium, entryOf } from '../colloquiums/colloquium.factory.ts';
import { act, idOf, wordFile, writeDraft } from '../contributions/manuscript/wizard.factory.ts';
import { LetterTemplates } from '../letters/letter-templates.entity.ts';
import { Message } from '../messages/message.entity.ts';
import { AuthorInvitation } from './author-invitation.entity.ts';

let app: TestApp;
let editor: User;
let author: User;
let journal: Colloquium;
let other: Colloquium;
let asEditor: string;
let asAuthor: string;
let degreeId: string;
const em = () => app.database.orm.em.fork();

beforeAll(async () => {
  app = await startTestApp({ schema: colloquiumSchema() });
  const tx = em();
  editor = await buildUser(tx, { roles: ['EDITOR'], realName: '叶书宁' });
  author = await buildUser(tx, { realName: '沈知远', email: 'shen@river.test', workplaces: ['东湖大学', '江南研究院'] });
  await buildUser(tx, { realName: '沈知远远', roles: ['REVIEWER'] });
  await buildUser(tx, { realName: '沈知远', isEnabled: false });
  journal = await buildColloquium(tx, { name: '江南文化', nameEn: 'Jiangnan', members: { editor: [editor] } });
  other = await buildColloquium(tx, { name: '水利史', members: { editor: [editor] } });
  await buildColloquium(tx, { name: '别家的集刊' });
  await buildColloquium(tx, { name: '停用的集刊', isActive: false, members: { editor: [editor] } });
  tx.create(LetterTemplates, {
    colloquium: journal,
    inviteAuthor: '<p>{{authorName}}：《{{journal}}》约稿，{{editorName}}。</p>',
    inviteReviewer: '',
    returnHead: '',
    returnTail: '',
    updatedAt: app.clock.now(),
  });
  await tx.flush();
  asEditor = await buildSession(tx, editor, app.clock, { role: 'EDITOR', language: 'zh-CN' });
  asAuthor = await buildSession(tx, author, app.clock, { language: 'zh-CN' });
  degreeId = idOf('DictionaryEntry', (await entryOf(tx, 'DEGREE')).id);
});
afterAll(() => app.close());

const SEARCH = `query Find($search: String!, $mode: AuthorSearchMode, $colloquiumId: ID) {
  authorsToInvite(search: $search, mode: $mode, colloquiumId: $colloquiumId) { code realName sex email professionalTitle companies isInvited } }`;
const INVITE = 'mutation Invite($input: InviteAuthorsInput!) { inviteAuthors(input: $input) { invitedCount alreadyInvited } }';
const LIST = `query Invited { viewer { journalsToInviteFor { name } authorInvitations { totalCount edges { node {
  invitedAt colloquiumName code realName sex email company inviterName state isRegistered } } } } }`;
const FLAG = 'query Flag($id: ID!) { node(id: $id) { ... on Colloquium { viewerHasSpecialInvitation } } }';

interface Listed {
  viewer: {
    journalsToInviteFor: { name: string }[] | null;
    authorInvitations: { totalCount: number; edges: { node: Record<string, unknown> }[] } | null;
  };
}

const idOfJournal = (one = journal) => idOf('Colloquium', one.id);
const invite = async (input: Record<string, unknown>, token = asEditor) =>
  await app.request<{ inviteAuthors: { invitedCount: number; alreadyInvited: string[] } | null }>(
    INVITE,
    { input: { colloquiumId: idOfJournal(), ...input } },
    { token },
  );
const find = async (variables: Record<string, unknown>, token = asEditor) =>
  await app.request<{ authorsToInvite: { code: string; isInvited: boolean }[] | null }>(SEARCH, variables, { token });
const flag = async (token: string, one = journal) =>
  (await app.request<{ node: { viewerHasSpecialInvitation: boolean } }>(FLAG, { id: idOfJournal(one) }, { token })).data?.node
    .viewerHasSpecialInvitation;
const invited = async (token = asEditor) => (await app.request<Listed>(LIST, {}, { token })).data?.viewer;
const fieldsOf = (answer: { errors?: readonly { extensions: { fields?: Record<string, string> } }[] | undefined }) =>
  Object.keys(answer.errors?.[0]?.extensions.fields ?? {});
const newAuthor = (own: Record<string, unknown> = {}) => ({
  realName: '程砚秋',
  sex: 'FEMALE',
  degreeId,
  email: 'cheng@river.test',
  company: '南湖大学',
  regionCode: '330106',
  ...own,
});

describe('the search for authors', () => {
  it('finds whole names and codes, or parts of name, code and unit, and enabled authors alone (R2-096, P2-440, F-090)', async () => {
    const codes = async (search: string, mode: string) =>
      (await find({ search, mode, colloquiumId: idOfJournal() })).data?.authorsToInvite?.map(({ code }) => code);
    for (const [search, mode] of [
      ['沈知远', 'ACCURATE'],
      [author.code.toLowerCase(), 'ACCURATE'],
      ['沈知', 'FUZZY'],
      [author.code.slice(1, 5), 'FUZZY'],
      ['江南研究', 'FUZZY'],
    ] as const)
      expect(await codes(search, mode), search).toEqual([author.code]);
    expect(await codes('沈知', 'ACCURATE')).toEqual([]);
    expect(await codes('100%', 'FUZZY')).toEqual([]);
  });

  it('needs a name or an ID (R2-092)', async () => {
    const answer = await find({ search: '  ' });
    expect(answer.errors?.[0]?.extensions).toMatchObject({ code: 'INVALID_INPUT', fields: { search: '请输入作者姓名或者ID号' } });
  });

  it('is for the offices of a journal that takes submissions; addresses are shown to nobody else', async () => {
    expect((await find({ search: '沈知远' }, asAuthor)).data?.authorsToInvite).toBeNull();
    const foreign = await buildColloquium(em(), {});
    for (const colloquiumId of [idOfJournal(foreign), idOf('Colloquium', 999_999)])
      expect((await find({ search: '沈知远', colloquiumId })).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    const nowhere = await buildSession(em(), await buildUser(em(), { roles: ['EDITOR'] }), app.clock, { role: 'EDITOR' });
    expect((await find({ search: '沈知远' }, nowhere)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });
});

describe('an invitation', () => {
  it('makes the person specially invited there, and nobody else anywhere else; mail and message tell (F-050, F-059, F-066, F-071)', async () => {
    expect(await flag(asAuthor)).toBe(false);
    const answer = await invite({ authors: [{ code: author.code, company: '江南研究院' }] });
    expect(answer.data?.inviteAuthors).toEqual({ invitedCount: 1, alreadyInvited: [] });
    const stranger = await buildSession(em(), await buildUser(em()), app.clock);
    expect([await flag(asAuthor), await flag(asAuthor, other), await flag(stranger)]).toEqual([true, false, false]);
    const [letter] = await mailsTo(app, author.email);
    expect(letter?.html).toContain('Zhiyuan Shen：《Jiangnan》约稿，Shuning Ye。');
    expect(await em().find(Message, { user: author.id })).toMatchObject([{ key: 'invitation.author', roleKind: 1 }]);
    const listed = await invited();
    expect(listed?.journalsToInviteFor?.map(({ name }) => name)).toEqual(['江南文化', '水利史']);
    expect(listed?.authorInvitations).toMatchObject({
      totalCount: 1,
      edges: [
        {
          node: {
            invitedAt: app.clock.now().toISOString(),
            colloquiumName: '江南文化',
            code: author.code,
            realName: '沈知远',
            email: author.email,
            company: '江南研究院',
            inviterName: '叶书宁',
            state: 'OPEN',
            isRegistered: true,
          },
        },
      ],
    });
    expect((await find({ search: '沈知远', colloquiumId: idOfJournal() })).data?.authorsToInvite).toMatchObject([{ isInvited: true }]);
  });

  it('is worded by the journal that invites, in the letter to be edited and in the mail (F-059)', async () => {
    const person = await buildUser(em(), { realName: '顾清禾' });
    const worded = async (colloquiumId: string) =>
      (
        await app.request<{ authorInvitationLetter: string }>(
          'query Letter($id: ID!) { authorInvitationLetter(colloquiumId: $id) }',
          { id: colloquiumId },
          { token: asEditor },
        )
      ).data?.authorInvitationLetter;
    expect(await worded(idOfJournal())).toBe('<p>{{authorName}}：《{{journal}}》约稿，{{editorName}}。</p>');
    expect(await worded(idOfJournal(other))).not.toContain('约稿，');
    await invite({ colloquiumId: idOfJournal(other), authors: [{ code: person.code }] });
    const [letter] = await mailsTo(app, person.email);
    expect(letter?.html).toContain('Qinghe Gu');
    expect(letter?.html).not.toContain('约稿，');
    await em().nativeDelete(AuthorInvitation, { user: person.id });
  });

  it('sent again while it is good says so and sends nothing', async () => {
    const [first, second] = await Promise.all([invite({ authors: [{ code: author.code }] }), invite({ authors: [{ code: author.code }] })]);
    for (const answer of [first, second]) expect(answer.data?.inviteAuthors).toEqual({ invitedCount: 0, alreadyInvited: ['沈知远'] });
    expect(await mailsTo(app, author.email)).toHaveLength(1);
  });

  it('is refused at the field: no journal, nobody, an unknown code, one of six missing, a letter with what is not allowed (R2-090, R2-093)', async () => {
    const authors = [{ code: author.code }];
    const inactive = await buildColloquium(em(), { isActive: false, members: { editor: [editor] } });
    const foreign = await buildColloquium(em(), {});
    for (const one of [inactive, foreign])
      expect(fieldsOf(await invite({ colloquiumId: idOfJournal(one), authors }))).toEqual(['colloquiumId']);
    expect(fieldsOf(await invite({ authors: [] }))).toEqual(['authors']);
    expect(fieldsOf(await invite({ authors: Array.from({ length: 51 }, () => ({ code: author.code })) }))).toEqual(['authors']);
    expect(fieldsOf(await invite({ authors: [...authors, { code: 'A000000' }] }))).toEqual(['authors.1.code']);
    expect(fieldsOf(await invite({ authors: [{ code: author.code, company: '长'.repeat(501) }] }))).toEqual(['authors.0.company']);
    for (const field of ['realName', 'sex', 'degreeId', 'email', 'company', 'regionCode'])
      expect(fieldsOf(await invite({ authors: [{ newAuthor: newAuthor({ [field]: null }) }] }))).toEqual([`authors.0.${field}`]);
    expect(fieldsOf(await invite({ authors, letter: '<p onclick="x()">来稿</p>' }))).toEqual(['letter']);
    expect(fieldsOf(await invite({ authors, letter: '<p>{{title}}</p>' }))).toEqual(['letter']);
    expect(await em().count(AuthorInvitation, { colloquium: { $in: [inactive.id, foreign.id] } })).toBe(0);
    expect((await invite({ authors }, asAuthor)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });

  it('to somebody without an account counts once they have registered with the address; the letter as edited is what goes (F-067)', async () => {
    await invite({ authors: [{ newAuthor: newAuthor() }], letter: '<p>{{authorName}}，静候佳作。{{link}}</p>' });
    const [letter] = await mailsTo(app, 'cheng@river.test');
    expect(letter?.html).toContain('程砚秋，静候佳作。');
    expect(letter?.html).toContain('/sigin');
    expect((await invited())?.authorInvitations?.edges[0]?.node).toMatchObject({ realName: '程砚秋', isRegistered: false });
    await registerPerson(app, { email: 'cheng@river.test' });
    const [code = ''] = await activationCodes(app, 'cheng@river.test');
    await activateWith(app, code);
    const invitation = await em().findOneOrFail(AuthorInvitation, { user: { email: 'cheng@river.test' } }, { populate: ['user.roles'] });
    const token = await buildSession(em(), invitation.user.getEntity(), app.clock);
    expect(await flag(token)).toBe(true);
  });

  it('keeps the parts of the name as the inviter said them until its person comes (B-101)', async () => {
    const name = { familyName: '山田', givenName: '太郎', suffix: '', latinFamilyName: 'Yamada', latinGivenName: 'Taro', isGroup: false };
    const email = 'yamada@river.test';
    const partsOf = async () => (await em().findOneOrFail(User, { email })).nameParts;
    const wrong = { ...name, familyName: '' };
    expect(fieldsOf(await invite({ authors: [{ newAuthor: newAuthor({ realName: '山田太郎', email, name: wrong }) }] }))).toEqual([
      'authors.0.name.familyName',
    ]);
    await invite({ authors: [{ newAuthor: newAuthor({ realName: '山田太郎', email, name }) }] });
    expect(await partsOf()).toEqual(name);
    await registerPerson(app, { email, realName: '山田太郎' });
    const [code = ''] = await activationCodes(app, email);
    await activateWith(app, code);
    expect(await partsOf()).toBeNull();
  });

  it('is listed to the offices of its journal alone, in one number of statements however many there are', async () => {
    const foreign = await buildUser(em(), { roles: ['EDITOR'] });
    await buildColloquium(em(), { members: { editor: [foreign] } });
    expect((await invited(await buildSession(em(), foreign, app.clock, { role: 'EDITOR' })))?.authorInvitations?.totalCount).toBe(0);
    expect((await invited(asAuthor))?.authorInvitations).toBeNull();
    expect((await statementsOf(() => invited())).length).toBeLessThanOrEqual(6);
  });
});

describe('what an invitation is good for', () => {
  /** A draft of the author that lacks nothing, by special invitation. */
  async function draft(): Promise<string> {
    const contributionId = await writeDraft(app, asAuthor, journal);
    const input = {
      subjectId: idOf('DictionaryEntry', journal.subject.id),
      colloquiumId: idOfJournal(),
      source: 'SPECIAL_INVITATION',
      contributionId,
    };
    const chosen = await act(app, asAuthor, 'colloquium', input);
    if (chosen.errors) throw new Error(JSON.stringify(chosen));
    await act(app, asAuthor, 'upload', { contributionId, kind: 'MANUSCRIPT' }, wordFile());
    return contributionId;
  }

  it('is one manuscript: a draft does not use it up, a submission does, and of two at once one is refused (F-068, F-070)', async () => {
    const [first, second] = [await draft(), await draft()];
    expect(await flag(asAuthor)).toBe(true);
    const answers = await Promise.all([first, second].map((contributionId) => act(app, asAuthor, 'submit', { contributionId })));
    const refused = answers.filter(({ errors }) => errors);
    expect(refused).toHaveLength(1);
    expect(refused[0]?.errors?.[0]?.extensions).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { source: expect.stringContaining('特约邀请') },
    });
    expect(await flag(asAuthor)).toBe(false);
    const row = (await invited())?.authorInvitations?.edges.find(({ node }) => node['code'] === author.code);
    expect(row?.node).toMatchObject({ state: 'USED' });
  });

  it('can be given anew once it is used', async () => {
    expect((await invite({ authors: [{ code: author.code }] })).data?.inviteAuthors).toEqual({ invitedCount: 1, alreadyInvited: [] });
    expect(await flag(asAuthor)).toBe(true);
  });
});
