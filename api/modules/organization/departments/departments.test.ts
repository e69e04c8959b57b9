// Departments: the tree that administrators maintain (S3 §2.17), the choices of forms, and who sees which changes.
import { ref } from '@mikro-orm/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { roleKindCodes, type RoleKindCode } from '../../../../shared/roles.ts';
import { encodeId } from '../../../graphql/node.ts';
import { colloquiumSchema } from '../../../schema.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { statementsOf } from '../../../testing/statements.ts';
import { buildColloquium } from '../../colloquiums/colloquium.factory.ts';
import { buildDepartment, buildRole, buildSession, buildUser } from '../../accounts/viewer/user.factory.ts';
import { User } from '../../accounts/viewer/user.entity.ts';
import { Department, PUBLISHING_HOUSE_ID, ROOT_DEPARTMENT_ID } from '../department.entity.ts';
import type { Role } from '../role.entity.ts';
import { until } from '../../../testing/until.ts';

let app: TestApp;
let administrator: string;
beforeAll(async () => {
  app = await startTestApp({ schema: colloquiumSchema() });
  administrator = await tokenOf('ADMINISTRATOR');
});
afterAll(() => app.close());

const em = () => app.database.orm.em.fork();
const idOf = (department: Pick<Department, 'id'> | number) =>
  encodeId('Department', typeof department === 'number' ? department : department.id);

async function tokenOf(role: RoleKindCode | Role, language: 'zh-CN' | 'en-US' = 'zh-CN'): Promise<string> {
  const fork = em();
  const held = typeof role === 'string' ? { roles: [role] } : { roles: [], records: [role] };
  return await buildSession(fork, await buildUser(fork, held), app.clock, { language, role });
}

async function below(parent: number | Department): Promise<Department> {
  const fork = em();
  return await buildDepartment(fork, await fork.findOneOrFail(Department, typeof parent === 'number' ? parent : parent.id));
}

/** Someone whose record of this kind holds these departments. */
async function scoped(kind: RoleKindCode, held: readonly Department[]): Promise<string> {
  const fork = em();
  const departments = await fork.find(Department, { id: { $in: held.map(({ id }) => id) } });
  return await tokenOf(await buildRole(fork, kind, departments));
}

interface Told {
  id: string;
  number: number;
  name: string;
  nameZh: string;
  nameEn: string | null;
  position: number;
  version: number;
  isFixed: boolean;
  parent: { id: string; name: string } | null;
}
const FIELDS = 'id number name nameZh nameEn position version isFixed parent { id name }';

async function listed(token = administrator): Promise<Told[] | null> {
  const { data } = await app.request<{ departments: Told[] | null }>(`{ departments { ${FIELDS} } }`, {}, { token });
  return data?.departments ?? null;
}

async function told(department: Pick<Department, 'id'>, token = administrator): Promise<Told | null> {
  const { data } = await app.request<{ node: Told | null }>(
    `query ($id: ID!) { node(id: $id) { ... on Department { ${FIELDS} } } }`,
    { id: idOf(department) },
    { token },
  );
  return data?.node ?? null;
}

async function offered(args: { parentId?: string; below?: string; ofEveryLevel?: boolean }, token: string): Promise<string[] | null> {
  const { data } = await app.request<{ departmentOptions: { id: string }[] | null }>(
    'query ($parentId: ID, $below: DepartmentPlace, $ofEveryLevel: Boolean) { departmentOptions(parentId: $parentId, below: $below, ofEveryLevel: $ofEveryLevel) { id } }',
    args,
    { token },
  );
  return data?.departmentOptions?.map(({ id }) => id) ?? null;
}

type Act = 'createDepartment' | 'updateDepartment' | 'deleteDepartment';

/** The refusal, or nothing. */
async function refusal(act: Act, input: object, token = administrator) {
  const answers = act === 'deleteDepartment' ? 'deletedDepartmentId' : 'department { id }';
  const type = `${act.charAt(0).toUpperCase()}${act.slice(1)}Input`;
  const { errors } = await app.request(`mutation ($input: ${type}!) { ${act}(input: $input) { ${answers} } }`, { input }, { token });
  return errors?.[0]?.extensions;
}

async function changed(department: Department, own: object) {
  const now = await told(department);
  if (!now) throw new Error('gone');
  const { id: departmentId, version, nameZh: name, parent } = now;
  return await refusal('updateDepartment', { departmentId, version, name, parentId: parent?.id ?? null, ...own });
}

describe('the tree', () => {
  it('has the whole publisher at the top and the publishing house below it from the first start (F-078, R3-175)', async () => {
    const tree = await listed();
    expect(tree?.find(({ number }) => number === ROOT_DEPARTMENT_ID)).toMatchObject({ name: '出版社', parent: null, isFixed: true });
    expect(tree?.find(({ number }) => number === PUBLISHING_HOUSE_ID)).toMatchObject({
      name: '出版机构',
      nameEn: 'Publishing house',
      parent: { id: idOf(ROOT_DEPARTMENT_ID) },
      isFixed: true,
    });
  });

  it('grows by departments behind their siblings or where they are put, named in either language (P3-266 to P3-268)', async () => {
    const parent = await below(PUBLISHING_HOUSE_ID);
    await refusal('createDepartment', { name: ' 甲\n社 ', nameEn: 'First', parentId: idOf(parent) });
    await refusal('createDepartment', { name: '乙社', parentId: idOf(parent) });
    await refusal('createDepartment', { name: '丙社', parentId: idOf(parent), position: 0 });
    const children = (await listed(await tokenOf('ADMINISTRATOR', 'en-US')))?.filter((one) => one.parent?.id === idOf(parent));
    expect(children?.map(({ name, position }) => [name, position])).toEqual([
      ['丙社', 0],
      ['First', 1],
      ['乙社', 2],
    ]);
    expect(await changed(parent, { name: '丁社', position: 7 })).toBeUndefined();
    expect(await told(parent)).toMatchObject({ nameZh: '丁社', position: 7 });
  });

  it.each([
    ['name', { name: ' ' }, '此项为必填项'],
    ['name', { name: '长'.repeat(101) }, '最多100个字符'],
    ['parentId', { parentId: null }, '请选择上级部门'],
    ['parentId', { parentId: encodeId('Department', 999_999) }, '请从所列选项中选择'],
    ['position', { position: -1 }, '排序号须为0至9999的整数'],
    ['position', { position: 10_000 }, '排序号须为0至9999的整数'],
  ] as const)('says at %s what is wrong with %j', async (field, wrong, message) => {
    const input = { name: '丁社', parentId: idOf(ROOT_DEPARTMENT_ID), ...wrong };
    expect(await refusal('createDepartment', input)).toMatchObject({ code: 'INVALID_INPUT', fields: { [field]: message } });
  });

  it('makes no circle: a department stands neither below itself nor below its own (P3-267)', async () => {
    const top = await below(ROOT_DEPARTMENT_ID);
    const middle = await below(top);
    const leaf = await below(middle);
    for (const parent of [top, middle, leaf])
      expect(await changed(top, { parentId: idOf(parent) })).toMatchObject({
        fields: { parentId: '上级部门不能是该部门本身或其下级部门' },
      });
    expect(await changed(leaf, { parentId: idOf(top) })).toBeUndefined();
    expect((await told(leaf))?.parent?.id).toBe(idOf(top));
  });

  it('makes none when two move each below the other at once', async () => {
    const [one, other] = [await below(ROOT_DEPARTMENT_ID), await below(ROOT_DEPARTMENT_ID)];
    const results = await Promise.all([changed(one, { parentId: idOf(other) }), changed(other, { parentId: idOf(one) })]);
    expect(results.filter((result) => result === undefined)).toHaveLength(1);
    const [{ tops } = { tops: 0 }] = await em().execute<{ tops: number }[]>(
      'with recursive up as (select id, parent_id from department where id = ? union select d.id, d.parent_id from department d join up on d.id = up.parent_id) select count(*) filter (where parent_id is null)::int as tops from up',
      [one.id],
    );
    expect(tops).toBe(1);
  });

  it('is refused on top of a change that was not read', async () => {
    const department = await below(ROOT_DEPARTMENT_ID);
    const read = await told(department);
    expect(await changed(department, { name: '先' })).toBeUndefined();
    expect(await changed(department, { name: '后', version: read?.version })).toMatchObject({ code: 'CONFLICT' });
    expect((await told(department))?.name).toBe('先');
  });
});

/** Somebody's statement waits for another's transaction. */
const waitingForLock = () =>
  until(async () =>
    expect(await em().execute("select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()")).not.toEqual(
      [],
    ),
  );

describe('deleting', () => {
  it('is refused with departments below, people, journals or roles, and says how many there are (P3-262, D13-133)', async () => {
    const fork = em();
    const used = await buildDepartment(fork);
    const child = await buildDepartment(fork, used);
    const user = await buildUser(fork);
    user.department = child.parent ?? null;
    // Disabled people count too.
    const shutOut = await buildUser(fork, { isEnabled: false });
    shutOut.department = child.parent ?? null;
    const journal = await buildColloquium(fork, { department: used });
    const role = await buildRole(fork, 'OPERATIONS', [used]);
    await fork.flush();
    const input = { departmentId: idOf(used) };
    const refused = await refusal('deleteDepartment', input);
    expect(refused).toMatchObject({ code: 'DEPARTMENT_IN_USE', params: { children: 1, people: 2, journals: 1, roles: 1 } });
    user.department = null;
    await fork.flush();
    expect(await refusal('deleteDepartment', input)).toMatchObject({ params: { people: 1 } });
    shutOut.department = null;
    journal.publishingHouse = null;
    journal.editorialDepartment = null;
    fork.remove(role);
    await fork.flush();
    expect(await refusal('deleteDepartment', input)).toMatchObject({ params: { children: 1, people: 0, journals: 0, roles: 0 } });
    expect(await refusal('deleteDepartment', { departmentId: idOf(child) })).toBeUndefined();
    expect(await refusal('deleteDepartment', input)).toBeUndefined();
    expect(await refusal('deleteDepartment', input), 'twice').toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is not refused for people who were deleted, who then stand as of the department above', async () => {
    const fork = em();
    const left = await buildDepartment(fork);
    const gone = await buildUser(fork, { isEnabled: false });
    gone.department = ref(left);
    gone.deletedAt = app.clock.now();
    await fork.flush();
    expect(await refusal('deleteDepartment', { departmentId: idOf(left) })).toBeUndefined();
    expect((await em().findOneOrFail(User, gone.id)).department?.id).toBe(ROOT_DEPARTMENT_ID);
  });

  it('at the moment when another is put below it is told in words', async () => {
    const fork = em();
    const left = await buildDepartment(fork);
    await fork.begin();
    await fork.execute('delete from department where id = ?', [left.id]);
    const put = refusal('createDepartment', { name: '己社', parentId: idOf(left) });
    await waitingForLock();
    await fork.commit();
    expect(await put).toMatchObject({ code: 'CONFLICT' });
  });

  it.each([ROOT_DEPARTMENT_ID, PUBLISHING_HOUSE_ID])(
    'or moving department %i, which forms look for, is refused; its name may change',
    async (id) => {
      const department = await em().findOneOrFail(Department, id);
      const elsewhere = await below(ROOT_DEPARTMENT_ID);
      expect(await refusal('deleteDepartment', { departmentId: idOf(id) })).toMatchObject({ code: 'DEPARTMENT_FIXED' });
      expect(await changed(department, { parentId: idOf(elsewhere) })).toMatchObject({ code: 'DEPARTMENT_FIXED' });
      expect(await changed(department, { nameEn: 'Renamed' })).toBeUndefined();
    },
  );
});

describe('what forms offer', () => {
  it('are the children of the publisher and of the publishing house, each in its own place (F-078, R3-097)', async () => {
    const [ofPublisher, ofHouse] = [await below(ROOT_DEPARTMENT_ID), await below(PUBLISHING_HOUSE_ID)];
    const token = await tokenOf('OPERATIONS');
    const [publisher, house] = [await offered({ below: 'PUBLISHER' }, token), await offered({ below: 'PUBLISHING_HOUSE' }, token)];
    expect([publisher?.includes(idOf(ofPublisher)), publisher?.includes(idOf(ofHouse))]).toEqual([true, false]);
    expect([house?.includes(idOf(ofPublisher)), house?.includes(idOf(ofHouse))]).toEqual([false, true]);
    expect(await offered({ parentId: idOf(PUBLISHING_HOUSE_ID) }, token)).toEqual(house);
    expect(await offered({}, token)).toEqual(publisher);
  });

  it('of every level are all below, each followed by its own, as far as the record holds them', async () => {
    const first = await below(PUBLISHING_HOUSE_ID);
    const second = await below(PUBLISHING_HOUSE_ID);
    const deeper = await below(first);
    const deepest = await below(deeper);
    const all = await offered({ ofEveryLevel: true }, await tokenOf('OPERATIONS'));
    const within = [first, deeper, deepest, second].map(idOf);
    expect(all?.filter((id) => within.includes(id))).toEqual(within);
    expect(all).not.toContain(idOf(ROOT_DEPARTMENT_ID));
    expect(all?.indexOf(idOf(PUBLISHING_HOUSE_ID))).toBeLessThan(all?.indexOf(idOf(first)) ?? 0);
    const house = await offered({ below: 'PUBLISHING_HOUSE', ofEveryLevel: true }, await tokenOf('OPERATIONS'));
    expect(house).toEqual(all?.filter((id) => house?.includes(id)));
    expect(house).not.toContain(idOf(PUBLISHING_HOUSE_ID));
    expect(await offered({ ofEveryLevel: true }, await scoped('OPERATIONS', [deeper]))).toEqual([deeper, deepest].map(idOf));
  });

  it('is nothing beyond the departments of a record that is bound to some', async () => {
    const [mine, other] = [await below(ROOT_DEPARTMENT_ID), await below(ROOT_DEPARTMENT_ID)];
    const token = await scoped('OPERATIONS', [mine]);
    expect(await offered({}, token)).toEqual([idOf(mine)]);
    expect([await told(mine, token), await told(other, token)]).toMatchObject([{ id: idOf(mine), parent: null }, null]);
  });

  it.each(['AUTHOR', 'REVIEWER', 'EDITOR', 'EDITOR_IN_CHIEF'] as const)('is for no %s', async (role) => {
    const token = await tokenOf(role);
    expect([await offered({}, token), await listed(token), await told({ id: ROOT_DEPARTMENT_ID }, token)]).toEqual([null, null, null]);
  });
});

describe('who keeps the tree', () => {
  it('is an administrator, who adds, changes and deletes (R3-007)', async () => {
    const parent = await below(ROOT_DEPARTMENT_ID);
    const children = async () => (await listed())?.filter((one) => one.parent?.id === idOf(parent));
    expect(await refusal('createDepartment', { name: '庚社', parentId: idOf(parent) })).toBeUndefined();
    expect(await changed(parent, { name: '辛社' })).toBeUndefined();
    const [child] = (await children()) ?? [];
    expect(child).toMatchObject({ name: '庚社', parent: { name: '辛社' } });
    expect(await refusal('deleteDepartment', { departmentId: child?.id })).toBeUndefined();
    expect(await children()).toEqual([]);
  });

  it.each(roleKindCodes.filter((kind) => kind !== 'ADMINISTRATOR'))('is not %s (R3-007)', async (role) => {
    const token = await tokenOf(role);
    const input = { name: '戊社', parentId: idOf(ROOT_DEPARTMENT_ID) };
    expect(await refusal('createDepartment', input, token)).toMatchObject({ code: 'FORBIDDEN' });
    const department = await below(ROOT_DEPARTMENT_ID);
    expect(await refusal('updateDepartment', { ...input, departmentId: idOf(department), version: 1 }, token)).toMatchObject({
      code: 'FORBIDDEN',
    });
    expect(await refusal('deleteDepartment', { departmentId: idOf(department) }, token)).toMatchObject({ code: 'FORBIDDEN' });
  });

  it('is an administrator within the departments of their record: others are not found (F-084)', async () => {
    const [mine, other] = [await below(ROOT_DEPARTMENT_ID), await below(ROOT_DEPARTMENT_ID)];
    const token = await scoped('ADMINISTRATOR', [mine]);
    expect((await listed(token))?.map(({ id }) => id)).toEqual([idOf(mine)]);
    expect(await refusal('createDepartment', { name: '己社', parentId: idOf(other) }, token)).toMatchObject({ code: 'INVALID_INPUT' });
    expect(await refusal('createDepartment', { name: '己社', parentId: idOf(mine) }, token)).toBeUndefined();
    // The form shows no department above the top of one's own, and says none.
    expect(
      await refusal('updateDepartment', { name: '己社', parentId: null, departmentId: idOf(mine), version: mine.version }, token),
    ).toBeUndefined();
    expect(await em().findOneOrFail(Department, mine.id)).toMatchObject({ name: '己社', parent: { id: ROOT_DEPARTMENT_ID } });
    expect(await refusal('deleteDepartment', { departmentId: idOf(other) }, token)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await listed(await scoped('ADMINISTRATOR', []))).toEqual([]);
  });
});

it('the tree is one statement however large it is', async () => {
  await listed();
  const before = await statementsOf(() => listed());
  const parent = await below(ROOT_DEPARTMENT_ID);
  await below(parent);
  await below(PUBLISHING_HOUSE_ID);
  expect(await statementsOf(() => listed())).toHaveLength(before.length);
  expect(before).toHaveLength(1);
});
