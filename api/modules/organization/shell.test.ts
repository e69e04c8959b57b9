// The frame of every page: where each role lands, what it may open, and what a switch changes (S1 §2, §4).
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { letterPages, type LetterPage } from '../../../shared/letter-pages.ts';
import { RoleKind, roleKindCode, roleKindCodes, type RoleKindCode } from '../../../shared/roles.ts';
import { encodeId } from '../../graphql/node.ts';
import { colloquiumSchema } from '../../schema.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { buildSession, buildUser } from '../accounts/viewer/user.factory.ts';
import { buildReview } from '../reviews/review.factory.ts';
import { statementsOf } from '../../testing/statements.ts';
import { Session } from '../accounts/sessions/session.entity.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ schema: colloquiumSchema() });
});
afterAll(() => app.close());

interface Frame {
  currentRole: { number: number; name: string; landingPath: string };
  roles: { id: string; name: string }[];
  navigation: { name: string; items: { name: string; url: string }[] }[];
  allowedPaths: string[];
  unreadMessageCount: number;
  realName: string;
}

async function frameOf(token: string): Promise<Frame | undefined> {
  const { data } = await app.request<{ viewer: Frame }>(
    '{ viewer { realName unreadMessageCount allowedPaths currentRole { number name landingPath } roles { id name } navigation { name items { name url } } } }',
    {},
    { token },
  );
  return data?.viewer;
}

async function signedInAs(roles: RoleKindCode[], language: 'zh-CN' | 'en-US' = 'zh-CN'): Promise<string> {
  const em = app.database.orm.em.fork();
  return await buildSession(em, await buildUser(em, { roles, realName: '沈知远' }), app.clock, { language });
}

/** S1 §2, the table of landing pages; role names in both languages. */
const LANDINGS: readonly [rule: string, kind: RoleKindCode, zh: string, en: string, landing: string][] = [
  ['R1-065', 'AUTHOR', '作者', 'Author', '/main/authormanuList'],
  ['R1-066', 'EDITOR', '编辑', 'Editor', '/main/editorManusList'],
  ['R1-066', 'ASSOCIATE_EDITOR_IN_CHIEF', '副主编', 'Associate Editor-in-Chief', '/main/editorManusList'],
  ['R1-067', 'EDITOR_IN_CHIEF', '主编', 'Editor-in-Chief', '/main/editorChiefManusList'],
  ['R1-067', 'EXECUTIVE_EDITOR', '执行主编', 'Executive Editor', '/main/editorChiefManusList'],
  ['R1-068', 'REVIEWER', '审稿专家', 'Reviewer', '/main/expertList'],
  ['R1-069', 'PUBLISHING_EDITOR', '出版编辑', 'Publishing Editor', '/main/optList'],
  ['R1-069', 'OPERATIONS', '期刊运营中心', 'Periodical Operations Centre', '/main/optList'],
  ['R1-070', 'ADMINISTRATOR', '普通管理员', 'Administrator', '/main/managePerson'],
];

test.each(LANDINGS)('%s: %s lands on its own page, in Chinese and in English (R1-071, R3-254)', async (_rule, kind, zh, en, landing) => {
  for (const [language, name] of [
    ['zh-CN', zh],
    ['en-US', en],
  ] as const) {
    const frame = await frameOf(await signedInAs([kind], language));
    expect(frame?.currentRole).toMatchObject({ number: RoleKind[kind], landingPath: landing });
    expect(frame?.currentRole.name.startsWith(name), `${frame?.currentRole.name} begins with ${name}`).toBe(true);
    expect(frame?.allowedPaths).toContain(landing.replace('/main/', ''));
  }
});

test.each([
  ['authormanuList/detailAuthor', ['AUTHOR', 'REVIEWER']],
  ['editorManusList/detailChief', ['EDITOR', 'ASSOCIATE_EDITOR_IN_CHIEF']],
  ['editorManusList/ChiefEditorStatus', ['EDITOR', 'ASSOCIATE_EDITOR_IN_CHIEF']],
  ['editorChiefManusList/detailChief', ['EDITOR_IN_CHIEF']],
  ['editorChiefManusList/ChiefEditorStatus', ['EDITOR_IN_CHIEF']],
  ['optList/listDtaile', ['EXECUTIVE_EDITOR', 'PUBLISHING_EDITOR', 'OPERATIONS']],
  ['optList/statusDtaile', ['EXECUTIVE_EDITOR', 'PUBLISHING_EDITOR', 'OPERATIONS']],
  ['exportExitResult', ['REVIEWER']],
  ['editorExportResult', ['REVIEWER', 'EDITOR', 'ASSOCIATE_EDITOR_IN_CHIEF', 'EDITOR_IN_CHIEF', 'EXECUTIVE_EDITOR']],
  ['editorExportList', ['EDITOR', 'ASSOCIATE_EDITOR_IN_CHIEF', 'EDITOR_IN_CHIEF', 'EXECUTIVE_EDITOR']],
  ['editorInvite', ['EDITOR']],
] as const)(
  '%s is opened by %j (SC-050, SC-058, SC-059, SC-087, SC-089, SC-090, SC-094, SC-096, SC-097, SC-099, SC-100)',
  async (path, kinds) => {
    for (const kind of kinds) expect((await frameOf(await signedInAs([kind])))?.allowedPaths, kind).toContain(path);
  },
);

test('every role has its personal centre: password, email, personal information, messages (R1-074)', async () => {
  for (const kind of roleKindCodes) {
    const groups = (await frameOf(await signedInAs([kind])))?.navigation ?? [];
    const personal = groups.find(({ name }) => name === '个人中心');
    expect(
      personal?.items.map(({ url }) => url),
      kind,
    ).toEqual(expect.arrayContaining(['changePwd', 'changeEmail', 'personMsg', 'msgCenter']));
  }
});

test('there are nine kinds of role (R1-005)', () => {
  expect(LANDINGS.map(([, kind]) => kind).toSorted()).toEqual(roleKindCodes.toSorted());
});

test('items of the navigation are paths below /main that the role may open (R1-073, R3-026)', async () => {
  for (const kind of roleKindCodes) {
    const frame = await frameOf(await signedInAs([kind]));
    const urls = frame?.navigation.flatMap(({ items }) => items.map(({ url }) => url)) ?? [];
    expect(urls.length, kind).toBeGreaterThan(4);
    for (const url of urls) {
      expect(url).toMatch(/^[A-Za-z]+$/);
      expect(frame?.allowedPaths, kind).toContain(url);
    }
  }
});

describe('a switch', () => {
  it('of the role changes who one is, the landing page and the navigation, on the same token (R1-079, R3-010)', async () => {
    const token = await signedInAs(['AUTHOR', 'ADMINISTRATOR']);
    const before = await frameOf(token);
    const administrator = before?.roles.find(({ name }) => name === '普通管理员')?.id ?? encodeId('Role', 8);
    await app.request(
      'mutation ($input: SwitchRoleInput!) { switchRole(input: $input) { viewer { id } } }',
      { input: { roleId: administrator } },
      { token },
    );
    const after = await frameOf(token);
    expect([before?.currentRole.landingPath, after?.currentRole.landingPath]).toEqual(['/main/authormanuList', '/main/managePerson']);
    expect(after?.navigation.map(({ name }) => name)).not.toEqual(before?.navigation.map(({ name }) => name));
    expect(after?.allowedPaths).not.toContain('create');
  });

  it('of the language changes names at once and is remembered for the next sign-in (R1-080)', async () => {
    const token = await signedInAs(['AUTHOR']);
    await app.request(
      'mutation ($input: SwitchLanguageInput!) { switchLanguage(input: $input) { viewer { id } } }',
      { input: { language: 'EN_US' } },
      { token },
    );
    expect(await frameOf(token)).toMatchObject({
      currentRole: { name: 'Author' },
      navigation: expect.arrayContaining([expect.objectContaining({ name: 'Account' })]),
    });
  });
});

test('a session that has ended says so when asked who it is (R1-075)', async () => {
  const token = await signedInAs(['AUTHOR']);
  expect((await frameOf(token))?.realName).toBe('沈知远');
  await app.database.orm.em.fork().nativeUpdate(Session, { language: 'zh-CN' }, { status: 'ended' });
  const { data, errors } = await app.request('{ viewer { id } }', {}, { token });
  expect([data?.['viewer'] ?? null, errors?.[0]?.extensions.code]).toEqual([null, 'UNAUTHENTICATED']);
});

describe('the other roles of a person that open a page (B-023)', () => {
  const open = async (token: string, path: string, id: string | null = null) =>
    (
      await app.request<{ viewer: { rolesThatOpen: { number: number }[] } }>(
        'query Opening($path: String!, $id: ID) { viewer { rolesThatOpen(path: $path, id: $id) { number } } }',
        { path, id },
        { token },
      )
    ).data?.viewer.rolesThatOpen.map(({ number }) => number);
  const PAGE = 'authormanuList/detailAuthor';

  it('are those whose menu has it and in which the thing is found, never the current one', async () => {
    const em = app.database.orm.em.fork();
    const person = await buildUser(em, { roles: ['AUTHOR', 'REVIEWER', 'EDITOR'], allowsManySessions: true });
    const review = await buildReview(em, { reviewer: person });
    const [author, reviewer] = [
      await buildSession(em, person, app.clock, { role: 'AUTHOR' }),
      await buildSession(em, person, app.clock, { role: 'REVIEWER' }),
    ];
    const id = encodeId('Contribution', review.contribution.id);
    expect(await open(author, PAGE, id)).toEqual([RoleKind.REVIEWER]);
    expect(await open(reviewer, PAGE, id)).toEqual([]);
    expect(await open(author, 'editorManusList')).toEqual([RoleKind.EDITOR]);
    expect(await open(author, 'managePerson')).toEqual([]);
    // A manuscript hidden from all their roles is answered like a missing one.
    const hidden = encodeId('Contribution', (await buildReview(em)).contribution.id);
    const statements = [];
    for (const one of [hidden, encodeId('Contribution', 999_999)])
      statements.push((await statementsOf(async () => expect(await open(author, PAGE, one)).toEqual([]))).length);
    expect(statements[0]).toBe(statements[1]);
    expect(await open(author, PAGE, 'x')).toEqual([]);
  });

  it.each(Object.entries(letterPages).filter(([, page]) => 'role' in page))(
    'the role that a letter names opens its page: %s',
    async (_name, page) => {
      const { path, role = RoleKind.AUTHOR }: LetterPage = page;
      const frame = await frameOf(await signedInAs([roleKindCode(role)]));
      expect(frame?.allowedPaths).toContain(path.replace('/main/', ''));
    },
  );
});
