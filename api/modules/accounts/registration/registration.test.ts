// Registering and activating (S1 §2, §5; principles, Accounts and sessions; D13-088, D13-089), through GraphQL, with the job that a
// registration leaves.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { RoleKind } from '../../../../shared/roles.ts';
import { colloquiumSchema } from '../../../schema.ts';
import { codeOf, startTestApp, type GraphQLAnswer, type RequestOptions, type TestApp } from '../../../testing/app.ts';
import { finishJobs, mailsTo } from '../../../testing/jobs.ts';
import { statementsOf } from '../../../testing/statements.ts';
import { sweep } from '../../../work/sweep.ts';
import { OperationLog } from '../../audit/operation-log.entity.ts';
import { Profile } from '../profile/profile.entity.ts';
import { activateWith, activationCodes, registerPerson, sendRegistration, signInAs, type NewPerson } from './account.factory.ts';
import { RateCounter } from '../limits/rate-counter.entity.ts';
import { Registration } from './registration.entity.ts';
import { hashToken } from '../sessions/token.ts';
import { User } from '../viewer/user.entity.ts';
import { buildUser } from '../viewer/user.factory.ts';

let app: TestApp;
const HOUR = 3_600_000;
const em = () => app.database.orm.em.fork();

beforeAll(async () => {
  app = await startTestApp({ schema: colloquiumSchema() });
});
afterAll(() => app.close());
beforeEach(() => em().nativeDelete(RateCounter, {}));

/** The statements, without their values. */
const shapeOf = (statements: string[]) => statements.map((text) => text.replaceAll(/'(?:[^']|'')*'|\d+/g, '?'));
const send = (person: NewPerson, options?: RequestOptions) => sendRegistration(app, person, options);
const register = (email: string, more: Partial<NewPerson> = {}) => registerPerson(app, { email, ...more });
const activate = (code: string, options?: RequestOptions, password?: string) => activateWith(app, code, password, options);

describe('registering', () => {
  it('makes an author with an empty profile and a random code, whom only the link in the letter lets in (R1-033, SC-003, D13-089)', async () => {
    const code = await register(' New.Author@Example.org ');
    const early = await signInAs(app, { account: 'new.author@example.org' });
    expect(early.errors?.[0]).toMatchObject({ extensions: { code: 'ACCOUNT_NOT_ACTIVATED' } });
    expect((await activate(code)).data).toEqual({ activateAccount: { ok: true } });
    expect((await signInAs(app, { account: 'NEW.author@example.org' })).data).toMatchObject({
      signIn: {
        status: 'ACTIVE',
        viewer: {
          email: 'new.author@example.org',
          realName: '李雷',
          currentRole: { number: RoleKind.AUTHOR },
          workplaces: [],
          isProfileComplete: false,
        },
      },
    });
    const user = await em().findOneOrFail(User, { email: 'new.author@example.org' }, { populate: ['roles'] });
    expect(user.code).toMatch(/^A\d{6}$/);
    expect(user.roles.getItems().map(({ id }) => id)).toEqual([1]);
    expect(await em().count(Profile, { user })).toBe(1);
  });

  it('tells before activation that the account waits for it, in both languages (D13-089)', async () => {
    await register('waiting@example.org');
    const answer = async (language: string) => (await signInAs(app, { account: 'waiting@example.org' }, { language })).errors?.[0]?.message;
    expect(await answer('zh-CN')).toBe('账号尚未激活，请查收邮件，并按邮件中的说明操作');
    expect(await answer('en')).toBe(
      'This account has not been activated yet. Please do as the mail says that we have sent to its address.',
    );
  });

  it('writes in the language of the page, and nothing that the visitor typed', async () => {
    await register('zh@example.org', { realName: '中奖请点 evil.example' });
    await register('en@example.org', { language: 'EN_US' });
    const [zh] = await mailsTo(app, 'zh@example.org');
    const [en] = await mailsTo(app, 'en@example.org');
    expect(zh).toMatchObject({ subject: '请激活您的账号' });
    expect(zh?.text).toContain('24 小时');
    expect(zh?.text).not.toContain('evil.example');
    expect(en).toMatchObject({ subject: 'Please activate your account' });
  });

  it('refuses what the form refuses, with its messages (R1-038 to R1-042, R1-046, R1-047, R1-059)', async () => {
    const fields = async (input: Record<string, unknown>, language: string) =>
      (await send({ email: 'x@example.org', ...input }, { language })).errors?.[0]?.extensions;
    expect(await fields({ email: '', password: 'abc', realName: ' ' }, 'zh-CN')).toMatchObject({
      code: 'INVALID_INPUT',
      fields: { email: '请填写账号', password: '密码长度应为8-16位(必须包含数字、大写字母、小写字母)', realName: '请填写真实姓名' },
    });
    expect(await fields({ email: 'nobody' }, 'en')).toMatchObject({ fields: { email: 'The email address is not in the right format' } });
    for (const email of ['a@b.c\r\nBcc: d@e.f', 'a@b.c, d@e.f', 'x<a@b.c>'])
      expect(await fields({ email }, 'en'), email).toMatchObject({ code: 'INVALID_INPUT' });
    expect(await em().count(Registration, { email: 'x@example.org' })).toBe(0);
  });

  it('keeps neither password nor code in plain, in the queue, the table or the log', async () => {
    await send({ email: 'secret@example.org', password: 'Secret123' });
    expect(JSON.stringify(await em().execute('select payload from graphile_worker._private_jobs'))).not.toContain('Secret123');
    await finishJobs(app);
    const code = (await activationCodes(app, 'secret@example.org'))[0] ?? '';
    await activate(code, {}, 'Secret123');
    const kept = JSON.stringify([
      await em().find(OperationLog, {}),
      await em().execute('select * from registration'),
      await em().execute('select * from user_account'),
    ]);
    for (const secret of ['Secret123', code]) expect(kept).not.toContain(secret);
    const [row] = await em().find(OperationLog, { operation: 'activateAccount' }, { orderBy: { id: 'desc' }, limit: 1 });
    const { id } = await em().findOneOrFail(User, { email: 'secret@example.org' });
    expect(row).toMatchObject({ objectType: 'User', objectId: id });
  });
});

describe('an address that has an account', () => {
  it('is answered as any other, with the same statements, and learns of it by letter alone (principles, Accounts and sessions)', async () => {
    const user = await buildUser(em(), { email: 'known@example.org', realName: '韩梅梅', language: 'zh-CN' });
    let answers: GraphQLAnswer[] = [];
    const register = (email: string) =>
      statementsOf(async () => {
        answers = [...answers, await send({ email, password: 'Other1234' })];
      });
    await send({ email: 'warm-up@example.org' });
    const known = await register('known@example.org');
    const unknown = await register('unknown@example.org');
    expect(answers[0]).toEqual(answers[1]);
    expect(shapeOf(known)).toEqual(shapeOf(unknown));

    await finishJobs(app);
    const [letter, ...others] = await mailsTo(app, 'known@example.org');
    expect(others).toEqual([]);
    expect(letter).toMatchObject({ subject: '您已有账号，无需重新注册' });
    expect(letter?.text).toContain('韩梅梅');
    expect(letter?.text).toContain('http://localhost:4000/fdpwd');
    expect(letter?.text).not.toContain('/activate');
    expect(await em().findOneOrFail(User, user.id)).toMatchObject({ passwordHash: user.passwordHash, realName: '韩梅梅' });
  });

  it('is the same account in any case of its letters', async () => {
    await buildUser(em(), { email: 'cased@example.org' });
    await send({ email: 'CASED@Example.ORG' });
    await finishJobs(app);
    expect((await mailsTo(app, 'cased@example.org')).map(({ subject }) => subject)).toEqual(['You have an account already']);
    expect(await em().count(User, { email: { $ilike: 'cased@example.org' } })).toBe(1);
  });

  it('is one account when it is registered twice at the same moment', async () => {
    const answers = await Promise.all([
      send({ email: 'race@example.org' }),
      send({ email: 'RACE@example.org' }),
      send({ email: 'race@example.org' }),
    ]);
    expect(answers.map(codeOf)).toEqual([undefined, undefined, undefined]);
    await finishJobs(app);
    expect(await em().count(User, { email: 'race@example.org' }), 'nobody has answered yet').toBe(0);
    const letters = await mailsTo(app, 'race@example.org');
    expect(letters).toHaveLength(3);
    const codes = letters.map(({ text }) => /code=([\w-]+)/.exec(text)?.[1] ?? '');
    const done = await Promise.all(codes.map((code) => activate(code)));
    expect(done.map((answer) => codeOf(answer) ?? 'done').toSorted()).toEqual(['LINK_USED', 'LINK_USED', 'done']);
    expect(await em().count(User, { email: 'race@example.org' })).toBe(1);
  });
});

describe('the link of the activation letter', () => {
  it('works within 24 hours; afterwards the code has expired, and one registers again (R1-036, SC-011, D13-088)', async () => {
    const code = await register('late@example.org');
    app.clock.advance(24 * HOUR);
    const answer = await activate(code, { language: 'zh-CN' });
    expect(answer.errors?.[0]).toMatchObject({ message: '该链接已失效，请重新申请', extensions: { code: 'LINK_EXPIRED' } });
    expect((await activate(code)).errors?.[0]?.message).toBe('This link is no longer valid. Please ask for a new one.');
    const again = await register('late@example.org');
    app.clock.advance(24 * HOUR - 1);
    expect((await activate(again)).errors).toBeUndefined();
  });

  it('works once, also clicked twice, and says so', async () => {
    const code = await register('once@example.org');
    const answers = await Promise.all([activate(code), activate(code), activate(code)]);
    expect(answers.map((answer) => codeOf(answer) ?? 'done').toSorted()).toEqual(['LINK_USED', 'LINK_USED', 'done']);
    expect((await activate(code, { language: 'zh-CN' })).errors?.[0]?.message).toBe('该链接已使用过，不能再次使用');
    expect((await activate(code)).errors?.[0]?.message).toBe('This link has been used already. Each link works once.');
  });

  it('asks for the password of its registration, and waits for the right one, in both languages (decision 23)', async () => {
    const code = await register('asked@example.org');
    const told = async (password: string, language: string) => (await activate(code, { language }, password)).errors?.[0]?.extensions;
    expect(await told(' ', 'zh-CN')).toMatchObject({ code: 'INVALID_INPUT', fields: { password: '密码不能为空' } });
    expect(await told('', 'en')).toMatchObject({ code: 'INVALID_INPUT', fields: { password: 'The password cannot be empty' } });
    expect(await told('Wrong1234', 'zh-CN')).toMatchObject({
      code: 'INVALID_INPUT',
      fields: {
        password: '密码与此邮件对应的注册不符。此邮件可能属于以您的邮箱进行的另一次注册：请打开您自己注册时收到的邮件，或重新注册。',
      },
    });
    expect(await told('Wrong1234', 'en')).toMatchObject({
      fields: {
        password:
          'This is not the password that was registered with this mail. The mail may belong to another registration of your address: open the mail of your own, or register again.',
      },
    });
    expect(await em().count(User, { email: 'asked@example.org' })).toBe(0);
    expect((await activate(code)).data).toEqual({ activateAccount: { ok: true } });
  });

  it('is stored hashed, and opens nothing else', async () => {
    const code = await register('kinds@example.org');
    expect(await em().count(Registration, { codeHash: hashToken(code) })).toBe(1);
    const other = await app.request('mutation Confirm($input: MailCodeInput!) { confirmEmailChange(input: $input) { ok } }', {
      input: { code },
    });
    expect(codeOf(other)).toBe('LINK_EXPIRED');
    const reset = await app.request('mutation Reset($input: ResetPasswordInput!) { resetPassword(input: $input) { ok } }', {
      input: { email: 'kinds@example.org', code, password: 'Other1234' },
    });
    expect(codeOf(reset)).toBe('LINK_EXPIRED');
    expect((await activate(code)).errors).toBeUndefined();
  });

  it.each(['', 'x', '\u0000', 'x'.repeat(10_000)])('that was never sent is one that has expired', async (code) => {
    expect(codeOf(await activate(code))).toBe('LINK_EXPIRED');
  });
});

describe('limits', () => {
  it('let one client register one address five times an hour, known or not, and others all the same', async () => {
    await buildUser(em(), { email: 'flooded@example.org' });
    for (const email of ['flooded@example.org', 'free@example.org']) {
      expect(codeOf(await send({ email }))).toBeUndefined();
      await em().nativeUpdate(RateCounter, { key: { $like: 'register:account:%' } }, { points: 4 });
      expect(codeOf(await send({ email }))).toBeUndefined();
      expect(codeOf(await send({ email: email.toUpperCase() }))).toBe('RATE_LIMITED');
      expect(codeOf(await send({ email }, { headers: { 'x-forwarded-for': '198.51.100.7' } }))).toBeUndefined();
    }
    await em().execute('delete from graphile_worker._private_jobs');
  });

  it('let thirty registrations an hour come from one client', async () => {
    await send({ email: 'client@example.org' });
    await em().nativeUpdate(RateCounter, { key: { $like: 'register:address:%' } }, { points: 30 });
    expect(codeOf(await send({ email: 'client2@example.org' }))).toBe('RATE_LIMITED');
    await em().execute('delete from graphile_worker._private_jobs');
  });

  it('let sixty links a quarter of an hour be followed by one client', async () => {
    await activate('none');
    await em().nativeUpdate(RateCounter, { key: { $like: 'mailCode:address:%' } }, { points: 60 });
    expect(codeOf(await activate('none'))).toBe('RATE_LIMITED');
  });

  it('let ten passwords a quarter of an hour be tried on one letter, and no other letter suffers for it', async () => {
    const [code, other] = [await register('tried@example.org'), await register('untried@example.org')];
    await activate(code, {}, 'Wrong1234');
    await em().nativeUpdate(RateCounter, { key: { $like: 'activation:code:%' } }, { points: 9 });
    expect(codeOf(await activate(code, {}, 'Wrong1234'))).toBe('INVALID_INPUT');
    expect(codeOf(await activate(code, { headers: { 'x-forwarded-for': '198.51.100.7' } }))).toBe('RATE_LIMITED');
    expect(codeOf(await activate(other))).toBeUndefined();
    await em().nativeDelete(RateCounter, {});
    expect(codeOf(await activate(code))).toBeUndefined();
  });
});

it('a registration that nobody answered is no account, and is cleared away after a month', async () => {
  await register('forgotten@example.org');
  await activate(await register('active@example.org'));
  const left = async () =>
    (await em().find(Registration, { email: { $in: ['forgotten@example.org', 'active@example.org'] } })).map(({ email }) => email);
  expect(await em().count(User, { email: 'forgotten@example.org' })).toBe(0);
  app.clock.advance(30 * 24 * HOUR - 1);
  await sweep(app.deps);
  expect(await left()).toHaveLength(2);
  app.clock.advance(1);
  await sweep(app.deps);
  expect(await left()).toEqual([]);
  expect(await em().count(User, { email: 'active@example.org' })).toBe(1);
});
