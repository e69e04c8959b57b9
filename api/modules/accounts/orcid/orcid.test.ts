// Signing in by ORCID: the visit, its result and the code it ends with, through the routes, GraphQL and a local OpenID provider (S1 §2, §8;
// D13-090; principles, Accounts and sessions).
import { createHash } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { colloquiumSchema } from '../../../schema.ts';
import { sweep } from '../../../work/sweep.ts';
import { codeOf, startTestApp, type TestApp } from '../../../testing/app.ts';
import { OperationLog } from '../../audit/operation-log.entity.ts';
import { OrcidAttempt } from './orcid-attempt.entity.ts';
import { OrcidEntry } from './orcid-entry.entity.ts';
import { bindAndEnter, enter, JOSIAH, LAURE, OrcidWorld, type TestOrcid, VisitingBrowser } from './orcid.factory.ts';
import { RateCounter } from '../limits/rate-counter.entity.ts';
import { Session } from '../sessions/session.entity.ts';
import { hashToken } from '../sessions/token.ts';
import type { User } from '../viewer/user.entity.ts';
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
const path = (url: URL) => url.pathname + url.search;

const tokenOf = (user: User) => world.tokenOf(user);

describe('the way to ORCID', () => {
  it('asks with state, nonce and PKCE, for nothing but who the person is', async () => {
    const address = new URL(await browser().open('/orcid/start'));
    expect(address.origin).toBe(orcid.env.issuer);
    expect(Object.fromEntries(address.searchParams)).toEqual({
      client_id: orcid.env.clientId,
      response_type: 'code',
      scope: 'openid',
      redirect_uri: 'http://localhost:4000/orcid/callback',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    });
  });

  it('ties the visit to the browser by a cookie that no script reads', async () => {
    const response = await fetch(`${app.url}/orcid/start`, { redirect: 'manual' });
    expect(response.headers.getSetCookie()[0]).toMatch(/^browser=[\w-]{43}; Max-Age=3600; Path=\/; .*HttpOnly; SameSite=Lax$/);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('is not there when ORCID is not configured, and is then not offered (R1-023)', async () => {
    const without = await startTestApp({ schema: colloquiumSchema(), beside: app });
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
    const lost = await startTestApp({
      schema: colloquiumSchema(),
      beside: app,
      env: { ORCID: { ...orcid.env, issuer: 'http://127.0.0.1:9' } },
    });
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
    const { data } = await enter(app, who, page.searchParams.get('token'));
    expect(data?.signInWithOrcid).toMatchObject({ status: 'ACTIVE', viewer: { email: user.email, orcid: JOSIAH } });
    expect(await em().findOneOrFail(Session, { tokenHash: hashToken(data?.signInWithOrcid?.token ?? '') })).toMatchObject({
      isRemembered: false,
    });
  });

  it('remembers for seven days when that was ticked, and which page was asked for', async () => {
    await buildUser(em(), { orcid: JOSIAH });
    const who = browser();
    const page = await who.visit(`?remember=1&next=${encodeURIComponent('/main/msgCenter?roleId=1')}`);
    expect(page.searchParams.get('next')).toBe('/main/msgCenter?roleId=1');
    const { data } = await enter(app, who, page.searchParams.get('token'));
    expect(await em().findOneOrFail(Session, { tokenHash: hashToken(data?.signInWithOrcid?.token ?? '') })).toMatchObject({
      isRemembered: true,
    });
  });

  it('leads an unknown iD to /loginBang with a ticket that shows it (R1-031)', async () => {
    const page = await browser().visit();
    expect(page.pathname).toBe('/loginBang');
    expect(page.searchParams.get('orcid')).toMatch(new RegExp(`^${JOSIAH}\\.\\d+\\.[\\w-]{43}$`));
  });

  it('takes an iD that is told as an address', async () => {
    orcid.plan.sub = `https://orcid.org/${LAURE}`;
    expect((await browser().visit()).searchParams.get('orcid')).toContain(`${LAURE}.`);
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

  it('takes a code once: somebody who sees the address cannot use it again', async () => {
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
    expect(codeOf(await enter(app, who, code))).toBeUndefined();
    const again = await enter(app, who, code, 'zh-CN');
    expect(again.errors?.[0]).toMatchObject({ message: 'ORCID登录已过期，请重新登录', extensions: { code: 'ORCID_CODE_INVALID' } });
  });

  it('is kept hashed and lasts a minute', async () => {
    const { who, code } = await arrive();
    expect(await em().count(OrcidEntry, { codeHash: hashToken(code ?? '') })).toBe(1);
    app.clock.advance(MINUTE);
    expect(codeOf(await enter(app, who, code))).toBe('ORCID_CODE_INVALID');
    app.clock.advance(1);
    await sweep({ ...app.deps });
    expect(await em().count(OrcidEntry, {})).toBe(0);
  });

  it('is worth nothing in another browser: nobody can be led into a stranger’s account', async () => {
    const { code } = await arrive();
    const victim = browser();
    await victim.open('/orcid/start');
    expect(codeOf(await enter(app, victim, code))).toBe('ORCID_CODE_INVALID');
    expect(codeOf(await enter(app, browser(), code))).toBe('ORCID_CODE_INVALID');
  });

  it('makes the session wait when the account is online elsewhere (code 700, R1-026)', async () => {
    const { user, who, code } = await arrive();
    const session = await em().findOneOrFail(Session, { tokenHash: hashToken(await tokenOf(user)) });
    await em().nativeUpdate(Session, session.id, { isExclusive: true });
    const { data } = await enter(app, who, code);
    expect(data?.signInWithOrcid).toMatchObject({ status: 'PENDING', viewer: null });
    const takeOver = 'mutation TakeOver($input: TakeOverSessionInput!) { takeOverSession(input: $input) { viewer { email } } }';
    expect(await app.request(takeOver, { input: { pendingToken: data?.signInWithOrcid?.token } })).toMatchObject({
      data: { takeOverSession: { viewer: { email: user.email } } },
    });
  });

  it.each([
    ['ACCOUNT_DISABLED', { isEnabled: false }],
    ['ACCOUNT_NOT_ACTIVATED', { activatedAt: null }],
  ])('opens nothing for an account that may not sign in (%s)', async (refusal, own) => {
    const { who, code } = await arrive(own);
    expect(codeOf(await enter(app, who, code))).toBe(refusal);
    // It is used up all the same.
    expect(codeOf(await enter(app, who, code))).toBe('ORCID_CODE_INVALID');
  });
});

it('keeps codes, tickets and cookies out of the operation log', async () => {
  const user = await buildUser(em(), { orcid: JOSIAH });
  const who = browser();
  const code = (await who.visit()).searchParams.get('token') ?? '';
  await enter(app, who, code);
  orcid.plan.sub = LAURE;
  const ticket = await who.ticket();
  await bindAndEnter(app, who, ticket, { account: user.email });
  const log = JSON.stringify(await em().find(OperationLog, {}));
  for (const secret of [code, ticket, who.cookie.split('=')[1] ?? '', PASSWORD]) expect(log).not.toContain(secret);
});
