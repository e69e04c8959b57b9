// Administrators of parts of the house, and their input, for tests.
import { ref } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { encodeId } from '../../graphql/node.ts';
import type { TestApp } from '../../testing/app.ts';
import type { Department } from '../organization/department.entity.ts';
import { Menu } from '../organization/menu.entity.ts';
import type { Role } from '../organization/role.entity.ts';
import { buildRole, buildSession, buildUser, type UserOverrides } from '../accounts/viewer/user.factory.ts';
import type { User } from '../accounts/viewer/user.entity.ts';

/** Somebody of a department; of none when it is not said. */
export async function buildPersonOf(em: EntityManager, department: Department | null, overrides: UserOverrides = {}): Promise<User> {
  const user = await buildUser(em, overrides);
  user.department = department && ref(department);
  await em.flush();
  return user;
}

/** An administrator's record of these departments that opens every screen of the seeded one. */
export async function buildAdministratorRole(em: EntityManager, departments: readonly Department[]): Promise<Role> {
  const role = await buildRole(em, 'ADMINISTRATOR', departments);
  role.menus.set(await em.find(Menu, { id: { $in: await menusOfSeeded(em) } }));
  await em.flush();
  return role;
}

async function menusOfSeeded(em: EntityManager): Promise<number[]> {
  const rows: { menu_id: number }[] = await em.execute('select menu_id from role_menu where role_id = 8');
  return rows.map(({ menu_id: id }) => id);
}

/** A session of an administrator of the house, or of these departments. */
export async function administratorOf(
  app: TestApp,
  departments?: readonly Department[],
): Promise<{ token: string; user: User; role?: Role }> {
  const em = app.database.orm.em.fork();
  if (!departments) {
    const user = await buildUser(em, { roles: ['ADMINISTRATOR'] });
    return { user, token: await buildSession(em, user, app.clock, { isRemembered: true }) };
  }
  const role = await buildAdministratorRole(em, departments);
  const user = await buildPersonOf(em, departments[0] ?? null, { roles: [], records: [role] });
  return { user, role, token: await buildSession(em, user, app.clock, { role, isRemembered: true }) };
}

export const FIELDS = 'id username realName email mobile isEnabled version department { id } roles { id } viewerCanChange viewerCanEnd';
export const ADD = `mutation AddPersonTest($input: AddPersonInput!) { addPerson(input: $input) { user { ${FIELDS} } } }`;
export const SAVE = `mutation SavePersonTest($input: SavePersonInput!) { savePerson(input: $input) { user { ${FIELDS} } } }`;
export const ENABLE =
  'mutation EnablePersonTest($input: SetPersonEnabledInput!) { setPersonEnabled(input: $input) { user { isEnabled } } }';
export const DELETE = 'mutation DeletePeopleTest($input: DeletePeopleInput!) { deletePeople(input: $input) { deletedUserIds } }';
export const MERGE = 'mutation MergeTest($input: MergePeopleInput!) { mergePeople(input: $input) { user { id email } deletedUserId } }';
export const PERSON = `query PersonTest($id: ID!) { node(id: $id) { ... on User { ${FIELDS} } } }`;

export interface Person {
  id: string;
  username: string | null;
  realName: string;
  email: string;
  mobile: string | null;
  isEnabled: boolean;
  version: number;
  department: { id: string } | null;
  roles: { id: string }[];
  viewerCanChange: boolean;
  viewerCanEnd: boolean;
}

export const userId = (user: Pick<User, 'id'>) => encodeId('User', user.id);
export const roleId = (id: number) => encodeId('Role', id);

/** Form contents for this person. */
export async function formOf(app: TestApp, token: string, user: Pick<User, 'id'>) {
  const { data } = await app.request<{ node: Person | null }>(PERSON, { id: userId(user) }, { token });
  if (!data?.node) throw new Error('nobody is shown');
  const { id, department, roles, mobile, username, viewerCanChange: _change, viewerCanEnd: _end, ...rest } = data.node;
  return {
    userId: id,
    departmentId: department?.id ?? null,
    roleIds: roles.map((role) => role.id),
    mobile: mobile ?? '',
    username: username ?? '',
    password: '',
    ...rest,
  };
}
