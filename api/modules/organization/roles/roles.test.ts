// Role records: administrators' changes (S3 §2.17, §6), and that they count at once. Which records an administrator of departments may
// change is tried in full for those of administrators and operations; of other kinds the sample tries each reach as one of three people.
import { ref } from '@mikro-orm/core';
import { isInputObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RoleKind, roleKindCodes, type RoleKindCode } from '../../../../shared/roles.ts';
import { decodeId, encodeId } from '../../../graphql/node.ts';
import { colloquiumSchema } from '../../../schema.ts';
import { codeOf, startTestApp, type TestApp } from '../../../testing/app.ts';
import { bySampleSize } from '../../../testing/sample-size.ts';
import { statementsOf } from '../../../testing/statements.ts';
import { buildDepartment, buildRole, buildSession, buildUser } from '../../accounts/viewer/user.factory.ts';
import { Department, ROOT_DEPARTMENT_ID } from '../department.entity.ts';
import { Menu } from '../menu.entity.ts';
import { Role } from '../role.entity.ts';

let app: TestApp;
let administrator: string;
beforeAll(async () => {
  app = await startTestApp({ schema: colloquiumSchema() });
  administrator = await tokenOf('ADMINISTRATOR');
});
afterAll(() => app.close());

const em = () => app.database.orm.em.fork();
const idOf = (role: Pick<Role, 'id'> | number) => encodeId('Role', typeof role === 'number' ? role : role.id);
const departmentId = (id: number) => encodeId('Department', id);

async function tokenOf(role: RoleKindCode | Role, language: 'zh-CN' | 'en-US' = 'zh-CN'): Promise<string> {
  const fork = em();
  const held = typeof role === 'string' ? { roles: [role] } : { roles: [], records: [await fork.findOneOrFail(Role, role.id)] };
  return await buildSession(fork, await buildUser(fork, held), app.clock, { language });
}

/** Ids of the menus with these addresses. */
async function menusOf(...urls: string[]): Promise<string[]> {
  const found = await em().find(Menu, { url: { $in: urls } }, { orderBy: { id: 'asc' } });
  return urls.map((url) => encodeId('Menu', found.find((menu) => menu.url === url)?.id ?? 0));
}

interface Told {
  id: string;
  kind: RoleKindCode;
  nameZh: string;
  nameEn: string;
  remark: string | null;
  isSeeded: boolean;
  version: number;
  peopleCount: number;
  department: { id: string } | null;
  menus: { id: string; url: string | null }[] | null;
  departments: { id: string }[] | null;
}

async function told(role: Pick<Role, 'id'> | number, token = administrator): Promise<Told | null> {
  const { data } = await app.request<{ node: Told | null }>(
    'query ($id: ID!) { node(id: $id) { ... on Role { id kind nameZh nameEn remark isSeeded version peopleCount department { id } menus { id url } departments { id } } } }',
    { id: idOf(role) },
    { token },
  );
  return data?.node ?? null;
}

const VALUES = { nameZh: '运营专员', nameEn: 'Clerk', remark: '试用', menuIds: [] as string[], departmentIds: [] as string[] };

const create = (own: object, token = administrator) =>
  app.request<{ createRole: { role: { id: string } } | null }>(
    'mutation ($input: CreateRoleInput!) { createRole(input: $input) { role { id } } }',
    { input: { kind: 'OPERATIONS', ...VALUES, ...own } },
    { token },
  );
const remove = (roles: readonly (Pick<Role, 'id'> | number)[], token = administrator) =>
  app.request(
    'mutation ($input: DeleteRolesInput!) { deleteRoles(input: $input) { deletedRoleIds } }',
    { input: { roleIds: roles.map(idOf) } },
    { token },
  );

/** Saves a record as it is, `now` if that is known, except for `own`. */
async function change(role: Pick<Role, 'id'> | number, own: object, token = administrator, known?: Told | null) {
  const now = known ?? (await told(role));
  if (!now) throw new Error('gone');
  const input = {
    roleId: now.id,
    version: now.version,
    nameZh: now.nameZh,
    nameEn: now.nameEn,
    remark: now.remark,
    departmentId: now.department?.id ?? null,
    menuIds: (now.menus ?? []).map(({ id }) => id),
    departmentIds: (now.departments ?? []).map(({ id }) => id),
    ...own,
  };
  return await app.request('mutation ($input: UpdateRoleInput!) { updateRole(input: $input) { role { id } } }', { input }, { token });
}

describe('a record', () => {
  it('has a number from 100, its kind, its home, the screens with their groups, and its departments (R3-019, P3-284 to P3-288)', async () => {
    const department = await buildDepartment(em());
    const menuIds = await menusOf('systemSet', 'emailSet');
    const { data } = await create({ menuIds, departmentId: departmentId(department.id), departmentIds: [departmentId(department.id)] });
    const [role] = await em().find(Role, { nameZh: '运营专员' }, { orderBy: { id: 'desc' }, limit: 1 });
    expect(role?.id).toBeGreaterThanOrEqual(100);
    expect(await told(role ?? 0)).toMatchObject({
      id: data?.createRole?.role.id,
      kind: 'OPERATIONS',
      remark: '试用',
      isSeeded: false,
      department: { id: departmentId(department.id) },
      menus: expect.arrayContaining([expect.objectContaining({ url: null }), ...menuIds.map((id) => expect.objectContaining({ id }))]),
      departments: [{ id: departmentId(department.id) }],
    });
  });

  it('without an English name is called by its Chinese one', async () => {
    const { data } = await create({ nameZh: '甲', nameEn: ' ' });
    const fork = em();
    const role = await fork.findOneOrFail(Role, { nameZh: '甲' });
    expect([data?.createRole?.role.id, role.nameEn]).toEqual([idOf(role), '甲']);
  });

  it.each([
    ['kind', { kind: null }, '请选择角色类别'],
    ['nameZh', { nameZh: ' ' }, '此项为必填项'],
    ['nameEn', { nameEn: 'x'.repeat(101) }, '最多100个字符'],
    ['remark', { remark: 'x'.repeat(501) }, '最多500个字符'],
    ['departmentId', { departmentId: departmentId(999_999) }, '请从所列选项中选择'],
    ['departmentIds', { departmentIds: [departmentId(999_999)] }, '请从所列选项中选择'],
    ['menuIds', { menuIds: [encodeId('Menu', 999_999)] }, '所选菜单中有该类角色不能使用的页面'],
  ] as const)('is refused at %s with %j, in words (P3-290)', async (field, wrong, message) => {
    expect((await create(wrong)).errors?.[0]?.extensions).toMatchObject({ code: 'INVALID_INPUT', fields: { [field]: message } });
  });

  it('opens no screen that is for other kinds', async () => {
    const menuIds = await menusOf('manageRole');
    expect((await create({ menuIds })).errors?.[0]?.extensions.fields).toEqual({ menuIds: '所选菜单中有该类角色不能使用的页面' });
    expect((await create({ kind: 'ADMINISTRATOR', menuIds })).errors).toBeUndefined();
  });

  it('is replaced as a whole, and never on top of a change that was not read', async () => {
    const role = await buildRole(em(), 'OPERATIONS', []);
    const read = await told(role);
    expect((await change(role, { nameZh: '先' })).errors).toBeUndefined();
    expect(codeOf(await change(role, { nameZh: '后', version: read?.version }))).toBe('CONFLICT');
    expect(await told(role)).toMatchObject({ nameZh: '先', version: (read?.version ?? 0) + 1 });
    const home = departmentId((await buildDepartment(em())).id);
    const menuIds = await menusOf('systemSet');
    const whole = { nameZh: '再', nameEn: 'Again', remark: '备注', departmentId: home, departmentIds: [home], menuIds };
    expect((await change(role, whole)).errors).toBeUndefined();
    const now = await told(role);
    expect(now).toMatchObject({ nameZh: '再', nameEn: 'Again', remark: '备注', department: { id: home }, departments: [{ id: home }] });
    expect(now?.menus?.flatMap(({ id, url }) => (url === null ? [] : [id]))).toEqual(menuIds);
  });
});

describe('the menus', () => {
  interface Node {
    id: string;
    name: string;
    url: string | null;
    kinds: RoleKindCode[];
    parent: { id: string } | null;
  }
  const tree = async (token = administrator) =>
    (await app.request<{ menuTree: Node[] | null }>('{ menuTree { id name url kinds parent { id } } }', {}, { token })).data?.menuTree;

  it.each(roleKindCodes)('for %s are at least those that its seeded record has (P3-287)', async (kind) => {
    const offered = (await tree())?.filter(({ kinds }) => kinds.includes(kind)).map(({ id }) => id);
    const seeded = (await told(RoleKind[kind]))?.menus?.map(({ id }) => id) ?? [];
    expect(seeded.length).toBeGreaterThan(4);
    expect(seeded.filter((id) => !offered?.includes(id))).toEqual([]);
  });

  it('stay for their kind when an administrator takes one away and gives it back', async () => {
    const [menu = ''] = await menusOf('editorInvite');
    const held = (await told(RoleKind.EDITOR))?.menus?.flatMap(({ id, url }) => (url === null || id === menu ? [] : [id])) ?? [];
    expect((await change(RoleKind.EDITOR, { menuIds: held })).errors).toBeUndefined();
    expect((await told(RoleKind.EDITOR))?.menus?.map(({ id }) => id)).not.toContain(menu);
    expect((await change(RoleKind.EDITOR, { menuIds: [...held, menu] })).errors).toBeUndefined();
    expect((await told(RoleKind.EDITOR))?.menus?.map(({ id }) => id)).toContain(menu);
  });

  it('are for administrators alone, in a constant number of statements (R3-007)', async () => {
    expect(await tree(await tokenOf('OPERATIONS'))).toBeNull();
    await tree();
    expect(await statementsOf(() => tree())).toHaveLength(1);
  });
});

/** How many statements wait for a row that another transaction holds. */
const waiting = async () =>
  (await em().execute<{ count: number }[]>("select count(*)::int as count from pg_stat_activity where wait_event_type = 'Lock'"))[0]
    ?.count ?? 0;

describe('deleting', () => {
  it('is refused for a record that somebody holds, and deletes none of several then (F-088, P3-280, D13-133)', async () => {
    const fork = em();
    const [held, idle] = [await buildRole(fork, 'OPERATIONS', []), await buildRole(fork, 'OPERATIONS', [])];
    const user = await buildUser(fork, { roles: ['AUTHOR'], records: [held] });
    const answer = await remove([idle, held]);
    expect(answer.errors?.[0]).toMatchObject({
      message: `角色“${held.nameZh}”有 1 人使用，不能删除`,
      extensions: { code: 'ROLE_IN_USE', params: { name: held.nameZh, people: 1 } },
    });
    expect(await told(idle)).not.toBeNull();
    user.roles.remove(held);
    await fork.flush();
    expect((await remove([idle, held])).errors).toBeUndefined();
    expect([await told(idle), await told(held)]).toEqual([null, null]);
    expect(codeOf(await remove([held])), 'twice').toBe('NOT_FOUND');
  });

  it('waits for a grant of the record at the same moment: it is then in use', async () => {
    const fork = em();
    const role = await buildRole(fork, 'OPERATIONS', []);
    const user = await buildUser(fork);
    await fork.begin();
    await fork.execute('insert into user_role (user_id, role_id) values (?, ?)', [user.id, role.id]);
    const answer = remove([role]);
    await expect.poll(waiting, { timeout: 10_000 }).toBeGreaterThan(0);
    await fork.commit();
    expect(codeOf(await answer)).toBe('ROLE_IN_USE');
  });

  it('is refused for those that come with the product, whose kind stays too (F-088)', async () => {
    for (const kind of roleKindCodes) expect(codeOf(await remove([RoleKind[kind]]))).toBe('ROLE_SEEDED');
    const input = colloquiumSchema().getType('UpdateRoleInput');
    const fields = isInputObjectType(input) ? Object.keys(input.getFields()) : [];
    expect([fields.includes('nameZh'), fields.includes('kind')]).toEqual([true, false]);
  });

  it('leaves what was done under a record where it was', async () => {
    const fork = em();
    const role = await buildRole(fork, 'OPERATIONS', []);
    const user = await buildUser(fork, { roles: ['AUTHOR'], records: [role] });
    const token = await buildSession(fork, user, app.clock, { role });
    user.roles.remove(role);
    await fork.flush();
    expect((await remove([role])).errors).toBeUndefined();
    const { data } = await app.request<{ viewer: unknown }>('{ viewer { id } }', {}, { token });
    expect(data?.viewer ?? null).toBeNull();
  });
});

describe('who keeps them', () => {
  it('is an administrator, who adds, changes and deletes (R3-007)', async () => {
    const { data } = await create({});
    const id = decodeId('Role', data?.createRole?.role.id ?? '');
    expect((await change(id, { nameZh: '编务专员' })).errors).toBeUndefined();
    expect(await told(id)).toMatchObject({ nameZh: '编务专员' });
    expect((await remove([id])).errors).toBeUndefined();
    expect(await told(id)).toBeNull();
  });

  it.each(roleKindCodes.filter((kind) => kind !== 'ADMINISTRATOR'))(
    'is not %s, who finds none by its id, and of their own reads what it is called (R3-007)',
    async (kind) => {
      const token = await tokenOf(kind);
      const role = await buildRole(em(), 'EDITOR', []);
      expect([codeOf(await create({}, token)), codeOf(await change(role, {}, token)), codeOf(await remove([role], token))]).toEqual([
        'FORBIDDEN',
        'FORBIDDEN',
        'FORBIDDEN',
      ]);
      expect(await told(role, token)).toBeNull();
      const { data } = await app.request<{ viewer: { currentRole: object } }>(
        '{ viewer { currentRole { name nameZh remark menus { id } departments { id } version peopleCount } } }',
        {},
        { token },
      );
      expect(data?.viewer.currentRole).toEqual({
        name: expect.any(String),
        nameZh: null,
        remark: null,
        menus: null,
        departments: null,
        version: null,
        peopleCount: null,
      });
    },
  );

  it('is an administrator within the departments of their own record, who gives no more than they hold (F-084)', async () => {
    const fork = em();
    const [mine, other] = [await buildDepartment(fork), await buildDepartment(fork)];
    const token = await tokenOf(await buildRole(fork, 'ADMINISTRATOR', [mine]));
    const within = { departmentId: departmentId(mine.id), departmentIds: [departmentId(mine.id)] };
    const made = await create(within, token);
    expect(made.errors).toBeUndefined();
    expect(
      (await create({ ...within, departmentIds: [departmentId(ROOT_DEPARTMENT_ID)] }, token)).errors?.[0]?.extensions.fields,
    ).toHaveProperty('departmentIds');
    expect((await create({ ...within, departmentId: departmentId(other.id) }, token)).errors?.[0]?.extensions.fields).toHaveProperty(
      'departmentId',
    );
    expect((await create({ departmentIds: [] }, token)).errors?.[0]?.extensions.fields).toHaveProperty('departmentId');
    for (const role of [RoleKind.OPERATIONS, await buildRole(fork, 'OPERATIONS', [mine, other])])
      expect([codeOf(await change(role, {}, token)), codeOf(await remove([role], token))]).toEqual(['FORBIDDEN', 'FORBIDDEN']);
  });

  it('of some departments opens no administrator’s screen that they lack, also in their own record, and none of the whole house (F-084)', async () => {
    const fork = em();
    const mine = await buildDepartment(fork);
    const own = await buildRole(fork, 'ADMINISTRATOR', [mine], ['manageRole', 'manageRoleAdd']);
    own.department = ref(mine);
    await fork.flush();
    const token = await tokenOf(own);
    const within = { departmentId: departmentId(mine.id), departmentIds: [departmentId(mine.id)] };
    const fieldsOf = (answer: Awaited<ReturnType<typeof change>>) => Object.keys(answer.errors?.[0]?.extensions.fields ?? {});
    expect(fieldsOf(await change(own, { menuIds: await menusOf('manageRole', 'manageRoleAdd', 'systemLog') }, token))).toEqual(['menuIds']);
    expect(fieldsOf(await create({ ...within, kind: 'ADMINISTRATOR', menuIds: await menusOf('systemLog') }, token))).toEqual(['menuIds']);
    for (const url of ['emailSet', 'systemSet', 'dictionaries', 'publisherLinks'])
      expect(fieldsOf(await create({ ...within, menuIds: await menusOf(url) }, token)), url).toEqual(['menuIds']);
    expect((await create({ ...within, menuIds: await menusOf('operateList') }, token)).errors).toBeUndefined();
    // Rights given by the holder of the whole house stay when the rest is changed.
    expect((await change(own, { menuIds: await menusOf('manageRole', 'manageRoleAdd', 'systemLog') })).errors).toBeUndefined();
    const narrowed = await tokenOf(await buildRole(fork, 'ADMINISTRATOR', [mine], ['manageRole', 'manageRoleAdd']));
    expect(codeOf(await change(own, { remark: '备注' }, narrowed)), 'a record that could not be given').toBe('FORBIDDEN');
  });

  /** Their screens are what an administrator may lack; of other kinds each reach is tried by one administrator, in the long form by all. */
  const MANAGING: readonly RoleKindCode[] = ['ADMINISTRATOR', 'OPERATIONS'];
  const TURNS = bySampleSize({ sample: 3, full: 1 });
  it.each([
    ['all screens of administrators', 0, null],
    ['the screens of people and roles', 1, ['managePerson', 'managePersonAdd', 'manageRole', 'manageRoleAdd']],
    [
      'the whole house’s settings besides',
      2,
      ['managePerson', 'managePersonAdd', 'manageRole', 'manageRoleAdd', 'systemSet', 'publisherTexts'],
    ],
  ] as const)(
    'of departments changes what they may give and has its home there, and no other record, with %s (B-037)',
    async (_what, turn, screens) => {
      const fork = em();
      const mine = await buildDepartment(fork);
      const [below, other] = [await buildDepartment(fork, mine), await buildDepartment(fork)];
      const own = await buildRole(fork, 'ADMINISTRATOR', [mine], screens);
      own.department = ref(mine);
      const records = [own, ...(await fork.find(Role, { isSeeded: true }))];
      // As the demo's, and those that reach further in one way each.
      const reaches = [
        [mine, mine, null],
        [mine, below, []],
        [mine, other, []],
        [other, mine, []],
        [mine, mine, ['manageRole']],
        [mine, mine, ['systemLog']],
        [mine, mine, ['emailSet', 'dictionaries']],
      ] as const;
      for (const [at, kind] of roleKindCodes.entries())
        for (const [home, scope, opens] of reaches.filter(
          (_reach, which) => MANAGING.includes(kind) || (at + which + turn) % TURNS === 0,
        )) {
          const record = await buildRole(fork, kind, [scope], opens);
          record.department = ref(home);
          records.push(record);
        }
      await fork.flush();
      const token = await tokenOf(own);
      const { data } = await app.request<{ viewer: { rolesToGive: { id: string }[] } }>('{ viewer { rolesToGive { id } } }', {}, { token });
      const toGive = new Set(data?.viewer.rolesToGive.map(({ id }) => id));
      const isHere = (id: number | undefined) => id === mine.id || id === below.id;
      let kept = 0;
      for (const role of records) {
        const now = await em().findOneOrFail(Role, role.id, { populate: ['departments'] });
        const isAtHome = isHere(now.department?.id) && now.departments.getItems().every(({ id }) => isHere(id));
        const may = toGive.has(idOf(role)) && isAtHome;
        const says = `${role.nameEn} ${role.kind}`;
        const read = await told(role);
        expect(codeOf(await change(role, { remark: '备注' }, token, read)), says).toBe(may ? undefined : 'FORBIDDEN');
        const menuIdList = (read?.menus ?? []).filter(({ url }) => url !== null).map(({ id }) => Number(decodeId('Menu', id)));
        const response = await fetch(`${app.url}/colloquium/api/role/update`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', token },
          body: JSON.stringify({
            roleId: role.id,
            deptId: mine.id,
            roleName: role.nameZh,
            remark: '旧',
            deptIdList: now.departments.getItems().map(({ id }) => id),
            menuIdList,
          }),
        });
        // As it was, all that is refused is who asks.
        expect(((await response.json()) as { code: number }).code === 0, `${says} over the facade`).toBe(may);
        if (!may) {
          expect(
            codeOf(await change(role, { menuIds: [], departmentIds: [], departmentId: departmentId(mine.id) }, token, read)),
            `${says} emptied`,
          ).toBe('FORBIDDEN');
          expect(codeOf(await remove([role], token)), `${says} deleted`).toBe('FORBIDDEN');
        } else kept += 1;
      }
      expect(kept).toBeGreaterThan(0);
    },
  );
});

it('a record tells no department beyond the reader’s own, neither where it is at home nor of its scope (F-084)', async () => {
  const fork = em();
  const [mine, other] = [await buildDepartment(fork), await buildDepartment(fork)];
  const record = await buildRole(fork, 'OPERATIONS', [mine, other]);
  record.department = ref(other);
  await fork.flush();
  const narrow = await told(record, await tokenOf(await buildRole(fork, 'ADMINISTRATOR', [mine], ['manageRole', 'manageRoleAdd'])));
  expect([narrow?.department, narrow?.departments]).toEqual([null, [{ id: departmentId(mine.id) }]]);
  const whole = await told(record);
  expect([whole?.department, whole?.departments?.length]).toEqual([{ id: departmentId(other.id) }, 2]);
});

describe('the list', () => {
  const list = async (args: string, token = administrator) =>
    (
      await app.request<{ viewer: { roleRecords: { totalCount: number; edges: { node: { nameZh: string; kind: string } }[] } | null } }>(
        `{ viewer { roleRecords${args} { totalCount edges { node { nameZh kind peopleCount remark createdAt department { name } } } } } }`,
        {},
        { token },
      )
    ).data?.viewer.roleRecords;

  it('finds records by part of their name, by kind, ten at a time (P3-272, P3-273, P3-281)', async () => {
    const fork = em();
    const role = await buildRole(fork, 'PUBLISHING_EDITOR', []);
    role.nameZh = '年鉴编辑部出版';
    await fork.flush();
    for (const kind of roleKindCodes) await buildRole(fork, kind, []);
    expect((await list('(search: "鉴编辑")'))?.edges.map(({ node }) => node.nameZh)).toEqual(['年鉴编辑部出版']);
    const ofKind = await list('(filter: { kinds: [PUBLISHING_EDITOR] })');
    expect(new Set(ofKind?.edges.map(({ node }) => node.kind))).toEqual(new Set(['PUBLISHING_EDITOR']));
    expect((await list(''))?.edges).toHaveLength(10);
    expect(await list('', await tokenOf('OPERATIONS'))).toBeNull();
  });

  it('costs the same however many records there are', async () => {
    const count = async () => (await statementsOf(() => list('(first: 50)'))).length;
    const before = await count();
    const fork = em();
    for (const department of [await buildDepartment(fork), await buildDepartment(fork)]) {
      const role = await buildRole(fork, 'EDITOR', []);
      role.department = (await fork.findOneOrFail(Department, department.id, { populate: [] })).parent ?? null;
      await fork.flush();
    }
    expect(await count()).toBe(before);
  });
});
