// Signing in, the one live session, its end, and the switches of a session (S1 §4, §6; principles, Accounts and sessions), through
// GraphQL.
import { toGlobalId } from 'graphql-relay';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RoleKind } from '../../../../shared/roles.ts';
import { colloquiumSchema } from '../../../schema.ts';
import { codeOf, startTestApp, type RequestOptions, type TestApp } from '../../../testing/app.ts';
import { OperationLog } from '../../audit/operation-log.entity.ts';
import { statementsOf } from '../../../testing/statements.ts';
import { captchaId, signInAs, type Attempt } from '../registration/account.factory.ts';
import { ApiToken } from './api-token.entity.ts';
import { Captcha } from '../sign-in/captcha.entity.ts';
import { RateCounter } from '../limits/rate-counter.entity.ts';
import { Session } from './session.entity.ts';
import { hashToken } from './token.ts';
import { User } from '../viewer/user.entity.ts';
import { buildApiToken, buildSession, buildUser, PASSWORD } from '../viewer/user.factory.ts';

let app: TestApp;
const HOUR = 3_600_000;
const em = () => app.database.orm.em.fork();

beforeAll(async () => {
  app = await startTestApp({ schema: colloquiumSchema() });
});
afterAll(() => app.close());

const TAKE_OVER = 'mutation TakeOver($input: TakeOverSessionInput!) { takeOverSession(input: $input) { token viewer { email } } }';
const WHO = 'query Who { viewer { email language unreadMessageCount currentRole { number name landingPath } roles { id number name } } }';

interface Who {
  viewer: {
    email: string;
    language: string;
    currentRole: { number: number; name: string; landingPath: string };
    roles: { id: string; number: number; name: string }[];
  } | null;
}

const captcha = () => captchaId(app);
const signIn = (attempt: Attempt, options?: RequestOptions) => signInAs(app, attempt, options);

async function signedIn(attempt: Attempt): Promise<string> {
  const { data, errors } = await signIn(attempt);
  if (!data?.signIn || data.signIn.status !== 'ACTIVE') throw new Error(JSON.stringify({ data, errors }));
  return data.signIn.token;
}

const who = (token: string, headers: Record<string, string> = {}) => app.request<Who>(WHO, {}, { token, headers });
const isIn = async (token: string) => (await who(token)).data?.viewer !== null && (await who(token)).errors === undefined;
const takeOver = (pendingToken: string) =>
  app.request<{ takeOverSession: { token: string } | null }>(TAKE_OVER, { input: { pendingToken } });

describe('signing in', () => {
  it('takes the email or the user name, in any case (R1-025, D13-061)', async () => {
    const user = await buildUser(em(), { username: 'zhangsan', allowsManySessions: true });
    for (const account of [user.email, user.email.toUpperCase(), 'zhangsan', ' ZhangSan ']) {
      const answer = await signIn({ account });
      expect(answer.data?.signIn).toMatchObject({
        status: 'ACTIVE',
        viewer: { email: user.email, currentRole: { number: 1, name: 'Author' } },
      });
      expect(await isIn(answer.data?.signIn?.token ?? '')).toBe(true);
    }
  });

  it.each([
    ['full-width', 'ｐａｓｔｅｄ＠ｄｅｍｏ．ｔｅｓｔ'],
    ['between blanks of any width', '\u3000pasted@demo.test\u00a0\n'],
    ['with characters without width', '\ufeffpas\u200bted@demo.test\u2060'],
    ['as a full-width user name', ' ＰＡＳＴＥＤ１\u200b'],
  ])('takes the account however it was pasted, as registering does: %s', async (_how, account) => {
    const user =
      (await em().findOne(User, { email: 'pasted@demo.test' })) ??
      (await buildUser(em(), { email: 'pasted@demo.test', username: 'pasted1', allowsManySessions: true }));
    expect((await signIn({ account })).data?.signIn).toMatchObject({ status: 'ACTIVE', viewer: { email: user.email } });
    expect(codeOf(await signIn({ account, password: `${PASSWORD}\u200b` })), 'passwords stay as they are').toBe('CREDENTIALS_WRONG');
    expect(codeOf(await signIn({ account, password: 'Ｃｏｌｌｏｑｕｉｕｍ１' })), 'passwords stay as they are').toBe('CREDENTIALS_WRONG');
  });

  it('leaves an account of other letters, from before addresses had to be plain, as it is typed', async () => {
    const user = await buildUser(em(), { email: '李@例え．jp', username: '编辑（一）' });
    for (const account of [' 李@例え．JP', '编辑（一）']) {
      await em().nativeDelete(Session, { user });
      expect((await signIn({ account })).data?.signIn).toMatchObject({ viewer: { email: user.email } });
    }
  });

  it('stores tokens hashed', async () => {
    const token = await signedIn({ account: (await buildUser(em())).email });
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(await em().count(Session, { tokenHash: hashToken(token) })).toBe(1);
    expect(await em().count(Session, { tokenHash: token })).toBe(0);
  });

  it('refuses a wrong captcha at its field, in the language of the browser (R1-027, D13-087)', async () => {
    const { email } = await buildUser(em());
    const answer = await signIn({ account: email, captcha: 'mnop' }, { language: 'zh-CN' });
    expect(answer.errors?.[0]).toMatchObject({
      message: '验证码错误或已过期',
      extensions: { code: 'CAPTCHA_WRONG', fields: { captcha: '验证码错误或已过期' } },
    });
    expect((await signIn({ account: email, captcha: 'mnop' })).errors?.[0]?.message).toBe('The verification code is wrong or has expired.');
  });

  it('uses a captcha up, right or wrong, and whatever else was refused', async () => {
    const { email } = await buildUser(em());
    const captchaId = await captcha();
    expect(codeOf(await signIn({ account: email, password: 'Wrong1234', captchaId }))).toBe('CREDENTIALS_WRONG');
    expect((await em().findOneOrFail(Captcha, { id: captchaId })).usedAt).not.toBeNull();
    expect(codeOf(await signIn({ account: email, captchaId }))).toBe('CAPTCHA_WRONG');
    const second = await captcha();
    expect(codeOf(await signIn({ account: email, captchaId: second, captcha: 'no' }))).toBe('CAPTCHA_WRONG');
    expect(codeOf(await signIn({ account: email, captchaId: second }))).toBe('CAPTCHA_WRONG');
  });

  it('refuses a captcha after five minutes', async () => {
    const { email } = await buildUser(em());
    const captchaId = await captcha();
    app.clock.advance(5 * 60_000);
    expect(codeOf(await signIn({ account: email, captchaId }))).toBe('CAPTCHA_WRONG');
  });

  it('answers a wrong password and an unknown account alike', async () => {
    const { email } = await buildUser(em());
    const answers = [
      await signIn({ account: email, password: 'Wrong1234' }),
      await signIn({ account: 'nobody@example.org', password: 'Wrong1234' }),
    ];
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]?.errors?.[0]).toMatchObject({ message: 'Wrong account or password.', extensions: { code: 'CREDENTIALS_WRONG' } });
  });

  it('tells a disabled or unconfirmed account so only to somebody who knows its password', async () => {
    const disabled = await buildUser(em(), { isEnabled: false });
    const fresh = await buildUser(em(), { activatedAt: null });
    expect(codeOf(await signIn({ account: disabled.email }))).toBe('ACCOUNT_DISABLED');
    expect(codeOf(await signIn({ account: fresh.email }))).toBe('ACCOUNT_NOT_ACTIVATED');
    for (const { email } of [disabled, fresh])
      expect(codeOf(await signIn({ account: email, password: 'Wrong1234' }))).toBe('CREDENTIALS_WRONG');
    expect(await em().count(Session, { user: { $in: [disabled.id, fresh.id] } })).toBe(0);
  });

  it('writes a refused attempt to the log, without password, captcha or token', async () => {
    const { email } = await buildUser(em());
    await signIn({ account: email, password: 'Secret999' });
    const [row] = await em().find(OperationLog, { operation: 'signIn', outcome: 'refused' }, { orderBy: { id: 'desc' }, limit: 1 });
    expect(row).toMatchObject({ code: 'CREDENTIALS_WRONG', user: null });
    const token = await signedIn({ account: email });
    const all = JSON.stringify(await em().find(OperationLog, {}));
    for (const secret of ['Secret999', PASSWORD, 'wxyz', token, hashToken(token)]) expect(all).not.toContain(secret);
  });
});

describe('guessing', () => {
  it('is stopped per account, and the count survives the refused mutations', async () => {
    const { email } = await buildUser(em());
    for (let attempt = 0; attempt < 10; attempt += 1)
      expect(codeOf(await signIn({ account: email, password: 'Wrong1234' }))).toBe('CREDENTIALS_WRONG');
    const refused = await signIn({ account: email });
    expect(codeOf(refused)).toBe('RATE_LIMITED');
    expect(refused.errors?.[0]?.message).toMatch(/^Too many attempts\. Please try again in \d+ min\.$/);
    expect(codeOf(await signIn({ account: (await buildUser(em())).email }))).toBeUndefined();
  });

  it('counts against an account only with a right captcha, so that no program locks people out', async () => {
    const { email } = await buildUser(em());
    for (let attempt = 0; attempt < 12; attempt += 1)
      expect(codeOf(await signIn({ account: email, captcha: 'nope', captchaId: 'x'.repeat(attempt * 10) }))).toBe('CAPTCHA_WRONG');
    expect(codeOf(await signIn({ account: email }))).toBeUndefined();
  });

  it('is forgotten after a success, so that only failures count', async () => {
    const { email } = await buildUser(em(), { allowsManySessions: true });
    for (let round = 0; round < 3; round += 1) {
      for (let attempt = 0; attempt < 5; attempt += 1) await signIn({ account: email, password: 'Wrong1234' });
      await signedIn({ account: email });
    }
  });

  const from = (address: string): RequestOptions => ({ headers: { 'x-forwarded-for': address } });

  it('closes the account at the guesser’s address only: who knows its name cannot keep its person out', async () => {
    const { email } = await buildUser(em());
    for (let attempt = 0; attempt < 10; attempt += 1) await signIn({ account: email, password: 'Wrong1234' }, from('198.51.100.1'));
    expect(codeOf(await signIn({ account: email }, from('198.51.100.1')))).toBe('RATE_LIMITED');
    expect(codeOf(await signIn({ account: email }, from('198.51.100.2')))).toBeUndefined();
  });

  it('from everywhere together is stopped at a hundred an hour, but never where the person has signed in before', async () => {
    const { email } = await buildUser(em(), { allowsManySessions: true });
    expect(codeOf(await signIn({ account: email }, from('203.0.113.5')))).toBeUndefined();
    expect(codeOf(await signIn({ account: email, password: 'Wrong1234' }, from('198.51.100.3')))).toBe('CREDENTIALS_WRONG');
    await em().nativeUpdate(RateCounter, { key: { $like: 'signIn:strangers:%' } }, { points: 100 });
    expect(codeOf(await signIn({ account: email }, from('198.51.100.4')))).toBe('RATE_LIMITED');
    expect(codeOf(await signIn({ account: email }, from('203.0.113.5')))).toBeUndefined();
  });

  it('counts by the account, however it is spelled: email and user name have ten tries together', async () => {
    const user = await buildUser(em(), { username: 'spelled' });
    const codes: (string | undefined)[] = [];
    for (let attempt = 0; attempt < 12; attempt += 1) {
      const account = [user.email, 'spelled', ' SPELLED ', user.email.toUpperCase()][attempt % 4] ?? '';
      codes.push(codeOf(await signIn({ account, password: 'Wrong1234' })));
    }
    expect(codes).toEqual([...Array<string>(10).fill('CREDENTIALS_WRONG'), 'RATE_LIMITED', 'RATE_LIMITED']);
  });

  it('takes as many statements for a name that nobody has as for an account, so that its time tells nothing', async () => {
    const user = await buildUser(em());
    const count = async (account: string) => {
      const captchaBefore = await captcha();
      return (await statementsOf(() => signIn({ account, password: 'Wrong1234', captchaId: captchaBefore }))).length;
    };
    expect(await count(user.email)).toBe(await count('nobody-has-this@example.org'));
  });

  it('is stopped per address over many accounts', async () => {
    const { email } = await buildUser(em());
    await em().nativeUpdate(RateCounter, { key: { $like: 'signIn:address:%' } }, { points: 100 });
    expect(codeOf(await signIn({ account: email }))).toBe('RATE_LIMITED');
    await em().nativeDelete(RateCounter, {});
    expect(codeOf(await signIn({ account: email }))).toBeUndefined();
  });
});

describe('one live session (code 700)', () => {
  it('makes a second sign-in wait, with a token that opens nothing yet (R1-026, D13-064)', async () => {
    const { email } = await buildUser(em());
    const first = await signedIn({ account: email });
    const second = await signIn({ account: email });
    expect(second.data?.signIn).toMatchObject({ status: 'PENDING', viewer: null });
    const pending = second.data?.signIn?.token ?? '';
    expect(codeOf(await who(pending))).toBe('UNAUTHENTICATED');
    expect(await isIn(first)).toBe(true);
  });

  it('lets the pending one take over in one step, which ends the other (R1-026)', async () => {
    const { email } = await buildUser(em());
    const first = await signedIn({ account: email });
    const pending = (await signIn({ account: email })).data?.signIn?.token ?? '';
    const answer = await takeOver(pending);
    expect(answer).toMatchObject({ data: { takeOverSession: { token: pending, viewer: { email } } } });
    expect(await isIn(pending)).toBe(true);
    expect(codeOf(await who(first))).toBe('UNAUTHENTICATED');
    expect(await em().findOneOrFail(Session, { tokenHash: hashToken(first) })).toMatchObject({ status: 'ended', endReason: 'REPLACED' });
  });

  it('takes no pending token that is unknown or ten minutes old', async () => {
    const { email } = await buildUser(em());
    await signedIn({ account: email });
    const pending = (await signIn({ account: email })).data?.signIn?.token ?? '';
    expect(codeOf(await takeOver('x'.repeat(43)))).toBe('UNAUTHENTICATED');
    app.clock.advance(10 * 60_000);
    expect(codeOf(await takeOver(pending))).toBe('UNAUTHENTICATED');
  });

  it('leaves exactly one live session when two take-overs race', async () => {
    const user = await buildUser(em());
    await signedIn({ account: user.email });
    const pending = [
      (await signIn({ account: user.email })).data?.signIn?.token ?? '',
      (await signIn({ account: user.email })).data?.signIn?.token ?? '',
    ];
    const answers = await Promise.all(pending.map(takeOver));
    expect(answers.some((answer) => answer.data?.takeOverSession)).toBe(true);
    expect(answers.flatMap((answer) => answer.errors ?? []).map((error) => error.extensions.code)).not.toContain('INTERNAL');
    expect(await em().count(Session, { user: user.id, status: 'active' })).toBe(1);
    expect((await Promise.all(pending.map(isIn))).filter(Boolean)).toHaveLength(1);
  });

  it('leaves exactly one live session when two sign-ins race', async () => {
    const user = await buildUser(em());
    const answers = await Promise.all([signIn({ account: user.email }), signIn({ account: user.email }), signIn({ account: user.email })]);
    expect(answers.map((answer) => answer.data?.signIn?.status).sort()).toEqual(['ACTIVE', 'PENDING', 'PENDING']);
    expect(await em().count(Session, { user: user.id, status: 'active' })).toBe(1);
  });

  it('does not count for shared demo accounts', async () => {
    const user = await buildUser(em(), { allowsManySessions: true });
    const tokens = [
      await signedIn({ account: user.email }),
      await signedIn({ account: user.email }),
      await signedIn({ account: user.email }),
    ];
    expect(await Promise.all(tokens.map(isIn))).toEqual([true, true, true]);
  });

  it('does not hold up a person whose other session has run out', async () => {
    const { email } = await buildUser(em());
    await signedIn({ account: email });
    app.clock.advance(12 * HOUR);
    await signedIn({ account: email });
  });
});

describe('the end of a session', () => {
  it('comes after 12 idle hours, and 7 days when remembered (R1-020, D13-086)', async () => {
    const short = await signedIn({ account: (await buildUser(em())).email });
    const long = await signedIn({ account: (await buildUser(em())).email, rememberMe: true });
    app.clock.advance(12 * HOUR - 1);
    expect((await who(short, { 'x-background': '1' })).data?.viewer).not.toBeNull();
    app.clock.advance(1);
    expect(codeOf(await who(short))).toBe('UNAUTHENTICATED');
    app.clock.advance(6.5 * 24 * HOUR - 1);
    expect((await who(long, { 'x-background': '1' })).data?.viewer).not.toBeNull();
    app.clock.advance(1);
    expect(codeOf(await who(long))).toBe('UNAUTHENTICATED');
  });

  it('is put off by what a person does, not by what the page does by itself', async () => {
    const acting = await signedIn({ account: (await buildUser(em())).email });
    const watching = await signedIn({ account: (await buildUser(em())).email });
    for (let hours = 0; hours < 22; hours += 11) {
      app.clock.advance(11 * HOUR);
      await who(acting);
      await who(watching, { 'x-background': '1' });
    }
    expect(await isIn(acting)).toBe(true);
    expect(codeOf(await who(watching))).toBe('UNAUTHENTICATED');
  });

  it('is told in words, in the language of the browser, to reads and to mutations', async () => {
    const token = await signedIn({ account: (await buildUser(em())).email });
    app.clock.advance(13 * HOUR);
    const read = await app.request(WHO, {}, { token, language: 'zh-CN' });
    expect(read.errors?.[0]).toMatchObject({ message: '登录已失效，请重新登录', extensions: { code: 'UNAUTHENTICATED' } });
    const act = await app.request('mutation Switch { switchLanguage(input: { language: EN_US }) { viewer { email } } }', {}, { token });
    expect(act.errors?.[0]).toMatchObject({
      message: 'You are no longer signed in. Please sign in again.',
      extensions: { code: 'UNAUTHENTICATED' },
    });
  });

  it('is not an error for somebody who never signed in', async () => {
    expect(await app.request(WHO)).toEqual({ status: 200, data: { viewer: null } });
  });

  it('comes at once by signing out, and a second time does no harm', async () => {
    const { email } = await buildUser(em());
    const token = await signedIn({ account: email });
    const signOut = () => app.request('mutation SignOut { signOut { ok } }', {}, { token });
    expect((await signOut()).data).toEqual({ signOut: { ok: true } });
    expect(codeOf(await who(token))).toBe('UNAUTHENTICATED');
    expect((await signOut()).errors).toBeUndefined();
    await signedIn({ account: email });
  });

  it('comes at once when the account is disabled', async () => {
    const user = await buildUser(em());
    const token = await signedIn({ account: user.email });
    await em().nativeUpdate(User, user.id, { isEnabled: false });
    expect(codeOf(await who(token))).toBe('UNAUTHENTICATED');
  });
});

describe('switching', () => {
  const SWITCH_ROLE =
    'mutation SwitchRole($input: SwitchRoleInput!) { switchRole(input: $input) { viewer { currentRole { number } allowedPaths } } }';
  const switchRole = (token: string, role: keyof typeof RoleKind) =>
    app.request(SWITCH_ROLE, { input: { roleId: toGlobalId('Role', String(RoleKind[role])) } }, { token });

  it('the role acts at once on the same token, and is where the next sign-in begins', async () => {
    const user = await buildUser(em(), { roles: ['AUTHOR', 'EDITOR'] });
    const token = await signedIn({ account: user.email });
    const lists = 'query Lists { viewer { drafts { totalCount } handledContributions { totalCount } } }';
    expect((await app.request(lists, {}, { token })).data).toEqual({ viewer: { drafts: { totalCount: 0 }, handledContributions: null } });
    expect((await switchRole(token, 'EDITOR')).data).toMatchObject({ switchRole: { viewer: { currentRole: { number: 3 } } } });
    expect((await app.request(lists, {}, { token })).data).toEqual({ viewer: { drafts: null, handledContributions: { totalCount: 0 } } });
    expect((await who(token)).data?.viewer?.currentRole.landingPath).toBe('/main/editorManusList');
    await app.request('mutation SignOut { signOut { ok } }', {}, { token });
    expect((await signIn({ account: user.email })).data?.signIn?.viewer?.currentRole.number).toBe(3);
  });

  it('only to roles of one’s own', async () => {
    const token = await signedIn({ account: (await buildUser(em(), { roles: ['AUTHOR', 'EDITOR'] })).email });
    for (const role of ['ADMINISTRATOR', 'EDITOR_IN_CHIEF'] as const) expect(codeOf(await switchRole(token, role))).toBe('NOT_FOUND');
    expect((await who(token)).data?.viewer).toMatchObject({ currentRole: { number: 1 }, roles: [{ number: 1 }, { number: 3 }] });
  });

  it('the language changes names, errors and what the account prefers', async () => {
    const user = await buildUser(em(), { roles: ['EDITOR_IN_CHIEF'] });
    const token = await signedIn({ account: user.email, language: 'ZH_CN' });
    const english = { token, language: 'en' };
    expect((await app.request<Who>(WHO, {}, english)).data?.viewer).toMatchObject({ language: 'ZH_CN', currentRole: { name: '主编' } });
    const missing = 'mutation Role { switchRole(input: { roleId: "none" }) { viewer { email } } }';
    expect((await app.request(missing, {}, english)).errors?.[0]?.message).toBe('您访问的内容不存在');
    const switched = await app.request(
      'mutation Language { switchLanguage(input: { language: EN_US }) { viewer { language currentRole { name } } } }',
      {},
      { token },
    );
    expect(switched.data).toEqual({ switchLanguage: { viewer: { language: 'EN_US', currentRole: { name: 'Editor-in-Chief' } } } });
    expect((await app.request(missing, {}, { token, language: 'zh-CN' })).errors?.[0]?.message).toBe(
      'What you are looking for does not exist.',
    );
    expect((await em().findOneOrFail(User, user.id)).language).toBe('en-US');
  });
});

describe('an API token', () => {
  const FREE = { query: '{ viewer { email currentRole { number } } }' };

  it('may send documents of its own, which a session may not', async () => {
    const user = await buildUser(em(), { roles: ['AUTHOR', 'OPERATIONS'] });
    const token = await buildApiToken(em(), await em().findOneOrFail(User, user.id), app.clock, 'OPERATIONS');
    expect((await app.post(FREE, { token })).data).toEqual({ viewer: { email: user.email, currentRole: { number: 7 } } });
    const session = await buildSession(em(), await em().findOneOrFail(User, user.id, { populate: ['roles'] }), app.clock);
    expect(codeOf(await app.post(FREE, { token: session }))).toBe('DOCUMENT_REFUSED');
  });

  it('opens nothing once it is revoked, has expired, or its person lost the role or the account', async () => {
    const make = async () => {
      const user = await buildUser(em(), { roles: ['AUTHOR', 'OPERATIONS'] });
      return { user, token: await buildApiToken(em(), await em().findOneOrFail(User, user.id), app.clock, 'OPERATIONS') };
    };
    const [revoked, disabled, demoted, old] = [await make(), await make(), await make(), await make()];
    await em().nativeUpdate(ApiToken, { tokenHash: hashToken(revoked.token) }, { revokedAt: app.clock.now() });
    await em().nativeUpdate(User, disabled.user.id, { isEnabled: false });
    await em().execute('delete from user_role where user_id = ? and role_id = 7', [demoted.user.id]);
    for (const { token } of [revoked, disabled, demoted]) expect(codeOf(await app.request(WHO, {}, { token }))).toBe('UNAUTHENTICATED');
    expect(codeOf(await app.request(WHO, {}, { token: old.token }))).toBeUndefined();
    app.clock.advance(30 * 24 * HOUR);
    expect(codeOf(await app.request(WHO, {}, { token: old.token }))).toBe('UNAUTHENTICATED');
  });
});
