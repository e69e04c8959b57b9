// Letter templates through the API: who reads and saves them, refusals in words, and their filled look.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { variablesOf, type LetterVariable } from '../../../shared/letter-variables.ts';
import { messageText } from '../../../shared/messages.ts';
import type { RoleKindCode } from '../../../shared/roles.ts';
import { colloquiumSchema } from '../../schema.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { buildSession, buildUser } from '../accounts/viewer/user.factory.ts';
import type { User } from '../accounts/viewer/user.entity.ts';
import { buildColloquium } from '../colloquiums/colloquium.factory.ts';
import type { Colloquium } from '../colloquiums/colloquium.entity.ts';
import { OperationLog } from '../audit/operation-log.entity.ts';
import { buildContribution } from '../contributions/manuscript/contribution.factory.ts';
import { LetterTemplates } from './letter-templates.entity.ts';
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
  it('are four: empty until somebody saves them at once, then read as saved; a save on top of another’s is refused (R2-128, R3-125, F-065)', async () => {
    const token = await tokenOf(chief, 'EDITOR_IN_CHIEF');
    expect(await read(token)).toMatchObject({ ...EMPTY, version: 0 });
    const four = {
      inviteAuthor: '<p>约稿</p>',
      inviteReviewer: '<p>审稿</p>',
      returnHead: '<p>{{authorName}}：</p>',
      returnTail: '<p>编辑部</p>',
    };
    const { data, errors } = await save(token, { ...four, version: 0, clientMutationId: 'x' });
    expect(errors).toBeUndefined();
    expect(await read(token)).toMatchObject({ ...four, version: 1 });
    expect(data?.saveLetterTemplates).toMatchObject({
      colloquium: { letterTemplates: { returnHead: '<p>{{authorName}}：</p>', version: 1 } },
      clientMutationId: 'x',
    });
    expect((await save(token, { version: 0 })).errors?.[0]?.extensions.code).toBe('CONFLICT');
    expect(await app.database.orm.em.fork().count(LetterTemplates, { colloquium: other.id })).toBe(0);
    const logged = await app.database.orm.em.fork().find(OperationLog, { operation: 'saveLetterTemplates' });
    expect(logged.length).toBe(2);
    expect(JSON.stringify(logged)).not.toContain('authorName');
  });

  it('are each previewed filled; an empty one as the publisher’s standard letter (R2-128, R3-125, R3-127, F-062, F-063)', async () => {
    const token = await tokenOf(executive);
    const { data, errors } = await preview(token, { html: '<p>{{journal}}</p>', kind: 'INVITE_AUTHOR' });
    expect(errors).toBeUndefined();
    expect(data?.previewTemplate.letter).toEqual({ subject: '《古籍研究》约稿函', html: '<p>古籍研究</p>' });
    for (const kind of ['INVITE_REVIEWER', 'RETURN_HEAD', 'RETURN_TAIL'])
      expect((await preview(token, { html: '<p>{{journal}}</p>', kind })).data?.previewTemplate.letter.html, kind).toContain(
        '<p>古籍研究</p>',
      );
    for (const [kind, words] of [
      ['INVITE_AUTHOR', '诚邀您为本刊撰稿'],
      ['INVITE_REVIEWER', '诚邀您审阅此稿'],
      ['RETURN_HEAD', '编辑部请您修改稿件'],
      ['RETURN_TAIL', '请修改后在该页面提交修改稿'],
    ] as const)
      expect((await preview(token, { html: '', kind })).data?.previewTemplate.letter.html).toContain(words);
    expect((await preview(token, { html: '<p>{{dueOn}}</p>', kind: 'RETURN_HEAD' })).errors?.[0]?.extensions).toMatchObject({
      fields: { html: expect.stringContaining('没有变量 {{dueOn}}') },
    });
    for (const field of ['inviteAuthor', 'inviteReviewer', 'returnHead', 'returnTail'])
      expect((await save(token, { [field]: '<p>{{nothing}}</p>', version: 1 })).errors?.[0]?.extensions, field).toMatchObject({
        fields: { [field]: expect.stringContaining('没有变量 {{nothing}}') },
      });
  });

  it.each([
    ['to a reviewer of a double-blind journal leave the authors blank', 1, '<p>（）《水利碑刻考》</p>'],
    ['to a reviewer of a single-blind journal name them', 0, '<p>（沈知远）《水利碑刻考》</p>'],
  ] as const)('%s, with a real manuscript of the journal (F-032, F-062)', async (_what, reviewType, html) => {
    const em = app.database.orm.em.fork();
    const editor = await buildUser(em, { roles: ['EDITOR'] });
    const blind = await buildColloquium(em, { reviewType, members: { editor: [editor] } });
    const submitter = await buildUser(em, { realName: '沈知远' });
    const submitted = { colloquium: blind, submitter, state: 1, titleZh: '水利碑刻考' } as const;
    const { id } = await buildContribution(em, submitted);
    const token = await tokenOf(editor);
    const asked = { colloquiumId: colloquiumId(blind), html: '<p>（{{firstAuthor}}）《{{title}}》</p>', kind: 'INVITE_REVIEWER' };
    for (const contributionId of [undefined, encodeId('Contribution', id)])
      expect((await preview(token, { ...asked, contributionId })).data?.previewTemplate.letter.html).toBe(html);
    const elsewhere = await buildContribution(em, { colloquium: other, state: 1 });
    for (const one of [elsewhere.id, 999_999])
      expect((await preview(token, { ...asked, contributionId: encodeId('Contribution', one) })).errors?.[0]?.extensions.code).toBe(
        'NOT_FOUND',
      );
  });

  it.each(['INVITE_REVIEWER', 'RETURN_HEAD', 'RETURN_TAIL'] as const)(
    '%s says in each place that it knows what is true of the manuscript (F-062)',
    async (kind) => {
      const em = app.database.orm.em.fork();
      const editor = await buildUser(em, { roles: ['EDITOR'], realName: '顾敬亭' });
      const open = await buildColloquium(em, { name: '江南文化', reviewType: 0, members: { editor: [editor] } });
      const { id } = await buildContribution(em, {
        colloquium: open,
        submitter: await buildUser(em, { realName: '江涵秋' }),
        firstAuthor: { personName: '沈知远' },
        editor,
        state: 3,
        titleZh: '水利碑刻考',
        titleEn: 'Inscriptions on Water',
        manuscriptNumber: `BL${kind}`,
        submittedAt: new Date('2026-02-20T20:00:00Z'),
      });
      const links = {
        own: `/main/authormanuList/detailAuthor?roleId=1&amp;id=${encodeURIComponent(encodeId('Contribution', id))}`,
        house: '/',
      };
      const values = {
        title: '水利碑刻考',
        titleEn: 'Inscriptions on Water',
        manuscriptNumber: `BL${kind}`,
        journal: '江南文化',
        authorName: '江涵秋',
        firstAuthor: '沈知远',
        submittedOn: '2026年2月21日',
        editorName: '顾敬亭',
        today: '2026年3月2日',
        publisher: messageText('zh-CN', 'product.publisher'),
        link: `${app.deps.env.PUBLIC_URL}${kind === 'INVITE_REVIEWER' ? links.house : links.own}`,
        reviewerName: messageText('zh-CN', 'letter.sample.reviewerName'),
        dueOn: '2026年3月9日',
        revisionDueOn: '2026年4月14日',
        opinion: '',
      } satisfies Record<LetterVariable, string>;
      const asked = { colloquiumId: colloquiumId(open), kind, contributionId: encodeId('Contribution', id) };
      for (const name of variablesOf[kind]) {
        const { data } = await preview(await tokenOf(editor), { ...asked, html: `<p>此处「{{${name}}}」</p>` });
        expect(data?.previewTemplate.letter.html.replaceAll(/<\/?a[^>]*>/g, ''), name).toContain(`<p>此处「${values[name]}」</p>`);
      }
    },
  );

  it('cannot be read or saved by anyone else, and no journal is told from one that is not there', async () => {
    const em = app.database.orm.em.fork();
    const people = {
      editor: await buildUser(em, { roles: ['EDITOR'] }),
      deputy: await buildUser(em, { roles: ['ASSOCIATE_EDITOR_IN_CHIEF'] }),
    };
    const mine = await buildColloquium(em, { members: { editor: [people.editor], deputy: [people.deputy] } });
    const tokens = [
      await tokenOf(people.editor),
      await tokenOf(people.deputy),
      await tokenOf(chief, 'AUTHOR'),
      await tokenOf(await buildUser(em, { roles: ['REVIEWER'] })),
      await tokenOf(await buildUser(em, { roles: ['ADMINISTRATOR'] })),
      await tokenOf(await buildUser(em, { roles: ['EDITOR_IN_CHIEF'] }), 'EDITOR_IN_CHIEF'),
    ];
    for (const token of tokens)
      for (const colloquium of [mine, journal]) {
        expect(await read(token, colloquium)).toBeNull();
        expect(['FORBIDDEN', 'NOT_FOUND']).toContain((await save(token, { version: 0 }, colloquium)).errors?.[0]?.extensions.code);
      }
    const operations = await tokenOf(await buildUser(em, { roles: ['OPERATIONS'] }));
    expect(await read(operations, mine)).toMatchObject(EMPTY);
    expect((await save(operations, { version: 0 }, mine)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });

  it('are found by their id, by readers who may read them', async () => {
    const ask = async (token: string, id: string) =>
      await app.request(
        'query TemplatesNode($id: ID!) { node(id: $id) { id ... on LetterTemplates { inviteAuthor } } }',
        { id },
        { token },
      );
    const id = encodeId('LetterTemplates', journal.id);
    expect(await ask(await tokenOf(chief, 'EDITOR_IN_CHIEF'), id)).toMatchObject({ data: { node: { id, inviteAuthor: '<p>约稿</p>' } } });
    const hidden = await ask(await tokenOf(chief, 'AUTHOR'), id);
    expect(hidden).toMatchObject({ data: { node: null } });
    expect(hidden).toEqual(await ask(await tokenOf(chief, 'AUTHOR'), encodeId('LetterTemplates', 999_999)));
  });

  it('are of no other journal', async () => {
    const token = await tokenOf(chief, 'EDITOR_IN_CHIEF');
    expect(await read(token, other)).toBeNull();
    expect((await save(token, { version: 0 }, other)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });
});

const SNIPPETS = `query SnippetsTest($id: ID!) { node(id: $id) { ... on Colloquium { letterSnippets { title textZh textEn } } } }`;
const snippetsFor = async (user: User, role: RoleKindCode, colloquium = journal) =>
  (
    await app.request<{ node: { letterSnippets: object[] | null } | null }>(
      SNIPPETS,
      { id: colloquiumId(colloquium) },
      { token: await tokenOf(user, role) },
    )
  ).data?.node?.letterSnippets ?? null;

describe('the short texts of a journal', () => {
  it('are saved with its templates by who words its letters, and read by every office of the journal alone (B-422)', async () => {
    const em = app.database.orm.em.fork();
    const [editor, author, foreign] = [
      await buildUser(em, { roles: ['EDITOR'] }),
      await buildUser(em, { roles: ['AUTHOR', 'REVIEWER'] }),
      await buildUser(em, { roles: ['EDITOR'] }),
    ];
    const mine = await buildColloquium(em, { members: { chief: [chief], editor: [editor] } });
    const token = await tokenOf(chief, 'EDITOR_IN_CHIEF');
    const format = { title: '格式', textZh: '请按本刊体例修改注释。', textEn: '' };
    expect(
      (
        await save(
          token,
          { snippets: [{ title: ' 格\u0000式 ', textZh: '请按本刊\u0000体例修改注释。', textEn: '\u0000' }], version: 0 },
          mine,
        )
      ).errors,
    ).toBeUndefined();
    expect(await snippetsFor(editor, 'EDITOR', mine)).toEqual([format]);
    // An old client that knows none keeps them.
    expect((await save(await tokenOf(chief, 'EDITOR_IN_CHIEF'), { returnHead: '<p>甲</p>', version: 1 }, mine)).errors).toBeUndefined();
    expect(await snippetsFor(chief, 'EDITOR_IN_CHIEF', mine)).toEqual([format]);
    for (const [user, role] of [
      [author, 'AUTHOR'],
      [author, 'REVIEWER'],
      [foreign, 'EDITOR'],
    ] as const)
      expect(await snippetsFor(user, role, mine), role).toBeNull();
    expect((await save(await tokenOf(editor), { snippets: [], version: 2 }, mine)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });

  it.each([
    ['zh-CN', '此项为必填项', '请至少填写一种语言的正文'],
    ['en-US', 'This is required.', 'Enter the text in one language at least'],
  ] as const)('need a name and a text, of bounded length and number, and say so at the field, %s (B-422)', async (language, name, text) => {
    const em = app.database.orm.em.fork();
    const mine = await buildColloquium(em, { members: { chief: [chief] } });
    const refused = async (snippets: object[]) =>
      (await save(await tokenOf(chief, 'EDITOR_IN_CHIEF', language), { snippets, version: 0 }, mine)).errors?.[0]?.extensions.fields;
    const whole = { title: '甲', textZh: '乙', textEn: '' };
    expect(await refused([whole, { title: '', textZh: '', textEn: '' }])).toEqual({ 'snippets.1.title': name, 'snippets.1.textZh': text });
    expect(Object.keys((await refused([{ ...whole, textEn: 'x'.repeat(2001), title: '题'.repeat(61) }])) ?? {}).toSorted()).toEqual([
      'snippets.0.textEn',
      'snippets.0.title',
    ]);
    expect(Object.keys((await refused(Array.from({ length: 51 }, () => whole))) ?? {})).toEqual(['snippets']);
    expect(await refused(Array.from({ length: 50 }, () => ({ ...whole, textZh: '字'.repeat(2000) })))).toBeUndefined();
  });
});
