// Effects of npm run admin:create and npm run token:create (principles, Doors, Running).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testClock } from '../../../testing/clock.ts';
import { type TestDatabase, createTestDatabase } from '../../../testing/database.ts';
import { createAdministrator, generatePassword } from '../registration/administrator.service.ts';
import { ApiToken } from './api-token.entity.ts';
import { createApiToken, liveApiTokens, revokeApiTokens } from './api-token.service.ts';
import { checkPassword } from '../passwords/password.ts';
import { loadViewer } from '../viewer/viewer.service.ts';
import { User } from '../viewer/user.entity.ts';
import { buildUser } from '../viewer/user.factory.ts';

let database: TestDatabase;
const clock = testClock();
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
const em = () => database.orm.em.fork();

describe('admin:create', () => {
  const input = { email: ' Admin@Press.example.org', name: '管理员', password: () => Promise.resolve('Colloquium1') };

  it('makes an administrator who can sign in, once', async () => {
    expect(await createAdministrator(em(), clock, input)).toBe('created');
    const neverAsked = () => Promise.reject(new Error('asked for a password'));
    expect(await createAdministrator(em(), clock, { ...input, password: neverAsked })).toBe('exists');
    const admins = await em().find(User, { email: 'admin@press.example.org' }, { populate: ['roles'] });
    expect(admins).toHaveLength(1);
    expect(admins[0]?.roles.getItems().map((role) => role.kind)).toEqual([8]);
    expect(admins[0]).toMatchObject({ isEnabled: true, activatedAt: clock.now() });
    expect(await checkPassword(admins[0]?.passwordHash, 'Colloquium1')).toBe(true);
  });

  it('takes email and name however they were pasted, as registering does', async () => {
    expect(
      await createAdministrator(em(), clock, { ...input, email: 'ｐａｓｔｅｄ＠press.example.org\u200b', name: ' 沈\u200b知\u202e远 ' }),
    ).toBe('created');
    expect(await em().findOneOrFail(User, { email: 'pasted@press.example.org' })).toMatchObject({ realName: '沈知远' });
  });

  it('gives the role to an existing account and leaves its password alone', async () => {
    const editor = await buildUser(em(), { passwordHash: 'as it was', roles: ['EDITOR'] });
    expect(await createAdministrator(em(), clock, { ...input, email: editor.email })).toBe('promoted');
    const found = await em().findOneOrFail(User, editor.id, { populate: ['roles'] });
    expect(
      found.roles
        .getItems()
        .map((role) => role.kind)
        .sort(),
    ).toEqual([3, 8]);
    expect(found.passwordHash).toBe(editor.passwordHash);
  });

  it.each([
    ['email', { email: 'admin' }],
    ['name', { name: ' ' }],
    ['password', { password: () => Promise.resolve('weakpassword') }],
  ])('refuses a bad %s and writes nothing', async (_what, bad) => {
    const before = await em().count(User, {});
    await expect(createAdministrator(em(), clock, { ...input, email: 'new@press.example.org', ...bad })).rejects.toThrow();
    expect(await em().count(User, {})).toBe(before);
  });

  it('generates passwords that the rule takes (S1 §5)', () => {
    for (let round = 0; round < 50; round += 1) expect(generatePassword()).toMatch(/^(?=.*\d)(?=.*[A-Z])(?=.*[a-z])[A-Za-z0-9]{16}$/);
  });
});

describe('token:create', () => {
  it('gives a key to act as one person in one role until it expires, and keeps only its hash', async () => {
    const user = await buildUser(em(), { roles: ['EDITOR', 'OPERATIONS'] });
    const { token, expiresAt } = await createApiToken(em(), clock, {
      account: user.email.toUpperCase(),
      role: 'operations',
      name: 'Catalogue',
      days: 30,
    });
    expect(await loadViewer(em(), token, clock)).toMatchObject({ userId: user.id, kind: 7, via: 'apiToken', sessionId: null });
    const row = await em().findOneOrFail(ApiToken, { user: user.id });
    expect(JSON.stringify(row)).not.toContain(token);
    expect(expiresAt.getTime() - clock.now().getTime()).toBe(30 * 86_400_000);
    clock.advance(30 * 86_400_000);
    expect(await loadViewer(em(), token, clock)).toBeNull();
  });

  it.each([
    ['an unknown account', { account: 'nobody@example.org' }, 'no enabled account'],
    ['a role the person does not hold', { role: 'ADMINISTRATOR' }, 'only EDITOR (3)'],
    ['a token without a name', { name: ' ' }, 'needs a name'],
    ['no days', { days: 0 }, 'from 1 to'],
    ['days that are no number', { days: Number.NaN }, 'from 1 to'],
  ])('refuses %s, saying what is wrong', async (_what, bad, message) => {
    const user = await buildUser(em(), { roles: ['EDITOR'] });
    await expect(createApiToken(em(), clock, { account: user.email, role: 'EDITOR', name: 'x', days: 1, ...bad })).rejects.toThrow(message);
  });
});

describe('token:revoke', () => {
  it('lists the tokens of an account that work, and ends one or all of them, of nobody else', async () => {
    const [user, other] = [await buildUser(em(), { roles: ['EDITOR'] }), await buildUser(em(), { roles: ['EDITOR'] })];
    const make = async (whose: User, name: string) =>
      (await createApiToken(em(), clock, { account: whose.email, role: 'EDITOR', name, days: 30 })).token;
    const tokens = [await make(user, 'Catalogue'), await make(user, 'Export'), await make(user, 'Archive')];
    const others = await make(other, 'Catalogue');
    const works = async (token: string) => (await loadViewer(em(), token, clock)) !== null;
    const live = async () => (await liveApiTokens(em(), clock, user.email.toUpperCase())).map(({ name }) => name);
    expect(await live()).toEqual(['Catalogue', 'Export', 'Archive']);
    const [first] = await liveApiTokens(em(), clock, user.email);
    expect((await revokeApiTokens(em(), clock, user.email, [first?.id ?? 0])).map(({ name }) => name)).toEqual(['Catalogue']);
    expect(await Promise.all([...tokens, others].map(works))).toEqual([false, true, true, true]);
    expect(await revokeApiTokens(em(), clock, other.email, [first?.id ?? 0])).toEqual([]);
    expect(await revokeApiTokens(em(), clock, user.email, 'all')).toHaveLength(2);
    expect([await live(), await works(others)]).toEqual([[], true]);
    await expect(liveApiTokens(em(), clock, 'nobody@example.org')).rejects.toThrow('There is no account');
  });
});
