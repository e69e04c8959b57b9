// Acts on an account that only the person may do: a program that holds an API token of theirs is refused each of them (principles, Doors,
// Accounts and sessions).
import { toGlobalId } from 'graphql-relay';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { RoleKind } from '../../../../shared/roles.ts';
import { colloquiumSchema } from '../../../schema.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { finishJobs, mailsTo } from '../../../testing/jobs.ts';
import { JOSIAH } from '../orcid/orcid.factory.ts';
import { orcidTicket } from '../orcid/orcid-ticket.ts';
import { Session } from '../sessions/session.entity.ts';
import { newToken } from '../sessions/token.ts';
import { User } from './user.entity.ts';
import { buildApiToken, buildSessionRow, buildUser, PASSWORD } from './user.factory.ts';

let app: TestApp;
const em = () => app.database.orm.em.fork();

beforeAll(async () => {
  app = await startTestApp({ schema: colloquiumSchema() });
});
afterAll(() => app.close());

const BROWSER = newToken();
/** Each with an input that succeeds for the person. */
const acts: Record<string, { input: string; variables: (sessionId: number) => Record<string, unknown>; payload?: string }> = {
  changePassword: { input: 'ChangePasswordInput', variables: () => ({ oldPassword: PASSWORD, newPassword: 'Changed123' }), payload: 'ok' },
  requestEmailChange: {
    input: 'RequestEmailChangeInput',
    variables: () => ({ newEmail: 'program@example.org', password: PASSWORD }),
    payload: 'ok',
  },
  bindOrcid: {
    input: 'BindOrcidInput',
    variables: () => ({ orcidTicket: orcidTicket({ env: app.deps.env, clock: app.clock, browser: BROWSER }, JOSIAH), password: PASSWORD }),
  },
  endSession: { input: 'EndSessionInput', variables: (sessionId) => ({ sessionId: toGlobalId('Session', sessionId) }) },
  switchRole: { input: 'SwitchRoleInput', variables: () => ({ roleId: toGlobalId('Role', RoleKind.EDITOR) }) },
  switchLanguage: { input: 'SwitchLanguageInput', variables: () => ({ language: 'ZH_CN' }) },
};

it.each(Object.entries(acts))('refuses %s to an API token', async (name, { input, variables, payload = 'viewer { code }' }) => {
  const user = await buildUser(em(), { roles: ['AUTHOR', 'EDITOR'], allowsManySessions: true });
  const { session, token } = await buildSessionRow(em(), user, app.clock);
  const elsewhere = await buildSessionRow(em(), user, app.clock);
  const program = await buildApiToken(em(), await em().findOneOrFail(User, user.id), app.clock, 'AUTHOR');
  const ask = async (who: string) =>
    (
      await app.request(
        `mutation PersonsOnly($input: ${input}!) { ${name}(input: $input) { ${payload} } }`,
        { input: variables(elsewhere.session.id) },
        { token: who, headers: { cookie: `browser=${BROWSER}` } },
      )
    ).errors?.[0]?.extensions.code;
  expect(await ask(program)).toBe('FORBIDDEN');
  await finishJobs(app);
  expect(await mailsTo(app, user.email)).toEqual([]);
  expect(await em().findOneOrFail(User, user.id)).toMatchObject({ passwordHash: user.passwordHash, orcid: null, language: 'en-US' });
  expect((await em().find(Session, { user: user.id, status: 'active' })).map(({ id, role }) => [id, role.id])).toEqual(
    [session.id, elsewhere.session.id].map((id) => [id, RoleKind.AUTHOR]),
  );
  expect(await ask(token), 'the person may').toBeUndefined();
});

it.each([
  ['unbindOrcid', 'viewer { orcid }'],
  ['copyOwnData', 'json'],
])('refuses %s to an API token', async (name, payload) => {
  const user = await buildUser(em(), { orcid: '0000-0001-5109-3700' });
  const { token } = await buildSessionRow(em(), user, app.clock);
  const program = await buildApiToken(em(), await em().findOneOrFail(User, user.id), app.clock, 'AUTHOR');
  const ask = async (who: string) => await app.request(`mutation PersonsOnly { ${name} { ${payload} } }`, {}, { token: who });
  expect(await ask(program)).toMatchObject({ errors: [{ extensions: { code: 'FORBIDDEN' } }] });
  expect((await em().findOneOrFail(User, user.id)).orcid).toBe('0000-0001-5109-3700');
  expect((await ask(token)).errors, 'the person may').toBeUndefined();
  await em().nativeUpdate(User, user.id, { orcid: null });
});
