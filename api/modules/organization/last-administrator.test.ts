// Somebody can always administer the house: the last administrator stays, by every path and in every race (F-091).
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { RoleKind } from '../../../shared/roles.ts';
import { createContext } from '../../context.ts';
import { inTransaction } from '../../database/transactions.ts';
import { encodeId } from '../../graphql/node.ts';
import { colloquiumSchema } from '../../schema.ts';
import { codeOf, startTestApp, type TestApp } from '../../testing/app.ts';
import { Department } from './department.entity.ts';
import { Role } from './role.entity.ts';
import { User } from '../accounts/viewer/user.entity.ts';
import { buildDepartment, buildSession, buildUser } from '../accounts/viewer/user.factory.ts';
import { keepingAnAdministrator } from './last-administrator.ts';
import { ADD, DELETE, ENABLE, SAVE, administratorOf, buildAdministratorRole, formOf, roleId, userId } from '../people/people.factory.ts';

let app: TestApp;
const em = () => app.database.orm.em.fork();
beforeAll(async () => {
  app = await startTestApp({ schema: colloquiumSchema() });
});
afterAll(() => app.close());
// Each case has its own administrators and no others.
beforeEach(() => em().nativeUpdate(User, { roles: { kind: RoleKind.ADMINISTRATOR } }, { isEnabled: false }));

const enabledAdministrators = () => em().count(User, { roles: RoleKind.ADMINISTRATOR, isEnabled: true });
type Admin = Awaited<ReturnType<typeof administratorOf>>;
const paths: Record<string, (by: Admin, whom: User) => Promise<string | undefined>> = {
  disabled: async ({ token }, whom) => codeOf(await app.request(ENABLE, { input: { userId: userId(whom), isEnabled: false } }, { token })),
  'disabled by the form': async ({ token }, whom) =>
    codeOf(await app.request(SAVE, { input: { ...(await formOf(app, token, whom)), isEnabled: false } }, { token })),
  deleted: async ({ token }, whom) => codeOf(await app.request(DELETE, { input: { userIds: [userId(whom)] } }, { token })),
  'stripped of the role': async ({ token }, whom) =>
    codeOf(await app.request(SAVE, { input: { ...(await formOf(app, token, whom)), roleIds: [roleId(1)] } }, { token })),
};
const each = Object.entries(paths);

it.each(each)('the last one cannot be %s, by another who administers less than the whole', async (_how, end) => {
  const last = await administratorOf(app);
  // Their record opens the whole house, but they cannot sign in by themselves: they act by a session that is left.
  const acting = await administratorOf(app);
  await em().nativeUpdate(User, { id: acting.user.id }, { activatedAt: null });
  expect(await end(acting, last.user)).toBe('LAST_ADMINISTRATOR');
  expect(await em().findOneOrFail(User, last.user.id, { populate: ['roles'] })).toMatchObject({ isEnabled: true, deletedAt: null });
  expect(await enabledAdministrators()).toBe(2);
});

it.each(each)('one of two can be %s', async (_how, end) => {
  const [first, second] = [await administratorOf(app), await administratorOf(app)];
  expect(await end(first, second.user)).toBeUndefined();
  expect(await enabledAdministrators()).toBe(1);
});

it.each(each)('of two who do it to each other at once, one stays: %s', async (_how, end) => {
  const [first, second] = [await administratorOf(app), await administratorOf(app)];
  const outcomes = await Promise.all([end(first, second.user), end(second, first.user)]);
  expect(outcomes.filter((code) => code === undefined).length).toBeLessThan(2);
  expect(await enabledAdministrators()).toBe(1);
});

const ADD_ROLE = 'mutation Role($input: CreateRoleInput!) { createRole(input: $input) { role { id } } }';
const ADD_DEPARTMENT = 'mutation Department($input: CreateDepartmentInput!) { createDepartment(input: $input) { department { id } } }';
const ADD_TOKEN = 'mutation Token($input: CreateApiTokenInput!) { createApiToken(input: $input) { token } }';
const root = encodeId('Department', 1);
const waiting = async () =>
  (
    await em().execute<{ count: number }[]>(
      `select count(*)::int as count from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
    )
  )[0]?.count;

it.each<[string, (by: Admin) => Promise<() => Promise<string | undefined>>]>([
  [
    'gives nobody a role',
    async ({ token }) => {
      const form = await formOf(app, token, await buildUser(em()));
      return async () => codeOf(await app.request(SAVE, { input: { ...form, roleIds: [roleId(1), roleId(8)] } }, { token }));
    },
  ],
  [
    'adds nobody',
    async ({ token }) => {
      const person = {
        username: '',
        realName: '新人',
        email: 'accomplice@example.org',
        mobile: '',
        password: 'Secret123',
        isEnabled: true,
      };
      return async () => codeOf(await app.request(ADD, { input: { ...person, departmentId: root, roleIds: [roleId(8)] } }, { token }));
    },
  ],
  [
    'makes no role record',
    async ({ token }) =>
      async () =>
        codeOf(
          await app.request(ADD_ROLE, { input: { kind: 'ADMINISTRATOR', nameZh: '新', menuIds: [], departmentIds: [root] } }, { token }),
        ),
  ],
  [
    'makes no department',
    async ({ token }) =>
      async () =>
        codeOf(await app.request(ADD_DEPARTMENT, { input: { name: '新部门', parentId: root } }, { token })),
  ],
  [
    'makes no API token',
    async ({ token }) => {
      const other = await buildUser(em());
      return async () =>
        codeOf(await app.request(ADD_TOKEN, { input: { userId: userId(other), roleId: roleId(1), name: 'x', days: 1 } }, { token }));
    },
  ],
])('who is shut out while waiting for their turn %s', async (_what, prepare) => {
  const [first, second] = [await administratorOf(app), await administratorOf(app)];
  const act = await prepare(second);
  const holder = em();
  await holder.begin();
  await holder.execute(`select pg_advisory_xact_lock(hashtextextended('power', 0))`);
  const ends = paths['disabled']?.(first, second.user);
  await expect.poll(waiting).toBe(1);
  const acts = act();
  await expect.poll(waiting).toBe(2);
  await holder.commit();
  expect(await ends).toBeUndefined();
  expect(await acts).toBe('UNAUTHENTICATED');
});

it('whose role record loses a screen or the whole house while they wait is refused, and the next act finds them as they are', async () => {
  const tx = em();
  const top = await tx.findOneOrFail(Department, { parent: null });
  await administratorOf(app);
  const narrowed: ((role: Role) => void)[] = [(role) => role.departments.removeAll(), (role) => role.menus.removeAll()];
  for (const narrow of narrowed) {
    const role = await buildAdministratorRole(em(), [await em().findOneOrFail(Department, top.id)]);
    const fork = em();
    const user = await buildUser(fork, { roles: [], records: [await fork.findOneOrFail(Role, role.id)] });
    const token = await buildSession(fork, user, app.clock, { role });
    const other = await buildUser(em());
    const holder = em();
    await holder.begin();
    await holder.execute(`select pg_advisory_xact_lock(hashtextextended('power', 0))`);
    narrow(await holder.findOneOrFail(Role, role.id, { populate: ['departments', 'menus'] }));
    await holder.flush();
    const acts = paths['disabled']?.({ token, user }, other);
    await expect.poll(waiting).toBe(1);
    await holder.commit();
    expect(await acts).toBe('FORBIDDEN');
    expect((await em().findOneOrFail(User, other.id)).isEnabled).toBe(true);
  }
});

it('of three, two who disable each other at once do not both succeed', async () => {
  const [first, second] = [await administratorOf(app), await administratorOf(app)];
  await administratorOf(app);
  const outcomes = await Promise.all([paths['disabled']?.(first, second.user), paths['disabled']?.(second, first.user)]);
  expect(outcomes.filter((code) => code === undefined)).toHaveLength(1);
  expect(await enabledAdministrators()).toBe(2);
});

it('the last one cannot take the role from themselves, nor disable themselves', async () => {
  const last = await administratorOf(app);
  expect(await paths['stripped of the role']?.(last, last.user)).toBe('LAST_ADMINISTRATOR');
  expect(await paths['disabled']?.(last, last.user)).toBe('OWN_ACCOUNT');
  expect(await paths['disabled by the form']?.(last, last.user)).toBe('OWN_ACCOUNT');
});

it('who administers a department alone counts for nothing while the whole house needs somebody', async () => {
  const last = await administratorOf(app);
  await administratorOf(app, [await buildDepartment(em())]);
  expect(await paths['stripped of the role']?.(last, last.user)).toBe('LAST_ADMINISTRATOR');
});

it.each([
  ['its departments', async (role: Role) => void role.departments.removeAll()],
  ['its screens', async (role: Role) => void role.menus.removeAll()],
])('a role record keeps %s while the last administrator holds it', async (_what, change) => {
  const tx = em();
  const role = await buildAdministratorRole(tx, [await tx.findOneOrFail(Department, { parent: null })]);
  const user = await buildUser(tx, { roles: [], records: [role] });
  await buildSession(tx, user, app.clock, { role });
  const ctx = createContext(app.deps, { viewer: null, language: 'zh-CN', address: '::1' });
  const attempt = inTransaction(ctx, () =>
    keepingAnAdministrator(ctx, async () => {
      await change(await ctx.em.findOneOrFail(Role, role.id, { populate: ['departments', 'menus'] }));
    }),
  );
  await expect(attempt).rejects.toMatchObject({ code: 'LAST_ADMINISTRATOR' });
  expect((await em().findOneOrFail(Role, role.id, { populate: ['departments'] })).departments).toHaveLength(1);
});
