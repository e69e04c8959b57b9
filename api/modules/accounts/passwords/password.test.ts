// Forgotten and changed passwords (S1 §2, §5; principles, Accounts and sessions; D13-088, D13-094, D13-095), through GraphQL.
import { LockMode } from '@mikro-orm/core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { colloquiumSchema } from '../../../schema.ts';
import { hashAsAsked } from '../../../testing/argon2.ts';
import { codeOf, startTestApp, type GraphQLAnswer, type RequestOptions, type TestApp } from '../../../testing/app.ts';
import { finishJobs, linkTo, mailsTo } from '../../../testing/jobs.ts';
import { statementsOf } from '../../../testing/statements.ts';
import { MailCode } from '../registration/mail-code.entity.ts';
import { checkPassword, hashPassword } from './password.ts';
import { RateCounter } from '../limits/rate-counter.entity.ts';
import { Session } from '../sessions/session.entity.ts';
import { User } from '../viewer/user.entity.ts';
import { buildSession, buildSessionRow, buildUser, PASSWORD } from '../viewer/user.factory.ts';

let app: TestApp;
const MINUTE = 60_000;
const NEW = 'Changed123';
const em = () => app.database.orm.em.fork();

beforeAll(async () => {
  app = await startTestApp({ schema: colloquiumSchema() });
});
afterAll(() => app.close());
beforeEach(() => em().nativeDelete(RateCounter, {}));

/** The statements, without their values. */
const shapeOf = (statements: string[]) => statements.map((text) => text.replaceAll(/'(?:[^']|'')*'|\d+/g, '?'));
const fieldsOf = (answer: GraphQLAnswer<unknown>) => answer.errors?.[0]?.extensions.fields;
const ask = (email: string, realName: string, options?: RequestOptions) =>
  app.request(
    'mutation Ask($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { ok } }',
    { input: { email, realName } },
    options,
  );
const reset = (input: { email: string; code: string; password?: string }, options?: RequestOptions) =>
  app.request(
    'mutation Reset($input: ResetPasswordInput!) { resetPassword(input: $input) { ok } }',
    { input: { password: NEW, ...input } },
    options,
  );
const change = (token: string, input: { oldPassword?: string; newPassword?: string } = {}, options?: RequestOptions) =>
  app.request(
    'mutation Change($input: ChangePasswordInput!) { changePassword(input: $input) { ok } }',
    { input: { oldPassword: PASSWORD, newPassword: NEW, ...input } },
    { token, ...options },
  );
const isIn = async (token: string) => (await app.request('{ viewer { email } }', {}, { token })).errors === undefined;
const knows = async (user: User, password: string) => await checkPassword((await em().findOneOrFail(User, user.id)).passwordHash, password);

/** Asks for a link and lets the letter be written. */
async function askedFor(user: User): Promise<{ email: string; code: string }> {
  await ask(user.email, user.realName);
  await finishJobs(app);
  const link = await linkTo(app, user.email, '/rstpwd');
  return { email: link.get('email') ?? '', code: link.get('validateCode') ?? '' };
}

describe('a forgotten password', () => {
  it('is set anew by a link with email and code, in the person’s language (R1-032, R1-034, SC-006, SC-007, SC-009)', async () => {
    const user = await buildUser(em(), { realName: '欧阳 Ming', language: 'zh-CN' });
    expect((await ask(` ${user.email.toUpperCase()} `, ' 欧阳  ming', { language: 'en' })).data).toEqual({
      requestPasswordReset: { ok: true },
    });
    await finishJobs(app);
    const [letter] = await mailsTo(app, user.email);
    expect(letter).toMatchObject({ subject: '重置密码' });
    expect(letter?.text).toContain('30 分钟');
    const link = await linkTo(app, user.email, '/rstpwd');
    expect([...link.keys()]).toEqual(['email', 'validateCode']);
    expect((await reset({ email: link.get('email') ?? '', code: link.get('validateCode') ?? '' })).data).toEqual({
      resetPassword: { ok: true },
    });
    expect([await knows(user, NEW), await knows(user, PASSWORD)]).toEqual([true, false]);
    expect((await mailsTo(app, user.email)).at(-1)).toMatchObject({ subject: '您的密码已修改' });
  });

  it('is answered alike, with the same statements, whether or not account and name belong together (principles, Accounts and sessions)', async () => {
    const user = await buildUser(em(), { realName: 'Known Person', language: 'en-US' });
    let answers: GraphQLAnswer[] = [];
    const asked = (email: string, realName: string) =>
      statementsOf(async () => {
        answers = [...answers, await ask(email, realName)];
      });
    await ask('warm-up@example.org', 'Nobody');
    const statements = [
      await asked(user.email, 'Known Person'),
      await asked('nobody@example.org', 'Known Person'),
      await asked(user.email, 'Somebody Else'),
    ];
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toHaveLength(1);
    expect(new Set(statements.map((texts) => JSON.stringify(shapeOf(texts))))).toHaveLength(1);

    await finishJobs(app);
    // A stranger's mailbox hears nothing; the person whose name was wrong hears that, without a link to set a password.
    expect(await mailsTo(app, 'nobody@example.org')).toEqual([]);
    const subjects = (await mailsTo(app, user.email)).map(({ subject }) => subject);
    expect(subjects.toSorted()).toEqual(['No new password: the name did not match', 'Set a new password']);
    expect((await mailsTo(app, user.email)).find(({ subject }) => subject.startsWith('No'))?.text).not.toContain('validateCode');
  });

  it('needs email and name, with the messages of the form (R1-049, R1-050)', async () => {
    expect(fieldsOf(await ask('', ' ', { language: 'zh-CN' }))).toEqual({ email: '请输入用户名', realName: '请输入真实姓名' });
    expect(fieldsOf(await ask('', ''))).toEqual({ email: 'Please enter your email', realName: 'Please enter your real name' });
    expect(fieldsOf(await ask('zhangsan', 'Zhang San', { language: 'zh-CN' }))).toEqual({ email: '邮箱格式错误！' });
  });

  it('of a disabled account stays, and the letter says why', async () => {
    const user = await buildUser(em(), { isEnabled: false });
    await ask(user.email, user.realName);
    await finishJobs(app);
    expect((await mailsTo(app, user.email)).map(({ subject }) => subject)).toEqual(['Your account has been disabled']);
    expect(await em().count(MailCode, { user })).toBe(0);
  });

  it('may be asked for five times an hour by one client for one address, known or not, and thirty times in all', async () => {
    const { email } = await buildUser(em());
    for (const one of [email, 'unknown@example.org']) {
      for (let attempt = 0; attempt < 5; attempt += 1) expect(codeOf(await ask(one, 'Guess'))).toBeUndefined();
      expect(codeOf(await ask(one, 'Guess'))).toBe('RATE_LIMITED');
    }
    await em().nativeUpdate(RateCounter, { key: { $like: 'passwordReset:address:%' } }, { points: 30 });
    expect(codeOf(await ask('third@example.org', 'Guess'))).toBe('RATE_LIMITED');
    await em().execute('delete from graphile_worker._private_jobs');
  });

  it('goes to a person who asks for it, however often strangers have: twenty letters an hour for all of them, of which nobody is told, and none for where one has signed in', async () => {
    const user = await buildUser(em());
    const written = async () => (await mailsTo(app, user.email)).length;
    const askFrom = async (address: string) => {
      expect((await ask(user.email, user.realName, { headers: { 'x-forwarded-for': address } })).data).toEqual({
        requestPasswordReset: { ok: true },
      });
      await finishJobs(app);
      return await written();
    };
    for (let attempt = 0; attempt < 5; attempt += 1) await ask(user.email, 'Guess', { headers: { 'x-forwarded-for': '198.51.100.1' } });
    await finishJobs(app);
    expect(await askFrom('198.51.100.2')).toBe(6);
    await em().nativeUpdate(RateCounter, { key: { $like: 'passwordReset:strangers:%' } }, { points: 20 });
    expect(await askFrom('198.51.100.3'), 'no letter').toBe(6);
    // Where buildSession has them signed in.
    await buildSession(em(), user, app.clock);
    expect(await askFrom('203.0.113.9')).toBe(7);
  });
});

describe('the link to set a password', () => {
  it('works within 30 minutes (D13-088)', async () => {
    const user = await buildUser(em());
    const late = await askedFor(user);
    app.clock.advance(30 * MINUTE);
    expect(codeOf(await reset(late))).toBe('LINK_EXPIRED');
    const timely = await askedFor(user);
    app.clock.advance(30 * MINUTE - 1);
    expect(codeOf(await reset(timely))).toBeUndefined();
  });

  it('works once, also clicked twice', async () => {
    const link = await askedFor(await buildUser(em()));
    const answers = await Promise.all([reset(link), reset({ ...link, password: 'Second123' }), reset(link)]);
    expect(answers.map((answer) => codeOf(answer) ?? 'done').toSorted()).toEqual(['LINK_USED', 'LINK_USED', 'done']);
  });

  it('gives way to a newer one', async () => {
    const user = await buildUser(em());
    const [older, newer] = [await askedFor(user), await askedFor(user)];
    expect(codeOf(await reset(older))).toBe('LINK_EXPIRED');
    expect(codeOf(await reset(newer))).toBeUndefined();
  });

  it('is not used up by a password that the rule refuses, nor with another’s email (R1-038 to R1-042, R1-051)', async () => {
    const user = await buildUser(em());
    const other = await buildUser(em());
    const link = await askedFor(user);
    expect(fieldsOf(await reset({ ...link, password: 'short' }, { language: 'zh-CN' }))).toEqual({
      password: '密码长度应为8-16位(必须包含数字、大写字母、小写字母)',
    });
    expect(fieldsOf(await reset({ ...link, password: '' }, { language: 'zh-CN' }))).toEqual({ password: '密码不能为空' });
    expect(fieldsOf(await reset({ ...link, password: '' }))).toEqual({ password: 'The password cannot be empty' });
    expect(codeOf(await reset({ ...link, email: other.email }))).toBe('LINK_EXPIRED');
    expect(codeOf(await reset({ ...link, email: link.email.toUpperCase() }))).toBeUndefined();
    expect(await knows(other, PASSWORD)).toBe(true);
  });

  it('ends every session of the account', async () => {
    const user = await buildUser(em());
    const token = await buildSession(em(), user, app.clock);
    await reset(await askedFor(user));
    expect(await isIn(token)).toBe(false);
  });

  it('proves the address too, so an account that was made for a person is theirs now', async () => {
    const user = await buildUser(em(), { activatedAt: null });
    await reset(await askedFor(user));
    expect(await em().findOneOrFail(User, user.id)).toMatchObject({ activatedAt: app.clock.now() });
  });

  it('lets a person in who had guessed too often', async () => {
    const user = await buildUser(em());
    const signIn = async (password: string) => {
      const { data } = await app.request<{ createCaptcha: { captcha: { id: string } } }>(
        'mutation Captcha { createCaptcha { captcha { id } } }',
      );
      const input = {
        account: user.email,
        password,
        captchaId: data?.createCaptcha.captcha.id,
        captcha: 'wxyz',
        rememberMe: false,
        language: 'EN_US',
      };
      return await app.request('mutation SignIn($input: SignInInput!) { signIn(input: $input) { status } }', { input });
    };
    await signIn('Wrong1234');
    await em().nativeUpdate(RateCounter, { key: { $like: 'signIn:account:%' } }, { points: 10 });
    expect(codeOf(await signIn(PASSWORD))).toBe('RATE_LIMITED');
    await reset(await askedFor(user));
    expect(codeOf(await signIn(NEW))).toBeUndefined();
  });
});

describe('changing the password', () => {
  it('ends every session at once, those waiting to take over too, and closes their open sockets (SC-017, R1-063, D13-094)', async () => {
    const user = await buildUser(em());
    const stranger = await buildSession(em(), await buildUser(em()), app.clock);
    const [here, there] = [await buildSession(em(), user, app.clock), await buildSession(em(), user, app.clock)];
    const { session: pending } = await buildSessionRow(em(), user, app.clock);
    await em().nativeUpdate(Session, pending.id, { status: 'pending' });
    const socket = app.socket(there);
    const told: unknown[] = [];
    const isClosed = new Promise<number>((resolve) => socket.on('closed', (event) => resolve((event as { code: number }).code)));
    const isOpen = new Promise<void>((resolve) => socket.on('connected', () => resolve()));
    socket.subscribe(
      { query: '', extensions: app.extensionsOf('subscription Ended { sessionEnded { reason } }') },
      { next: (event) => void told.push(event), error: () => undefined, complete: () => undefined },
    );
    await isOpen;
    // Told before anything else, so that the subscription has begun.
    await expect.poll(async () => await isIn(there)).toBe(true);

    expect((await change(here)).data).toEqual({ changePassword: { ok: true } });
    expect(await isClosed).toBe(4403);
    expect(told).toEqual([{ data: { sessionEnded: { reason: 'PASSWORD_CHANGED' } } }]);
    expect([await isIn(here), await isIn(there), await isIn(stranger)]).toEqual([false, false, true]);
    expect((await em().find(Session, { user })).map(({ status, endReason }) => [status, endReason])).toEqual(
      Array(3).fill(['ended', 'PASSWORD_CHANGED']),
    );
    expect([await knows(user, NEW), await knows(user, PASSWORD)]).toEqual([true, false]);
  });

  it('lets nobody in who had given the old password a moment before', async () => {
    const user = await buildUser(em());
    const { data } = await app.request<{ createCaptcha: { captcha: { id: string } } }>(
      'mutation Captcha { createCaptcha { captcha { id } } }',
    );
    const input = {
      account: user.email,
      password: PASSWORD,
      captchaId: data?.createCaptcha.captcha.id,
      captcha: 'wxyz',
      rememberMe: false,
      language: 'EN_US',
    };
    let signIn: Promise<GraphQLAnswer> | undefined;
    await em().transactional(async (tx) => {
      await tx.findOneOrFail(User, user.id, { lockMode: LockMode.PESSIMISTIC_WRITE });
      signIn = app.request('mutation SignIn($input: SignInInput!) { signIn(input: $input) { status } }', { input });
      // It has seen that the password is right, and waits for the account.
      await expect
        .poll(
          async () =>
            (await em().execute(`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)).length,
          { timeout: 60_000 },
        )
        .toBe(1);
      await tx.nativeUpdate(User, user.id, { passwordHash: await hashPassword(NEW) });
    });
    expect(codeOf(await signIn)).toBe('CREDENTIALS_WRONG');
    expect(await em().count(Session, { user })).toBe(0);
  });

  it('tells the person by letter', async () => {
    const user = await buildUser(em(), { language: 'zh-CN' });
    await change(await buildSession(em(), user, app.clock));
    expect((await mailsTo(app, user.email)).map(({ subject }) => subject)).toEqual(['您的密码已修改']);
  });

  it('refuses a wrong old password and what the form refuses, and leaves the session (R1-055, R1-056, R1-059)', async () => {
    const user = await buildUser(em());
    const token = await buildSession(em(), user, app.clock, { language: 'zh-CN' });
    const english = await buildSession(em(), user, app.clock);
    expect(fieldsOf(await change(token, { oldPassword: 'Wrong1234' }))).toEqual({ oldPassword: '原密码错误' });
    expect(fieldsOf(await change(english, { oldPassword: 'Wrong1234' }))).toEqual({ oldPassword: 'The old password is wrong' });
    expect(fieldsOf(await change(token, { oldPassword: ' ', newPassword: '' }))).toEqual({
      oldPassword: '原密码不能为空',
      newPassword: '新密码不能为空',
    });
    expect(fieldsOf(await change(english, { newPassword: 'abcdefgh' }))).toEqual({
      newPassword: 'The password must be 8 to 16 letters and digits, with a digit, an upper and a lower case letter',
    });
    expect([await isIn(token), await knows(user, PASSWORD)]).toEqual([true, true]);
  });

  it('stops guesses at the old password after ten, and forgets them after a success', async () => {
    const user = await buildUser(em());
    const token = await buildSession(em(), user, app.clock);
    await change(token, { oldPassword: 'Wrong1234' });
    await em().nativeUpdate(RateCounter, { key: { $like: 'password:user:%' } }, { points: 9 });
    expect(codeOf(await change(token, { oldPassword: 'Wrong1234' }))).toBe('INVALID_INPUT');
    expect(codeOf(await change(token))).toBe('RATE_LIMITED');
    const other = await buildUser(em());
    await change(await buildSession(em(), other, app.clock), { oldPassword: 'Wrong1234' });
    await change(await buildSession(em(), other, app.clock));
    expect(await em().count(RateCounter, { key: { $like: 'password:user:%' } })).toBe(1);
  });

  it('makes links mailed before worthless', async () => {
    const user = await buildUser(em());
    const link = await askedFor(user);
    await change(await buildSession(em(), user, app.clock));
    expect(codeOf(await reset(link))).toBe('LINK_EXPIRED');
  });

  it('is done once when two changes come at the same moment', async () => {
    const user = await buildUser(em());
    const tokens = [await buildSession(em(), user, app.clock), await buildSession(em(), user, app.clock)];
    const answers = await Promise.all(tokens.map((token, index) => change(token, { newPassword: `Changed12${index}` })));
    expect(answers.filter((answer) => codeOf(answer) === undefined)).toHaveLength(1);
    expect(
      answers
        .map(codeOf)
        .filter(Boolean)
        .every((code) => ['CONFLICT', 'UNAUTHENTICATED', 'INVALID_INPUT'].includes(code ?? '')),
    ).toBe(true);
  });

  it('is for people who are signed in', async () => {
    const user = await buildUser(em());
    expect(codeOf(await change('x'.repeat(43)))).toBe('UNAUTHENTICATED');
    expect(await knows(user, PASSWORD)).toBe(true);
  });
});

it('is kept at the cost that a guess must have: argon2id with 19 MiB and two passes', async () => {
  await hashPassword(NEW);
  // Tests sign in at a hundredth of that.
  expect(await hashAsAsked(NEW)).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});
