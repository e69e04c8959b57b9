// An administrator who has handed in a manuscript is shown nobody as a reviewer: inviting gives that role, and who has it since the invitation reviews what
// the administrator wrote.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { RoleKind } from '../../../shared/roles.ts';
import { codeOf } from '../../testing/app.ts';
import { User } from '../accounts/viewer/user.entity.ts';
import { buildUser } from '../accounts/viewer/user.factory.ts';
import { buildContribution } from '../contributions/manuscript/contribution.factory.ts';
import { idOf } from '../contributions/manuscript/wizard.factory.ts';
import { WorkflowWorld } from '../workflow/workflow-world.factory.ts';
import { ADD, administratorOf, formOf, PERSON, roleId, SAVE, userId } from './people.factory.ts';

let world: WorkflowWorld;
beforeAll(async () => void (world = await WorkflowWorld.start()));
afterAll(() => world.app.close());

async function writingAdministrator() {
  const writing = await administratorOf(world.app);
  await buildContribution(world.em(), { submitter: writing.user, state: 9 });
  return writing.token;
}

/** All that an administrator is answered of who holds which role. */
async function told(token: string, { id }: Pick<User, 'id'>): Promise<unknown> {
  const ask = async (document: string, variables: object = {}) => (await world.app.request(document, { ...variables }, { token })).data;
  const facade = async (path: string) => {
    const response = await fetch(`${world.app.url}/colloquium/api/${path}`, { headers: { token } });
    return await response.text();
  };
  return [
    await ask(PERSON, { id: userId({ id }) }),
    await ask(
      '{ viewer { people(first: 100) { totalCount edges { node { id roles { id kind } } } } reviewers: people(filter: { roleKinds: [REVIEWER] }) { totalCount } rolesToGive { id } } }',
    ),
    await ask(
      '{ viewer { people(filter: { roleKinds: [REVIEWER, EDITOR] }) { totalCount } roleRecords(first: 100) { edges { node { id peopleCount } } } } }',
    ),
    await facade(`user/info?userId=${id}`),
    await facade('user/list?page=1&limit=100'),
    await facade('role/list?page=1&limit=100'),
    await facade('role/info?roleId=2'),
  ];
}

async function invited(person: User): Promise<void> {
  const id = await world.draft();
  await world.act('author', id, 'SUBMIT');
  await world.act('editor', id, 'RECEIVE');
  await world.act('editor', id, 'EDITOR_APPROVE');
  const input = { contributionId: idOf('Contribution', id), invitations: [{ code: person.code }] };
  const answer = await world.ask(
    'editor',
    'mutation Invite($input: InviteByEditorInput!) { inviteByEditor(input: $input) { __typename } }',
    { input },
  );
  expect(answer.errors).toBeUndefined();
}

it('is answered alike before and after somebody was invited to review; others see the new role', async () => {
  const [writing, other] = [await writingAdministrator(), (await administratorOf(world.app)).token];
  const person = await buildUser(world.em());
  const before = [await told(writing, person), await told(other, person)];
  await invited(person);
  const after = [await told(writing, person), await told(other, person)];
  expect(after[0]).toEqual(before[0]);
  expect(JSON.stringify(after[0])).toContain(userId(person));
  expect(after[1]).not.toEqual(before[1]);
});

it('saves people with the role that is not shown, and neither gives nor asks for it', async () => {
  const token = await writingAdministrator();
  const [reviewer, author] = [await buildUser(world.em(), { roles: ['AUTHOR', 'REVIEWER'] }), await buildUser(world.em())];
  const rolesOf = async ({ id }: User) =>
    (await world.em().findOneOrFail(User, id, { populate: ['roles'] })).roles
      .getItems()
      .map((role) => role.kind)
      .sort();
  for (const [person, held] of [
    [reviewer, [RoleKind.AUTHOR, RoleKind.REVIEWER, RoleKind.EDITOR]],
    [author, [RoleKind.AUTHOR, RoleKind.EDITOR]],
  ] as const) {
    const form = await formOf(world.app, token, person);
    expect(form.roleIds).toEqual([roleId(1)]);
    expect((await world.app.request(SAVE, { input: { ...form, roleIds: [roleId(1), roleId(3)] } }, { token })).errors).toBeUndefined();
    expect(await rolesOf(person)).toEqual(held);
    const again = await formOf(world.app, token, person);
    const asked = await world.app.request(SAVE, { input: { ...again, roleIds: [...again.roleIds, roleId(2)] } }, { token });
    expect(asked.errors?.[0]?.extensions.fields).toHaveProperty('roleIds');
    const input = { userId: userId(person), roleId: roleId(2), name: '目录同步', days: 30 };
    const made = await world.app.request(
      'mutation TokenTest($input: CreateApiTokenInput!) { createApiToken(input: $input) { token } }',
      { input },
      { token },
    );
    expect(made.errors?.[0]?.extensions.fields).toHaveProperty('roleId');
  }
  const input = {
    username: '',
    realName: '新人',
    email: 'new.reviewer@example.org',
    mobile: '',
    password: 'Secret123',
    departmentId: null,
    isEnabled: true,
  };
  expect(codeOf(await world.app.request(ADD, { input: { ...input, roleIds: [roleId(2)] } }, { token }))).toBe('INVALID_INPUT');
});
