// Co-authors from the register (DESIGN §5): the exact code tells name and unit, twenty an hour, logged.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildColloquiumSchema } from '../../schema.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import type { User } from '../accounts/user.entity.ts';
import { buildSession, buildUser } from '../accounts/user.factory.ts';
import { OperationLog } from '../audit/operation-log.entity.ts';
import { buildColloquium } from '../colloquiums/colloquium.factory.ts';
import { Contribution } from './contribution.entity.ts';
import { act, idOf, writeDraft } from './wizard.factory.ts';

let app: TestApp;
let person: User;
beforeAll(async () => {
  app = await startTestApp({ schema: buildColloquiumSchema() });
  person = await buildUser(em(), { code: 'A730518', realName: '李四', workplaces: ['江城大学', '古籍所'], address: '江城路1号' });
});
afterAll(() => app.close());

const em = () => app.database.orm.em.fork();
const LOOK = 'mutation Look($input: LookUpAuthorInput!) { lookUpAuthor(input: $input) { author { realName code unit } } }';
const ADD = 'mutation Add($input: AddRegisteredAuthorInput!) { addRegisteredAuthor(input: $input) { author { id position personName company email sex address degree { id } isRegistered contribution { id } } } }';
const look = (token: string, code: string) => app.request(LOOK, { input: { code } }, { token });
const author = async () => await buildSession(em(), await buildUser(em()), app.clock);

describe('looking up', () => {
  it('answers name and unit for the exact code, and is logged without the code', async () => {
    const token = await author();
    expect((await look(token, ' a730518 ')).data).toEqual({ lookUpAuthor: { author: { realName: '李四', code: 'A730518', unit: '江城大学' } } });
    const [row] = await em().find(OperationLog, { operation: 'lookUpAuthor' }, { orderBy: { id: 'desc' }, limit: 1 });
    expect(row).toMatchObject({ outcome: 'done', params: {} });
  });

  it('finds nobody by part of a code, and nobody whose account is disabled or not activated', async () => {
    const token = await author();
    await buildUser(em(), { code: 'A730001', isEnabled: false });
    await buildUser(em(), { code: 'A730002', activatedAt: null });
    for (const code of ['A73051', '李四', '', 'A730001', 'A730002']) {
      expect((await look(token, code)).errors?.[0]?.extensions, code).toMatchObject({ code: 'NOT_FOUND', fields: { code: 'Author not found' } });
    }
  });

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
    const answer = await app.request<{ addRegisteredAuthor: { author: { id: string } } }>(ADD, { input: { contributionId, code: 'A730518' } }, { token });
    expect(answer.data?.addRegisteredAuthor.author).toMatchObject({
      position: 2, personName: '李四', company: '江城大学', email: null, sex: null, address: null, degree: null, isRegistered: true, contribution: { id: contributionId },
    });
    const twice = await app.request(ADD, { input: { contributionId, code: 'A730518' } }, { token });
    expect(twice.errors?.[0]?.extensions).toMatchObject({ code: 'INVALID_INPUT', fields: { code: 'This author has been added already' } });

    // Only the affiliation of someone with an account is chosen by another.
    const changed = await act(app, token, 'author', { contributionId, authorId: answer.data?.addRegisteredAuthor.author.id, personName: '别人', company: '古籍所' });
    expect(changed.data).toMatchObject({ saveContributionAuthor: { author: { personName: '李四', company: '古籍所' } } });
  });

  it('is for the submitter alone', async () => {
    const contributionId = await writeDraft(app, await author(), await buildColloquium(em()));
    const answer = await app.request(ADD, { input: { contributionId, code: person.code } }, { token: await author() });
    expect(answer.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });
});

describe('a draft', () => {
  it('is kept as it stands, and says when', async () => {
    const token = await author();
    const contributionId = await writeDraft(app, token, await buildColloquium(em()));
    app.clock.advance(3_600_000);
    expect((await act(app, token, 'keep', { contributionId })).data).toEqual({ keepContributionDraft: { contribution: { id: contributionId } } });
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
