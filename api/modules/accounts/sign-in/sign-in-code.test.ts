// "Mail me a sign-in code", for people who cannot read the captcha (principles, Accounts and sessions; decision 14), through GraphQL.
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { colloquiumSchema } from '../../../schema.ts';
import { sweep } from '../../../work/sweep.ts';
import { codeOf, startTestApp, type RequestOptions, type TestApp } from '../../../testing/app.ts';
import { finishJobs } from '../../../testing/jobs.ts';
import { OperationLog } from '../../audit/operation-log.entity.ts';
import { Mail } from '../../mail/mail.entity.ts';
import { RateCounter } from '../limits/rate-counter.entity.ts';
import { SignInCode } from './sign-in-code.entity.ts';
import { buildUser, PASSWORD } from '../viewer/user.factory.ts';

let app: TestApp;
const MINUTE = 60_000;
const em = () => app.database.orm.em.fork();

beforeAll(async () => {
  app = await startTestApp({ schema: colloquiumSchema() });
});
afterAll(() => app.close());
afterEach(async () => {
  await em().nativeDelete(RateCounter, {});
  await em().nativeDelete(Mail, {});
});

const REQUEST = 'mutation Request($input: RequestSignInCodeInput!) { requestSignInCode(input: $input) { ok } }';
const SIGN_IN = 'mutation SignIn($input: SignInInput!) { signIn(input: $input) { status viewer { email } } }';

const from = (address: string): RequestOptions => ({ headers: { 'x-forwarded-for': address } });
const ask = async (account: string, options: RequestOptions = {}, language = 'EN_US') =>
  await app.request(REQUEST, { input: { account, language } }, options);

interface Attempt {
  account: string;
  mailedCode: string;
  password?: string;
}
const signIn = async (attempt: Attempt, options: RequestOptions = {}) =>
  await app.request(SIGN_IN, { input: { password: PASSWORD, rememberMe: false, language: 'EN_US', ...attempt } }, options);

/** The code in the newest letter. */
async function mailed(email: string): Promise<string> {
  const [mail] = await em().find(Mail, { to: email }, { orderBy: { id: 'desc' }, limit: 1 });
  return /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '';
}

async function codeFor(account: string, email = account): Promise<string> {
  await ask(account);
  await finishJobs(app);
  return await mailed(email);
}

describe('a mailed code', () => {
  it('takes the place of the captcha, by email or user name', async () => {
    const user = await buildUser(em(), { username: 'lin', allowsManySessions: true });
    for (const account of [user.email, ' LIN ']) {
      const mailedCode = await codeFor(account, user.email);
      expect(mailedCode).toMatch(/^\d{6}$/);
      expect((await signIn({ account, mailedCode: ` ${mailedCode} ` })).data).toEqual({
        signIn: { status: 'ACTIVE', viewer: { email: user.email } },
      });
    }
  });

  it('may be pasted, with its account: full-width, with blanks and characters without width', async () => {
    await buildUser(em(), { email: 'wide@demo.test', allowsManySessions: true });
    const account = '\u200bｗｉｄｅ＠ｄｅｍｏ.test\u3000';
    const mailedCode = await codeFor(account, 'wide@demo.test');
    const typed = `\u3000${mailedCode.slice(0, 3).replaceAll(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)))} ${mailedCode.slice(3)}\u200b`;
    expect((await signIn({ account, mailedCode: typed })).data).toMatchObject({ signIn: { status: 'ACTIVE' } });
  });

  it('does not take the place of the password, and waits for the right one', async () => {
    const { email } = await buildUser(em());
    const mailedCode = await codeFor(email);
    expect(codeOf(await signIn({ account: email, mailedCode, password: 'Wrong1234' }))).toBe('CREDENTIALS_WRONG');
    expect(codeOf(await signIn({ account: email, mailedCode }))).toBeUndefined();
  });

  it('works once, and so do the earlier ones', async () => {
    const { email } = await buildUser(em(), { allowsManySessions: true });
    const earlier = await codeFor(email);
    const mailedCode = await codeFor(email);
    expect(codeOf(await signIn({ account: email, mailedCode }))).toBeUndefined();
    for (const used of [mailedCode, earlier]) expect(codeOf(await signIn({ account: email, mailedCode: used }))).toBe('SIGN_IN_CODE_WRONG');
  });

  it('works for one of two who use it at once', async () => {
    const { email } = await buildUser(em(), { allowsManySessions: true });
    const mailedCode = await codeFor(email);
    const answers = await Promise.all([
      signIn({ account: email, mailedCode }),
      signIn({ account: email, mailedCode }),
      signIn({ account: email, mailedCode }),
    ]);
    expect(answers.map(codeOf).toSorted()).toEqual(['SIGN_IN_CODE_WRONG', 'SIGN_IN_CODE_WRONG', undefined]);
  });

  it('lasts ten minutes, and is then cleared away', async () => {
    const { email } = await buildUser(em());
    const mailedCode = await codeFor(email);
    app.clock.advance(10 * MINUTE);
    expect(codeOf(await signIn({ account: email, mailedCode }))).toBe('SIGN_IN_CODE_WRONG');
    app.clock.advance(1);
    await sweep({ ...app.deps });
    expect(await em().count(SignInCode, {})).toBe(0);
  });

  it('belongs to its account', async () => {
    const [one, other] = [await buildUser(em()), await buildUser(em())];
    const mailedCode = await codeFor(one.email);
    await codeFor(other.email);
    expect(codeOf(await signIn({ account: other.email, mailedCode }))).toBe('SIGN_IN_CODE_WRONG');
  });

  it('is stored as a keyed hash, and kept out of the operation log', async () => {
    const { email } = await buildUser(em());
    const mailedCode = await codeFor(email);
    await signIn({ account: email, mailedCode });
    for (const rows of [await em().find(SignInCode, {}), await em().find(OperationLog, {})])
      expect(JSON.stringify(rows)).not.toContain(mailedCode);
  });

  it('is told wrong at its field, in the language of the browser', async () => {
    const { email } = await buildUser(em());
    const texts = { 'zh-CN': '验证码错误或已过期', en: 'The code is wrong or has expired.' };
    for (const [language, text] of Object.entries(texts)) {
      expect((await signIn({ account: email, mailedCode: '000000' }, { language })).errors?.[0]).toMatchObject({
        message: text,
        extensions: { fields: { mailedCode: text } },
      });
    }
  });

  it('is asked for in the letter’s language of the page', async () => {
    const { email, realName } = await buildUser(em());
    await ask(email, {}, 'ZH_CN');
    await finishJobs(app);
    const [mail] = await em().find(Mail, { to: email });
    expect(mail).toMatchObject({ subject: '登录验证码', text: expect.stringContaining(`尊敬的${realName}老师：您好！`) });
  });
});

describe('nobody learns whose account exists', () => {
  it('by asking for a code', async () => {
    const { email } = await buildUser(em());
    const counted = async (account: string) => {
      const before = await em().execute('select count(*)::int from graphile_worker._private_jobs');
      const answer = await ask(account);
      const after = await em().execute('select count(*)::int from graphile_worker._private_jobs');
      return { answer, jobs: Number(after[0]?.['count']) - Number(before[0]?.['count']) };
    };
    expect(await counted(email)).toEqual({ answer: { status: 200, data: { requestSignInCode: { ok: true } } }, jobs: 1 });
    expect(await counted('nobody@example.org')).toEqual(await counted(email));
  });

  it('by a wrong code', async () => {
    const { email } = await buildUser(em());
    await codeFor(email);
    expect(await signIn({ account: email, mailedCode: '000000' })).toEqual(
      await signIn({ account: 'nobody@example.org', mailedCode: '000000' }),
    );
  });

  it('and no letter goes to accounts that may not sign in', async () => {
    const people = [await buildUser(em(), { isEnabled: false }), await buildUser(em(), { activatedAt: null })];
    for (const { email } of people) expect(await codeFor(email)).toBe('');
    await codeFor('nobody@example.org');
    expect(await em().count(Mail, {})).toBe(0);
  });
});

describe('limits', () => {
  it('five wrong codes close the account at that address for ten minutes, not elsewhere', async () => {
    const { email } = await buildUser(em());
    const mailedCode = await codeFor(email);
    const wrong = mailedCode === '000000' ? '000001' : '000000';
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect(codeOf(await signIn({ account: email, mailedCode: wrong }, from('198.51.100.1')))).toBe('SIGN_IN_CODE_WRONG');
    expect(codeOf(await signIn({ account: email, mailedCode }, from('198.51.100.1')))).toBe('RATE_LIMITED');
    expect(codeOf(await signIn({ account: email, mailedCode }, from('198.51.100.2')))).toBeUndefined();
  });

  it('fifty wrong codes from everywhere close it for an hour, but not where its person has signed in', async () => {
    const { email } = await buildUser(em(), { allowsManySessions: true });
    expect(codeOf(await signIn({ account: email, mailedCode: await codeFor(email) }, from('203.0.113.5')))).toBeUndefined();
    const mailedCode = await codeFor(email);
    await signIn({ account: email, mailedCode: 'wrong' }, from('198.51.100.3'));
    await em().nativeUpdate(RateCounter, { key: { $like: 'signInCode:strangers:%' } }, { points: 50 });
    expect(codeOf(await signIn({ account: email, mailedCode }, from('198.51.100.4')))).toBe('RATE_LIMITED');
    expect(codeOf(await signIn({ account: email, mailedCode }, from('203.0.113.5')))).toBeUndefined();
  });

  it('five letters an hour to one account from one address', async () => {
    const { email } = await buildUser(em());
    for (let letter = 0; letter < 5; letter += 1) expect(codeOf(await ask(email))).toBeUndefined();
    expect(codeOf(await ask(email))).toBe('RATE_LIMITED');
    expect(codeOf(await ask(email, from('198.51.100.9')))).toBeUndefined();
  });

  it('twenty letters an hour to one account from strangers, and from one address to all', async () => {
    const { email } = await buildUser(em());
    await ask(email);
    await em().nativeUpdate(RateCounter, { key: { $like: 'mailSignInCode:strangers:%' } }, { points: 20 });
    expect(codeOf(await ask(email, from('198.51.100.9')))).toBe('RATE_LIMITED');
    await em().nativeUpdate(RateCounter, { key: { $like: 'mailSignInCode:address:%' } }, { points: 20 });
    expect(codeOf(await ask('nobody@example.org'))).toBe('RATE_LIMITED');
  });
});

it('refuses a sign-in with neither captcha nor code', async () => {
  const { email } = await buildUser(em());
  expect(codeOf(await app.request(SIGN_IN, { input: { account: email, password: PASSWORD, rememberMe: false, language: 'EN_US' } }))).toBe(
    'CAPTCHA_WRONG',
  );
});
