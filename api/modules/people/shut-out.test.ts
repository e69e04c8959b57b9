// Disabling people: immediate effects in every process, and who takes over their work (F-088 to F-090).
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { encodeId } from '../../graphql/node.ts';
import { colloquiumSchema } from '../../schema.ts';
import { codeOf, startTestApp, type TestApp } from '../../testing/app.ts';
import { signInAs } from '../accounts/registration/account.factory.ts';
import { ApiToken } from '../accounts/sessions/api-token.entity.ts';
import { Session } from '../accounts/sessions/session.entity.ts';
import { User } from '../accounts/viewer/user.entity.ts';
import { buildApiToken, buildSession, buildUser } from '../accounts/viewer/user.factory.ts';
import { buildColloquium } from '../colloquiums/colloquium.factory.ts';
import { buildContribution } from '../contributions/manuscript/contribution.factory.ts';
import { Contribution } from '../contributions/manuscript/contribution.entity.ts';
import { ENABLE, SAVE, administratorOf, formOf, roleId, userId } from './people.factory.ts';

let app: TestApp;
/** Another process of the same house. */
let beside: TestApp;
let token: string;
const em = () => app.database.orm.em.fork();
beforeAll(async () => {
  app = await startTestApp({ schema: colloquiumSchema() });
  beside = await startTestApp({ schema: colloquiumSchema(), beside: app });
  ({ token } = await administratorOf(app));
});
afterAll(async () => {
  await beside.close();
  await app.close();
});

const enable = (user: Pick<User, 'id'>, isEnabled: boolean) =>
  app.request(ENABLE, { input: { userId: userId(user), isEnabled } }, { token });
const save = (input: object) => app.request(SAVE, { input }, { token });
const viewer = (who: string, where = app) =>
  where.request<{ viewer: { currentRole: { number: number } } | null }>('{ viewer { currentRole { number } } }', {}, { token: who });

function socketOf({ url }: TestApp, who: string): { opened: Promise<unknown>; closed: Promise<unknown[]> } {
  const ws = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
  ws.once('open', () => ws.send(JSON.stringify({ type: 'connection_init', payload: { token: who } })));
  return { opened: once(ws, 'message'), closed: once(ws, 'close') };
}

describe('a person who is disabled', () => {
  it('is signed out, refused at sign-in, and comes back when enabled; API tokens do not (F-089)', async () => {
    const user = await buildUser(em(), { roles: ['EDITOR'] });
    const session = await buildSession(em(), user, app.clock);
    const program = await buildApiToken(em(), await em().findOneOrFail(User, user.id), app.clock, 'EDITOR');
    expect((await enable(user, false)).errors).toBeUndefined();
    for (const who of [session, program]) expect(codeOf(await viewer(who))).toBe('UNAUTHENTICATED');
    expect(codeOf(await signInAs(app, { account: user.email }))).toBe('ACCOUNT_DISABLED');
    expect(await em().count(Session, { user, status: { $ne: 'ended' } })).toBe(0);
    expect((await em().findOneOrFail(Session, { user })).endReason).toBe('DISABLED');
    await enable(user, true);
    expect((await signInAs(app, { account: user.email })).errors).toBeUndefined();
    expect([codeOf(await viewer(program)), (await em().findOneOrFail(ApiToken, { user })).revokedAt]).toEqual([
      'UNAUTHENTICATED',
      expect.any(Date),
    ]);
  });

  it('loses open sockets at once, in another process too, those of programs among them (F-089)', async () => {
    const user = await buildUser(em(), { roles: ['EDITOR'], allowsManySessions: true });
    const sessions = [await buildSession(em(), user, app.clock), await buildSession(em(), user, app.clock)];
    const program = await buildApiToken(em(), await em().findOneOrFail(User, user.id), app.clock, 'EDITOR');
    const sockets = [socketOf(app, sessions[0] ?? ''), socketOf(beside, sessions[1] ?? ''), socketOf(beside, program)];
    await Promise.all(sockets.map(({ opened }) => opened));
    await enable(user, false);
    for (const { closed } of sockets) expect((await closed)[0]).toBe(4403);
    for (const who of sessions) expect(codeOf(await viewer(who, beside))).toBe('UNAUTHENTICATED');
  });

  it('by the form’s status, as by the list (R3-173)', async () => {
    const user = await buildUser(em());
    const session = await buildSession(em(), user, app.clock);
    await save({ ...(await formOf(app, token, user)), isEnabled: false });
    expect(codeOf(await viewer(session))).toBe('UNAUTHENTICATED');
    expect(codeOf(await signInAs(app, { account: user.email }))).toBe('ACCOUNT_DISABLED');
    await save({ ...(await formOf(app, token, user)), isEnabled: true });
    expect((await signInAs(app, { account: user.email })).errors).toBeUndefined();
  });

  it('in the middle of a sign-in gets no session', async () => {
    const user = await buildUser(em());
    const [signedIn] = await Promise.all([signInAs(app, { account: user.email }), enable(user, false)]);
    expect([undefined, 'ACCOUNT_DISABLED']).toContain(codeOf(signedIn));
    expect(await em().count(Session, { user, status: { $ne: 'ended' } })).toBe(0);
  });

  it('is offered as receiver no more, and the editor-in-chief acts in their place (F-090, D2-63)', async () => {
    const tx = em();
    const [editor, other, chief] = [
      await buildUser(tx, { roles: ['EDITOR'] }),
      await buildUser(tx, { roles: ['EDITOR'] }),
      await buildUser(tx, { roles: ['EDITOR_IN_CHIEF'] }),
    ];
    const colloquium = await buildColloquium(tx, { members: { editor: [editor, other], chief: [chief] } });
    const { id } = await buildContribution(tx, { colloquium, state: 3 });
    await tx.nativeUpdate(Contribution, { id }, { editor: editor.id, responsible: editor.id, responsibleKind: 3 });
    const chiefToken = await buildSession(tx, chief, app.clock);
    const acts = async () => {
      const { data } = await app.request<{ node: { viewerActs: { act: string; isAllowed: boolean }[] } }>(
        'query ActsTest($id: ID!) { node(id: $id) { ... on Contribution { viewerActs { act isAllowed } } } }',
        { id: encodeId('Contribution', id) },
        { token: chiefToken },
      );
      return data?.node.viewerActs.filter(({ isAllowed }) => isAllowed).map(({ act }) => act) ?? [];
    };
    const before = await acts();
    await enable(editor, false);
    const after = await acts();
    expect(before).not.toContain('EDITOR_APPROVE');
    expect(after).toContain('EDITOR_APPROVE');
    expect(after).toContain('REASSIGN');
    const { data } = await app.request<{ receivers: { person: { code: string } }[] }>(
      'query ReceiversTest($ids: [ID!]!) { receivers(contributionIds: $ids) { person { code } } }',
      { ids: [encodeId('Contribution', id)] },
      { token: chiefToken },
    );
    expect(data?.receivers.map(({ person }) => person.code)).toEqual([other.code]);
  });
});

describe('a role that is taken from a person (F-088)', () => {
  it('ends what they do under it at once: they go on in another one, and its API tokens are over', async () => {
    const user = await buildUser(em(), { roles: ['AUTHOR', 'EDITOR'] });
    const session = await buildSession(em(), user, app.clock, { role: 'EDITOR' });
    const program = await buildApiToken(em(), await em().findOneOrFail(User, user.id), app.clock, 'EDITOR');
    await save({ ...(await formOf(app, token, user)), roleIds: [roleId(1)] });
    expect((await viewer(session)).data?.viewer?.currentRole.number).toBe(1);
    await save({ ...(await formOf(app, token, user)), roleIds: [roleId(1), roleId(3)] });
    expect(codeOf(await viewer(program)), 'given again, the token stays over').toBe('UNAUTHENTICATED');
  });

  it('leaves those alone who act under another one', async () => {
    const user = await buildUser(em(), { roles: ['AUTHOR', 'EDITOR'] });
    const session = await buildSession(em(), user, app.clock, { role: 'AUTHOR' });
    await save({ ...(await formOf(app, token, user)), roleIds: [roleId(1)] });
    expect((await viewer(session)).data?.viewer?.currentRole.number).toBe(1);
  });
});
