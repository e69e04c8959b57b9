// Co-authors from the register (principles, Blind review): the exact code tells name and unit, twenty an hour, logged.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { colloquiumSchema } from '../../../schema.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import type { User } from '../../accounts/viewer/user.entity.ts';
import { buildSession, buildUser } from '../../accounts/viewer/user.factory.ts';
import { OperationLog } from '../../audit/operation-log.entity.ts';
import { buildColloquium } from '../../colloquiums/colloquium.factory.ts';
import { Contribution } from '../manuscript/contribution.entity.ts';
import { act, authorInput, idOf, writeDraft } from '../manuscript/wizard.factory.ts';

let app: TestApp;
let person: User;
beforeAll(async () => {
  app = await startTestApp({ schema: colloquiumSchema() });
  person = await buildUser(em(), { code: 'A730518', realName: '李四', workplaces: ['江城大学', '古籍所'], address: '江城路1号' });
});
afterAll(() => app.close());

const em = () => app.database.orm.em.fork();
const LOOK = 'mutation Look($input: LookUpAuthorInput!) { lookUpAuthor(input: $input) { author { realName code unit } } }';
const ADD =
  'mutation Add($input: AddRegisteredAuthorInput!) { addRegisteredAuthor(input: $input) { author { id position personName company email sex address degree { id } isRegistered contribution { id } } } }';
const look = (token: string, code: string) => app.request(LOOK, { input: { code } }, { token });
const author = async () => await buildSession(em(), await buildUser(em()), app.clock);

describe('looking up', () => {
  it('answers name and unit for the exact code, and is logged without the code', async () => {
    const token = await author();
    expect((await look(token, ' a730518 ')).data).toEqual({
      lookUpAuthor: { author: { realName: '李四', code: 'A730518', unit: '江城大学' } },
    });
    const [row] = await em().find(OperationLog, { operation: 'lookUpAuthor' }, { orderBy: { id: 'desc' }, limit: 1 });
    expect(row).toMatchObject({ outcome: 'done', params: {} });
  });

  it('finds nobody by part of a code, and nobody whose account is disabled or not activated', async () => {
    const token = await author();
    await buildUser(em(), { code: 'A730001', isEnabled: false });
    await buildUser(em(), { code: 'A730002', activatedAt: null });
    for (const code of ['A73051', '李四', 'A730001', 'A730002']) {
      expect((await look(token, code)).errors?.[0]?.extensions, code).toMatchObject({
        code: 'NOT_FOUND',
        fields: { code: 'Author not found' },
      });
    }
  });

  it.each([
    ['zh-CN', '未找到该作者', '没有要添加的作者！'],
    ['en-US', 'Author not found', 'There is no author to be added!'],
  ] as const)(
    'says at the code that nobody was found, or that nothing was asked (R1-130, R1-131), %s',
    async (language, notFound, nothing) => {
      const token = await buildSession(em(), await buildUser(em()), app.clock, { language });
      expect((await look(token, 'A000000')).errors?.[0]?.extensions.fields).toEqual({ code: notFound });
      for (const code of ['', ' \u200B'])
        expect((await look(token, code)).errors?.[0]?.extensions).toMatchObject({ code: 'INVALID_INPUT', fields: { code: nothing } });
      const contributionId = await writeDraft(app, token, await buildColloquium(em()));
      expect((await app.request(ADD, { input: { contributionId } }, { token })).errors?.[0]?.extensions.fields).toEqual({ code: nothing });
    },
  );

  it('is for authors, and for nobody else', async () => {
    const editor = await buildSession(em(), await buildUser(em(), { roles: ['EDITOR'] }), app.clock);
    expect((await look(editor, 'A730518')).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });

  it('is refused the twenty-first time within an hour, adding by code included', async () => {
    const token = await author();
    const contributionId = await writeDraft(app, token, await buildColloquium(em()));
    for (let time = 0; time < 20; time += 1) await look(token, `A99${time}`);
    expect((await look(token, 'A730518')).errors?.[0]?.extensions.code).toBe('RATE_LIMITED');
    const added = await app.request(ADD, { input: { contributionId, code: 'A730518' } }, { token });
    expect(added.errors?.[0]?.extensions.code).toBe('RATE_LIMITED');
  });
});

describe('adding', () => {
  it('takes name and workplace and nothing else from the register', async () => {
    const token = await author();
    const contributionId = await writeDraft(app, token, await buildColloquium(em()));
    const answer = await app.request<{ addRegisteredAuthor: { author: { id: string } } }>(
      ADD,
      { input: { contributionId, code: 'A730518' } },
      { token },
    );
    expect(answer.data?.addRegisteredAuthor.author).toMatchObject({
      position: 2,
      personName: '李四',
      company: '江城大学',
      email: null,
      sex: null,
      address: null,
      degree: null,
      isRegistered: true,
      contribution: { id: contributionId },
    });
    const twice = await app.request(ADD, { input: { contributionId, code: 'A730518' } }, { token });
    expect(twice.errors?.[0]?.extensions).toMatchObject({ code: 'INVALID_INPUT', fields: { code: 'This author has been added already' } });

    // Only the affiliation of someone with an account is chosen by another.
    const changed = await act(app, token, 'author', {
      contributionId,
      authorId: answer.data?.addRegisteredAuthor.author.id,
      personName: '别人',
      company: '古籍所',
    });
    expect(changed.data).toMatchObject({ saveContributionAuthor: { author: { personName: '李四', company: '古籍所' } } });
  });

  it('by the ticket of a look-up counts no second one; the ticket is the finder’s own, for an hour', async () => {
    const token = await author();
    const contributionId = await writeDraft(app, token, await buildColloquium(em()));
    const found = await app.request<{ lookUpAuthor: { ticket: string } }>(
      'mutation Look($input: LookUpAuthorInput!) { lookUpAuthor(input: $input) { ticket } }',
      { input: { code: 'A730518' } },
      { token },
    );
    const ticket = found.data?.lookUpAuthor.ticket ?? '';
    for (let time = 1; time < 20; time += 1) await look(token, `A99${time}`);
    expect((await look(token, 'A730518')).errors?.[0]?.extensions.code).toBe('RATE_LIMITED');
    const stranger = await author();
    const theirs = await writeDraft(app, stranger, await buildColloquium(em()));
    const [body = '', signature = ''] = ticket.split('.');
    for (const [who, input] of [
      [stranger, { contributionId: theirs, ticket }],
      [stranger, { contributionId: theirs, ticket: `${body}.${signature.toUpperCase()}` }],
    ] as const) {
      expect((await app.request(ADD, { input }, { token: who })).errors?.[0]?.extensions).toMatchObject({
        code: 'INVALID_INPUT',
        fields: { code: 'There is no author to be added!' },
      });
    }
    expect((await app.request(ADD, { input: { contributionId, ticket, company: ' ' } }, { token })).errors?.[0]?.extensions.fields).toEqual(
      { company: 'Please choose or enter an affiliation' },
    );
    expect((await app.request(ADD, { input: { contributionId, ticket } }, { token })).data).toMatchObject({
      addRegisteredAuthor: { author: { personName: '李四', company: '江城大学' } },
    });
    app.clock.advance(3_600_001);
    const late = await writeDraft(app, token, await buildColloquium(em()));
    expect((await app.request(ADD, { input: { contributionId: late, ticket } }, { token })).errors?.[0]?.extensions.code).toBe(
      'INVALID_INPUT',
    );
  });

  it('is for the submitter alone', async () => {
    const contributionId = await writeDraft(app, await author(), await buildColloquium(em()));
    const answer = await app.request(ADD, { input: { contributionId, code: person.code } }, { token: await author() });
    expect(answer.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });
});

describe('seeking a co-author whose id is not known (R1-121)', () => {
  const SEEK = 'query Seek($name: String!) { viewer { coAuthors(name: $name) { ticket author { personName email company } } } }';
  const seek = async (token: string, name: string) =>
    (
      await app.request<{
        viewer: { coAuthors: { ticket: string | null; author: { personName: string; email: string | null; company: string } }[] };
      }>(SEEK, { name }, { token })
    ).data?.viewer.coAuthors;

  it('finds those of one’s own manuscripts by part of the name, each once as last entered, and a way to add who is registered', async () => {
    const token = await author();
    for (const [personName, company] of [
      ['钱学林', '临江大学'],
      ['钱学林', '古籍所'],
      ['钱%', '东湖大学'],
    ]) {
      await act(app, token, 'author', {
        contributionId: await writeDraft(app, token, await buildColloquium(em())),
        ...(await authorInput(app)),
        email: `${personName === '钱%' ? 'percent' : 'qian'}@example.org`,
        personName,
        company,
      });
    }
    await app.request(
      ADD,
      { input: { contributionId: await writeDraft(app, token, await buildColloquium(em())), code: 'A730518' } },
      { token },
    );
    expect((await seek(token, '学'))?.map(({ author: found, ticket }) => [found.personName, found.company, ticket])).toEqual([
      ['钱学林', '古籍所', null],
    ]);
    expect(
      (await seek(token, '%'))?.map(({ author: found }) => found.personName),
      'wildcards mean themselves',
    ).toEqual(['钱%']);
    const [registered] = (await seek(token, ' 李 ')) ?? [];
    expect(registered?.author).toEqual({ personName: '李四', email: null, company: '江城大学' });
    const added = await app.request(
      ADD,
      { input: { contributionId: await writeDraft(app, token, await buildColloquium(em())), ticket: registered?.ticket } },
      { token },
    );
    expect(added.data).toMatchObject({ addRegisteredAuthor: { author: { isRegistered: true } } });
  });

  it('tells nobody of the register, nor of other people’s manuscripts, nor oneself', async () => {
    const token = await author();
    await act(app, token, 'author', {
      contributionId: await writeDraft(app, token, await buildColloquium(em())),
      ...(await authorInput(app)),
      personName: '孙秘密',
    });
    const other = await author();
    for (const name of ['李四', '孙', 'Person', '', ' ']) expect(await seek(other, name), name).toEqual([]);
  });
});

describe('a draft', () => {
  it('is kept as it stands, and says when', async () => {
    const token = await author();
    const contributionId = await writeDraft(app, token, await buildColloquium(em()));
    app.clock.advance(3_600_000);
    expect((await act(app, token, 'keep', { contributionId })).data).toEqual({
      keepContributionDraft: { contribution: { id: contributionId } },
    });
    const id = Number(Buffer.from(contributionId, 'base64').toString().split(':')[1]);
    expect((await em().findOneOrFail(Contribution, id)).savedAt).toEqual(app.clock.now());
  });

  it('of another, or one that has been submitted, is not', async () => {
    const token = await author();
    const contributionId = await writeDraft(app, token, await buildColloquium(em()));
    expect((await act(app, await author(), 'keep', { contributionId })).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    await act(app, token, 'submit', { contributionId });
    expect((await act(app, token, 'keep', { contributionId })).errors?.[0]?.extensions.code).toBe('NOT_EDITABLE');
  });

  it('nobody finds by an id of another type', async () => {
    expect((await act(app, await author(), 'keep', { contributionId: idOf('Message', 1) })).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });
});
