// API tokens made and revoked on the screen: shown once, in one role, for a time; who may, who is told, when one was used last (decisions
// 31, 53).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { encodeId } from '../../../graphql/node.ts';
import { colloquiumSchema } from '../../../schema.ts';
import { codeOf, startTestApp, type TestApp } from '../../../testing/app.ts';
import { mailsTo } from '../../../testing/jobs.ts';
import { statementsOf } from '../../../testing/statements.ts';
import { ApiToken } from '../../accounts/sessions/api-token.entity.ts';
import { User } from '../../accounts/viewer/user.entity.ts';
import { buildApiToken, buildDepartment, buildSession, buildUser } from '../../accounts/viewer/user.factory.ts';
import { OperationLog } from '../../audit/operation-log.entity.ts';
import { administratorOf, buildPersonOf, roleId, userId } from '../people.factory.ts';

let app: TestApp;
let token: string;
const em = () => app.database.orm.em.fork();
beforeAll(async () => {
  app = await startTestApp({ schema: colloquiumSchema() });
  ({ token } = await administratorOf(app));
});
afterAll(() => app.close());

const FIELDS = 'id name state expiresAt lastUsedAt role { id } user { id }';
const CREATE = `mutation CreateTokenTest($input: CreateApiTokenInput!) { createApiToken(input: $input) { token apiToken { ${FIELDS} } } }`;
const REVOKE = `mutation RevokeTokenTest($input: RevokeApiTokenInput!) { revokeApiToken(input: $input) { apiToken { ${FIELDS} } } }`;
const LIST = `query TokensTest($first: Int, $search: String, $filter: ApiTokenFilter) { viewer { apiTokens(first: $first, search: $search, filter: $filter) { totalCount edges { node { ${FIELDS} } } } } }`;
interface Shown {
  id: string;
  name: string;
  state: string;
  expiresAt: string;
  lastUsedAt: string | null;
}
interface Made {
  createApiToken: { token: string; apiToken: Shown };
}

const create = (user: Pick<User, 'id'>, own: object = {}, who = token) =>
  app.request<Made>(CREATE, { input: { userId: userId(user), roleId: roleId(3), name: '目录同步', days: 30, ...own } }, { token: who });
const revoke = (id: string, who = token) => app.request(REVOKE, { input: { apiTokenId: id } }, { token: who });
async function listed(variables: object = {}, who = token): Promise<Shown[]> {
  const { data } = await app.request<{ viewer: { apiTokens: { edges: { node: Shown }[] } | null } }>(
    LIST,
    { ...variables },
    { token: who },
  );
  return data?.viewer.apiTokens?.edges.map(({ node }) => node) ?? [];
}
const viewer = (who: string) =>
  app.request<{ viewer: { code: string; currentRole: { number: number } } }>(
    '{ viewer { code currentRole { number } } }',
    {},
    { token: who },
  );
const editor = () => buildUser(em(), { roles: ['EDITOR', 'OPERATIONS'] });

describe('a token that is made', () => {
  it('acts as the person in the one role until its day, and is told this once', async () => {
    const user = await editor();
    const { data } = await create(user);
    const made = data?.createApiToken;
    if (!made) throw new Error('none was made');
    expect((await viewer(made.token)).data?.viewer).toEqual({ code: user.code, currentRole: { number: 3 } });
    expect(made.apiToken).toMatchObject({ name: '目录同步', state: 'WORKING', lastUsedAt: null });
    expect(Date.parse(made.apiToken.expiresAt) - app.clock.now().getTime()).toBe(30 * 86_400_000);
    const kept = JSON.stringify([
      await em().find(ApiToken, { user }),
      await em().find(OperationLog, {}),
      await mailsTo(app, user.email),
      await listed(),
    ]);
    expect(kept).not.toContain(made.token);
    expect((await mailsTo(app, user.email)).at(-1)?.text).toContain('目录同步');
    const [row] = await em().find(OperationLog, { operation: 'createApiToken' }, { orderBy: { id: 'desc' }, limit: 1 });
    expect(row).toMatchObject({ objectType: 'ApiToken', params: { userId: userId(user), days: 30 } });
  });

  it('is told by letter with the day in Shanghai until which it works (B-024)', async () => {
    // Half past midnight there, the day before in UTC.
    app.clock.set('2026-03-02T16:30:00Z');
    ({ token } = await administratorOf(app));
    const user = await editor();
    await create(user);
    expect((await mailsTo(app, user.email)).at(-1)?.text).toContain('2 April 2026');
  });

  it('tells when it was used last, to the minute', async () => {
    const user = await editor();
    const { data } = await create(user);
    const used = data?.createApiToken.token ?? '';
    const last = async () => (await listed({ filter: { userId: userId(user) } }))[0]?.lastUsedAt;
    expect(await last()).toBeNull();
    await viewer(used);
    const first = app.clock.now().toISOString();
    expect(await last()).toBe(first);
    app.clock.advance(61_000);
    await viewer(used);
    expect(await last()).toBe(app.clock.now().toISOString());
  });

  it.each([
    ['no name', { name: ' ' }, 'name'],
    ['a name without end', { name: 'x'.repeat(101) }, 'name'],
    ['no days', { days: 0 }, 'days'],
    ['days without end', { days: 3661 }, 'days'],
    ['a role that the person does not hold', { roleId: roleId(8) }, 'roleId'],
  ])('is refused with %s, at its field', async (_what, own, field) => {
    const { errors } = await create(await editor(), own);
    expect(Object.keys(errors?.[0]?.extensions.fields ?? {})).toEqual([field]);
  });

  it('is refused for a disabled account, and to a program, whose token would breed others', async () => {
    const gone = await buildUser(em(), { roles: ['EDITOR'], isEnabled: false });
    expect(codeOf(await create(gone))).toBe('ACCOUNT_DISABLED');
    const administrator = await buildUser(em(), { roles: ['ADMINISTRATOR'] });
    const program = await buildApiToken(em(), await em().findOneOrFail(User, administrator.id), app.clock, 'ADMINISTRATOR');
    expect(codeOf(await create(await editor(), {}, program))).toBe('FORBIDDEN');
  });
});

describe('a token that is revoked', () => {
  it('stands for nobody at once; twice is once', async () => {
    const { data } = await create(await editor());
    const made = data?.createApiToken;
    if (!made) throw new Error('none was made');
    expect((await revoke(made.apiToken.id)).data).toMatchObject({ revokeApiToken: { apiToken: { state: 'REVOKED' } } });
    const { revokedAt } = await em().findOneOrFail(ApiToken, { name: '目录同步' }, { orderBy: { id: 'desc' } });
    expect(codeOf(await viewer(made.token))).toBe('UNAUTHENTICATED');
    app.clock.advance(1000);
    expect((await revoke(made.apiToken.id)).errors).toBeUndefined();
    expect((await em().findOneOrFail(ApiToken, { name: '目录同步' }, { orderBy: { id: 'desc' } })).revokedAt).toEqual(revokedAt);
  });
});

describe('the list', () => {
  it('is narrowed by person, state and words', async () => {
    const user = await editor();
    const one = (await create(user, { name: '图书馆' })).data?.createApiToken.apiToken.id ?? '';
    const two = (await create(user, { name: '统计', days: 1 })).data?.createApiToken.apiToken.id ?? '';
    const ids = async (variables: object) => (await listed(variables)).map(({ id }) => id);
    const mine = { userId: userId(user) };
    expect(await ids({ filter: mine })).toEqual([two, one]);
    expect(await ids({ filter: mine, search: '图书' })).toEqual([one]);
    expect(await ids({ search: user.email })).toEqual([two, one]);
    await revoke(one);
    expect(await ids({ filter: { ...mine, states: ['REVOKED'] } })).toEqual([one]);
    expect(await ids({ filter: { ...mine, states: ['WORKING', 'REVOKED'] } })).toEqual([two, one]);
    expect(await ids({ filter: { ...mine, states: ['EXPIRED'] } })).toEqual([]);
  });

  it('costs the same number of statements however many rows it shows', async () => {
    const user = await editor();
    for (let count = 0; count < 4; count += 1) await create(user);
    const cost = async (first: number) => (await statementsOf(() => listed({ first }))).length;
    expect(await cost(4)).toBe(await cost(1));
  });

  it('and every token are for administrators of the person’s department alone (F-081)', async () => {
    const tx = em();
    const [own, foreign] = [await buildDepartment(tx), await buildDepartment(tx)];
    const scoped = await administratorOf(app, [own]);
    const [mine, stranger] = [await buildPersonOf(tx, own, { roles: ['EDITOR'] }), await buildPersonOf(tx, foreign, { roles: ['EDITOR'] })];
    const shown = (await create(mine, {}, scoped.token)).data?.createApiToken.apiToken.id;
    const hidden = (await create(stranger)).data?.createApiToken.apiToken.id ?? '';
    expect((await listed({}, scoped.token)).map(({ id }) => id)).toEqual([shown]);
    expect(codeOf(await create(stranger, {}, scoped.token))).toBe('NOT_FOUND');
    expect(codeOf(await revoke(hidden, scoped.token))).toBe('NOT_FOUND');
    const NODE = 'query TokenNodeTest($id: ID!) { node(id: $id) { id } }';
    expect((await app.request(NODE, { id: hidden }, { token: scoped.token })).data).toEqual({ node: null });
    expect((await app.request(NODE, { id: encodeId('ApiToken', 99_999_999) }, { token: scoped.token })).data).toEqual({ node: null });
    const operations = await buildSession(em(), await buildUser(em(), { roles: ['OPERATIONS'] }), app.clock);
    expect(await listed({}, operations)).toEqual([]);
    expect(codeOf(await create(mine, {}, operations))).toBe('FORBIDDEN');
  });
});
