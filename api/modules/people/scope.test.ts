// An administrator of departments sees and changes their people alone, and gives nothing that lies beyond (F-081, D13-135).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { encodeId } from '../../graphql/node.ts';
import { colloquiumSchema } from '../../schema.ts';
import { codeOf, startTestApp, type TestApp } from '../../testing/app.ts';
import { statementsOf } from '../../testing/statements.ts';
import type { Department } from '../organization/department.entity.ts';
import type { Role } from '../organization/role.entity.ts';
import { buildDepartment, buildRole } from '../accounts/viewer/user.factory.ts';
import type { User } from '../accounts/viewer/user.entity.ts';
import { buildColloquium } from '../colloquiums/colloquium.factory.ts';
import { ADD, DELETE, ENABLE, PERSON, SAVE, administratorOf, buildPersonOf, formOf, roleId, userId } from './people.factory.ts';

let app: TestApp;
let token: string;
let ownRole: Role;
let [own, below, foreign] = [] as unknown as [Department, Department, Department];
let [mine, deeper, stranger, nobodys] = [] as unknown as [User, User, User, User];
const em = () => app.database.orm.em.fork();

beforeAll(async () => {
  app = await startTestApp({ schema: colloquiumSchema() });
  const tx = em();
  own = await buildDepartment(tx);
  [below, foreign] = [await buildDepartment(tx, own), await buildDepartment(tx)];
  const administrator = await administratorOf(app, [own]);
  token = administrator.token;
  if (!administrator.role) throw new Error('no record');
  ownRole = administrator.role;
  mine = await buildPersonOf(tx, own, { realName: '本部门' });
  deeper = await buildPersonOf(tx, below, { realName: '下级部门' });
  stranger = await buildPersonOf(tx, foreign, { realName: '外部门' });
  nobodys = await buildPersonOf(tx, null, { realName: '无部门' });
});
afterAll(() => app.close());

const departmentId = ({ id }: Department) => encodeId('Department', id);
const save = (input: object) => app.request(SAVE, { input }, { token });
const add = (input: object) =>
  app.request(
    ADD,
    {
      input: {
        username: '',
        realName: '新人',
        email: 'new@example.org',
        mobile: '',
        password: 'Secret123',
        departmentId: departmentId(own),
        roleIds: [roleId(1)],
        isEnabled: true,
        ...input,
      },
    },
    { token },
  );
const fieldsOf = (answer: Awaited<ReturnType<typeof save>>) => Object.keys(answer.errors?.[0]?.extensions.fields ?? {});

describe('who is seen', () => {
  it('are the people of the departments and of those below them: in lists, totals and searches (F-081)', async () => {
    const LIST =
      'query ScopedPeople($search: String) { viewer { people(first: 50, search: $search) { totalCount edges { node { id } } } } }';
    const { data } = await app.request<{ viewer: { people: { totalCount: number; edges: { node: { id: string } }[] } } }>(
      LIST,
      {},
      { token },
    );
    const ids = data?.viewer.people.edges.map(({ node }) => node.id) ?? [];
    expect(ids).toEqual(expect.arrayContaining([userId(mine), userId(deeper)]));
    for (const hidden of [stranger, nobodys]) expect(ids).not.toContain(userId(hidden));
    expect(data?.viewer.people.totalCount).toBe(ids.length);
    const searched = await app.request<typeof data>(LIST, { search: '外部门' }, { token });
    expect(searched.data).toMatchObject({ viewer: { people: { totalCount: 0, edges: [] } } });
  });

  it('is not found otherwise, by the same statements as who is not there', async () => {
    const ask = (id: string) => app.request(PERSON, { id }, { token });
    const missing = encodeId('User', 99_999_999);
    const cost = async (id: string) => (await statementsOf(() => ask(id))).length;
    for (const user of [stranger, nobodys]) {
      expect((await ask(userId(user))).data).toEqual({ node: null });
      expect(await cost(userId(user))).toBe(await cost(missing));
    }
    const acts = (id: string) => [
      app.request(ENABLE, { input: { userId: id, isEnabled: false } }, { token }),
      app.request(DELETE, { input: { userIds: [id] } }, { token }),
    ];
    for (const id of [userId(stranger), userId(nobodys), missing])
      for (const answer of await Promise.all(acts(id))) expect(codeOf(answer)).toBe('NOT_FOUND');
  });
});

describe('what is given', () => {
  it('is a department of one’s own: no other, and not none', async () => {
    expect(fieldsOf(await add({ departmentId: departmentId(foreign) }))).toEqual(['departmentId']);
    expect(fieldsOf(await add({ departmentId: null }))).toEqual(['departmentId']);
    expect(fieldsOf(await save({ ...(await formOf(app, token, mine)), departmentId: departmentId(foreign) }))).toEqual(['departmentId']);
    expect((await add({ departmentId: departmentId(below) })).errors).toBeUndefined();
    expect((await save({ ...(await formOf(app, token, mine)), departmentId: departmentId(below) })).errors).toBeUndefined();
  });

  it('is no role of the publisher’s staff whose departments one does not hold: not the seeded ones, not another administrator’s', async () => {
    const tx = em();
    const beyond = await buildRole(tx, 'OPERATIONS', [own, foreign]);
    const within = await buildRole(tx, 'OPERATIONS', [below], ['operateList']);
    for (const id of [6, 7, 8, beyond.id])
      expect(fieldsOf(await save({ ...(await formOf(app, token, mine)), roleIds: [roleId(1), roleId(id)] })), String(id)).toEqual([
        'roleIds',
      ]);
    expect(
      (await save({ ...(await formOf(app, token, mine)), roleIds: [roleId(1), roleId(3), roleId(within.id), roleId(ownRole.id)] })).errors,
    ).toBeUndefined();
    const { data } = await app.request<{ viewer: { rolesToGive: { id: string }[] } }>('{ viewer { rolesToGive { id } } }', {}, { token });
    const offered = data?.viewer.rolesToGive.map(({ id }) => id) ?? [];
    expect(offered).toEqual(expect.arrayContaining([roleId(1), roleId(within.id), roleId(ownRole.id)]));
    for (const id of [6, 7, 8, beyond.id]) expect(offered).not.toContain(roleId(id));
  });

  it('is no administrator’s record with screens that one’s own lacks', async () => {
    const tx = em();
    const narrow = await administratorOf(app, [own]);
    const role = narrow.role;
    if (!role) throw new Error('no record');
    await tx.execute(`delete from role_menu where role_id = ? and menu_id in (select id from menu where url = 'systemLog')`, [role.id]);
    const form = await formOf(app, narrow.token, deeper);
    const answer = await app.request(SAVE, { input: { ...form, roleIds: [roleId(1), roleId(ownRole.id)] } }, { token: narrow.token });
    expect(fieldsOf(answer)).toEqual(['roleIds']);
  });

  it('is no record that sets what is the whole house’s, as its mailbox', async () => {
    const mailbox = await buildRole(em(), 'OPERATIONS', [own], ['operateList', 'emailSet']);
    const journals = await buildRole(em(), 'OPERATIONS', [own], ['operateList']);
    const form = await formOf(app, token, deeper);
    expect(fieldsOf(await save({ ...form, roleIds: [roleId(1), roleId(mailbox.id)] }))).toEqual(['roleIds']);
    expect((await save({ ...form, roleIds: [roleId(1), roleId(journals.id)] })).errors).toBeUndefined();
  });
});

describe('who holds more than that', () => {
  it.each([
    ['a role over the whole house', async () => await buildPersonOf(em(), own, { roles: ['OPERATIONS'] })],
    ['the administrator’s role over the whole house', async () => await buildPersonOf(em(), own, { roles: ['ADMINISTRATOR'] })],
    [
      'an office in a journal beyond',
      async () => {
        const person = await buildPersonOf(em(), own, { roles: ['EDITOR'] });
        await buildColloquium(em(), { members: { editor: [person] } });
        return person;
      },
    ],
  ])('is seen and not changed: %s', async (_what, build) => {
    const person = await build();
    const form = await formOf(app, token, person);
    expect((await app.request(PERSON, { id: userId(person) }, { token })).data).toMatchObject({
      node: { viewerCanChange: false, viewerCanEnd: false },
    });
    expect(codeOf(await save({ ...form, password: 'Takeover1' }))).toBe('PERSON_BEYOND_SCOPE');
    expect(codeOf(await save({ ...form, email: 'takeover@example.org' }))).toBe('PERSON_BEYOND_SCOPE');
    expect(codeOf(await app.request(ENABLE, { input: { userId: userId(person), isEnabled: false } }, { token }))).toBe(
      'PERSON_BEYOND_SCOPE',
    );
    expect(codeOf(await app.request(DELETE, { input: { userIds: [userId(person)] } }, { token }))).toBe('PERSON_BEYOND_SCOPE');
  });
});

it('offers departments of one’s own with those below them, the whole house all of them (P3-246)', async () => {
  type Offered = { departments: { id: string; parent: { id: string } | null }[] };
  const offered = async (who: string) =>
    (await app.request<Offered>('{ departments { id parent { id } } }', {}, { token: who })).data?.departments ?? [];
  expect(await offered(token)).toEqual([
    { id: departmentId(own), parent: null },
    { id: departmentId(below), parent: { id: departmentId(own) } },
  ]);
  const all = (await offered((await administratorOf(app)).token)).map(({ id }) => id);
  expect(all).toEqual(expect.arrayContaining([own, below, foreign].map(departmentId)));
});
