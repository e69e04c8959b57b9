// The sign-in history: every sign-in to one's own account with place, means and outcome, and nobody else's.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { encodeId } from '../../../graphql/node.ts';
import { colloquiumSchema } from '../../../schema.ts';
import { sweep } from '../../../work/sweep.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { statementsOf } from '../../../testing/statements.ts';
import { Session } from '../sessions/session.entity.ts';
import { SignInFailure } from './sign-in-failure.entity.ts';
import { buildSession, buildSessionRow, buildUser, PASSWORD } from '../viewer/user.factory.ts';
import type { User } from '../viewer/user.entity.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ schema: colloquiumSchema() });
});
afterAll(() => app.close());

const DAY = 24 * 3_600_000;
const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36';
const SIGN_IN = `mutation HistorySignIn($input: SignInInput!) { signIn(input: $input) { token status } }`;
const TAKE_OVER = `mutation HistoryTakeOver($input: TakeOverSessionInput!) { takeOverSession(input: $input) { token } }`;
const CAPTCHA = `mutation HistoryCaptcha { createCaptcha { captcha { id } } }`;
const OUT = `mutation HistoryOut { signOut { ok } }`;
const HISTORY = `query HistoryTest($page: Int, $first: Int) { viewer { signIns(page: $page, first: $first) { totalCount edges { node { at address userAgent outcome endedAt isCurrent endableSessionId } } } } }`;
const END = `mutation HistoryEnd($input: EndSessionInput!) { endSession(input: $input) { viewer { code } } }`;

interface Entry {
  at: string;
  address: string;
  userAgent: string;
  outcome: string;
  endedAt: string | null;
  isCurrent: boolean;
  endableSessionId: string | null;
}
interface History {
  viewer: { signIns: { totalCount: number; edges: { node: Entry }[] } };
}

const em = () => app.database.orm.em.fork();

async function signIn(user: Pick<User, 'email'>, password = PASSWORD, userAgent = CHROME): Promise<{ token: string; status: string }> {
  app.clock.advance(60_000);
  const captchaId = (await app.request<{ createCaptcha: { captcha: { id: string } } }>(CAPTCHA)).data?.createCaptcha.captcha.id;
  const input = { account: user.email, password, captcha: 'wxyz', captchaId, rememberMe: false, language: 'ZH_CN' };
  const { data } = await app.request<{ signIn: { token: string; status: string } | null }>(
    SIGN_IN,
    { input },
    { headers: { 'user-agent': userAgent } },
  );
  return data?.signIn ?? { token: '', status: 'REFUSED' };
}

async function history(token: string, variables: object = {}): Promise<Entry[]> {
  const { data, errors } = await app.request<History>(HISTORY, { ...variables }, { token });
  if (!data) throw new Error(JSON.stringify(errors));
  return data.viewer.signIns.edges.map(({ node }) => node);
}

describe('the sign-in history', () => {
  it('tells when, from which address, by which browser, and how each sign-in ended, newest first', async () => {
    const user = await buildUser(em());
    const first = await signIn(user);
    await signIn(user, 'Wrong1234');
    const second = await signIn(user);
    expect(second.status).toBe('PENDING');
    await app.request(TAKE_OVER, { input: { pendingToken: second.token } });
    await app.request(OUT, {}, { token: second.token });
    await signIn(user);
    app.clock.advance(13 * 3_600_000);
    const last = await signIn(user);
    const entries = await history(last.token);
    expect(entries.map(({ outcome, isCurrent }) => [outcome, isCurrent])).toEqual([
      ['LIVE', true],
      ['EXPIRED', false],
      ['SIGNED_OUT', false],
      ['WRONG_PASSWORD', false],
      ['REPLACED', false],
    ]);
    expect(entries[0]).toEqual({
      at: app.clock.now().toISOString(),
      address: expect.stringMatching(/^(::ffff:)?127\.0\.0\.1$/),
      userAgent: CHROME,
      outcome: 'LIVE',
      endedAt: null,
      isCurrent: true,
      endableSessionId: null,
    });
    expect(entries.slice(1).every(({ outcome, endedAt }) => (outcome === 'WRONG_PASSWORD') === (endedAt === null))).toBe(true);
    expect(first.status).toBe('ACTIVE');
  });

  it('tells of one that found the account online and was given up', async () => {
    const user = await buildUser(em());
    const { token } = await signIn(user);
    await signIn(user);
    expect((await history(token)).map(({ outcome }) => outcome)).toEqual(['PENDING', 'LIVE']);
    app.clock.advance(11 * 60_000);
    expect((await history(token)).map(({ outcome }) => outcome)).toEqual(['ABANDONED', 'LIVE']);
  });

  it('keeps no more of what a browser calls itself than 300 characters', async () => {
    const user = await buildUser(em());
    const { token } = await signIn(user, PASSWORD, `x${'y'.repeat(4000)}`);
    expect((await history(token))[0]?.userAgent).toHaveLength(300);
  });

  it('is nobody else’s, whatever their role', async () => {
    const [user, admin] = [await buildUser(em()), await buildUser(em(), { roles: ['ADMINISTRATOR'] })];
    const { token } = await signIn(user);
    const adminToken = await buildSession(em(), admin, app.clock);
    expect(await history(adminToken)).toHaveLength(1);
    expect(await history(token)).toHaveLength(1);
    const stolen = await app.request(
      `query Steal($id: ID!) { node(id: $id) { id ... on Viewer { signIns { totalCount } } } }`,
      { id: encodeId('Viewer', user.id) },
      { token: adminToken },
    );
    expect(stolen.data).toEqual({ node: null });
  });

  it('comes by the page, for a constant number of statements', async () => {
    const user = await buildUser(em(), { allowsManySessions: true });
    const token = await buildSession(em(), user, app.clock);
    for (let count = 0; count < 11; count += 1)
      await em().insert(SignInFailure, { user: user.id, at: app.clock.now(), address: '203.0.113.5', userAgent: '' });
    expect([await history(token, { first: 10 }), await history(token, { first: 10, page: 2 })].map((page) => page.length)).toEqual([10, 2]);
    expect(await statementsOf(() => history(token))).toHaveLength(1);
  });

  it('goes back 180 days, and what is older is swept away; tries at accounts that do not exist go after a day', async () => {
    const user = await buildUser(em(), { allowsManySessions: true });
    const { session } = await buildSessionRow(em(), user, app.clock);
    await signIn(user, 'Wrong1234');
    await signIn({ email: 'nobody@example.org' });
    expect(await em().count(SignInFailure, { user: null })).toBeGreaterThan(0);
    await em().nativeUpdate(Session, session.id, {
      status: 'ended',
      endReason: 'EXPIRED',
      endedAt: app.clock.now(),
      expiresAt: app.clock.now(),
    });
    app.clock.advance(179 * DAY);
    await sweep({ ...app.deps, orm: app.database.orm, clock: app.clock });
    const token = await buildSession(em(), user, app.clock, { isRemembered: true });
    expect((await history(token)).map(({ outcome }) => outcome)).toEqual(['LIVE', 'WRONG_PASSWORD', 'EXPIRED']);
    expect(await em().count(SignInFailure, { user: null })).toBe(0);
    app.clock.advance(2 * DAY);
    expect((await history(token)).map(({ outcome }) => outcome)).toEqual(['LIVE']);
    await sweep({ ...app.deps, orm: app.database.orm, clock: app.clock });
    expect([await em().count(SignInFailure, { user: user.id }), await em().count(Session, { id: session.id })]).toEqual([0, 0]);
  });
});

describe('ending a session from there', () => {
  it('ends one’s own session elsewhere at once, and never the current one from its own row', async () => {
    const user = await buildUser(em(), { allowsManySessions: true });
    const [here, there] = [await buildSession(em(), user, app.clock), await buildSession(em(), user, app.clock)];
    const [own, other] = (await history(here)).toSorted((a) => (a.isCurrent ? -1 : 1));
    expect([own?.endableSessionId, other?.isCurrent]).toEqual([null, false]);
    const { data } = await app.request(END, { input: { sessionId: other?.endableSessionId } }, { token: here });
    expect(data).toEqual({ endSession: { viewer: { code: user.code } } });
    expect((await app.request(`query There { viewer { code } }`, {}, { token: there })).errors?.[0]?.extensions.code).toBe(
      'UNAUTHENTICATED',
    );
    expect((await history(here)).find(({ isCurrent }) => !isCurrent)).toMatchObject({ outcome: 'SIGNED_OUT', endableSessionId: null });
  });

  it('is refused for anyone else’s session as if there were none', async () => {
    const [user, other] = [await buildUser(em()), await buildUser(em())];
    const token = await buildSession(em(), user, app.clock);
    const { session } = await buildSessionRow(em(), other, app.clock);
    const answers = [session.id, 999_999].map((id) => app.request(END, { input: { sessionId: encodeId('Session', id) } }, { token }));
    for (const { errors } of await Promise.all(answers))
      expect(errors?.[0]).toMatchObject({ message: 'What you are looking for does not exist.', extensions: { code: 'NOT_FOUND' } });
    expect((await em().findOneOrFail(Session, session.id)).status).toBe('active');
  });
});

it('a wrong password costs as many statements whether the account is there or not', async () => {
  const user = await buildUser(em());
  await signIn(user, 'Wrong1234');
  const known = await statementsOf(() => signIn(user, 'Wrong1234'));
  const unknown = await statementsOf(() => signIn({ email: 'nobody@example.org' }, 'Wrong1234'));
  expect(known.length).toBe(unknown.length);
});
