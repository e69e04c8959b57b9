// The effect of a role's menu on the server (F-079); a saved record counts at once on people who work under it, in every process (F-080).
import { toGlobalId } from 'graphql-relay';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RoleKind, roleKindCodes, type RoleKindCode } from '../../../shared/roles.ts';
import { colloquiumSchema } from '../../schema.ts';
import { codeOf, startTestApp, type TestApp } from '../../testing/app.ts';
import { ApiToken } from '../accounts/sessions/api-token.entity.ts';
import { buildApiToken, buildDepartment, buildRole, buildSession, buildUser } from '../accounts/viewer/user.factory.ts';
import { buildColloquium } from '../colloquiums/colloquium.factory.ts';
import { Department, ROOT_DEPARTMENT_ID } from './department.entity.ts';
import { Menu } from './menu.entity.ts';
import { Role } from './role.entity.ts';

let here: TestApp;
let there: TestApp;
let administrator: string;
beforeAll(async () => {
  here = await startTestApp({ schema: colloquiumSchema() });
  there = await startTestApp({ schema: colloquiumSchema(), beside: here });
  administrator = await tokenOf(await em().findOneOrFail(Role, RoleKind.ADMINISTRATOR));
});
afterAll(async () => {
  await there.close();
  await here.close();
});
const em = () => here.database.orm.em.fork();

async function tokenOf(role: Role): Promise<string> {
  const fork = em();
  const held = await fork.findOneOrFail(Role, role.id);
  return await buildSession(fork, await buildUser(fork, { roles: [], records: [held] }), here.clock);
}

/** A record of this kind with the whole house in its scope, whose menu lacks these screens. */
async function lacking(kind: RoleKindCode, ...screens: string[]): Promise<Role> {
  const fork = em();
  const root = await fork.findOneOrFail(Department, ROOT_DEPARTMENT_ID);
  const all = await fork.find(Menu, { url: { $ne: null } });
  const urls = all.flatMap(({ url, kinds }) => (url != null && kinds.includes(RoleKind[kind]) && !screens.includes(url) ? [url] : []));
  return await buildRole(fork, kind, [root], urls);
}

/** Saves the record of a role with these screens taken from its menu, or given back. */
async function change(
  id: number,
  { without = [], departmentIds }: { without?: string[]; departmentIds?: string[] } = {},
  token = administrator,
) {
  const role = await em().findOneOrFail(Role, id, { populate: ['departments'] });
  const menus = (await em().find(Menu, { url: { $ne: null } })).filter(
    ({ kinds, url }) => kinds.includes(role.kind) && !without.includes(url ?? ''),
  );
  const input = {
    roleId: toGlobalId('Role', String(id)),
    version: role.version,
    nameZh: role.nameZh,
    nameEn: role.nameEn,
    menuIds: menus.map((menu) => toGlobalId('Menu', String(menu.id))),
    departmentIds: departmentIds ?? role.departments.getIdentifiers().map((one) => toGlobalId('Department', String(one))),
  };
  return await here.request('mutation ($input: UpdateRoleInput!) { updateRole(input: $input) { role { id } } }', { input }, { token });
}

const TEXTS = '{ publisherTexts { id } }';
const INVITE = 'mutation ($input: InviteAuthorsInput!) { inviteAuthors(input: $input) { __typename } }';
const NAVIGATION = '{ viewer { allowedPaths navigation { items { url } } currentRole { landingPath } } }';

interface Shown {
  viewer: { allowedPaths: string[]; navigation: { items: { url: string }[] }[]; currentRole: { landingPath: string } };
}
async function shown(token: string, app = here): Promise<Shown['viewer']> {
  const { data } = await app.request<Shown>(NAVIGATION, {}, { token });
  if (!data) throw new Error('nobody');
  return data.viewer;
}
const texts = async (token: string, app = here) =>
  (await app.request<{ publisherTexts: unknown[] | null }>(TEXTS, {}, { token })).data?.publisherTexts;

describe('a call outside of the menu', () => {
  it('is refused with the page: its item is gone, its list is null, its mutation FORBIDDEN (F-079, R3-018)', async () => {
    const token = await tokenOf(await lacking('OPERATIONS', 'publisherTexts'));
    const whole = await tokenOf(await lacking('OPERATIONS'));
    expect((await shown(token)).allowedPaths).not.toContain('publisherTexts');
    expect([await texts(token), (await texts(whole))?.length]).toEqual([null, 5]);
    const save = (by: string) =>
      here.request(
        'mutation ($input: SavePublisherSettingsInput!) { savePublisherSettings(input: $input) { publisherSettings { version } } }',
        { input: { version: 999, checkSiteUrl: '' } },
        { token: by },
      );
    expect([codeOf(await save(token)), codeOf(await save(whole))]).toEqual(['FORBIDDEN', 'CONFLICT']);
  });

  it('is refused to an API token and to the old calls of that record as well (F-079)', async () => {
    const fork = em();
    const record = await fork.findOneOrFail(
      Role,
      (await lacking('PUBLISHING_EDITOR', 'optList', 'optList/listDtaile', 'optList/statusDtaile')).id,
    );
    const user = await buildUser(fork, { roles: [], records: [record] });
    const token = await buildApiToken(fork, user, here.clock, record);
    const { data } = await here.request<{ viewer: Record<string, unknown> }>(
      '{ viewer { handledContributions { totalCount } } }',
      {},
      { token },
    );
    expect(data?.viewer).toEqual({ handledContributions: null });
    const called = await fetch(`${here.url}/colloquium/api/contributionList/ownList`, {
      method: 'POST',
      headers: { token, 'accept-language': 'zh' },
    });
    const answer: unknown = await called.json();
    expect(answer).toMatchObject({ code: 500, msg: expect.stringMatching(/^(您没有权限进行此操作|You are not allowed to do this\.)$/) });
  });

  it('is not made by the id of what a list would have shown, nor below a node (F-079)', async () => {
    const fork = em();
    const [victim, journal] = [await buildUser(fork), await buildColloquium(fork)];
    await buildApiToken(fork, victim, here.clock, 'AUTHOR');
    const apiToken = await fork.findOneOrFail(ApiToken, { user: victim });
    const [log, people] = [await tokenOf(await lacking('ADMINISTRATOR', 'managePerson', 'managePersonAdd', 'apiTokens')), administrator];
    const found = async (type: string, id: number, by: string) =>
      (
        await here.request<{ node: unknown }>(
          'query ($id: ID!) { node(id: $id) { id } }',
          { id: toGlobalId(type, String(id)) },
          { token: by },
        )
      ).data?.node;
    for (const [type, id] of [
      ['User', victim.id],
      ['ApiToken', apiToken.id],
    ] as const)
      expect([await found(type, id, log), await found(type, id, people)], type).toEqual([null, { id: toGlobalId(type, String(id)) }]);

    const unlisted = await tokenOf(
      await buildRole(fork, 'OPERATIONS', [await fork.findOneOrFail(Department, ROOT_DEPARTMENT_ID)], ['operateList']),
    );
    const settings = async (by: string) =>
      (
        await here.request<{ node: object }>(
          'query ($id: ID!) { node(id: $id) { ... on Colloquium { contents { version } parameters { reviewType } workflowSwitches { version } sender { address } } } }',
          { id: toGlobalId('Colloquium', String(journal.id)) },
          { token: by },
        )
      ).data?.node;
    expect(await settings(unlisted)).toEqual({ contents: null, parameters: null, workflowSwitches: null, sender: null });
    expect(await settings(await tokenOf(await lacking('OPERATIONS')))).toMatchObject({
      contents: {},
      parameters: {},
      workflowSwitches: {},
    });
  });

  it('sets neither the working days of the house nor a journal’s mailbox (F-079)', async () => {
    const fork = em();
    const journal = await buildColloquium(fork);
    const lacks = await tokenOf(await lacking('OPERATIONS', 'workingDays', 'paperManage/detailSet'));
    const root = await fork.findOneOrFail(Department, ROOT_DEPARTMENT_ID);
    const bare = await tokenOf(await buildRole(fork, 'OPERATIONS', [root], ['operateList']));
    const calendar = { year: 2031, off: [{ from: '2031-01-01', to: '2031-01-03' }], makeUp: [] };
    const sender = {
      colloquiumId: toGlobalId('Colloquium', String(journal.id)),
      version: 0,
      name: '',
      address: 'a@b.example',
      host: 'smtp.b.example',
    };
    const bring = async (token: string) =>
      codeOf(
        await here.request(
          'mutation ($input: ImportCalendarInput!) { importCalendar(input: $input) { calendarYear { year } } }',
          { input: calendar },
          { token },
        ),
      );
    const address = async (token: string) =>
      codeOf(
        await here.request(
          'mutation ($input: SaveColloquiumSenderInput!) { saveColloquiumSender(input: $input) { colloquium { id } } }',
          { input: { ...sender, port: 465, isSecure: true, userName: '', password: '' } },
          { token },
        ),
      );
    expect([await bring(lacks), await bring(bare), await address(bare)]).toEqual(['FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN']);
    expect(await address(lacks)).toBeUndefined();
  });

  it('of the publisher’s mailbox is answered to the screen that sets it (F-079)', async () => {
    const root = await em().findOneOrFail(Department, ROOT_DEPARTMENT_ID);
    const sender = async (...urls: string[]) => {
      const token = await tokenOf(await buildRole(em(), 'OPERATIONS', [root], urls));
      const { data } = await here.request<{ publisherSettings: object | null }>(
        '{ publisherSettings { version sender { address } } }',
        {},
        { token },
      );
      return data?.publisherSettings;
    };
    expect(await sender('emailSet')).toEqual({ version: expect.any(Number), sender: expect.anything() });
    expect(await sender('publisherTexts')).toEqual({ version: expect.any(Number), sender: null });
    expect(await sender('operateList')).toBeNull();
  });

  it.each(roleKindCodes)('takes nothing from %s under its seeded record', async (kind) => {
    const seeded = await shown(await tokenOf(await em().findOneOrFail(Role, RoleKind[kind])));
    const all = (await em().find(Menu, { url: { $ne: null } })).flatMap(({ url, kinds }) =>
      url != null && kinds.includes(RoleKind[kind]) ? [url] : [],
    );
    expect(all.filter((url) => !seeded.allowedPaths.includes(url))).toEqual([]);
  });
});

describe('a saved record', () => {
  it('counts for the next call of the people who work under it, in every process, and gives back what it gives back (F-079, F-080)', async () => {
    const role = await lacking('EDITOR');
    const token = await tokenOf(role);
    const invite = (app: TestApp) =>
      app.request(INVITE, { input: { colloquiumId: toGlobalId('Colloquium', '999999'), authors: [] } }, { token });
    const navigated = async () => (await shown(token, there)).navigation.flatMap(({ items }) => items.map(({ url }) => url));
    expect(await navigated()).toContain('editorInvite');
    expect((await change(role.id, { without: ['editorInvite'] })).errors).toBeUndefined();
    expect(await navigated()).not.toContain('editorInvite');
    expect(codeOf(await invite(there))).toBe('FORBIDDEN');
    await change(role.id);
    expect(await navigated()).toContain('editorInvite');
    expect(codeOf(await invite(there))).not.toBe('FORBIDDEN');
  });

  it('is told on open sockets of every process to the people who work under it, and to nobody else (F-080)', async () => {
    const role = await lacking('EDITOR');
    const [mine, other] = [await tokenOf(role), await tokenOf(await lacking('EDITOR'))];
    const heard = new Map<string, string[][]>();
    const text = 'subscription Access { accessChanged { viewer { allowedPaths } } }';
    const clients = [there.socket(mine), there.socket(other)];
    for (const [index, client] of clients.entries()) {
      const told: string[][] = [];
      heard.set(index === 0 ? 'mine' : 'other', told);
      client.subscribe(
        { query: '', extensions: there.extensionsOf(text) },
        { next: ({ data }) => void told.push(pathsIn(data)), error: () => undefined, complete: () => undefined },
      );
    }
    // Saved until it is heard: the subscription may open a moment later.
    await expect
      .poll(
        async () => {
          await change(role.id, { without: ['editorInvite'] });
          return heard.get('mine')?.length ?? 0;
        },
        { timeout: 15_000, interval: 300 },
      )
      .toBeGreaterThan(0);
    expect(heard.get('mine')?.at(-1)).not.toContain('editorInvite');
    expect(heard.get('other')).toEqual([]);
    for (const client of clients) await client.dispose();
  });

  it('ends links to spreadsheets that were made before it was taken (F-079, F-082)', async () => {
    const role = await lacking('OPERATIONS');
    const token = await tokenOf(role);
    const { data } = await here.request<{ viewer: { periodicalsExportUrl: string } }>('{ viewer { periodicalsExportUrl } }', {}, { token });
    const statusOf = async () => (await fetch(here.url.replace('/graphql', '') + data?.viewer.periodicalsExportUrl)).status;
    expect(await statusOf()).toBe(200);
    expect((await change(role.id, { without: ['operateList'] })).errors).toBeUndefined();
    expect(await statusOf()).toBe(404);
    expect((await change(role.id)).errors).toBeUndefined();
    expect(await statusOf()).toBe(200);
  });

  it('without the page where its kind lands leads to the first page that it has', async () => {
    expect((await shown(await tokenOf(await lacking('OPERATIONS', 'optList')))).currentRole.landingPath).toBe(
      '/main/editorChiefSingleList',
    );
    expect((await shown(await tokenOf(await lacking('OPERATIONS')))).currentRole.landingPath).toBe('/main/optList');
  });
});

function pathsIn(data: unknown): string[] {
  const { accessChanged } = Object(data) as { accessChanged?: { viewer: { allowedPaths: string[] } } | null };
  return accessChanged?.viewer.allowedPaths ?? [];
}

describe('the last administrator’s record', () => {
  it('keeps people, roles and the whole house; with another one it may lose them (F-088)', async () => {
    const id = RoleKind.ADMINISTRATOR;
    const fork = em();
    const department = await buildDepartment(fork);
    for (const less of [
      { without: ['manageRole'] },
      { without: ['managePerson'] },
      // The lists without their forms give nothing back.
      { without: ['manageRoleAdd'] },
      { without: ['managePersonAdd'] },
      { departmentIds: [toGlobalId('Department', String(department.id))] },
    ])
      expect(codeOf(await change(id, less))).toBe('LAST_ADMINISTRATOR');
    expect((await shown(administrator)).allowedPaths).toContain('manageRole');
    // Somebody else holds as much under another record.
    const second = await lacking('ADMINISTRATOR');
    const theirs = await tokenOf(second);
    expect((await change(second.id, { without: ['systemLog'] })).errors).toBeUndefined();
    expect((await change(id, { without: ['managePerson'] })).errors).toBeUndefined();
    expect(codeOf(await change(second.id, { without: ['manageRole'] }, theirs))).toBe('LAST_ADMINISTRATOR');
    // An administrator who could not give it cannot change it any more (B-037).
    expect(codeOf(await change(second.id, { without: ['manageRole'] }))).toBe('FORBIDDEN');
  });
});
