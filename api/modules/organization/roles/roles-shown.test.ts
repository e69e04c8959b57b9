// An administrator who has submitted a manuscript is shown nobody as a reviewer: inviting gives that role, so a holder since the invitation
// reviews the administrator's manuscript.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RoleKind } from '../../../../shared/roles.ts';
import { decodeId } from '../../../graphql/node.ts';
import { codeOf } from '../../../testing/app.ts';
import { linkTo } from '../../../testing/jobs.ts';
import { FormerAddress } from '../../accounts/addresses/former-address.entity.ts';
import { User } from '../../accounts/viewer/user.entity.ts';
import { buildUser, PASSWORD } from '../../accounts/viewer/user.factory.ts';
import { buildContribution } from '../../contributions/manuscript/contribution.factory.ts';
import { idOf } from '../../contributions/manuscript/wizard.factory.ts';
import { Review } from '../../reviews/review.entity.ts';
import { buildReview } from '../../reviews/review.factory.ts';
import { WorkflowWorld } from '../../workflow/testing/workflow-world.factory.ts';
import { ADD, administratorOf, formOf, MERGE, PERSON, roleId, SAVE, userId } from '../../people/people.factory.ts';

let world: WorkflowWorld;
beforeAll(async () => void (world = await WorkflowWorld.start()));
afterAll(() => world.app.close());

async function writingAdministrator() {
  const writing = await administratorOf(world.app);
  await buildContribution(world.em(), { submitter: writing.user, state: 9 });
  return writing.token;
}

/** An administrator's full view of roles and their holders. */
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

/** Addresses that nobody registered with: of nobody, and of accounts that wait for somebody, each as it came about. */
const UNREGISTERED: Record<'free' | 'asked' | 'asked, and disabled since' | 'asked to submit', () => Promise<string>> = {
  free: async () => `${newName()}@example.org`,
  asked: async () => {
    const email = `${newName()}@example.org`;
    const reviewer = await buildUser(world.em(), { email, roles: ['REVIEWER'], activatedAt: null, passwordHash: null });
    await buildReview(world.em(), {
      reviewer,
      contribution: await buildContribution(world.em(), { state: 9, reviewRound: 1, invitedFrom: 4 }),
    });
    return email;
  },
  'asked, and disabled since': async () => {
    const email = await UNREGISTERED.asked();
    await world.em().nativeUpdate(User, { email }, { isEnabled: false });
    return email;
  },
  'asked to submit': async () => {
    const email = `${newName()}@example.org`;
    await buildUser(world.em(), { email, roles: ['AUTHOR'], activatedAt: null, passwordHash: null });
    return email;
  },
};
let named = 0;
const newName = () => `waits${(named += 1)}`;

/**
 * Facts that the form of an answer reveals: whether a number counts as new or old, the code of the waiting account, the address as asked.
 */
async function formOfAnswer(email: string, ask: () => Promise<unknown>): Promise<string> {
  const waiting = await world.em().findOne(User, { email });
  const [last] = await world.em().find(User, {}, { orderBy: { id: 'desc' }, limit: 1 });
  const answer = await ask();
  const text = JSON.stringify(answer)
    .replaceAll(/VXNlcj[\w=]+/g, (id) => (decodeId('User', id) > (last?.id ?? 0) ? 'new number' : 'old number'))
    .replaceAll(/A\d{6}/g, (code) => (code === waiting?.code ? 'old code' : 'a code'))
    .replaceAll(email, 'the address')
    .replaceAll(email.split('@')[0] ?? '', 'the name');
  return text.replaceAll(/"userId":\d+/g, (id) => (Number(id.slice(9)) > (last?.id ?? 0) ? 'new number' : 'old number'));
}

describe('nobody learns, who writes, that an address waits for its person (B-036)', () => {
  const KNOWN = `id code username realName email mobile isEnabled version hasConfirmedAddress askedEmail createdAt department { id } roles { id } viewerCanChange viewerCanEnd`;
  const person = (email: string) => ({
    username: '',
    realName: '新人',
    email,
    mobile: '',
    password: 'Secret123',
    departmentId: null,
    roleIds: [roleId(1)],
    isEnabled: true,
  });
  const listed = async (token: string, email: string) =>
    (
      await world.app.request(
        `query ($search: String) { viewer { people(search: $search) { totalCount edges { node { ${KNOWN} } } } } }`,
        { search: email },
        { token },
      )
    ).data;
  const facade = async (token: string, path: string, query: Record<string, string>) =>
    await (await fetch(`${world.app.url}/colloquium/api/${path}?${new URLSearchParams(query)}`, { headers: { token } })).json();

  const acts: Record<string, (token: string, email: string, dummy: User) => Promise<unknown>> = {
    'adds the person': async (token, email) => [
      await world.app.request(
        `mutation ($input: AddPersonInput!) { addPerson(input: $input) { user { ${KNOWN} } } }`,
        { input: person(email) },
        { token },
      ),
      await listed(token, email),
    ],
    'adds the person over the facade': async (token, email) => [
      await facade(token, 'user/save', { username: '', email, mobile: '', password: 'Secret123', roleIdStr: '1', status: '1', deptId: '' }),
      await listed(token, email),
      await facade(token, 'user/list', { page: '1', limit: '10', username: email }),
    ],
    'adds the person and saves them twice': async (token, email) => {
      const { data } = await world.app.request<{ addPerson: { user: { id: string } } }>(ADD, { input: person(email) }, { token });
      const user = { id: decodeId('User', data?.addPerson.user.id ?? '') };
      const saved = [];
      for (const mobile of ['13800000001', '13800000002'])
        saved.push(await world.app.request(SAVE, { input: { ...(await formOf(world.app, token, user)), mobile } }, { token }));
      return saved;
    },
    'moves somebody there': async (token, email, dummy) => [
      await world.app.request(
        `mutation ($input: SavePersonInput!) { savePerson(input: $input) { user { ${KNOWN} } } }`,
        { input: { ...(await formOf(world.app, token, dummy)), email } },
        { token },
      ),
      await listed(token, email),
      await listed(token, dummy.email),
    ],
    'moves somebody there over the facade': async (token, email, dummy) => [
      await facade(token, 'user/update', {
        userId: String(dummy.id),
        username: dummy.email,
        email,
        mobile: '',
        password: '',
        roleIdStr: '1',
        status: '1',
        deptId: '',
      }),
      await listed(token, email),
      await facade(token, 'user/info', { userId: String(dummy.id) }),
    ],
    'asks to move there': async (token, email) =>
      await world.app.request(
        'mutation ($input: RequestEmailChangeInput!) { requestEmailChange(input: $input) { ok } }',
        { input: { newEmail: email, password: PASSWORD } },
        { token },
      ),
  };

  it.each(Object.keys(acts))('who %s is answered the same', async (name) => {
    const forms: [string, string][] = [];
    for (const [which, make] of Object.entries(UNREGISTERED)) {
      const token = await writingAdministrator();
      const email = await make();
      const dummy = await buildUser(world.em(), { email: `dummy-${email}`, realName: '同一人', username: null, workplaces: [] });
      const text = await formOfAnswer(email, async () => await acts[name]?.(token, email, dummy));
      forms.push([which, text.replaceAll(dummy.code, 'a code')]);
    }
    const [[, free] = ['', '']] = forms;
    expect(free).not.toContain('error');
    for (const [which, form] of forms) expect(form, which).toBe(free);
  });

  it('an address that somebody registered with is taken, whatever they do', async () => {
    const token = await writingAdministrator();
    const { email } = await buildUser(world.em());
    const dummy = await buildUser(world.em());
    expect(codeOf(await world.app.request(ADD, { input: person(email) }, { token }))).toBe('EMAIL_TAKEN');
    expect(codeOf(await world.app.request(SAVE, { input: { ...(await formOf(world.app, token, dummy)), email } }, { token }))).toBe(
      'EMAIL_TAKEN',
    );
  });

  it('merging and tokens find nobody there', async () => {
    const token = await writingAdministrator();
    const email = await UNREGISTERED.asked();
    const waiting = await world.em().findOneOrFail(User, { email });
    const dummy = await buildUser(world.em());
    for (const id of [waiting.id, 999_999_999]) {
      expect(
        codeOf(await world.app.request(MERGE, { input: { keptUserId: userId(dummy), mergedUserId: userId({ id }) } }, { token })),
      ).toBe('NOT_FOUND');
      const input = { userId: userId({ id }), roleId: roleId(1), name: '同步', days: 30 };
      expect(
        codeOf(
          await world.app.request(
            'mutation ($input: CreateApiTokenInput!) { createApiToken(input: $input) { token } }',
            { input },
            { token },
          ),
        ),
      ).toBe('NOT_FOUND');
    }
  });

  it('whom they add has what was asked, once the mailbox is proved, and whom they move decides by the letter', async () => {
    const token = await writingAdministrator();
    const [first, second] = [await UNREGISTERED.asked(), await UNREGISTERED.asked()];
    const reviewsOf = async (email: string) => await world.em().count(Review, { reviewer: { email } });
    await world.app.request(ADD, { input: person(first) }, { token });
    expect(await world.em().findOneOrFail(User, { email: first })).toMatchObject({ realName: '新人', addressConfirmedAt: null });
    expect(await reviewsOf(first)).toBe(1);
    const dummy = await buildUser(world.em());
    const saved = await world.app.request(SAVE, { input: { ...(await formOf(world.app, token, dummy)), email: second } }, { token });
    expect(saved.data).toMatchObject({ savePerson: { user: { email: dummy.email } } });
    const code = (await linkTo(world.app, second, '/confirmEmail')).get('code') ?? '';
    expect(
      codeOf(
        await world.app.request('mutation ($input: MailCodeInput!) { confirmEmailChange(input: $input) { ok } }', { input: { code } }),
      ),
    ).toBeUndefined();
    const moved = await world.em().findOneOrFail(User, { email: second });
    expect([moved.id, await reviewsOf(second)]).toEqual([dummy.id, 1]);
  });
});

it('counts as writing by whatever address names them: one that nobody confirmed, and one that was left', async () => {
  for (const stands of ['unconfirmed', 'left'] as const) {
    const { user, token } = await administratorOf(world.app);
    const email = stands === 'left' ? `${newName()}@example.org` : user.email;
    await world.em().nativeUpdate(User, user.id, { addressConfirmedAt: null });
    if (stands === 'left') await world.em().insert(FormerAddress, { user: user.id, email });
    const reviewer = await buildUser(world.em(), { roles: ['REVIEWER'] });
    const kinds = async () =>
      (
        await world.app.request(
          'query ($id: ID!) { node(id: $id) { ... on User { roles { kind } } } }',
          { id: userId(reviewer) },
          { token },
        )
      ).data;
    expect(await kinds(), stands).toEqual({ node: { roles: [{ kind: 'REVIEWER' }] } });
    await buildContribution(world.em(), { state: 1, coAuthors: [{ email }] });
    expect(await kinds(), stands).toEqual({ node: { roles: [] } });
  }
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
