// Moving an account to another address (S1 §2, §5; D13-088, D13-089, D13-095), through GraphQL.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { colloquiumSchema } from '../../../schema.ts';
import { codeOf, startTestApp, type GraphQLAnswer, type RequestOptions, type TestApp } from '../../../testing/app.ts';
import { finishJobs, linkTo, mailsTo } from '../../../testing/jobs.ts';
import { buildContribution } from '../../contributions/manuscript/contribution.factory.ts';
import { Review } from '../../reviews/review.entity.ts';
import { buildReview } from '../../reviews/review.factory.ts';
import { buildUnregistered } from '../../reviews/tickets/ticket.factory.ts';
import { activateWith, registerPerson } from '../../accounts/registration/account.factory.ts';
import { RateCounter } from '../../accounts/limits/rate-counter.entity.ts';
import { User } from '../../accounts/viewer/user.entity.ts';
import { buildSession, buildUser, PASSWORD } from '../../accounts/viewer/user.factory.ts';

let app: TestApp;
const HOUR = 3_600_000;
const em = () => app.database.orm.em.fork();

beforeAll(async () => {
  app = await startTestApp({ schema: colloquiumSchema() });
});
afterAll(() => app.close());
beforeEach(() => em().nativeDelete(RateCounter, {}));

const fieldsOf = (answer: GraphQLAnswer<unknown>) => answer.errors?.[0]?.extensions.fields;
const ask = (token: string, newEmail: string, password = PASSWORD, options?: RequestOptions) =>
  app.request(
    'mutation AskForMove($input: RequestEmailChangeInput!) { requestEmailChange(input: $input) { ok } }',
    { input: { newEmail, password } },
    { token, ...options },
  );
const confirm = (code: string, options?: RequestOptions) =>
  app.request('mutation Move($input: MailCodeInput!) { confirmEmailChange(input: $input) { ok } }', { input: { code } }, options);
const emailOf = async (user: User) => (await em().findOneOrFail(User, user.id)).email;

async function person(own: Parameters<typeof buildUser>[1] = {}) {
  const user = await buildUser(em(), own);
  return { user, token: await buildSession(em(), user, app.clock, { language: own.language ?? 'en-US' }) };
}

async function askedFor(token: string, newEmail: string): Promise<string> {
  expect((await ask(token, newEmail)).data).toEqual({ requestEmailChange: { ok: true } });
  return (await linkTo(app, newEmail.toLowerCase(), '/confirmEmail')).get('code') ?? '';
}

it('moves the account once the link in the letter to the new address is confirmed, and tells the old one (SC-010, SC-016, R1-035, R1-062)', async () => {
  const { user, token } = await person({ language: 'zh-CN', realName: '韩梅梅' });
  const code = await askedFor(token, 'Moved@Example.org');
  const [letter] = await mailsTo(app, 'moved@example.org');
  expect(letter).toMatchObject({ subject: '请确认新的邮箱' });
  expect(letter?.text).toContain('24 小时');
  // To an address that is not known to be theirs goes nothing that the person can have written.
  expect(letter?.text).not.toContain('韩梅梅');
  expect(await emailOf(user)).toBe(user.email);
  expect((await confirm(code)).data).toEqual({ confirmEmailChange: { ok: true } });
  expect(await emailOf(user)).toBe('moved@example.org');
  const [notice] = await mailsTo(app, user.email);
  expect(notice).toMatchObject({ subject: '您账号的邮箱已修改' });
  expect(notice?.text).toContain('moved@example.org');
  expect((await app.request('{ viewer { email } }', {}, { token })).data).toEqual({ viewer: { email: 'moved@example.org' } });
});

it('refuses what the form refuses, a wrong password and the present address, in both languages (R1-053, R1-054, R1-059)', async () => {
  const { user, token } = await person({ language: 'zh-CN' });
  const english = await buildSession(em(), user, app.clock);
  expect(fieldsOf(await ask(token, ' ', ''))).toEqual({ newEmail: '邮箱不能为空', password: '密码不能为空' });
  expect(fieldsOf(await ask(english, '', ''))).toEqual({ newEmail: 'The email cannot be empty', password: 'The password cannot be empty' });
  expect(fieldsOf(await ask(token, 'nobody'))).toEqual({ newEmail: '邮箱格式错误！' });
  expect(fieldsOf(await ask(token, 'free@example.org', 'Wrong1234'))).toEqual({ password: '密码错误' });
  expect(fieldsOf(await ask(english, 'free@example.org', 'Wrong1234'))).toEqual({ password: 'Wrong password' });
  expect(fieldsOf(await ask(token, user.email.toUpperCase()))).toEqual({ newEmail: '新邮箱与当前邮箱相同' });
  expect(fieldsOf(await ask(english, user.email))).toEqual({ newEmail: 'This is your present email' });
  expect(await mailsTo(app, 'free@example.org')).toEqual([]);
});

it('refuses an address that has an account, and tells it nothing (D13-089)', async () => {
  const { token, user } = await person({ language: 'zh-CN' });
  const holder = await buildUser(em());
  expect(fieldsOf(await ask(token, holder.email))).toEqual({ newEmail: '该邮箱已被其他账号使用' });
  expect(fieldsOf(await ask(await buildSession(em(), user, app.clock), holder.email))).toEqual({
    newEmail: 'This email belongs to another account.',
  });
  expect(await mailsTo(app, holder.email)).toEqual([]);
});

it('does not tell an address that somebody was invited by from a free one, and gives what was asked to the person who proves the mailbox', async () => {
  const { user, token } = await person();
  const invited = await buildUnregistered(em());
  const review = await buildReview(em(), { reviewer: invited });
  const code = await askedFor(token, invited.email);
  expect((await confirm(code)).data).toEqual({ confirmEmailChange: { ok: true } });
  expect(await em().findOneOrFail(Review, review.id)).toMatchObject({ reviewer: { id: user.id } });
  expect(await em().findOneOrFail(User, invited.id)).toMatchObject({ isEnabled: false, mergedInto: { id: user.id } });
  const moved = await em().findOneOrFail(User, user.id, { populate: ['roles'] });
  expect(moved.email).toBe(invited.email);
  const session = await buildSession(em(), moved, app.clock, { role: 'REVIEWER' });
  expect((await app.request('{ viewer { invitations { totalCount } } }', {}, { token: session })).data).toEqual({
    viewer: { invitations: { totalCount: 1 } },
  });
});

it('tells only who holds the mailbox that what was asked of it may not be theirs: they wrote it', async () => {
  const { user, token } = await person();
  const invited = await buildUnregistered(em());
  const contribution = await buildContribution(em(), { submitter: await em().findOneOrFail(User, user.id), state: 9 });
  await buildReview(em(), { contribution, reviewer: invited });
  const code = await askedFor(token, invited.email);
  expect(codeOf(await confirm(code))).toBe('EMAIL_TAKEN');
  expect(await emailOf(user)).toBe(user.email);
  expect(await em().findOneOrFail(User, invited.id)).toMatchObject({ isEnabled: true, email: invited.email });
});

it('leaves both as they are when the address has been taken meanwhile', async () => {
  const { user, token } = await person();
  const code = await askedFor(token, 'wanted@example.org');
  await buildUser(em(), { email: 'wanted@example.org' });
  expect(codeOf(await confirm(code))).toBe('EMAIL_TAKEN');
  expect(await emailOf(user)).toBe(user.email);
});

it('gives an address that two people confirm at the same moment to one of them', async () => {
  const [one, two] = [await person(), await person()];
  const codes = [await askedFor(one.token, 'contested@example.org'), await askedFor(two.token, 'contested@example.org')];
  const answers = await Promise.all(codes.map((code) => confirm(code)));
  expect(answers.map((answer) => codeOf(answer) ?? 'done').toSorted()).toEqual(['EMAIL_TAKEN', 'done']);
  expect(await em().count(User, { email: 'contested@example.org' })).toBe(1);
});

it('is not kept out by somebody who registered the address and never confirmed it', async () => {
  const { user, token } = await person();
  const squatter = await registerPerson(app, { email: 'squatted@example.org', realName: 'Squatter' });
  const code = await askedFor(token, 'squatted@example.org');
  expect(codeOf(await confirm(code))).toBeUndefined();
  expect(await emailOf(user)).toBe('squatted@example.org');
  expect(codeOf(await activateWith(app, squatter))).toBe('LINK_USED');
  expect(await em().count(User, { realName: 'Squatter' })).toBe(0);
});

it('gives an address that one moves to while another activates it to one of them, and tells the other', async () => {
  for (const number of [1, 2, 3, 4]) {
    const email = `both${number}@example.org`;
    await app.request('mutation Register($input: RegisterAccountInput!) { registerAccount(input: $input) { ok } }', {
      input: { email, password: PASSWORD, realName: 'Newcomer', language: 'EN_US' },
    });
    await finishJobs(app);
    const registered = (await linkTo(app, email, '/activate')).get('code');
    const move = await askedFor((await person()).token, email);
    const activate = () =>
      app.request('mutation Activate($input: ActivateAccountInput!) { activateAccount(input: $input) { ok } }', {
        input: { code: registered, password: PASSWORD },
      });
    const answers =
      number % 2 === 0 ? await Promise.all([confirm(move), activate()]) : (await Promise.all([activate(), confirm(move)])).toReversed();
    expect([
      ['EMAIL_TAKEN', undefined],
      [undefined, 'LINK_USED'],
    ]).toContainEqual(answers.map(codeOf));
    expect(await em().count(User, { email })).toBe(1);
  }
});

it('takes a link within 24 hours, once, and only the newest (D13-088)', async () => {
  const { user, token } = await person();
  const older = await askedFor(token, 'older@example.org');
  const newer = await askedFor(token, 'newer@example.org');
  expect(codeOf(await confirm(older))).toBe('LINK_EXPIRED');
  const answers = await Promise.all([confirm(newer), confirm(newer)]);
  expect(answers.map((answer) => codeOf(answer) ?? 'done').toSorted()).toEqual(['LINK_USED', 'done']);
  const late = await askedFor(token, 'late-move@example.org');
  app.clock.advance(24 * HOUR);
  expect(codeOf(await confirm(late))).toBe('LINK_EXPIRED');
  expect(await emailOf(user)).toBe('newer@example.org');
});

it('makes links worthless that were mailed to the old address', async () => {
  const { user, token } = await person();
  await app.request('mutation Ask($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { ok } }', {
    input: { email: user.email, realName: user.realName },
  });
  await finishJobs(app);
  const resetCode = (await linkTo(app, user.email, '/rstpwd')).get('validateCode');
  await confirm(await askedFor(token, 'elsewhere@example.org'));
  const reset = await app.request('mutation Reset($input: ResetPasswordInput!) { resetPassword(input: $input) { ok } }', {
    input: { email: user.email, code: resetCode, password: 'Other1234' },
  });
  expect(codeOf(reset)).toBe('LINK_EXPIRED');
});

it('stops a person who asks for one address after the other, and guesses at the password', async () => {
  const { token } = await person();
  await askedFor(token, 'try1@example.org');
  await em().nativeUpdate(RateCounter, { key: { $like: 'emailChange:user:%' } }, { points: 4 });
  await askedFor(token, 'try2@example.org');
  expect(codeOf(await ask(token, 'try3@example.org'))).toBe('RATE_LIMITED');
  const guessing = await person();
  await ask(guessing.token, 'x@example.org', 'Wrong1234');
  await em().nativeUpdate(RateCounter, { key: { $like: 'password:user:%' } }, { points: 9 });
  expect(codeOf(await ask(guessing.token, 'x@example.org', 'Wrong1234'))).toBe('INVALID_INPUT');
  expect(codeOf(await ask(guessing.token, 'x@example.org'))).toBe('RATE_LIMITED');
});

it('is for people who are signed in', async () => {
  expect(codeOf(await ask('x'.repeat(43), 'x@example.org'))).toBe('UNAUTHENTICATED');
});
