// ORCID iDs of accounts: bound at sign-in, in the personal information and by registering; one iD, one account (S1 §2, §8; D13-090).
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { codeOf, type TestApp } from '../../../testing/app.ts';
import { finishJobs, linkTo, mailsTo } from '../../../testing/jobs.ts';
import { OperationLog } from '../../audit/operation-log.entity.ts';
import { Mail } from '../../mail/mail.entity.ts';
import { bindAndEnter, enter, JOSIAH, LAURE, OrcidWorld, type TestOrcid, VisitingBrowser } from './orcid.factory.ts';
import { Session } from '../sessions/session.entity.ts';
import { hashToken } from '../sessions/token.ts';
import { User } from '../viewer/user.entity.ts';
import { buildUser, PASSWORD } from '../viewer/user.factory.ts';

let world: OrcidWorld;
let app: TestApp;
let orcid: TestOrcid;
const MINUTE = 60_000;
const em = () => app.database.orm.em.fork();

beforeAll(async () => {
  world = await OrcidWorld.start();
  ({ app, orcid } = world);
});
afterAll(() => world.close());
afterEach(() => world.reset());

const browser = () => new VisitingBrowser(app.url);

const BIND = 'mutation Bind($input: BindOrcidInput!) { bindOrcid(input: $input) { viewer { orcid } } }';
const UNBIND = 'mutation Unbind { unbindOrcid { viewer { orcid } } }';

const bindIn = async (who: VisitingBrowser, ticket: string, account: string, password = PASSWORD, language = 'en') =>
  await bindAndEnter(app, who, ticket, { account, password, language });
const bind = async (who: VisitingBrowser, token: string, orcidTicket: string | null, password = PASSWORD) =>
  await app.request(BIND, { input: { orcidTicket: orcidTicket ?? '', password } }, { headers: who.headers, token });

const tokenOf = (user: User) => world.tokenOf(user);

describe('binding an existing account (SC-005, R1-031, E1-005)', () => {
  it('takes email or user name with the password, signs in, is logged and told by mail', async () => {
    const user = await buildUser(em(), { username: 'josiah' });
    const who = browser();
    const { data } = await bindIn(who, await who.ticket(), ' Josiah ');
    expect(data?.bindOrcidAndSignIn).toMatchObject({ status: 'ACTIVE', viewer: { email: user.email, orcid: JOSIAH } });
    expect((await em().findOneOrFail(User, user.id)).orcid).toBe(JOSIAH);
    expect(await em().count(OperationLog, { operation: 'bindOrcidAndSignIn', user: user.id, outcome: 'done' })).toBe(1);
    const [mail] = await em().find(Mail, { to: user.email });
    expect(mail).toMatchObject({ subject: 'Your account is bound to ORCID', text: expect.stringContaining(JOSIAH) });
    // From now on ORCID is enough.
    expect((await who.visit()).pathname).toBe('/loginSuccess');
  });

  it('refuses a wrong password and an unknown account alike, and counts them (R1-060)', async () => {
    const { email } = await buildUser(em());
    const who = browser();
    const ticket = await who.ticket();
    const answers = [await bindIn(who, ticket, email, 'Wrong1234'), await bindIn(who, ticket, 'nobody@example.org', 'Wrong1234')];
    expect(answers[0]).toEqual(answers[1]);
    expect(codeOf(answers[0])).toBe('CREDENTIALS_WRONG');
    for (let attempt = 1; attempt < 10; attempt += 1) await bindIn(who, ticket, email, 'Wrong1234');
    expect(codeOf(await bindIn(who, ticket, email))).toBe('RATE_LIMITED');
  });

  it('takes no ticket that is forged, expired, or another browser’s', async () => {
    const { email } = await buildUser(em());
    const who = browser();
    const ticket = await who.ticket();
    const [iD, until, signature] = ticket.split('.');
    for (const forged of [
      `${LAURE}.${until}.${signature}`,
      `${iD}.${Number(until) + 1}.${signature}`,
      `${iD}.${until}.${'A'.repeat(43)}`,
      `${iD}.${until}`,
      `${ticket}.x`,
      JOSIAH,
      '',
      '..',
    ]) {
      expect(codeOf(await bindIn(who, forged, email)), forged).toBe('ORCID_TICKET_INVALID');
    }
    const victim = browser();
    await victim.open('/orcid/start');
    for (const other of [victim, browser()]) expect(codeOf(await bindIn(other, ticket, email))).toBe('ORCID_TICKET_INVALID');
    app.clock.advance(20 * MINUTE);
    const late = await bindIn(who, ticket, email, PASSWORD, 'zh-CN');
    expect(late.errors?.[0]).toMatchObject({
      message: 'ORCID验证已过期，请重新使用ORCID登录',
      extensions: { code: 'ORCID_TICKET_INVALID' },
    });
    expect((await em().findOneOrFail(User, { email })).orcid).toBeNull();
  });

  it('counts nothing against an account without a good ticket', async () => {
    const { email } = await buildUser(em());
    const who = browser();
    for (let attempt = 0; attempt < 12; attempt += 1) await bindIn(who, 'forged', email, 'Wrong1234');
    expect(codeOf(await bindIn(who, await who.ticket(), email))).toBeUndefined();
  });

  it('binds an iD to one account, and an account to one iD', async () => {
    const who = browser();
    const ticket = await who.ticket();
    const [first, second] = [await buildUser(em()), await buildUser(em())];
    expect(codeOf(await bindIn(who, ticket, first.email))).toBeUndefined();
    expect(codeOf(await bindIn(who, ticket, second.email))).toBe('ORCID_TAKEN');
    orcid.plan.sub = LAURE;
    expect(codeOf(await bindIn(who, await who.ticket(), first.email))).toBe('ORCID_ACCOUNT_BOUND');
    expect(await em().count(User, { orcid: { $in: [JOSIAH, LAURE] } })).toBe(1);
  });

  it('gives an iD to one of two who bind it at once', async () => {
    const who = browser();
    const ticket = await who.ticket();
    const people = [await buildUser(em()), await buildUser(em()), await buildUser(em())];
    const answers = await Promise.all(people.map((person) => bindIn(who, ticket, person.email)));
    expect(answers.map(codeOf).toSorted()).toEqual(['ORCID_TAKEN', 'ORCID_TAKEN', undefined]);
    expect(await em().count(User, { orcid: JOSIAH })).toBe(1);
  });

  it('makes the session wait when the account is online elsewhere, and binds all the same (code 700)', async () => {
    const user = await buildUser(em());
    await em().nativeUpdate(Session, { tokenHash: hashToken(await tokenOf(user)) }, { isExclusive: true });
    const who = browser();
    expect((await bindIn(who, await who.ticket(), user.email)).data?.bindOrcidAndSignIn).toMatchObject({ status: 'PENDING', viewer: null });
    expect((await em().findOneOrFail(User, user.id)).orcid).toBe(JOSIAH);
  });

  it('refuses accounts that may not sign in', async () => {
    const who = browser();
    const ticket = await who.ticket();
    expect(codeOf(await bindIn(who, ticket, (await buildUser(em(), { isEnabled: false })).email))).toBe('ACCOUNT_DISABLED');
    expect(codeOf(await bindIn(who, ticket, (await buildUser(em(), { activatedAt: null })).email))).toBe('ACCOUNT_NOT_ACTIVATED');
    expect(await em().count(User, { orcid: JOSIAH })).toBe(0);
  });
});

describe('in personal information (R3-138)', () => {
  it('a signed-in person binds with the password, and unbinds; both are logged and told by mail', async () => {
    const user = await buildUser(em());
    const token = await tokenOf(user);
    const who = browser();
    const page = await who.visit('?for=bind');
    expect(page.pathname).toBe('/main/personMsg');
    const ticket = page.searchParams.get('orcid');
    expect(
      (await app.request(BIND, { input: { orcidTicket: ticket, password: 'Wrong1234' } }, { headers: who.headers, token })).errors?.[0],
    ).toMatchObject({ extensions: { code: 'INVALID_INPUT', fields: { password: 'Wrong password' } } });
    expect((await bind(who, token, ticket)).data).toEqual({ bindOrcid: { viewer: { orcid: JOSIAH } } });
    expect((await app.request(UNBIND, {}, { token })).data).toEqual({ unbindOrcid: { viewer: { orcid: null } } });
    expect((await app.request(UNBIND, {}, { token })).errors).toBeUndefined();
    const logged = await em().find(OperationLog, { user: user.id }, { orderBy: { id: 'asc' } });
    expect(logged.map(({ operation, outcome }) => `${operation} ${outcome}`)).toEqual([
      'bindOrcid refused',
      'bindOrcid done',
      'unbindOrcid done',
      'unbindOrcid done',
    ]);
    const mails = await em().find(Mail, { to: user.email }, { orderBy: { id: 'asc' } });
    expect(mails.map((mail) => mail.subject)).toEqual(['Your account is bound to ORCID', 'Your account is no longer bound to ORCID']);
    expect((await who.visit()).pathname).toBe('/loginBang');
  });

  it('leads an iD back there even when an account has it: that is told with the binding', async () => {
    await buildUser(em(), { orcid: JOSIAH });
    const who = browser();
    const ticket = await who.ticket('?for=bind');
    expect(codeOf(await bind(who, await tokenOf(await buildUser(em())), ticket))).toBe('ORCID_TAKEN');
  });

  it('a ticket from another browser binds nothing: no link makes a person bind a stranger’s iD', async () => {
    const stranger = browser();
    const ticket = await stranger.ticket('?for=bind');
    const victim = browser();
    await victim.open('/orcid/start');
    expect(codeOf(await bind(victim, await tokenOf(await buildUser(em())), ticket))).toBe('ORCID_TICKET_INVALID');
  });

  it('nobody binds or unbinds without a session', async () => {
    const who = browser();
    const ticket = await who.ticket('?for=bind');
    expect(codeOf(await app.request(BIND, { input: { orcidTicket: ticket, password: PASSWORD } }, { headers: who.headers }))).toBe(
      'UNAUTHENTICATED',
    );
    expect(codeOf(await app.request(UNBIND))).toBe('UNAUTHENTICATED');
  });
});

describe('registering with a ticket (SC-004, R1-030, E1-004)', () => {
  const REGISTER = 'mutation Register($input: RegisterAccountInput!) { registerAccount(input: $input) { ok } }';
  const register = async (who: VisitingBrowser, email: string, orcidTicket: string | null, language = 'en') =>
    await app.request(
      REGISTER,
      { input: { email, password: PASSWORD, realName: 'Josiah', language: 'EN_US', orcidTicket } },
      { headers: who.headers, language },
    );
  const activateBy = async (code: string | null | undefined) =>
    await app.request('mutation Activate($input: ActivateAccountInput!) { activateAccount(input: $input) { ok } }', {
      input: { code, password: PASSWORD },
    });
  const activate = async (email: string) => await activateBy((await linkTo(app, email, '/activate')).get('code'));

  it('gives the iD to the new account, which it opens once the letter was answered; the letter names it', async () => {
    const who = browser();
    expect((await register(who, 'josiah@example.org', await who.ticket())).data).toEqual({ registerAccount: { ok: true } });
    await finishJobs(app);
    expect((await mailsTo(app, 'josiah@example.org'))[0]?.text).toContain(JOSIAH);
    // Before, nobody has it: the page offers to register once more, or to bind an account.
    expect((await who.visit()).pathname).toBe('/loginBang');
    await activate('josiah@example.org');
    const page = await who.visit();
    expect((await enter(app, who, page.searchParams.get('token'))).data?.signInWithOrcid?.viewer).toEqual({
      email: 'josiah@example.org',
      orcid: JOSIAH,
    });
  });

  it('takes no ticket that is forged, expired, or another browser’s, and no iD that an account has (R1-061)', async () => {
    const who = browser();
    const ticket = await who.ticket();
    for (const [from, given] of [
      [who, ticket.replace(JOSIAH, LAURE)],
      [who, JOSIAH],
      [browser(), ticket],
    ] as const)
      expect(codeOf(await register(from, 'forged@example.org', given))).toBe('ORCID_TICKET_INVALID');
    await buildUser(em(), { orcid: JOSIAH });
    expect((await register(who, 'taken@example.org', ticket, 'zh-CN')).errors?.[0]).toMatchObject({
      message: '该ORCID已绑定其他账号',
      extensions: { code: 'ORCID_TAKEN' },
    });
    app.clock.advance(20 * MINUTE);
    expect(codeOf(await register(who, 'late@example.org', ticket))).toBe('ORCID_TICKET_INVALID');
    await finishJobs(app);
    expect(await em().count(User, { email: { $in: ['forged@example.org', 'taken@example.org', 'late@example.org'] } })).toBe(0);
  });

  it('does not let an iD be held by somebody who never answered the letter', async () => {
    const who = browser();
    await register(who, 'first@example.org', await who.ticket());
    await finishJobs(app);
    const user = await buildUser(em());
    const token = await tokenOf(user);
    expect((await bind(who, token, await who.ticket('?for=bind'))).data).toEqual({ bindOrcid: { viewer: { orcid: JOSIAH } } });
    await activate('first@example.org');
    expect((await em().findOneOrFail(User, { email: 'first@example.org' })).orcid).toBeNull();
  });

  it('goes to one account when several letters are answered and it is bound at the same moment; each letter makes its account', async () => {
    const who = browser();
    const emails = ['one@example.org', 'two@example.org', 'three@example.org'];
    for (const email of emails) await register(who, email, await who.ticket());
    await finishJobs(app);
    const codes = await Promise.all(emails.map(async (email) => (await linkTo(app, email, '/activate')).get('code')));
    const holder = await buildUser(em());
    const [token, ticket] = [await tokenOf(holder), await who.ticket('?for=bind')];
    const [bound, ...activated] = await Promise.all([bind(who, token, ticket), ...codes.map(activateBy)]);
    expect(activated.map(codeOf)).toEqual([undefined, undefined, undefined]);
    const holders = await em().find(User, { orcid: JOSIAH });
    expect(holders).toHaveLength(1);
    expect(codeOf(bound)).toBe(holders[0]?.id === holder.id ? undefined : 'ORCID_TAKEN');
    expect(await em().count(User, { email: { $in: emails } })).toBe(3);
  });

  it('goes to the account whose letter is answered: another registration of the address has its own', async () => {
    const [josiah, laure] = [browser(), browser()];
    await register(josiah, 'again@example.org', await josiah.ticket());
    await finishJobs(app);
    orcid.plan.sub = LAURE;
    await register(laure, 'again@example.org', await laure.ticket());
    await finishJobs(app);
    const [first, second] = (await mailsTo(app, 'again@example.org')).map(({ text }) => text);
    expect([first?.includes(JOSIAH), first?.includes(LAURE), second?.includes(JOSIAH), second?.includes(LAURE)]).toEqual([
      true,
      false,
      false,
      true,
    ]);
    await activateBy(/code=([\w-]+)/.exec(first ?? '')?.[1]);
    expect((await em().findOneOrFail(User, { email: 'again@example.org' })).orcid).toBe(JOSIAH);
    expect((await laure.visit()).pathname, 'nobody’s').toBe('/loginBang');
  });
});
