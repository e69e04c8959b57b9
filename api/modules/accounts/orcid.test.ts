// Signing in by ORCID and binding an iD, through the routes, GraphQL and a local OpenID provider (S1 §2, §8; D13-090; DESIGN §6).
import { createHash } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { buildColloquiumSchema } from '../../schema.ts';
import { sweep } from '../../sweep.ts';
import { startTestApp, type GraphQLAnswer, type TestApp } from '../../testing/app.ts';
import { finishJobs, linkTo, mailsTo } from '../../testing/jobs.ts';
import { OperationLog } from '../audit/operation-log.entity.ts';
import { Mail } from '../mail/mail.entity.ts';
import { OrcidAttempt } from './orcid-attempt.entity.ts';
import { OrcidEntry } from './orcid-entry.entity.ts';
import { JOSIAH, TestOrcid, VisitingBrowser } from './orcid.factory.ts';
import { RateCounter } from './rate-counter.entity.ts';
import { Session } from './session.entity.ts';
import { hashToken } from './token.ts';
import { User } from './user.entity.ts';
import { buildApiToken, buildSession, buildUser, PASSWORD } from './user.factory.ts';

let app: TestApp;
let orcid: TestOrcid;
const MINUTE = 60_000;
const OTHER = '0000-0001-5109-3700';
const em = () => app.database.orm.em.fork();

beforeAll(async () => {
  orcid = await TestOrcid.start();
  app = await startTestApp({ schema: buildColloquiumSchema(), env: { ORCID: orcid.env } });
});
afterAll(async () => {
  await app.close();
  await orcid.close();
});
afterEach(async () => {
  orcid.reset();
  await em().nativeUpdate(User, { orcid: { $ne: null } }, { orcid: null });
  await em().nativeDelete(RateCounter, {});
});

const browser = () => new VisitingBrowser(app.url);
const path = (url: URL) => url.pathname + url.search;
const codeOf = (answer: GraphQLAnswer<unknown>) => answer.errors?.[0]?.extensions.code;

const ENTER = 'mutation Enter($input: SignInWithOrcidInput!) { signInWithOrcid(input: $input) { token status viewer { email orcid } } }';
const BIND_IN = 'mutation BindIn($input: BindOrcidAndSignInInput!) { bindOrcidAndSignIn(input: $input) { token status viewer { email orcid } } }';
const BIND = 'mutation Bind($input: BindOrcidInput!) { bindOrcid(input: $input) { viewer { orcid } } }';
const UNBIND = 'mutation Unbind { unbindOrcid { viewer { orcid } } }';

interface Opened { token: string; status: 'ACTIVE' | 'PENDING'; viewer: { email: string; orcid: string | null } | null }

const enter = async (who: VisitingBrowser, code: string | null, language = 'en') =>
  await app.request<{ signInWithOrcid: Opened | null }>(ENTER, { input: { code: code ?? '', language: 'EN_US' } }, { headers: who.headers, language });
const bindIn = async (who: VisitingBrowser, orcidTicket: string | null, account: string, password = PASSWORD, language = 'en') =>
  await app.request<{ bindOrcidAndSignIn: Opened | null }>(BIND_IN, { input: { account, password, orcidTicket: orcidTicket ?? '', language: 'EN_US' } }, { headers: who.headers, language });
const bind = async (who: VisitingBrowser, token: string, orcidTicket: string | null, password = PASSWORD) =>
  await app.request(BIND, { input: { orcidTicket: orcidTicket ?? '', password } }, { headers: who.headers, token });

/** A visit of somebody whose iD no account has: the ticket of /loginBang. */
async function ticketOf(who: VisitingBrowser, query = ''): Promise<string> {
  return (await who.visit(query)).searchParams.get('orcid') ?? '';
}

async function tokenOf(user: User): Promise<string> {
  return await buildSession(em(), await em().findOneOrFail(User, user.id, { populate: ['roles'] }), app.clock);
}

describe('the way to ORCID', () => {
  it('asks with state, nonce and PKCE, for nothing but who the person is', async () => {
    const address = new URL(await browser().open('/orcid/start'));
    expect(address.origin).toBe(orcid.env.issuer);
    expect(Object.fromEntries(address.searchParams)).toEqual({
      client_id: orcid.env.clientId, response_type: 'code', scope: 'openid', redirect_uri: 'http://localhost:4000/orcid/callback',
      state: expect.stringMatching(/^[\w-]{43}$/), nonce: expect.stringMatching(/^[\w-]{43}$/), code_challenge: expect.stringMatching(/^[\w-]{43}$/), code_challenge_method: 'S256',
    });
  });

  it('ties the visit to the browser by a cookie that no script reads', async () => {
    const response = await fetch(`${app.url}/orcid/start`, { redirect: 'manual' });
    expect(response.headers.getSetCookie()[0]).toMatch(/^browser=[\w-]{43}; Max-Age=3600; Path=\/; .*HttpOnly; SameSite=Lax$/);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('is not there when ORCID is not configured, and is then not offered (R1-023)', async () => {
    const without = await startTestApp({ schema: buildColloquiumSchema(), beside: app });
    expect((await fetch(`${without.url}/orcid/start`, { redirect: 'manual' })).status).toBe(404);
    const OFFER = '{ publicSettings { offersOrcid } }';
    expect((await without.request(`query Offer ${OFFER}`)).data).toEqual({ publicSettings: { offersOrcid: false } });
    expect((await app.request(`query Offer ${OFFER}`)).data).toEqual({ publicSettings: { offersOrcid: true } });
    await without.close();
  });

  it('is limited by address', async () => {
    const who = browser();
    await who.open('/orcid/start');
    await em().nativeUpdate(RateCounter, { key: { $like: 'orcid:address:%' } }, { points: 60 });
    expect(await who.open('/orcid/start')).toBe('/login?orcidFailure=tooMany');
  });

  it('tells when ORCID cannot be reached', async () => {
    const lost = await startTestApp({ schema: buildColloquiumSchema(), beside: app, env: { ORCID: { ...orcid.env, issuer: 'http://127.0.0.1:9' } } });
    expect(await new VisitingBrowser(lost.url).open('/orcid/start?for=bind')).toBe('/main/personMsg?orcidFailure=failed');
    await lost.close();
  });
});

describe('the way back', () => {
  it('leads a known iD to /loginSuccess with a code that opens a session (R1-012, R1-029)', async () => {
    const user = await buildUser(em(), { orcid: JOSIAH });
    const who = browser();
    const page = await who.visit();
    expect(page.pathname).toBe('/loginSuccess');
    const { data } = await enter(who, page.searchParams.get('token'));
    expect(data?.signInWithOrcid).toMatchObject({ status: 'ACTIVE', viewer: { email: user.email, orcid: JOSIAH } });
    expect(await em().findOneOrFail(Session, { tokenHash: hashToken(data?.signInWithOrcid?.token ?? '') })).toMatchObject({ isRemembered: false });
  });

  it('remembers for seven days when that was ticked, and which page was asked for', async () => {
    await buildUser(em(), { orcid: JOSIAH });
    const who = browser();
    const page = await who.visit(`?remember=1&next=${encodeURIComponent('/main/msgCenter?roleId=1')}`);
    expect(page.searchParams.get('next')).toBe('/main/msgCenter?roleId=1');
    const { data } = await enter(who, page.searchParams.get('token'));
    expect(await em().findOneOrFail(Session, { tokenHash: hashToken(data?.signInWithOrcid?.token ?? '') })).toMatchObject({ isRemembered: true });
  });

  it('leads an unknown iD to /loginBang with a ticket that shows it (R1-031)', async () => {
    const page = await browser().visit();
    expect(page.pathname).toBe('/loginBang');
    expect(page.searchParams.get('orcid')).toMatch(new RegExp(`^${JOSIAH}\\.\\d+\\.[\\w-]{43}$`));
  });

  it('takes an iD that is told as an address', async () => {
    orcid.plan.sub = `https://orcid.org/${OTHER}`;
    expect((await browser().visit()).searchParams.get('orcid')).toContain(`${OTHER}.`);
  });

  it.each(['0000-0002-1825-0098', 'johndoe', ''])('takes nobody whose iD is %j', async (sub) => {
    orcid.plan.sub = sub;
    expect(path(await browser().visit())).toBe('/login?orcidFailure=failed');
  });

  it('tells who said no at ORCID that nothing has happened, on the page where they began', async () => {
    orcid.plan.isCancelled = true;
    expect(path(await browser().visit())).toBe('/login?orcidFailure=cancelled');
    expect(path(await browser().visit('?for=bind'))).toBe('/main/personMsg?orcidFailure=cancelled');
  });

  it('takes no state but its own', async () => {
    const who = browser();
    const back = await who.ask(await who.open('/orcid/start'));
    expect(await who.open(back.replace(/state=[^&]+/, 'state=forged'))).toBe('/login?orcidFailure=expired');
    expect(await who.open(back.replace(/&?state=[^&]+/, ''))).toBe('/login?orcidFailure=expired');
    // The forged try has not broken the visit itself.
    expect(await who.open(back)).toMatch(/^\/loginBang\?/);
  });

  it('takes no visit that another browser began', async () => {
    const stranger = browser();
    const back = await stranger.ask(await stranger.open('/orcid/start'));
    const who = browser();
    await who.open('/orcid/start');
    expect(await who.open(back)).toBe('/login?orcidFailure=expired');
    expect(await browser().open(back)).toBe('/login?orcidFailure=expired');
  });

  it('takes no other nonce than its own', async () => {
    orcid.plan.token = (payload) => (payload['nonce'] = 'another');
    expect(path(await browser().visit())).toBe('/login?orcidFailure=failed');
    orcid.plan.token = (payload) => delete payload['nonce'];
    expect(path(await browser().visit())).toBe('/login?orcidFailure=failed');
  });

  it.each([
    ['for another client', (payload: Record<string, unknown>) => (payload['aud'] = 'somebody else')],
    ['of another issuer', (payload: Record<string, unknown>) => (payload['iss'] = 'https://elsewhere.example.org')],
    ['that has run out', (payload: Record<string, unknown>) => (payload['exp'] = 1_000_000_000)],
  ])('takes no id token %s', async (_what, token) => {
    orcid.plan.token = token;
    expect(path(await browser().visit())).toBe('/login?orcidFailure=failed');
  });

  it('takes a code once: whoever sees the address cannot use it again', async () => {
    const who = browser();
    const back = await who.ask(await who.open('/orcid/start'));
    expect(await who.open(back)).toMatch(/^\/loginBang\?/);
    expect(await who.open(back)).toBe('/login?orcidFailure=expired');
  });

  it('redeems the code with what only this visit knows (PKCE)', async () => {
    const who = browser();
    const address = await who.open('/orcid/start');
    await who.open(await who.ask(address));
    const challenge = createHash('sha256').update(orcid.codeVerifier).digest('base64url');
    expect(new URL(address).searchParams.get('code_challenge')).toBe(challenge);
  });

  it('takes no code that was asked for in another visit', async () => {
    const who = browser();
    const first = new URLSearchParams((await who.ask(await who.open('/orcid/start'))).split('?')[1]);
    const second = await who.ask(await who.open('/orcid/start'));
    expect(await who.open(second.replace(/code=[^&]+/, `code=${first.get('code')}`))).toBe('/login?orcidFailure=failed');
  });

  it('lasts a quarter of an hour', async () => {
    const who = browser();
    const back = await who.ask(await who.open('/orcid/start'));
    app.clock.advance(15 * MINUTE);
    expect(await who.open(back)).toBe('/login?orcidFailure=expired');
    await sweep({ ...app.deps });
    app.clock.advance(1);
    await sweep({ ...app.deps });
    expect(await em().count(OrcidAttempt, {})).toBe(0);
  });
});

describe('the code of /loginSuccess', () => {
  async function arrive(own: Parameters<typeof buildUser>[1] = {}) {
    const user = await buildUser(em(), { orcid: JOSIAH, ...own });
    const who = browser();
    return { user, who, code: (await who.visit()).searchParams.get('token') };
  }

  it('opens one session, once', async () => {
    const { who, code } = await arrive();
    expect(codeOf(await enter(who, code))).toBeUndefined();
    const again = await enter(who, code, 'zh-CN');
    expect(again.errors?.[0]).toMatchObject({ message: 'ORCID登录已过期，请重新登录', extensions: { code: 'ORCID_CODE_INVALID' } });
  });

  it('is kept hashed and lasts a minute', async () => {
    const { who, code } = await arrive();
    expect(await em().count(OrcidEntry, { codeHash: hashToken(code ?? '') })).toBe(1);
    app.clock.advance(MINUTE);
    expect(codeOf(await enter(who, code))).toBe('ORCID_CODE_INVALID');
    app.clock.advance(1);
    await sweep({ ...app.deps });
    expect(await em().count(OrcidEntry, {})).toBe(0);
  });

  it('is worth nothing in another browser: nobody can be led into a stranger’s account', async () => {
    const { code } = await arrive();
    const victim = browser();
    await victim.open('/orcid/start');
    expect(codeOf(await enter(victim, code))).toBe('ORCID_CODE_INVALID');
    expect(codeOf(await enter(browser(), code))).toBe('ORCID_CODE_INVALID');
  });

  it('makes the session wait when the account is online elsewhere (code 700, R1-026)', async () => {
    const { user, who, code } = await arrive();
    const session = await em().findOneOrFail(Session, { tokenHash: hashToken(await tokenOf(user)) });
    await em().nativeUpdate(Session, session.id, { isExclusive: true });
    const { data } = await enter(who, code);
    expect(data?.signInWithOrcid).toMatchObject({ status: 'PENDING', viewer: null });
    const takeOver = 'mutation TakeOver($input: TakeOverSessionInput!) { takeOverSession(input: $input) { viewer { email } } }';
    expect(await app.request(takeOver, { input: { pendingToken: data?.signInWithOrcid?.token } })).toMatchObject({ data: { takeOverSession: { viewer: { email: user.email } } } });
  });

  it.each([['ACCOUNT_DISABLED', { isEnabled: false }], ['ACCOUNT_NOT_ACTIVATED', { activatedAt: null }]])('opens nothing for an account that may not sign in (%s)', async (refusal, own) => {
    const { who, code } = await arrive(own);
    expect(codeOf(await enter(who, code))).toBe(refusal);
    // It is used up all the same.
    expect(codeOf(await enter(who, code))).toBe('ORCID_CODE_INVALID');
  });
});

describe('binding an existing account (SC-005, R1-031, E1-005)', () => {
  it('takes email or user name with the password, signs in, is logged and told by mail', async () => {
    const user = await buildUser(em(), { username: 'josiah' });
    const who = browser();
    const { data } = await bindIn(who, await ticketOf(who), ' Josiah ');
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
    const ticket = await ticketOf(who);
    const answers = [await bindIn(who, ticket, email, 'Wrong1234'), await bindIn(who, ticket, 'nobody@example.org', 'Wrong1234')];
    expect(answers[0]).toEqual(answers[1]);
    expect(codeOf(answers[0] ?? { status: 0 })).toBe('CREDENTIALS_WRONG');
    for (let attempt = 1; attempt < 10; attempt += 1) await bindIn(who, ticket, email, 'Wrong1234');
    expect(codeOf(await bindIn(who, ticket, email))).toBe('RATE_LIMITED');
  });

  it('takes no ticket that is forged, expired, or another browser’s', async () => {
    const { email } = await buildUser(em());
    const who = browser();
    const ticket = await ticketOf(who);
    const [iD, until, signature] = ticket.split('.');
    for (const forged of [`${OTHER}.${until}.${signature}`, `${iD}.${Number(until) + 1}.${signature}`, `${iD}.${until}.${'A'.repeat(43)}`, `${iD}.${until}`, `${ticket}.x`, JOSIAH, '', '..']) {
      expect(codeOf(await bindIn(who, forged, email)), forged).toBe('ORCID_TICKET_INVALID');
    }
    const victim = browser();
    await victim.open('/orcid/start');
    for (const other of [victim, browser()]) expect(codeOf(await bindIn(other, ticket, email))).toBe('ORCID_TICKET_INVALID');
    app.clock.advance(20 * MINUTE);
    const late = await bindIn(who, ticket, email, PASSWORD, 'zh-CN');
    expect(late.errors?.[0]).toMatchObject({ message: 'ORCID验证已过期，请重新使用ORCID登录', extensions: { code: 'ORCID_TICKET_INVALID' } });
    expect((await em().findOneOrFail(User, { email })).orcid).toBeNull();
  });

  it('counts nothing against an account without a good ticket', async () => {
    const { email } = await buildUser(em());
    const who = browser();
    for (let attempt = 0; attempt < 12; attempt += 1) await bindIn(who, 'forged', email, 'Wrong1234');
    expect(codeOf(await bindIn(who, await ticketOf(who), email))).toBeUndefined();
  });

  it('binds an iD to one account, and an account to one iD', async () => {
    const who = browser();
    const ticket = await ticketOf(who);
    const [first, second] = [await buildUser(em()), await buildUser(em())];
    expect(codeOf(await bindIn(who, ticket, first.email))).toBeUndefined();
    expect(codeOf(await bindIn(who, ticket, second.email))).toBe('ORCID_TAKEN');
    orcid.plan.sub = OTHER;
    expect(codeOf(await bindIn(who, await ticketOf(who), first.email))).toBe('ORCID_ACCOUNT_BOUND');
    expect(await em().count(User, { orcid: { $in: [JOSIAH, OTHER] } })).toBe(1);
  });

  it('gives an iD to one of two who bind it at once', async () => {
    const who = browser();
    const ticket = await ticketOf(who);
    const people = [await buildUser(em()), await buildUser(em()), await buildUser(em())];
    const answers = await Promise.all(people.map((person) => bindIn(who, ticket, person.email)));
    expect(answers.map(codeOf).toSorted()).toEqual(['ORCID_TAKEN', 'ORCID_TAKEN', undefined]);
    expect(await em().count(User, { orcid: JOSIAH })).toBe(1);
  });

  it('makes the session wait when the account is online elsewhere, and binds all the same (code 700)', async () => {
    const user = await buildUser(em());
    await em().nativeUpdate(Session, { tokenHash: hashToken(await tokenOf(user)) }, { isExclusive: true });
    const who = browser();
    expect((await bindIn(who, await ticketOf(who), user.email)).data?.bindOrcidAndSignIn).toMatchObject({ status: 'PENDING', viewer: null });
    expect((await em().findOneOrFail(User, user.id)).orcid).toBe(JOSIAH);
  });

  it('refuses accounts that may not sign in', async () => {
    const who = browser();
    const ticket = await ticketOf(who);
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
    expect((await app.request(BIND, { input: { orcidTicket: ticket, password: 'Wrong1234' } }, { headers: who.headers, token })).errors?.[0]).toMatchObject({
      extensions: { code: 'INVALID_INPUT', fields: { password: 'Wrong password' } },
    });
    expect((await bind(who, token, ticket)).data).toEqual({ bindOrcid: { viewer: { orcid: JOSIAH } } });
    expect((await app.request(UNBIND, {}, { token })).data).toEqual({ unbindOrcid: { viewer: { orcid: null } } });
    expect((await app.request(UNBIND, {}, { token })).errors).toBeUndefined();
    const logged = await em().find(OperationLog, { user: user.id }, { orderBy: { id: 'asc' } });
    expect(logged.map(({ operation, outcome }) => `${operation} ${outcome}`)).toEqual(['bindOrcid refused', 'bindOrcid done', 'unbindOrcid done', 'unbindOrcid done']);
    const mails = await em().find(Mail, { to: user.email }, { orderBy: { id: 'asc' } });
    expect(mails.map((mail) => mail.subject)).toEqual(['Your account is bound to ORCID', 'Your account is no longer bound to ORCID']);
    expect((await who.visit()).pathname).toBe('/loginBang');
  });

  it('leads an iD back there even when an account has it: that is told with the binding', async () => {
    await buildUser(em(), { orcid: JOSIAH });
    const who = browser();
    const ticket = await ticketOf(who, '?for=bind');
    expect(codeOf(await bind(who, await tokenOf(await buildUser(em())), ticket))).toBe('ORCID_TAKEN');
  });

  it('a ticket from another browser binds nothing: no link makes a person bind a stranger’s iD', async () => {
    const stranger = browser();
    const ticket = await ticketOf(stranger, '?for=bind');
    const victim = browser();
    await victim.open('/orcid/start');
    expect(codeOf(await bind(victim, await tokenOf(await buildUser(em())), ticket))).toBe('ORCID_TICKET_INVALID');
  });

  it('nobody binds or unbinds without a session', async () => {
    const who = browser();
    const ticket = await ticketOf(who, '?for=bind');
    expect(codeOf(await app.request(BIND, { input: { orcidTicket: ticket, password: PASSWORD } }, { headers: who.headers }))).toBe('UNAUTHENTICATED');
    expect(codeOf(await app.request(UNBIND))).toBe('UNAUTHENTICATED');
    const program = await buildApiToken(em(), await buildUser(em()), app.clock, 'AUTHOR');
    expect(codeOf(await app.request(UNBIND, {}, { token: program })), 'nor does a program').toBe('FORBIDDEN');
  });
});

describe('registering with a ticket (SC-004, R1-030, E1-004)', () => {
  const REGISTER = 'mutation Register($input: RegisterAccountInput!) { registerAccount(input: $input) { ok } }';
  const register = async (who: VisitingBrowser, email: string, orcidTicket: string | null, language = 'en') =>
    await app.request(REGISTER, { input: { email, password: PASSWORD, realName: 'Josiah', language: 'EN_US', orcidTicket } }, { headers: who.headers, language });
  const activate = async (email: string) => {
    const code = (await linkTo(app, email, '/activate')).get('code');
    return await app.request('mutation Activate($input: MailCodeInput!) { activateAccount(input: $input) { ok } }', { input: { code } });
  };

  it('gives the iD to the new account, which it opens once the letter was answered; the letter names it', async () => {
    const who = browser();
    expect((await register(who, 'josiah@example.org', await ticketOf(who))).data).toEqual({ registerAccount: { ok: true } });
    await finishJobs(app);
    expect((await mailsTo(app, 'josiah@example.org'))[0]?.text).toContain(JOSIAH);
    const early = await who.visit();
    expect(codeOf(await enter(who, early.searchParams.get('token')))).toBe('ACCOUNT_NOT_ACTIVATED');
    await activate('josiah@example.org');
    const page = await who.visit();
    expect((await enter(who, page.searchParams.get('token'))).data?.signInWithOrcid?.viewer).toEqual({ email: 'josiah@example.org', orcid: JOSIAH });
  });

  it('takes no ticket that is forged, expired, or another browser’s, and no iD that an account has (R1-061)', async () => {
    const who = browser();
    const ticket = await ticketOf(who);
    for (const [from, given] of [[who, ticket.replace(JOSIAH, OTHER)], [who, JOSIAH], [browser(), ticket]] as const) expect(codeOf(await register(from, 'forged@example.org', given))).toBe('ORCID_TICKET_INVALID');
    await buildUser(em(), { orcid: JOSIAH });
    expect((await register(who, 'taken@example.org', ticket, 'zh-CN')).errors?.[0]).toMatchObject({ message: '该ORCID已绑定其他账号', extensions: { code: 'ORCID_TAKEN' } });
    app.clock.advance(20 * MINUTE);
    expect(codeOf(await register(who, 'late@example.org', ticket))).toBe('ORCID_TICKET_INVALID');
    await finishJobs(app);
    expect(await em().count(User, { email: { $in: ['forged@example.org', 'taken@example.org', 'late@example.org'] } })).toBe(0);
  });

  it('does not let an iD be held by who never answered the letter', async () => {
    const who = browser();
    await register(who, 'first@example.org', await ticketOf(who));
    await finishJobs(app);
    const user = await buildUser(em());
    const token = await tokenOf(user);
    expect((await bind(who, token, await ticketOf(who, '?for=bind'))).data).toEqual({ bindOrcid: { viewer: { orcid: JOSIAH } } });
    await activate('first@example.org');
    expect((await em().findOneOrFail(User, { email: 'first@example.org' })).orcid).toBeNull();
  });

  it('a registration without a ticket takes the iD off the unanswered one before it', async () => {
    const who = browser();
    await register(who, 'again@example.org', await ticketOf(who));
    await finishJobs(app);
    await register(who, 'again@example.org', null);
    await finishJobs(app);
    expect((await em().findOneOrFail(User, { email: 'again@example.org' })).orcid).toBeNull();
  });
});

it('keeps codes, tickets and cookies out of the operation log', async () => {
  const user = await buildUser(em(), { orcid: JOSIAH });
  const who = browser();
  const code = (await who.visit()).searchParams.get('token') ?? '';
  await enter(who, code);
  orcid.plan.sub = OTHER;
  const ticket = await ticketOf(who);
  await bindIn(who, ticket, user.email);
  const log = JSON.stringify(await em().find(OperationLog, {}));
  for (const secret of [code, ticket, who.cookie.split('=')[1] ?? '', PASSWORD]) expect(log).not.toContain(secret);
});
