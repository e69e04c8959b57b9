// A registration's answers: strangers learn nothing of accounts, the person finds the way in, and the activated account is the one
// registered with the answered letter (principles, Accounts and sessions; D13-089, decision 23). Through GraphQL, with the jobs.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { colloquiumSchema } from '../../../schema.ts';
import { codeOf, startTestApp, type GraphQLAnswer, type RequestOptions, type TestApp } from '../../../testing/app.ts';
import { finishJobs, mailsTo } from '../../../testing/jobs.ts';
import { statementsOf } from '../../../testing/statements.ts';
import { activateWith, activationCodes, captchaId, registerPerson, signInAs, type NewPerson } from './account.factory.ts';
import { checkPassword, hashPassword } from '../passwords/password.ts';
import { RateCounter } from '../limits/rate-counter.entity.ts';
import { Registration } from './registration.entity.ts';
import { User } from '../viewer/user.entity.ts';
import { buildUser, PASSWORD } from '../viewer/user.factory.ts';

let app: TestApp;
const HOUR = 3_600_000;
const em = () => app.database.orm.em.fork();

beforeAll(async () => {
  app = await startTestApp({ schema: colloquiumSchema() });
});
afterAll(() => app.close());
beforeEach(() => em().nativeDelete(RateCounter, {}));

/** The statements, without their values. */
const shapeOf = (statements: string[]) => statements.map((text) => text.replaceAll(/'(?:[^']|'')*'|\d+|(?<=values \()null/g, '?'));
const activate = (code: string, password?: string) => activateWith(app, code, password);
const from = (address: string): RequestOptions => ({ headers: { 'x-forwarded-for': address } });
const codesIn = (email: string) => activationCodes(app, email);
const subjectsTo = async (email: string) => (await mailsTo(app, email)).map(({ subject }) => subject);

const register = (email: string, own: Partial<NewPerson> = {}, options?: RequestOptions) => registerPerson(app, { email, ...own }, options);
const signIn = (account: string, password: string, options?: RequestOptions) => signInAs(app, { account, password }, options);
const requestSignInCode = async (account: string) =>
  await app.request('mutation Mail($input: RequestSignInCodeInput!) { requestSignInCode(input: $input) { ok } }', {
    input: { account, language: 'ZH_CN' },
  });
const requestPasswordReset = async (email: string, realName: string, options?: RequestOptions) =>
  await app.request(
    'mutation Ask($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { ok } }',
    { input: { email, realName } },
    options,
  );

describe('a stranger who registers an address and signs in with what they typed', () => {
  it('is told the same, with the same statements, whether or not the address has an account', async () => {
    await buildUser(em(), { email: 'has@example.org' });
    for (const email of ['has@example.org', 'hasnot@example.org', 'warm-up@example.org']) await register(email, { password: 'Stranger1' });
    await signIn('warm-up@example.org', 'Stranger1');
    await signIn('warm-up@example.org', 'Wrong1234');
    const attempt = async (email: string, password: string) => {
      const captcha = await captchaId(app);
      let answer: GraphQLAnswer | undefined;
      const statements = shapeOf(
        await statementsOf(async () => {
          answer = await signInAs(app, { account: email, password, captchaId: captcha }, { language: 'zh-CN' });
        }),
      );
      return { answer, statements };
    };
    const known = await attempt('has@example.org', 'Stranger1');
    expect(known).toEqual(await attempt('hasnot@example.org', 'Stranger1'));
    expect(known.answer?.errors?.[0]).toMatchObject({
      message: '账号尚未激活，请查收邮件，并按邮件中的说明操作',
      extensions: { code: 'ACCOUNT_NOT_ACTIVATED' },
    });
    const wrong = await attempt('has@example.org', 'Wrong1234');
    expect(wrong).toEqual(await attempt('hasnot@example.org', 'Wrong1234'));
    expect(codeOf(wrong.answer)).toBe('CREDENTIALS_WRONG');
  });

  it('is told the same before and after its person has activated the account', async () => {
    await register('later@example.org', { password: 'Stranger1', realName: '陌生人' });
    const code = await register('later@example.org', { password: 'Person123', realName: '本人' });
    const before = [codeOf(await signIn('later@example.org', 'Stranger1')), codeOf(await signIn('later@example.org', 'Wrong1234'))];
    await activate(code, 'Person123');
    expect([codeOf(await signIn('later@example.org', 'Stranger1')), codeOf(await signIn('later@example.org', 'Wrong1234'))]).toEqual(
      before,
    );
    expect(before).toEqual(['ACCOUNT_NOT_ACTIVATED', 'CREDENTIALS_WRONG']);
  });

  it('is told the same, as often, with the same statements, when its person registers the address too', async () => {
    for (const email of ['alone@example.org', 'both@example.org']) await register(email, { password: 'Stranger1' });
    for (let time = 0; time < 3; time += 1) await register('both@example.org', { password: 'Person123' }, from('198.51.100.20'));
    const attempt = async (email: string) => {
      const captcha = await captchaId(app);
      let answer: GraphQLAnswer | undefined;
      const statements = shapeOf(
        await statementsOf(async () => {
          answer = await signInAs(app, { account: email, password: 'Stranger1', captchaId: captcha });
        }),
      );
      return { answer, statements };
    };
    await attempt('alone@example.org');
    const alone = await attempt('alone@example.org');
    await attempt('both@example.org');
    expect(await attempt('both@example.org')).toEqual(alone);
    expect(codeOf(alone.answer ?? { status: 0 })).toBe('ACCOUNT_NOT_ACTIVATED');
    for (let time = 0; time < 4; time += 1)
      for (const email of ['alone@example.org', 'both@example.org']) await register(email, { password: 'Stranger1' });
    await finishJobs(app);
  });

  it('gets nothing from the person who answers the newest letter, which is the stranger’s, with the password of their own', async () => {
    const own = await register('hijacked@example.org', { password: 'Owner1234', realName: '本人' });
    await register('hijacked@example.org', { password: 'Attacker1', realName: '陌生人' });
    expect(codeOf(await signIn('hijacked@example.org', 'Attacker1'))).toBe('ACCOUNT_NOT_ACTIVATED');
    await finishJobs(app);
    const newest = (await codesIn('hijacked@example.org')).at(-1) ?? '';
    const refused = await activate(newest, 'Owner1234');
    expect(refused.errors?.[0]?.extensions).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { password: expect.stringContaining('another registration') },
    });
    expect(await em().count(User, { email: 'hijacked@example.org' })).toBe(0);
    expect(codeOf(await activate(own, 'Owner1234'))).toBeUndefined();
    expect(codeOf(await activate(newest, 'Attacker1'))).toBe('LINK_USED');
    const user = await em().findOneOrFail(User, { email: 'hijacked@example.org' });
    expect([
      user.realName,
      await checkPassword(user.passwordHash, 'Owner1234'),
      await checkPassword(user.passwordHash, 'Attacker1'),
    ]).toEqual(['本人', true, false]);
  });

  it('uses up no letters of the person, who asks from another line; twenty an hour go there in all', async () => {
    const stranger = from('198.51.100.31');
    const written = async () => (await codesIn('wanted@example.org')).length;
    for (let time = 0; time < 5; time += 1) await register('wanted@example.org', { password: 'Stranger1' }, stranger);
    await signIn('wanted@example.org', 'Stranger1', stranger);
    await requestPasswordReset('wanted@example.org', '李雷', stranger);
    await finishJobs(app);
    expect(await written()).toBe(5);
    const code = await register('wanted@example.org', { password: 'Owner1234' }, from('198.51.100.32'));
    expect(await written()).toBe(6);
    await em().nativeUpdate(RateCounter, { key: { $like: 'activationLetter:strangers:%' } }, { points: 20 });
    await register('wanted@example.org', {}, from('198.51.100.33'));
    expect(await written(), 'no more, without a word').toBe(6);
    expect(codeOf(await activate(code, 'Owner1234'))).toBeUndefined();
  });

  it('has no more than five letters an hour written there, and is told the same when no more go', async () => {
    await buildUser(em(), { email: 'spared@example.org' });
    for (const email of ['spared@example.org', 'unknown@example.org']) {
      await register(email, { password: 'Stranger1' });
      await em().nativeUpdate(RateCounter, { key: { $like: 'activationLetter:account:%' } }, { points: 4 });
      for (let attempt = 0; attempt < 3; attempt += 1) expect(codeOf(await signIn(email, 'Stranger1'))).toBe('ACCOUNT_NOT_ACTIVATED');
      await finishJobs(app);
      expect(await mailsTo(app, email)).toHaveLength(2);
    }
  });

  const ways: Record<string, (email: string) => Promise<unknown>> = {
    'registering again': (email) => register(email),
    'signing in': (email) => signIn(email, PASSWORD),
    'a sign-in code': (email) => requestSignInCode(email),
    'a forgotten password': (email) => requestPasswordReset(email, '李雷'),
  };

  it.each(Object.entries(ways))('has no more than five letters an hour written there by %s', async (name, ask) => {
    const email = `${name.replaceAll(' ', '-')}@example.org`;
    await register(email);
    const askAgain = async () => {
      // The doors count for themselves.
      await em().nativeDelete(RateCounter, { $not: { key: { $like: 'activationLetter:%' } } });
      await ask(email);
      await finishJobs(app);
    };
    for (let time = 0; time < 6; time += 1) await askAgain();
    expect(await codesIn(email)).toHaveLength(5);
    await em().nativeDelete(RateCounter, {});
    await askAgain();
    expect(await codesIn(email), 'an hour later').toHaveLength(6);
  });
});

describe('a person who has not answered the letter', () => {
  it('is told so by the password they registered, and written to again; either link works (D13-089)', async () => {
    const first = await register('waits@example.org');
    app.clock.advance(20 * HOUR);
    expect(codeOf(await signIn('waits@example.org', PASSWORD))).toBe('ACCOUNT_NOT_ACTIVATED');
    await finishJobs(app);
    const [, second = ''] = await codesIn('waits@example.org');
    app.clock.advance(5 * HOUR);
    expect(codeOf(await activate(first)), 'a day old').toBe('LINK_EXPIRED');
    expect(codeOf(await activate(second))).toBeUndefined();
    expect((await signIn('waits@example.org', PASSWORD)).data).toMatchObject({ signIn: { viewer: { realName: '李雷' } } });
  });

  it('hears, when there was an account all the time, that there is one, at registering and at signing in', async () => {
    await buildUser(em(), { email: 'forgot@example.org', language: 'en-US' });
    await register('forgot@example.org', { password: 'Another12' });
    expect(codeOf(await signIn('forgot@example.org', 'Another12'))).toBe('ACCOUNT_NOT_ACTIVATED');
    await finishJobs(app);
    expect(await subjectsTo('forgot@example.org')).toEqual(['You have an account already', 'You have an account already']);
  });

  it('gets the letter again in place of a sign-in code, and of a link for a new password when the name is theirs', async () => {
    await register('elsewhere@example.org', { realName: '韩 梅梅' });
    await requestSignInCode('elsewhere@example.org');
    await finishJobs(app);
    const forgot = async (realName: string) => {
      await requestPasswordReset('elsewhere@example.org', realName);
      await finishJobs(app);
    };
    await forgot('李雷');
    expect(await subjectsTo('elsewhere@example.org')).toEqual(['请激活您的账号', '请激活您的账号']);
    await forgot('韩  梅梅');
    expect(await subjectsTo('elsewhere@example.org')).toHaveLength(3);
    const [first = ''] = await codesIn('elsewhere@example.org');
    expect(codeOf(await activate(first)), 'each of them works').toBeUndefined();
  });

  it('who has forgotten the password reads in the letter to register again, and that lets them in, in both languages', async () => {
    await register('unsure@example.org', { password: 'Forgotten1' });
    await requestPasswordReset('unsure@example.org', '李雷');
    await finishJobs(app);
    await register('unsure@example.org', { password: 'Chosen123', language: 'EN_US' });
    const [, zh, en] = await mailsTo(app, 'unsure@example.org');
    expect(zh?.text).toContain('如果忘记了该密码，用同一邮箱重新注册即可：打开新收到的邮件，输入新设置的密码。');
    expect(en?.text).toContain(
      'If you have forgotten the password, simply register again with the same address: the new mail takes the new password.',
    );
    const newest = (await codesIn('unsure@example.org')).at(-1) ?? '';
    expect(codeOf(await activate(newest, 'Chosen123'))).toBeUndefined();
    expect((await signIn('unsure@example.org', 'Chosen123')).data).toMatchObject({ signIn: { viewer: { email: 'unsure@example.org' } } });
  });

  it('may come back within a month; then the registration is nobody’s', async () => {
    await register('month@example.org');
    app.clock.advance(30 * 24 * HOUR - 1);
    expect(codeOf(await signIn('month@example.org', PASSWORD))).toBe('ACCOUNT_NOT_ACTIVATED');
    app.clock.advance(1);
    expect(codeOf(await signIn('month@example.org', PASSWORD))).toBe('CREDENTIALS_WRONG');
    await finishJobs(app);
  });
});

describe('the account that a letter makes', () => {
  it.each(['first', 'second'] as const)(
    'has name and password of the %s registration, when that letter is answered; the other is worth nothing',
    async (which) => {
      const email = `${which}@example.org`;
      const codes = {
        first: await register(email, { password: 'First1234', realName: '第一' }),
        second: await register(email, { password: 'Second123', realName: '第二' }),
      };
      const other = which === 'first' ? 'second' : 'first';
      const passwords = { first: 'First1234', second: 'Second123' };
      expect(codeOf(await activate(codes[which], passwords[which]))).toBeUndefined();
      expect(codeOf(await activate(codes[other], passwords[other]))).toBe('LINK_USED');
      const user = await em().findOneOrFail(User, { email });
      expect(user.realName).toBe(which === 'first' ? '第一' : '第二');
      expect([await checkPassword(user.passwordHash, 'First1234'), await checkPassword(user.passwordHash, 'Second123')]).toEqual([
        which === 'first',
        which === 'second',
      ]);
    },
  );

  it('is not changed by somebody who registers the address later, and of two answered at once one is made', async () => {
    const answers = await Promise.all(
      [
        ['First1234', await register('two@example.org', { password: 'First1234' })],
        ['Second123', await register('two@example.org', { password: 'Second123' })],
      ].map(([password, code = '']) => activate(code, password)),
    );
    expect(answers.map((answer) => codeOf(answer) ?? 'done').toSorted()).toEqual(['LINK_USED', 'done']);
    const kept = async () => await em().findOneOrFail(User, { email: 'two@example.org' }, { fields: ['realName', 'passwordHash'] });
    const { realName, passwordHash } = await kept();
    await register('two@example.org', { password: 'Third1234', realName: '第三' });
    expect(await kept()).toMatchObject({ realName, passwordHash });
  });

  it('leaves no copy of its password, and an old password says nothing but that it is wrong', async () => {
    await activate(await register('moved-on@example.org'));
    expect(await em().count(Registration, { email: 'moved-on@example.org', passwordHash: { $ne: null } })).toBe(0);
    await em().nativeUpdate(User, { email: 'moved-on@example.org' }, { passwordHash: await hashPassword('Changed123') });
    expect(codeOf(await signIn('moved-on@example.org', PASSWORD))).toBe('CREDENTIALS_WRONG');
  });

  it('is the last of its address: an older letter makes none, even when the account has moved away', async () => {
    const [older, newer] = [await register('left@example.org', { realName: '早' }), await register('left@example.org')];
    await activate(newer);
    await em().nativeUpdate(User, { email: 'left@example.org' }, { email: 'moved@example.org' });
    expect(codeOf(await activate(older))).toBe('LINK_USED');
  });

  it('is none when the address has come to have one otherwise', async () => {
    const code = await register('made@example.org');
    const made = await buildUser(em(), { email: 'made@example.org' });
    expect(codeOf(await activate(code))).toBe('LINK_USED');
    expect(await em().findOneOrFail(User, { email: 'made@example.org' })).toMatchObject({ id: made.id, realName: made.realName });
  });

  it('is none when the address comes to have one at the same moment', async () => {
    const code = await register('moment@example.org');
    let answer: Promise<GraphQLAnswer> | undefined;
    await em().transactional(async (tx) => {
      await buildUser(tx, { email: 'moment@example.org' });
      answer = activate(code);
      // It has seen that the address is free, and waits for the transaction that is taking it.
      await expect
        .poll(
          async () =>
            (await em().execute(`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)).length,
          { timeout: 60_000 },
        )
        .toBe(1);
    });
    expect(codeOf(await answer)).toBe('LINK_USED');
    expect(await em().count(User, { email: 'moment@example.org' })).toBe(1);
  });
});
