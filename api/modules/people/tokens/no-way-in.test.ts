// A found API token opens no way in that outlives the token (decision 53): each such act is its person's alone.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { encodeId } from '../../../graphql/node.ts';
import { colloquiumSchema } from '../../../schema.ts';
import { codeOf, startTestApp, type TestApp } from '../../../testing/app.ts';
import { type Department, ROOT_DEPARTMENT_ID } from '../../organization/department.entity.ts';
import { Role } from '../../organization/role.entity.ts';
import type { RoleKindCode } from '../../../../shared/roles.ts';
import { User } from '../../accounts/viewer/user.entity.ts';
import { buildApiToken, buildDepartment, buildRole, buildSession, buildUser } from '../../accounts/viewer/user.factory.ts';
import { buildColloquium } from '../../colloquiums/colloquium.factory.ts';
import { periodicalInput } from '../../colloquium-form/colloquium-form.factory.ts';
import { ADD, ENABLE, formOf, MERGE, roleId, SAVE, userId } from '../people.factory.ts';

let app: TestApp;
const em = () => app.database.orm.em.fork();
beforeAll(async () => {
  app = await startTestApp({ schema: colloquiumSchema() });
});
afterAll(() => app.close());

/** A person of the whole house, by a session and by a program's token. */
async function both(role: RoleKindCode) {
  const user = await buildUser(em(), { roles: [role], allowsManySessions: true });
  const token = await buildSession(em(), user, app.clock, { language: 'zh-CN' });
  return { token, program: await buildApiToken(em(), await em().findOneOrFail(User, user.id), app.clock, role) };
}
const departmentId = ({ id }: Pick<Department, 'id'>) => encodeId('Department', id);
const mutation = (name: string, type: string) => `mutation NoWayInTest($input: ${type}!) { ${name}(input: $input) { __typename } }`;

interface Act {
  document: string;
  input: object;
}
let made = 0;
const NEWCOMER = {
  username: '',
  realName: '新人',
  mobile: '',
  password: 'Secret123',
  departmentId: null,
  roleIds: [roleId(8)],
  isEnabled: true,
};

async function roleInput(own: { menus?: number[]; departments?: number[] }) {
  const { id, version, nameZh, menus, departments } = await em().findOneOrFail(
    Role,
    (await buildRole(em(), 'OPERATIONS', [await buildDepartment(em())], ['operateList'])).id,
    { populate: ['menus', 'departments'] },
  );
  return {
    roleId: roleId(id),
    version,
    nameZh,
    menuIds: [...menus.getIdentifiers(), ...(own.menus ?? [])].map((one) => encodeId('Menu', Number(one))),
    departmentIds: [...departments.getIdentifiers(), ...(own.departments ?? [])].map((one) => encodeId('Department', Number(one))),
  };
}
async function menuOf(url: string): Promise<number> {
  const [row] = await em().execute<{ id: number }[]>('select id from menu where url = ?', [url]);
  return row?.id ?? 0;
}

/** Each act by an administrator with an input that succeeds for the person. */
const OF_ADMINISTRATORS: Record<string, (token: string) => Promise<Act>> = {
  'adds nobody': async () => ({ document: ADD, input: { ...NEWCOMER, email: `thief${(made += 1)}@example.org` } }),
  'gives nobody another password': async (token) => ({
    document: SAVE,
    input: { ...(await formOf(app, token, await buildUser(em()))), password: 'Takeover1' },
  }),
  'gives nobody another address': async (token) => ({
    document: SAVE,
    input: { ...(await formOf(app, token, await buildUser(em()))), email: `thief${(made += 1)}@example.org` },
  }),
  'gives nobody a further role': async (token) => ({
    document: SAVE,
    input: { ...(await formOf(app, token, await buildUser(em()))), roleIds: [roleId(1), roleId(8)] },
  }),
  'gives nobody into other hands': async (token) => ({
    document: SAVE,
    input: { ...(await formOf(app, token, await buildUser(em()))), departmentId: departmentId(await buildDepartment(em())) },
  }),
  'enables nobody by the form': async (token) => ({
    document: SAVE,
    input: { ...(await formOf(app, token, await buildUser(em(), { isEnabled: false }))), isEnabled: true },
  }),
  'enables nobody in the list': async () => ({
    document: ENABLE,
    input: { userId: userId(await buildUser(em(), { isEnabled: false })), isEnabled: true },
  }),
  'merges nobody': async () => ({
    document: MERGE,
    input: { keptUserId: userId(await buildUser(em())), mergedUserId: userId(await buildUser(em(), { roles: ['EDITOR'] })) },
  }),
  'opens no further screen': async () => ({
    document: mutation('updateRole', 'UpdateRoleInput'),
    input: await roleInput({ menus: [await menuOf('emailSet')] }),
  }),
  'gives no further department': async () => ({
    document: mutation('updateRole', 'UpdateRoleInput'),
    input: await roleInput({ departments: [ROOT_DEPARTMENT_ID] }),
  }),
  'moves no department': async () => {
    const { id, version, name } = await buildDepartment(em());
    const input = { departmentId: departmentId({ id }), version, name, parentId: departmentId(await buildDepartment(em())) };
    return { document: mutation('updateDepartment', 'UpdateDepartmentInput'), input };
  },
};

/** A journal that operations made with this editor-in-chief, and the input that saves it as it is. */
async function journal(token: string) {
  const chief = await buildUser(em(), { roles: ['EDITOR_IN_CHIEF'] });
  const { kind, ...input } = await periodicalInput(app, [{ office: 'CHIEF', personCode: chief.code }]);
  const { data } = await app.request<{ createColloquium: { colloquium: { id: string } } }>(
    'mutation NoWayInJournal($input: CreateColloquiumInput!) { createColloquium(input: $input) { colloquium { id } } }',
    { input: { kind, ...input } },
    { token },
  );
  const colloquiumId = data?.createColloquium.colloquium.id ?? '';
  const { data: read } = await app.request<{ node: { sender: { host: string; port: number; isSecure: boolean; password: string } } }>(
    'query NoWayInSender($id: ID!) { node(id: $id) { ... on Colloquium { sender { host port isSecure password } } } }',
    { id: colloquiumId },
    { token },
  );
  const { host, port, isSecure, password } = read?.node.sender ?? {};
  return {
    chief,
    input: { ...input, colloquiumId, version: 1, senderHost: host, senderPort: port, isSenderSecure: isSecure, senderPassword: password },
  };
}
const UPDATE_JOURNAL = mutation('updateColloquium', 'UpdateColloquiumInput');
const MAILBOX = {
  version: 0,
  name: '',
  address: 'box@thief.example',
  host: 'smtp.thief.example',
  port: 465,
  isSecure: true,
  userName: 'box',
  password: 'x',
};

const OF_OPERATIONS: Record<string, (token: string) => Promise<Act>> = {
  'makes no journal with people in its offices': async () => ({
    document: mutation('createColloquium', 'CreateColloquiumInput'),
    input: await periodicalInput(app, [{ office: 'CHIEF', personCode: (await buildUser(em())).code }]),
  }),
  'names nobody to a further office': async (token) => {
    const { chief, input } = await journal(token);
    const members = [chief, await buildUser(em())].map(({ code }) => ({ office: 'CHIEF', personCode: code }));
    return { document: UPDATE_JOURNAL, input: { ...input, members } };
  },
  'gives no journal to a department': async (token) => ({
    document: UPDATE_JOURNAL,
    input: { ...(await journal(token)).input, editorialDepartmentId: departmentId(await buildDepartment(em())) },
  }),
  'gives no journal to a branch': async () => ({
    document: mutation('saveWorkflowSwitches', 'SaveWorkflowSwitchesInput'),
    input: {
      colloquiumId: encodeId('Colloquium', (await buildColloquium(em())).id),
      version: 1,
      checksPlagiarism: true,
      invitesReviewers: true,
      deputyReviews: true,
      chiefPreAccepts: true,
      publishingHouseId: departmentId(await buildDepartment(em())),
    },
  }),
  'names no server for the letters of a journal, in its form': async (token) => ({
    document: UPDATE_JOURNAL,
    input: { ...(await journal(token)).input, senderHost: 'smtp.thief.example', senderPassword: 'x' },
  }),
  'names no server for the letters of a journal': async () => ({
    document: mutation('saveColloquiumSender', 'SaveColloquiumSenderInput'),
    input: { colloquiumId: encodeId('Colloquium', (await buildColloquium(em())).id), ...MAILBOX },
  }),
  'names no server for the letters of the house': async () => ({
    document: mutation('savePublisherSender', 'SavePublisherSenderInput'),
    input: MAILBOX,
  }),
};

describe.each([
  ['ADMINISTRATOR', OF_ADMINISTRATORS],
  ['OPERATIONS', OF_OPERATIONS],
] as const)('a program with the token of %s', (role, acts) => {
  it.each(Object.entries(acts))('%s', async (_what, build) => {
    const { token, program } = await both(role);
    const { document, input } = await build(token);
    expect(codeOf(await app.request(document, { input }, { token: program }))).toBe('FORBIDDEN');
    expect((await app.request(document, { input }, { token })).errors, 'the person may').toBeUndefined();
  });
});

describe('what gives nobody more, a program may', () => {
  it('as name and phone of a person, a role taken away, and disabling', async () => {
    const { program } = await both('ADMINISTRATOR');
    const person = await buildUser(em(), { roles: ['AUTHOR', 'EDITOR'] });
    const form = await formOf(app, program, person);
    const saved = await app.request(SAVE, { input: { ...form, realName: '改名', roleIds: [roleId(1)] } }, { token: program });
    expect(saved.data).toMatchObject({ savePerson: { user: { realName: '改名', roles: [{ id: roleId(1) }] } } });
    expect((await app.request(ENABLE, { input: { userId: userId(person), isEnabled: false } }, { token: program })).errors).toBeUndefined();
  });

  it('as a record or department under another name', async () => {
    const { program } = await both('ADMINISTRATOR');
    const role = { ...(await roleInput({})), nameZh: '改名' };
    expect((await app.request(mutation('updateRole', 'UpdateRoleInput'), { input: role }, { token: program })).errors).toBeUndefined();
    const { id, version } = await buildDepartment(em());
    const input = { departmentId: departmentId({ id }), version, name: '改名', parentId: departmentId({ id: ROOT_DEPARTMENT_ID }) };
    expect(
      (await app.request(mutation('updateDepartment', 'UpdateDepartmentInput'), { input }, { token: program })).errors,
    ).toBeUndefined();
  });

  it('as a journal with the offices, departments and server that it has, and its mailbox under another name', async () => {
    const { token, program } = await both('OPERATIONS');
    const { input } = await journal(token);
    const saved = await app.request(UPDATE_JOURNAL, { input: { ...input, name: '改名', senderName: '编辑部' } }, { token: program });
    expect(saved.errors).toBeUndefined();
  });
});
