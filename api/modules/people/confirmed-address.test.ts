// An address typed by an administrator belongs to nobody until its person proves the mailbox: authorships and invitations under it stay
// shut until then (decision 2), even to people with the account's password.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { encodeId } from '../../graphql/node.ts';
import { colloquiumSchema } from '../../schema.ts';
import { codeOf, startTestApp, type TestApp } from '../../testing/app.ts';
import { finishJobs, linkTo, mailsTo } from '../../testing/jobs.ts';
import { RateCounter } from '../accounts/limits/rate-counter.entity.ts';
import { activateWith, registerPerson } from '../accounts/registration/account.factory.ts';
import { User } from '../accounts/viewer/user.entity.ts';
import { buildDepartment, buildSession, buildUser } from '../accounts/viewer/user.factory.ts';
import { buildColloquium } from '../colloquiums/colloquium.factory.ts';
import { buildContribution } from '../contributions/manuscript/contribution.factory.ts';
import { Mail } from '../mail/mail.entity.ts';
import { queueMessage, inRole } from '../messages/message.service.ts';
import { buildReview } from '../reviews/review.factory.ts';
import { openTicket, ticketOf } from '../reviews/tickets/ticket.factory.ts';
import { inTransaction } from '../../database/transactions.ts';
import { createContext } from '../../context.ts';
import { ADD, administratorOf, DELETE, formOf, roleId, SAVE, userId } from './people.factory.ts';

let app: TestApp;
const em = () => app.database.orm.em.fork();
beforeAll(async () => {
  app = await startTestApp({ schema: colloquiumSchema() });
});
afterAll(() => app.close());
beforeEach(() => em().nativeDelete(RateCounter, {}));

const KNOWN = 'Secret123';
let made = 0;
const newAddress = () => `mailbox${(made += 1)}@university.example`;

/** An administrator of one department adds a person with this address and knows the password. */
async function added(email: string, role = 1) {
  const own = await buildDepartment(em());
  const admin = await administratorOf(app, [own]);
  const person = { username: '', realName: '沈知远', email, mobile: '', password: KNOWN, isEnabled: true };
  const input = { ...person, departmentId: encodeId('Department', own.id), roleIds: [roleId(role)] };
  expect(codeOf(await app.request(ADD, { input }, { token: admin.token }))).toBeUndefined();
  return { admin, user: await named(email) };
}
const named = (email: string) => em().findOneOrFail(User, { email }, { populate: ['roles'] });
const sessionOf = async (email: string, role: 'AUTHOR' | 'REVIEWER' = 'AUTHOR') =>
  await buildSession(em(), await named(email), app.clock, { role });

/** A manuscript of another department that names the address. */
async function buildNaming(email: string) {
  const tx = em();
  const colloquium = await buildColloquium(tx, { department: await buildDepartment(tx) });
  return await buildContribution(tx, { colloquium, state: 1, coAuthors: [{ email }] });
}

interface Mine {
  viewer: { hasConfirmedAddress: boolean; authoredContributions: { totalCount: number } };
}
async function seenBy(token: string) {
  const { data } = await app.request<Mine>(
    'query Mine { viewer { hasConfirmedAddress authoredContributions { totalCount } } }',
    {},
    { token },
  );
  return [data?.viewer.hasConfirmedAddress, data?.viewer.authoredContributions.totalCount];
}

async function mailedCode(account: string): Promise<string> {
  await app.request('mutation Ask($input: RequestSignInCodeInput!) { requestSignInCode(input: $input) { ok } }', {
    input: { account, language: 'EN_US' },
  });
  await finishJobs(app);
  return (await mailsTo(app, account)).flatMap(({ text }) => /\b\d{6}\b/.exec(text)?.[0] ?? []).at(-1) ?? '';
}
const signIn = async (account: string, code: string) =>
  await app.request<{ signIn: { token: string; viewer: { hasConfirmedAddress: boolean } | null } }>(
    'mutation In($input: SignInInput!) { signIn(input: $input) { token viewer { hasConfirmedAddress } } }',
    { input: { account, password: KNOWN, mailedCode: code, rememberMe: false, language: 'EN_US' } },
  );

describe('an address that an administrator typed shows no manuscript', () => {
  it('to a person who is added with it', async () => {
    const email = newAddress();
    await buildNaming(email);
    await added(email);
    expect(await seenBy(await sessionOf(email))).toEqual([false, 0]);
  });

  it('to an account that is moved to it', async () => {
    const [first, second] = [newAddress(), newAddress()];
    await buildNaming(second);
    const { admin, user } = await added(first);
    await em().nativeUpdate(User, user.id, { addressConfirmedAt: app.clock.now() });
    const token = await sessionOf(first);
    const moved = await app.request(SAVE, { input: { ...(await formOf(app, admin.token, user)), email: second } }, { token: admin.token });
    expect(codeOf(moved)).toBeUndefined();
    expect(await seenBy(token)).toEqual([false, 0]);
  });

  it('to a person who is added with the address of an author who was deleted', async () => {
    const email = newAddress();
    const author = await buildUser(em(), { email });
    await buildNaming(email);
    await app.request(DELETE, { input: { userIds: [userId(author)] } }, { token: (await administratorOf(app)).token });
    await added(email);
    expect(await seenBy(await sessionOf(email))).toEqual([false, 0]);
  });

  it('to a person whose password an administrator sets', async () => {
    const email = newAddress();
    await buildNaming(email);
    const { admin, user } = await added(email);
    const form = await formOf(app, admin.token, user);
    expect(codeOf(await app.request(SAVE, { input: { ...form, password: 'Changed123' } }, { token: admin.token }))).toBeUndefined();
    expect(await seenBy(await sessionOf(email))).toEqual([false, 0]);
  });

  it('and the administrator reads that it is not confirmed', async () => {
    const { admin, user } = await added(newAddress());
    const ask = async () =>
      (
        await app.request<{ node: { hasConfirmedAddress: boolean } }>(
          'query Person($id: ID!) { node(id: $id) { ... on User { hasConfirmedAddress } } }',
          { id: userId(user) },
          { token: admin.token },
        )
      ).data?.node.hasConfirmedAddress;
    expect(await ask()).toBe(false);
    await em().nativeUpdate(User, user.id, { addressConfirmedAt: app.clock.now() });
    expect(await ask()).toBe(true);
  });
});

describe('its person proves the mailbox, and has what the address is named in', () => {
  it('by signing in with a mailed code', async () => {
    const email = newAddress();
    await buildNaming(email);
    await added(email);
    const { data } = await signIn(email, await mailedCode(email));
    expect(data?.signIn.viewer).toEqual({ hasConfirmedAddress: true });
    expect(await seenBy(data?.signIn.token ?? '')).toEqual([true, 1]);
  });

  it('by the letter that sets a new password', async () => {
    const email = newAddress();
    await buildNaming(email);
    await added(email);
    await app.request('mutation Ask($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { ok } }', {
      input: { email, realName: '沈知远' },
    });
    await finishJobs(app);
    const code = (await linkTo(app, email, '/rstpwd')).get('validateCode') ?? '';
    await app.request('mutation Reset($input: ResetPasswordInput!) { resetPassword(input: $input) { ok } }', {
      input: { email, code, password: 'Changed123' },
    });
    expect(await seenBy(await sessionOf(email))).toEqual([true, 1]);
  });

  it('by the letter that moves the account', async () => {
    const [first, second] = [newAddress(), newAddress()];
    await buildNaming(second);
    await added(first);
    const token = await sessionOf(first);
    const asked = await app.request(
      'mutation Move($input: RequestEmailChangeInput!) { requestEmailChange(input: $input) { ok } }',
      { input: { newEmail: second, password: KNOWN } },
      { token },
    );
    expect(codeOf(asked)).toBeUndefined();
    const code = (await linkTo(app, second, '/confirmEmail')).get('code') ?? '';
    await app.request(
      'mutation Confirm($input: MailCodeInput!) { confirmEmailChange(input: $input) { ok } }',
      { input: { code } },
      { token },
    );
    expect(await seenBy(token)).toEqual([true, 1]);
  });

  it('and the copy of their data holds the letters that went there since an administrator moved the account, none to the holder of the address before', async () => {
    const [first, second] = [newAddress(), newAddress()];
    const { admin, user } = await added(first);
    const isSent = async (subject: string) => {
      const now = app.clock.now();
      await em().insert(Mail, { to: second, subject, text: '', html: '', status: 'sent', createdAt: now, sendAfter: now, sentAt: now });
    };
    await isSent('to somebody else');
    app.clock.advance(1000);
    await app.request(SAVE, { input: { ...(await formOf(app, admin.token, user)), email: second } }, { token: admin.token });
    await isSent('to the person');
    const { data } = await signIn(second, await mailedCode(second));
    const copied = await app.request<{ copyOwnData: { json: string } }>(
      'mutation Copy { copyOwnData { json } }',
      {},
      { token: data?.signIn.token ?? '' },
    );
    expect(JSON.parse(copied.data?.copyOwnData.json ?? '')).toMatchObject({ letters: [{ subject: 'to the person' }] });
  });

  it('not by a code that was mailed to another address before the account was moved', async () => {
    const [first, second] = [newAddress(), newAddress()];
    const { admin, user } = await added(first);
    const code = await mailedCode(first);
    await app.request(SAVE, { input: { ...(await formOf(app, admin.token, user)), email: second } }, { token: admin.token });
    expect(codeOf(await signIn(second, code))).toBe('SIGN_IN_CODE_WRONG');
    expect((await named(second)).addressConfirmedAt).toBeNull();
  });
});

describe('what opened the account before its person proved the mailbox is over with the proof', () => {
  const IRIS = '0000-0002-1825-0097';
  const MAKE = 'mutation Make($input: CreateApiTokenInput!) { createApiToken(input: $input) { token } }';
  const isDead = async (token: string) => codeOf(await app.request('{ viewer { id } }', {}, { token })) === 'UNAUTHENTICATED';

  /** The person who typed the address has made a token, signed in with the password that they know, and bound an iD of theirs. */
  async function waitingFor(email: string) {
    const { admin, user } = await added(email);
    const input = { userId: userId(user), roleId: roleId(1), name: 'Waits', days: 300 };
    const { data } = await app.request<{ createApiToken: { token: string } }>(MAKE, { input }, { token: admin.token });
    await em().nativeUpdate(User, { orcid: IRIS }, { orcid: null });
    await em().nativeUpdate(User, user.id, { orcid: IRIS });
    return { apiToken: data?.createApiToken.token ?? '', session: await sessionOf(email) };
  }
  const confirmMove = async (to: string, token: string, options = {}) => {
    const input = { newEmail: to, password: KNOWN };
    await app.request('mutation Move($input: RequestEmailChangeInput!) { requestEmailChange(input: $input) { ok } }', { input }, { token });
    const code = (await linkTo(app, to, '/confirmEmail')).get('code') ?? '';
    await app.request(
      'mutation Confirm($input: MailCodeInput!) { confirmEmailChange(input: $input) { ok } }',
      { input: { code } },
      options,
    );
    return to;
  };
  const doors: Record<string, (email: string, session: string) => Promise<string>> = {
    'a mailed sign-in code': async (email) => {
      const { data } = await signIn(email, await mailedCode(email));
      expect(await isDead(data?.signIn.token ?? '')).toBe(false);
      return email;
    },
    'a new password by letter': async (email) => {
      await app.request('mutation Ask($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { ok } }', {
        input: { email, realName: '沈知远' },
      });
      await finishJobs(app);
      const code = (await linkTo(app, email, '/rstpwd')).get('validateCode') ?? '';
      const input = { email, code, password: 'Changed123' };
      await app.request('mutation Reset($input: ResetPasswordInput!) { resetPassword(input: $input) { ok } }', { input });
      return email;
    },
    'the letter that moves the account': async (_email, session) => await confirmMove(newAddress(), session),
  };

  it.each(Object.entries(doors))('by %s', async (_name, prove) => {
    const email = newAddress();
    const { apiToken, session } = await waitingFor(email);
    expect([await isDead(apiToken), await isDead(session)]).toEqual([false, false]);
    const proved = await prove(email, session);
    expect([await isDead(apiToken), await isDead(session)]).toEqual([true, true]);
    expect(await named(proved)).toMatchObject({ orcid: null, addressConfirmedAt: expect.any(Date) });
    expect((await mailsTo(app, proved)).some(({ text }) => text.includes(IRIS))).toBe(true);
  });

  it('by registering with an address for which an account had been made', async () => {
    const email = newAddress();
    const user = await buildUser(em(), { email, roles: ['REVIEWER'], passwordHash: null, activatedAt: null });
    const input = { userId: userId(user), roleId: roleId(2), name: 'Waits', days: 300 };
    const { data } = await app.request<{ createApiToken: { token: string } }>(
      MAKE,
      { input },
      { token: (await administratorOf(app)).token },
    );
    expect(await isDead(data?.createApiToken.token ?? '')).toBe(false);
    expect(codeOf(await activateWith(app, await registerPerson(app, { email, realName: '沈知远' })))).toBeUndefined();
    expect(await isDead(data?.createApiToken.token ?? '')).toBe(true);
  });

  it('but not the session that confirms, and nothing where the mailbox had been proved before', async () => {
    const email = newAddress();
    const { apiToken, session } = await waitingFor(email);
    const moved = await confirmMove(newAddress(), session, { token: session });
    expect([await isDead(apiToken), await isDead(session)]).toEqual([true, false]);
    await em().nativeUpdate(User, { email: moved }, { orcid: IRIS });
    const again = await confirmMove(newAddress(), session);
    expect(await isDead(session)).toBe(false);
    expect(await named(again)).toMatchObject({ orcid: IRIS });
  });
});

describe('an invitation to an address that an administrator has taken beforehand', () => {
  const READ = 'query Read($id: ID!) { node(id: $id) { ... on Contribution { titleZh } } }';
  const LIST = 'query List { viewer { invitations { totalCount } invitationPendingCount unreadMessageCount messages { totalCount } } }';
  const invited = async () => {
    const email = newAddress();
    const { user: reviewer } = await added(email, 2);
    const contribution = await buildContribution(em(), { state: 9, reviewRound: 1, invitedFrom: 4, titleZh: '盲审稿' });
    const review = await buildReview(em(), { contribution, reviewer });
    const ctx = createContext(app.deps, { viewer: null, language: 'zh-CN', address: '' });
    await inTransaction(ctx, () =>
      queueMessage(ctx, {
        to: inRole(2, [reviewer.id]),
        key: 'workflow.invited',
        params: { title: '盲审稿' },
        contributionId: contribution.id,
      }),
    );
    return { email, review, id: encodeId('Contribution', contribution.id), reviewId: encodeId('Review', review.id) };
  };

  it('is not in the account: neither list nor manuscript, review or message', async () => {
    const { email, id, reviewId } = await invited();
    const token = await sessionOf(email, 'REVIEWER');
    expect((await app.request(LIST, {}, { token })).data).toEqual({
      viewer: { invitations: { totalCount: 0 }, invitationPendingCount: 0, unreadMessageCount: 0, messages: { totalCount: 0 } },
    });
    expect((await app.request(READ, { id }, { token })).data).toEqual({ node: null });
    expect((await app.request('query Review($id: ID!) { node(id: $id) { id } }', { id: reviewId }, { token })).data).toEqual({
      node: null,
    });
    const accept = 'mutation Accept($input: AcceptInvitationsInput!) { acceptInvitations(input: $input) { results { done } } }';
    const accepted = await app.request(accept, { input: { contributionIds: [id] } }, { token });
    expect(accepted.data).toEqual({ acceptInvitations: { results: [{ done: false }] } });
  });

  it('stays unread for its person, when somebody else marks all messages of the account as read', async () => {
    const { email } = await invited();
    const token = await sessionOf(email, 'REVIEWER');
    const read = await app.request('mutation ReadAll { markAllMessagesRead { viewer { unreadMessageCount } } }', {}, { token });
    expect(read.data).toEqual({ markAllMessagesRead: { viewer: { unreadMessageCount: 0 } } });
    await em().nativeUpdate(User, { email }, { addressConfirmedAt: app.clock.now() });
    expect((await app.request(LIST, {}, { token })).data).toMatchObject({ viewer: { unreadMessageCount: 1 } });
  });

  it('is opened by its letter, for this review alone, and the password goes on opening nothing', async () => {
    const { email, review, id } = await invited();
    const ticketed = await openTicket(app, await ticketOf(app, review));
    expect((await app.request(READ, { id }, { token: ticketed })).data).toEqual({ node: { titleZh: '盲审稿' } });
    expect((await app.request(READ, { id }, { token: await sessionOf(email, 'REVIEWER') })).data).toEqual({ node: null });
  });

  it('is in the account once its person has proved the mailbox, and the ticket is over', async () => {
    const { email, review, id } = await invited();
    const ticketed = await openTicket(app, await ticketOf(app, review));
    await em().nativeUpdate(User, { email }, { addressConfirmedAt: app.clock.now() });
    const token = await sessionOf(email, 'REVIEWER');
    expect((await app.request(LIST, {}, { token })).data).toEqual({
      viewer: { invitations: { totalCount: 1 }, invitationPendingCount: 1, unreadMessageCount: 1, messages: { totalCount: 1 } },
    });
    expect((await app.request(READ, { id }, { token })).data).toEqual({ node: { titleZh: '盲审稿' } });
    expect(codeOf(await app.request(READ, { id }, { token: ticketed }))).toBe('UNAUTHENTICATED');
  });
});
