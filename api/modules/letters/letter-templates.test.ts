// Letter templates through the API: who reads and saves them, what is refused in words, and how they look filled.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RoleKindCode } from '../../../shared/roles.ts';
import { colloquiumSchema } from '../../schema.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { buildSession, buildUser } from '../accounts/viewer/user.factory.ts';
import type { User } from '../accounts/viewer/user.entity.ts';
import { buildColloquium } from '../colloquiums/colloquium.factory.ts';
import type { Colloquium } from '../colloquiums/colloquium.entity.ts';
import { encodeId } from '../../graphql/node.ts';

let app: TestApp;
let chief: User;
let executive: User;
let journal: Colloquium;
let other: Colloquium;
beforeAll(async () => {
  app = await startTestApp({ schema: colloquiumSchema() });
  const em = app.database.orm.em.fork();
  chief = await buildUser(em, { roles: ['EDITOR_IN_CHIEF', 'AUTHOR'] });
  executive = await buildUser(em, { roles: ['EXECUTIVE_EDITOR'] });
  journal = await buildColloquium(em, { name: '古籍研究', nameEn: 'Old Books', members: { chief: [chief], executive: [executive] } });
  other = await buildColloquium(em, { name: '别的集刊' });
});
afterAll(() => app.close());

const READ = `query TemplatesTest($id: ID!) { node(id: $id) { ... on Colloquium { letterTemplates { id inviteAuthor inviteReviewer returnHead returnTail version } } } }`;
const SAVE = `mutation SaveTemplatesTest($input: SaveLetterTemplatesInput!) { saveLetterTemplates(input: $input) { colloquium { letterTemplates { inviteAuthor returnHead version } } clientMutationId } }`;
const PREVIEW = `mutation PreviewTest($input: PreviewTemplateInput!) { previewTemplate(input: $input) { letter { subject html } } }`;

const EMPTY = { inviteAuthor: '', inviteReviewer: '', returnHead: '', returnTail: '' };
type Templates = typeof EMPTY & { id: string; version: number };

const tokenOf = (user: User, role?: RoleKindCode, language: 'zh-CN' | 'en-US' = 'zh-CN') =>
  buildSession(app.database.orm.em.fork(), user, app.clock, { language, ...(role ? { role } : {}) });
const colloquiumId = (colloquium = journal) => encodeId('Colloquium', colloquium.id);
const read = async (token: string, colloquium = journal) =>
  (await app.request<{ node: { letterTemplates: Templates | null } }>(READ, { id: colloquiumId(colloquium) }, { token })).data?.node
    .letterTemplates;
const save = (token: string, input: object, colloquium = journal) =>
  app.request<{ saveLetterTemplates: { colloquium: { letterTemplates: Templates }; clientMutationId: string } }>(
    SAVE,
    { input: { colloquiumId: colloquiumId(colloquium), ...EMPTY, ...input } },
    { token },
  );
const preview = (token: string, input: object) =>
  app.request<{ previewTemplate: { letter: { subject: string; html: string } } }>(
    PREVIEW,
    { input: { colloquiumId: colloquiumId(), ...input } },
    { token },
  );

describe('the templates of a journal', () => {
  it('are empty until somebody saves them, and are then read as saved', async () => {
    const token = await tokenOf(chief, 'EDITOR_IN_CHIEF');
    expect(await read(token)).toMatchObject({ ...EMPTY, version: 0 });
    const { data, errors } = await save(token, { returnHead: '<p>{{authorName}}：</p>', version: 0, clientMutationId: 'x' });
    expect(errors).toBeUndefined();
    expect(data?.saveLetterTemplates).toMatchObject({
      colloquium: { letterTemplates: { returnHead: '<p>{{authorName}}：</p>', version: 1 } },
      clientMutationId: 'x',
    });
    expect((await save(token, { version: 0 })).errors?.[0]?.extensions.code).toBe('CONFLICT');
  });

  it('are previewed filled', async () => {
    const token = await tokenOf(executive);
    const { data, errors } = await preview(token, { html: '<p>{{journal}}</p>', kind: 'INVITE_AUTHOR' });
    expect(errors).toBeUndefined();
    expect(data?.previewTemplate.letter).toEqual({ subject: '《古籍研究》约稿函', html: '<p>古籍研究</p>' });
    expect((await preview(token, { html: '', kind: 'RETURN_HEAD' })).data?.previewTemplate.letter.html).toContain('编辑部请您修改稿件');
  });

  it('are of no other journal', async () => {
    const token = await tokenOf(chief, 'EDITOR_IN_CHIEF');
    expect(await read(token, other)).toBeNull();
    expect((await save(token, { version: 0 }, other)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });
});
