// The navigation of each role, as the menus of the migrations have it.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RoleKind, type RoleKindCode } from '../../../shared/roles.ts';
import { colloquiumSchema } from '../../schema.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { buildSession, buildUser } from '../accounts/viewer/user.factory.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ schema: colloquiumSchema() });
});
afterAll(() => app.close());

interface Navigation {
  viewer: { allowedPaths: string[]; navigation: { name: string; items: { name: string; url: string }[] }[] };
}

async function navigationOf(role: RoleKindCode, language: 'zh-CN' | 'en-US' = 'zh-CN'): Promise<Navigation['viewer']> {
  const em = app.database.orm.em.fork();
  const token = await buildSession(em, await buildUser(em, { roles: [role] }), app.clock, { language });
  const { data } = await app.request<Navigation>(
    `query NavigationTest { viewer { allowedPaths navigation { name items { name url } } } }`,
    {},
    { token },
  );
  if (!data) throw new Error('nobody');
  return data.viewer;
}

// The enum's own keys.
const roles = Object.keys(RoleKind) as RoleKindCode[];

const STATISTICS = 'usetime refuse receive publish resource status publishClct';
const EDITOR = 'editorManusList editorInvite editorChiefSingleList editorChiefMoreList editorPreprintContribution';
const CHIEF =
  'editorChiefManusList editorChiefSingleList editorChiefMoreList editorClctDtl editorChiefUnuse editorPreprintContribution editorJKflow editorMeetFlowset editorContSet editorMeetConset';
/** The platform of each role by the specifications: the targets of its navigation, in order. */
const PLATFORMS: Readonly<Record<RoleKindCode, string>> = {
  AUTHOR: 'authormanuList create unManuscript',
  REVIEWER: 'expertList',
  EDITOR,
  ASSOCIATE_EDITOR_IN_CHIEF: EDITOR,
  EDITOR_IN_CHIEF: CHIEF,
  EXECUTIVE_EDITOR: CHIEF,
  PUBLISHING_EDITOR: `optList editorChiefSingleList editorChiefMoreList operateList meetList ${STATISTICS}`,
  OPERATIONS: `optList editorChiefSingleList editorChiefMoreList optListUnuse editorPreprintContribution operateList meetList newClct meetNew paperManage meetManager systemSet emailSet ${STATISTICS}`,
  ADMINISTRATOR: 'managePerson managePart manageRole systemLog',
};

it.each(roles)('leads %s to the screens of its own platform and to none of another’s (R1-005, R1-007, R1-011)', async (role) => {
  const specified = new Set(Object.values(PLATFORMS).flatMap((urls) => urls.split(' ')));
  const { navigation } = await navigationOf(role);
  const urls = navigation.flatMap(({ items }) => items.map(({ url }) => url)).filter((url) => specified.has(url));
  expect(urls).toEqual(PLATFORMS[role].split(' '));
});

describe('the personal centre', () => {
  it.each(roles)('of %s has messages, personal information, password, email and the sign-in history (R1-074)', async (role) => {
    const { navigation, allowedPaths } = await navigationOf(role);
    const personal = navigation.find(({ name }) => name === '个人中心');
    expect(personal?.items.map(({ url }) => url)).toEqual(['msgCenter', 'personMsg', 'changePwd', 'changeEmail', 'signInHistory']);
    for (const { url } of personal?.items ?? []) expect(allowedPaths).toContain(url);
  });

  it('is named in the language of the session (R1-074)', async () => {
    const { navigation } = await navigationOf('AUTHOR', 'en-US');
    expect(navigation.at(-1)).toMatchObject({
      name: 'Account',
      items: expect.arrayContaining([{ name: 'Sign-in history', url: 'signInHistory' }]),
    });
  });
});

it.each(roles)('%s is offered the publisher’s texts and the maintenance only as far as they may change them', async (role) => {
  const { allowedPaths } = await navigationOf(role);
  expect(allowedPaths.includes('publisherTexts')).toBe(role === 'ADMINISTRATOR' || role === 'OPERATIONS');
  expect(allowedPaths.includes('maintenance')).toBe(role === 'ADMINISTRATOR');
});

it.each(roles)('%s finds a record of reviews in the navigation only as a reviewer', async (role) => {
  const { allowedPaths, navigation } = await navigationOf(role);
  const group = navigation.find(({ items }) => items.some(({ url }) => url === 'reviewerRecord'));
  expect(group?.items.map(({ name }) => name)).toEqual(role === 'REVIEWER' ? ['审稿任务', '审稿记录'] : undefined);
  expect(allowedPaths.includes('reviewerRecord')).toBe(role === 'REVIEWER');
});
