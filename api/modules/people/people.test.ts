// Administration of people through the API: the list, the form, passwords, deletion (S3 §2.17, §7.6).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RoleKind, roleKindCodes } from '../../../shared/roles.ts';
import { createContext } from '../../context.ts';
import { encodeId } from '../../graphql/node.ts';
import { inTransaction } from '../../database/transactions.ts';
import { colloquiumSchema } from '../../schema.ts';
import { codeOf, startTestApp, type TestApp } from '../../testing/app.ts';
import { mailsTo } from '../../testing/jobs.ts';
import { statementsOf } from '../../testing/statements.ts';
import { signInAs } from '../accounts/registration/account.factory.ts';
import { checkPassword } from '../accounts/passwords/password.ts';
import { ApiToken } from '../accounts/sessions/api-token.entity.ts';
import { Session } from '../accounts/sessions/session.entity.ts';
import { User } from '../accounts/viewer/user.entity.ts';
import { buildApiToken, buildDepartment, buildSession, buildUser, PASSWORD } from '../accounts/viewer/user.factory.ts';
import { Contribution } from '../contributions/manuscript/contribution.entity.ts';
import { buildContribution } from '../contributions/manuscript/contribution.factory.ts';
import { queueMail } from '../mail/mail.service.ts';
import { OperationLog } from '../audit/operation-log.entity.ts';
import { Profile } from '../accounts/profile/profile.entity.ts';
import { Review } from '../reviews/review.entity.ts';
import { buildReview } from '../reviews/review.factory.ts';
import {
  ADD,
  DELETE,
  ENABLE,
  FIELDS,
  MERGE,
  PERSON,
  SAVE,
  administratorOf,
  formOf,
  roleId,
  userId,
  type Person,
} from './people.factory.ts';

let app: TestApp;
let token: string;
const em = () => app.database.orm.em.fork();
beforeAll(async () => {
  app = await startTestApp({ schema: colloquiumSchema() });
  ({ token } = await administratorOf(app));
});
afterAll(() => app.close());

const LIST = `query PeopleTest($first: Int, $page: Int, $search: String, $searchIn: [PeopleSearchScope!], $filter: PeopleFilter, $orderBy: PeopleOrder) {
  viewer { people(first: $first, page: $page, search: $search, searchIn: $searchIn, filter: $filter, orderBy: $orderBy) { totalCount edges { node { ${FIELDS} } } } } }`;

async function listed(variables: object = {}, who = token): Promise<Person[]> {
  const { data } = await app.request<{ viewer: { people: { edges: { node: Person }[] } | null } }>(LIST, { ...variables }, { token: who });
  return data?.viewer.people?.edges.map(({ node }) => node) ?? [];
}

const NEWCOMER = {
  username: '',
  realName: '顾清禾',
  email: 'gu@example.org',
  mobile: '',
  password: 'Secret123',
  departmentId: null,
  roleIds: [roleId(1)],
  isEnabled: true,
};
const add = (input: object) => app.request<{ addPerson: { user: Person } }>(ADD, { input: { ...NEWCOMER, ...input } }, { token });
const save = (input: object, who = token) => app.request<{ savePerson: { user: Person } }>(SAVE, { input }, { token: who });

describe('the list of people', () => {
  it('finds by a part of the login name in either case, and by name and code (P3-229, D13-133)', async () => {
    const tx = em();
    const one = await buildUser(tx, { username: 'shen.zhiyuan', realName: '沈知远', code: 'A777001' });
    await buildUser(tx, { username: 'shen_other', realName: '申一苇' });
    for (const search of ['zhiYUAN', '沈知', 'a777001']) expect((await listed({ search })).map(({ id }) => id)).toEqual([userId(one)]);
    expect(await listed({ search: '沈知', searchIn: ['LOGIN_NAME'] })).toEqual([]);
    expect((await listed({ search: one.email, searchIn: ['LOGIN_NAME'] })).map(({ id }) => id)).toEqual([userId(one)]);
  });

  it('is narrowed by status, kind of role and day, newest first or by login name', async () => {
    const tx = em();
    const gone = await buildUser(tx, { username: 'zz-gone', isEnabled: false, createdAt: new Date('2031-01-01T02:00:00Z') });
    const editor = await buildUser(tx, { username: 'zz-editor', roles: ['EDITOR'], createdAt: new Date('2031-01-02T02:00:00Z') });
    const ids = async (variables: object) => (await listed({ search: 'zz-', ...variables })).map(({ id }) => id);
    expect(await ids({})).toEqual([userId(editor), userId(gone)]);
    expect(await ids({ orderBy: { field: 'LOGIN_NAME', direction: 'DESC' } })).toEqual([userId(gone), userId(editor)]);
    expect(await ids({ filter: { statuses: ['DISABLED'] } })).toEqual([userId(gone)]);
    expect(await ids({ filter: { roleKinds: ['EDITOR'] } })).toEqual([userId(editor)]);
    expect(await ids({ filter: { created: { to: '2031-01-01' } } })).toEqual([userId(gone)]);
  });

  it('costs the same number of statements however many rows it shows', async () => {
    const cost = async (first: number) => (await statementsOf(() => listed({ first }))).length;
    expect(await cost(8)).toBe(await cost(1));
  });

  it('is for administrators alone, and so is each person (E3-042, E3-044, R3-007)', async () => {
    const somebody = await buildUser(em(), { realName: '邵明远' });
    expect((await listed({ search: '邵明远' })).map(({ id }) => id)).toEqual([userId(somebody)]);
    expect(codeOf(await save({ ...(await formOf(app, token, somebody)), realName: '邵明达' }))).toBeUndefined();
    expect((await app.request(PERSON, { id: userId(somebody) }, { token })).data).toMatchObject({ node: { realName: '邵明达' } });
    for (const role of roleKindCodes.filter((role) => role !== 'ADMINISTRATOR')) {
      const who = await buildSession(em(), await buildUser(em(), { roles: [role] }), app.clock);
      expect((await app.request(LIST, {}, { token: who })).data, role).toMatchObject({ viewer: { people: null } });
      expect((await app.request(PERSON, { id: userId(somebody) }, { token: who })).data).toEqual({ node: null });
      expect(codeOf(await save({ ...NEWCOMER, userId: userId(somebody), version: 2 }, who))).toBe('FORBIDDEN');
    }
  });
});

describe('an account made by inviting a reviewer, which would tell an administrator who writes who reviews them', () => {
  const CHECK = 'query MergeCheckTest($kept: ID!, $merged: ID!) { mergeCheck(keptUserId: $kept, mergedUserId: $merged) { conflicts } }';
  const CREATE = 'mutation CreateTokenTest($input: CreateApiTokenInput!) { createApiToken(input: $input) { apiToken { id } } }';
  const REVOKE = 'mutation RevokeTokenTest($input: RevokeApiTokenInput!) { revokeApiToken(input: $input) { apiToken { id } } }';
  const NOBODY = 2_000_000_000;

  async function invite() {
    const tx = em();
    const invited = await buildUser(tx, { roles: ['REVIEWER'], realName: '受邀专家' });
    Object.assign(invited, { activatedAt: null, passwordHash: null, addressConfirmedAt: null });
    await tx.flush();
    return invited;
  }

  it('is neither in the list nor to be had by its number', async () => {
    const invited = await invite();
    const { user, token: writing } = await administratorOf(app);
    const sees = async () => [
      (await listed({ search: '受邀专家' }, writing)).some(({ id }) => id === userId(invited)),
      (await app.request<{ node: object | null }>(PERSON, { id: userId(invited) }, { token: writing })).data?.node !== null,
    ];
    expect(await sees()).toEqual([true, true]);
    await buildContribution(em(), { submitter: user, state: 11 });
    expect(await sees()).toEqual([false, false]);
  });

  it('gives what was asked to the person who is added with the address, to a new account, and nothing opens or is told', async () => {
    const { user, token: writing } = await administratorOf(app);
    const contribution = await buildContribution(em(), { submitter: user, state: 9, reviewRound: 1, invitedFrom: 4 });
    const invited = await invite();
    const tx = em();
    const review = await buildReview(tx, {
      contribution: await tx.findOneOrFail(Contribution, contribution.id),
      reviewer: await tx.findOneOrFail(User, invited.id),
    });
    const addTo = async (email: string) =>
      await app.request<{ addPerson: { user: Person } }>(ADD, { input: { ...NEWCOMER, email } }, { token: writing });
    const [taken, free] = [await addTo(invited.email), await addTo('nobody.asked@example.org')];
    const shown = ({ data }: typeof taken) => ({ ...data?.addPerson.user, id: null, email: null });
    expect(codeOf(taken)).toBeUndefined();
    expect(shown(taken)).toEqual(shown(free));
    const now = await em().findOneOrFail(User, { email: invited.email }, { populate: ['roles'] });
    expect(now).toMatchObject({ realName: NEWCOMER.realName, addressConfirmedAt: null });
    expect([now.id, now.code]).not.toEqual([invited.id, invited.code]);
    expect(now.roles.getItems().map(({ kind }) => kind)).toEqual(expect.arrayContaining([RoleKind.AUTHOR, RoleKind.REVIEWER]));
    expect(await checkPassword(now.passwordHash, NEWCOMER.password)).toBe(true);
    expect((await em().findOneOrFail(Review, review.id)).reviewer.id).toBe(now.id);
    const session = await buildSession(em(), now, app.clock, { role: 'REVIEWER' });
    const read = 'query Read($id: ID!) { node(id: $id) { ... on Contribution { titleZh } } }';
    expect((await app.request(read, { id: encodeId('Contribution', contribution.id) }, { token: session })).data).toEqual({ node: null });
  });

  type Door = (who: string, id: string, others: { known: string; own: string; token: string }) => ReturnType<TestApp['request']>;
  const DOORS: Record<string, Door> = {
    savePerson: (who, id) => save({ ...NEWCOMER, userId: id, version: 2, email: 'invited@example.org' }, who),
    'setPersonEnabled, as it is': (who, id) => app.request(ENABLE, { input: { userId: id, isEnabled: true } }, { token: who }),
    'setPersonEnabled, otherwise': (who, id) => app.request(ENABLE, { input: { userId: id, isEnabled: false } }, { token: who }),
    deletePeople: (who, id) => app.request(DELETE, { input: { userIds: [id] } }, { token: who }),
    'deletePeople, with oneself': (who, id, { own }) => app.request(DELETE, { input: { userIds: [own, id] } }, { token: who }),
    'mergePeople, kept': (who, id, { known }) => app.request(MERGE, { input: { keptUserId: id, mergedUserId: known } }, { token: who }),
    'mergePeople, merged': (who, id, { known }) => app.request(MERGE, { input: { keptUserId: known, mergedUserId: id } }, { token: who }),
    mergeCheck: (who, id, { known }) => app.request(CHECK, { kept: known, merged: id }, { token: who }),
    createApiToken: (who, id) =>
      app.request(CREATE, { input: { userId: id, roleId: roleId(2), name: '目录同步', days: 30 } }, { token: who }),
    revokeApiToken: (who, _id, { token: theirs }) => app.request(REVOKE, { input: { apiTokenId: theirs } }, { token: who }),
  };

  it.each(Object.entries(DOORS))('is nobody to %s', async (_name, door) => {
    const { user, token: writing } = await administratorOf(app);
    const invited = await invite();
    await buildApiToken(em(), await em().findOneOrFail(User, invited.id), app.clock, 'REVIEWER');
    const apiToken = await em().findOneOrFail(ApiToken, { user: invited.id });
    await buildContribution(em(), { submitter: user, state: 11 });
    const others = { known: userId(await buildUser(em())), own: userId(user), token: encodeId('ApiToken', apiToken.id) };
    const hidden = await door(writing, userId(invited), others);
    const missing = await door(writing, userId({ id: NOBODY }), { ...others, token: encodeId('ApiToken', NOBODY) });
    expect(codeOf(hidden)).toBe('NOT_FOUND');
    const told = ({ errors }: typeof hidden) => errors?.map(({ message, extensions: { code } }) => [message, code]);
    expect(told(hidden)).toEqual(told(missing));
    expect(codeOf(await door(token, userId(invited), { ...others, own: others.known })), 'to an administrator who does not write').not.toBe(
      'NOT_FOUND',
    );
  });
});

describe('adding a person', () => {
  it('makes an account that signs in with user name or address, and tells its person without the password (E3-045, R3-199)', async () => {
    const { data } = await add({
      username: 'Gu.QingHe',
      email: ' GU@Example.org ',
      mobile: ' 13800002222 ',
      roleIds: [roleId(3), roleId(1)],
    });
    expect(data?.addPerson.user).toMatchObject({ username: 'gu.qinghe', email: 'gu@example.org', mobile: '13800002222', isEnabled: true });
    expect(data?.addPerson.user.roles.map(({ id }) => id)).toEqual([roleId(1), roleId(3)]);
    const user = await em().findOneOrFail(User, { email: 'gu@example.org' });
    expect([await checkPassword(user.passwordHash, 'Secret123'), user.code]).toEqual([true, expect.stringMatching(/^A\d{6}$/)]);
    const [letter] = await mailsTo(app, 'gu@example.org');
    expect(letter?.text).toContain('/login');
    expect(letter?.text).not.toContain('Secret123');
    const rows = await em().find(OperationLog, { operation: 'addPerson' });
    expect(rows.at(-1)).toMatchObject({ objectType: 'User', objectId: user.id, outcome: 'done' });
    expect(JSON.stringify(rows)).not.toContain('Secret123');
  });

  it('makes one that is shut out from the beginning where that is said (P3-251)', async () => {
    const { data } = await add({ username: 'shut.out', email: 'shut.out@example.org', isEnabled: false });
    expect(data?.addPerson.user.isEnabled).toBe(false);
    expect((await em().findOneOrFail(User, { email: 'shut.out@example.org' })).isEnabled).toBe(false);
  });

  it.each([
    ['no address', { email: ' ' }, 'email'],
    ['an address that is none', { email: 'gu' }, 'email'],
    ['no name', { realName: ' ' }, 'realName'],
    ['an address as a login name', { username: 'gu@example.org' }, 'username'],
    ['a login name of one character', { username: 'g' }, 'username'],
    ['no role', { roleIds: [] }, 'roleIds'],
    ['no password', { password: ' ' }, 'password'],
    ['a password without a digit', { password: 'Secretive' }, 'password'],
    ['a phone without end', { mobile: '1'.repeat(51) }, 'mobile'],
  ])('refuses %s at its field, and makes nothing (R3-182, P3-252, D13-060)', async (_what, wrong, field) => {
    const before = await em().count(User, {});
    const { errors } = await add({ email: 'wrong@example.org', ...wrong });
    expect(errors?.[0]?.extensions.code).toBe('INVALID_INPUT');
    expect(Object.keys(errors?.[0]?.extensions.fields ?? {})).toEqual([field]);
    expect(await em().count(User, {})).toBe(before);
  });

  it('refuses an address or a login name that another account has, also of two at once', async () => {
    await buildUser(em(), { email: 'taken@example.org', username: 'taken' });
    expect(codeOf(await add({ email: 'TAKEN@example.org' }))).toBe('EMAIL_TAKEN');
    expect(codeOf(await add({ email: 'free@example.org', username: 'Taken' }))).toBe('USERNAME_TAKEN');
    const both = await Promise.all([add({ email: 'both@example.org' }), add({ email: 'both@example.org' })]);
    expect(both.map(codeOf).sort()).toEqual(['EMAIL_TAKEN', undefined].sort());
  });

  it('refuses the address of somebody who was asked and whose account an administrator has disabled', async () => {
    await buildUser(em(), { email: 'shut@example.org', roles: ['REVIEWER'], activatedAt: null, passwordHash: null, isEnabled: false });
    expect(codeOf(await add({ email: 'shut@example.org' }))).toBe('EMAIL_TAKEN');
  });
});

describe('changing a person', () => {
  it('replaces what the form holds (E3-046, R3-198, P3-245, P3-248, P3-249, P3-250)', async () => {
    const user = await buildUser(em(), { username: 'before' });
    const form = await formOf(app, token, user);
    const { data } = await save({ ...form, username: 'after', realName: '改名', mobile: '021-1', roleIds: [roleId(2), roleId(1)] });
    expect(data?.savePerson.user).toMatchObject({ username: 'after', realName: '改名', mobile: '021-1', version: form.version + 2 });
    expect(data?.savePerson.user.roles.map(({ id }) => id)).toEqual([roleId(1), roleId(2)]);
  });

  it('puts them into a department, or into none (R3-011)', async () => {
    const department = await buildDepartment(em());
    const user = await buildUser(em());
    for (const departmentId of [encodeId('Department', department.id), null]) {
      expect(codeOf(await save({ ...(await formOf(app, token, user)), departmentId }))).toBeUndefined();
      expect(await formOf(app, token, user)).toMatchObject({ departmentId });
    }
  });

  it('is refused on top of another administrator’s save, and of what the person saved meanwhile', async () => {
    const user = await buildUser(em());
    const form = await formOf(app, token, user);
    await save({ ...form, realName: '先' });
    expect(codeOf(await save({ ...form, realName: '后' }))).toBe('CONFLICT');
    const again = await formOf(app, token, user);
    const tx = em();
    (await tx.findOneOrFail(Profile, { user })).phone = '13911112222';
    await tx.flush();
    expect(codeOf(await save({ ...again, realName: '后' }))).toBe('CONFLICT');
    expect(await em().findOneOrFail(Profile, { user })).toMatchObject({ phone: '13911112222' });
  });

  it('moves the account to another address, and tells the old one', async () => {
    const user = await buildUser(em());
    await save({ ...(await formOf(app, token, user)), email: 'moved@example.org' });
    expect((await em().findOneOrFail(User, user.id)).email).toBe('moved@example.org');
    expect((await mailsTo(app, user.email)).at(-1)?.text).toContain('moved@example.org');
  });
});

describe('a password set by an administrator (F-092)', () => {
  const canSignIn = async (account: string, password: string) => (await signInAs(app, { account, password })).errors === undefined;

  it('blank keeps the old one, with which its person still signs in (P3-247, D13-060)', async () => {
    const user = await buildUser(em());
    const session = await buildSession(em(), user, app.clock);
    await save({ ...(await formOf(app, token, user)), password: ' ' });
    expect(await checkPassword((await em().findOneOrFail(User, user.id)).passwordHash, PASSWORD)).toBe(true);
    expect((await app.request('{ viewer { id } }', {}, { token: session })).errors).toBeUndefined();
    expect(await canSignIn(user.email, PASSWORD)).toBe(true);
  });

  it('must meet the rule, and a new one ends the sessions of its person, who signs in with it', async () => {
    const user = await buildUser(em());
    const session = await buildSession(em(), user, app.clock);
    expect((await save({ ...(await formOf(app, token, user)), password: 'weak' })).errors?.[0]?.extensions.fields).toHaveProperty(
      'password',
    );
    await save({ ...(await formOf(app, token, user)), password: 'Brandnew1' });
    expect(codeOf(await app.request('{ viewer { id } }', {}, { token: session }))).toBe('UNAUTHENTICATED');
    expect(await em().count(Session, { user, status: 'active' })).toBe(0);
    expect([await canSignIn(user.email, PASSWORD), await canSignIn(user.email, 'Brandnew1')]).toEqual([false, true]);
  });
});

describe('deleting people (E3-043, F-091)', () => {
  const remove = (users: readonly User[]) => app.request(DELETE, { input: { userIds: users.map(userId) } }, { token });

  it('shuts them out, offers them nowhere and frees their address; what they did keeps their names (R3-197)', async () => {
    const tx = em();
    const [editor, other] = [await buildUser(tx, { roles: ['EDITOR'], realName: '叶书宁', username: 'yeshuning' }), await buildUser(tx)];
    const session = await buildSession(tx, editor, app.clock);
    tx.create(OperationLog, {
      user: editor,
      actingRole: RoleKind.EDITOR,
      operation: 'x',
      params: {},
      ms: 1,
      address: '::1',
      outcome: 'done',
      createdAt: app.clock.now(),
    });
    await tx.flush();
    expect((await remove([editor, other])).errors).toBeUndefined();
    expect(codeOf(await signInAs(app, { account: editor.email })), 'sign-in').toBe('CREDENTIALS_WRONG');
    expect(codeOf(await app.request('{ viewer { id } }', {}, { token: session }))).toBe('UNAUTHENTICATED');
    expect((await app.request(PERSON, { id: userId(editor) }, { token })).data).toEqual({ node: null });
    expect(await listed({ search: '叶书宁' })).toEqual([]);
    const left = await em().findOneOrFail(User, editor.id, { populate: ['roles'] });
    expect(left).toMatchObject({ realName: '叶书宁', isEnabled: false, passwordHash: null, username: null });
    expect(left.roles.getItems()).toEqual([]);
    expect(await em().findOneOrFail(OperationLog, { operation: 'x' }, { populate: ['user'] })).toMatchObject({ user: { id: editor.id } });
    expect((await add({ email: editor.email, username: 'yeshuning' })).errors).toBeUndefined();
  });

  it('leaves nobody to write to: letters stand on the log and are not sent', async () => {
    const gone = await buildUser(em());
    await remove([gone]);
    const { email } = await em().findOneOrFail(User, gone.id);
    const ctx = createContext(app.deps, { viewer: null, language: 'zh-CN', address: '::1' });
    await inTransaction(ctx, () =>
      queueMail(ctx, {
        to: email,
        key: 'letter.accountDisabled',
        params: { name: gone.realName },
        language: 'zh-CN',
        about: { accountId: gone.id },
      }),
    );
    expect(await mailsTo(app, email)).toMatchObject([{ status: 'cancelled' }]);
  });

  it('is done to all or to none, and never to oneself', async () => {
    const { token: own, user: me } = await administratorOf(app);
    const other = await buildUser(em());
    const { errors } = await app.request(DELETE, { input: { userIds: [userId(other), userId(me)] } }, { token: own });
    expect(errors?.[0]?.extensions.code).toBe('OWN_ACCOUNT');
    expect((await em().findOneOrFail(User, other.id)).deletedAt).toBeNull();
    expect(codeOf(await remove([]))).toBe('INVALID_INPUT');
  });
});
