// A request that says in which of the person's own roles it is to be answered (decision 107): the answer is that of the role, to the byte,
// whatever role the session has, and the session keeps its own.
import { Readable } from 'node:stream';
import { toGlobalId } from 'graphql-relay';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { RoleKind } from '../../shared/roles.ts';
import { OperationLog } from '../modules/audit/operation-log.entity.ts';
import { Role } from '../modules/organization/role.entity.ts';
import { Session } from '../modules/accounts/sessions/session.entity.ts';
import { hashToken } from '../modules/accounts/sessions/token.ts';
import { User } from '../modules/accounts/viewer/user.entity.ts';
import { buildApiToken, buildDepartment, buildRole, buildSession, buildUser } from '../modules/accounts/viewer/user.factory.ts';
import { buildColloquium } from '../modules/colloquiums/colloquium.factory.ts';
import type { Colloquium } from '../modules/colloquiums/colloquium.entity.ts';
import type { Contribution } from '../modules/contributions/manuscript/contribution.entity.ts';
import { buildContribution, buildFile } from '../modules/contributions/manuscript/contribution.factory.ts';
import { buildReview } from '../modules/reviews/review.factory.ts';
import { buildTicketed } from '../modules/reviews/tickets/ticket.factory.ts';
import { colloquiumSchema } from '../schema.ts';
import { codeOf, startTestApp, type TestApp } from '../testing/app.ts';
import { browserQueries, bytesOf, variablesOf } from '../testing/browser-queries.ts';
import { bySampleSize } from '../testing/sample-size.ts';
import { allWasTold, subscribe } from '../testing/subscribing.ts';
import { until } from '../testing/until.ts';

const KINDS = { author: 'AUTHOR', reviewer: 'REVIEWER', editor: 'EDITOR', chief: 'EDITOR_IN_CHIEF' } as const;
const ME =
  '{ viewer { currentRole { id } handledContributions(first: 100) { totalCount edges { node { id state authors { personName } } } } } }';

let app: TestApp;
let person: User;
let journal: Colloquium;
/** Publishes for one department alone. */
let scoped: Role;
/** Has no screen. */
let bare: Role;
const roles = {} as Record<keyof typeof KINDS | 'publishing' | 'bare', string>;
const works = {} as Record<'own' | 'blind' | 'plain' | 'beyond', Contribution>;
const em = () => app.database.orm.em.fork();
const idOf = (type: string, { id }: { id: number }) => toGlobalId(type, String(id));
const asked = (role: string) => ({ headers: { 'x-role': role } });

beforeAll(async () => {
  app = await startTestApp({ schema: colloquiumSchema() });
  const tx = em();
  const [here, away] = [await buildDepartment(tx), await buildDepartment(tx)];
  scoped = await buildRole(tx, 'PUBLISHING_EDITOR', [here]);
  bare = await buildRole(tx, 'EDITOR_IN_CHIEF', [here], []);
  person = await buildUser(tx, { roles: Object.values(KINDS), records: [scoped, bare] });
  // Seeded records have the id of their kind.
  for (const name of ['author', 'reviewer', 'editor', 'chief'] as const) roles[name] = idOf('Role', { id: RoleKind[KINDS[name]] });
  roles.publishing = idOf('Role', scoped);
  roles.bare = idOf('Role', bare);
  journal = await buildColloquium(tx, { reviewType: 1, department: here, members: { chief: [person], editor: [person] } });
  const elsewhere = await buildColloquium(tx, { department: away });
  const make = async (own: Parameters<typeof buildContribution>[1]) =>
    await buildContribution(tx, { colloquium: journal, state: 4, responsibleKind: 3, responsible: person, editor: person, ...own });
  works.own = await make({ submitter: person, titleZh: '自己的稿件' });
  works.blind = await make({ titleZh: '盲审的稿件', state: 9, invitedFrom: 4, reviewRound: 1 });
  works.plain = await make({ titleZh: '平常的稿件' });
  works.beyond = await make({ titleZh: '别处的稿件', colloquium: elsewhere, state: 12, responsible: null, editor: null });
  await buildReview(tx, { contribution: works.blind, reviewer: person, status: 'ACCEPTED', reviewType: 1 });
  await buildReview(tx, { contribution: works.own, reviewer: await buildUser(tx, { roles: ['REVIEWER'] }), status: 'FINISHED' });
});
afterAll(() => app.close());

const sessionIn = async (record: Role | null, role?: (typeof KINDS)[keyof typeof KINDS]) => {
  const user = await em().findOneOrFail(User, person.id, { populate: ['roles'] });
  return await buildSession(em(), user, app.clock, { role: record ?? role ?? 'AUTHOR' });
};

describe('a request that names a role', () => {
  it('is answered in it, as a session that was switched is, to the byte, for every query of the browser (B-403)', async () => {
    const queries = await browserQueries();
    const ids = [...Object.values(works).map((work) => idOf('Contribution', work)), idOf('Colloquium', journal)];
    const names = Object.keys(roles) as (keyof typeof roles)[];
    const share = bySampleSize({ sample: 4, full: 1 });
    const differing: string[] = [];
    let withData = 0;
    for (const [index, name] of names.entries()) {
      const there = await buildSession(em(), await em().findOneOrFail(User, person.id, { populate: ['roles'] }), app.clock, {
        role: em().getReference(Role, Number(Buffer.from(roles[name], 'base64').toString().split(':')[1])),
      });
      // In another role than the one that is asked for.
      const here = await sessionIn(null, name === 'author' ? 'EDITOR_IN_CHIEF' : 'AUTHOR');
      const questions = queries.flatMap((query) =>
        query.takesId ? ids.map((id) => ({ ...query, id })) : [{ ...query, id: ids[0] ?? '' }],
      );
      for (const { name: query, text, operation, id } of questions.filter((_one, place) => place % share === index % share)) {
        const variables = variablesOf(app.deps.schema, operation, id);
        const switched = await app.request(text, variables, { token: there });
        const acting = await app.request(text, variables, { token: here, ...asked(roles[name]) });
        if (plain(switched) !== plain(acting)) differing.push(`${name}: ${query} of ${id}\n${plain(switched)}\n${plain(acting)}`);
        if (/:\{/.test(JSON.stringify(switched.data ?? null))) withData += 1;
      }
    }
    expect(differing).toEqual([]);
    expect(withData).toBeGreaterThan(100);
  }, 300_000);

  it('leaves the session its own role, and the same document answers each request in its own (B-403, F-079)', async () => {
    const token = await sessionIn(null, 'AUTHOR');
    const handled = async (role?: string) => {
      const { data } = await app.request<{
        viewer: { currentRole: { id: string }; handledContributions: { edges: { node: { id: string } }[] } | null };
      }>(ME, {}, { token, ...(role === undefined ? {} : asked(role)) });
      return [data?.viewer.currentRole.id, data?.viewer.handledContributions?.edges.map(({ node }) => node.id).toSorted() ?? null];
    };
    const [blind, plainWork] = [idOf('Contribution', works.blind), idOf('Contribution', works.plain)];
    const both = [blind, plainWork].toSorted();
    const answers = await Promise.all([undefined, roles.chief, roles.author, roles.publishing, roles.bare, roles.reviewer].map(handled));
    expect(answers).toEqual([
      [roles.author, null],
      // Never one's own manuscript in an office.
      [roles.chief, both],
      [roles.author, null],
      // What lies in the record's departments, without what lies beyond them.
      [roles.publishing, both],
      // A record without the screen of the list.
      [roles.bare, null],
      [roles.reviewer, null],
    ]);
    expect((await em().findOneOrFail(Session, { tokenHash: hashToken(token) })).role.id).toBe(1);
  });

  it('is refused in a role of somebody else, in none, and to tokens and tickets (B-403)', async () => {
    const token = await sessionIn(null, 'AUTHOR');
    const foreign = await buildRole(em(), 'EDITOR_IN_CHIEF', []);
    for (const role of [
      idOf('Role', { id: 8 }),
      idOf('Role', foreign),
      idOf('Role', { id: 999_999 }),
      idOf('Contribution', works.own),
      'x',
    ])
      expect(codeOf(await app.request(ME, {}, { token, ...asked(role) })), role).toBe('ROLE_NOT_HELD');
    const user = await em().findOneOrFail(User, person.id, { populate: ['roles'] });
    const program = await buildApiToken(em(), user, app.clock, 'AUTHOR');
    expect(codeOf(await app.request(ME, {}, { token: program, ...asked(roles.chief) }))).toBe('ROLE_NOT_HELD');
    expect(codeOf(await app.request(ME, {}, { token: program, ...asked(roles.author) }))).toBe('ROLE_NOT_HELD');
    const ticketed = await buildTicketed(app);
    expect(codeOf(await app.request(ME, {}, { token: ticketed.token, ...asked(idOf('Role', { id: 2 })) }))).toBe('ROLE_NOT_HELD');
    expect(codeOf(await app.request(ME, {}, { token: 'nobodys', ...asked(roles.chief) }))).toBe('UNAUTHENTICATED');
  });

  it('is refused once the role was taken away, and to a disabled person (B-403)', async () => {
    const [tx, other] = [em(), await buildUser(em(), { roles: ['AUTHOR', 'EDITOR'] })];
    const token = await buildSession(em(), other, app.clock, { role: 'AUTHOR' });
    const ask = async () => codeOf(await app.request('{ viewer { id } }', {}, { token, ...asked(roles.editor) }));
    expect(await ask()).toBeUndefined();
    const held = await tx.findOneOrFail(User, other.id, { populate: ['roles'] });
    held.roles.remove(tx.getReference(Role, 3));
    await tx.flush();
    expect(await ask()).toBe('ROLE_NOT_HELD');
    await em().nativeUpdate(User, { id: other.id }, { isEnabled: false });
    expect(await ask()).toBe('UNAUTHENTICATED');
  });

  it('acts in it, and the log names that role (B-403)', async () => {
    const token = await sessionIn(null, 'AUTHOR');
    const act = (role?: string) =>
      app.request(
        'mutation M($input: SetAbsenceInput!) { setAbsence(input: $input) { viewer { id } } }',
        { input: { firstDay: '2026-12-05', lastDay: '2026-12-09' } },
        { token, ...(role === undefined ? {} : asked(role)) },
      );
    expect(codeOf(await act())).toBe('FORBIDDEN');
    expect((await act(roles.reviewer)).errors).toBeUndefined();
    const logged = await em().find(OperationLog, { user: person.id, operation: 'setAbsence' }, { orderBy: { id: 'asc' } });
    expect(logged.map(({ actingRole, outcome }) => [actingRole, outcome])).toEqual([
      [1, 'refused'],
      [2, 'done'],
    ]);
  });

  it('is answered in it also where the session changes otherwise, and in the new one where its role does (B-403)', async () => {
    const token = await sessionIn(null, 'AUTHOR');
    const roleAfter = async (mutation: string, input: object) => {
      const text = `mutation M($input: ${mutation[0]?.toUpperCase()}${mutation.slice(1)}Input!) { ${mutation}(input: $input) { viewer { currentRole { id } } } }`;
      const { data } = await app.request<Record<string, { viewer: { currentRole: { id: string } } }>>(
        text,
        { input },
        { token, ...asked(roles.editor) },
      );
      return data?.[mutation]?.viewer.currentRole.id;
    };
    expect(await roleAfter('switchLanguage', { language: 'EN_US' })).toBe(roles.editor);
    expect(await roleAfter('switchRole', { roleId: roles.chief })).toBe(roles.chief);
    expect((await em().findOneOrFail(Session, { tokenHash: hashToken(token) })).role.id).toBe(RoleKind.EDITOR_IN_CHIEF);
  });

  it('makes links that are good while its role is held, whatever role the session has (B-403)', async () => {
    const other = await buildUser(em(), { roles: ['AUTHOR', 'EDITOR'] });
    const tx = em();
    const editor = await tx.findOneOrFail(User, other.id, { populate: ['roles'] });
    const desk = await buildColloquium(tx, { members: { editor: [editor] } });
    const work = await buildContribution(tx, { colloquium: desk, state: 4, responsibleKind: 3, responsible: editor, editor });
    const file = await buildFile(tx, work);
    await app.deps.storage.put(file.storageKey, Readable.from([Buffer.from('a manuscript')]));
    const token = await buildSession(em(), other, app.clock, { role: 'AUTHOR' });
    const FILES = 'query F($id: ID!) { node(id: $id) { ... on Contribution { files { downloadUrl } } } }';
    const { data } = await app.request<{ node: { files: { downloadUrl: string }[] } | null }>(
      FILES,
      { id: idOf('Contribution', work) },
      { token, ...asked(roles.editor) },
    );
    const url = `${app.url}${data?.node?.files[0]?.downloadUrl}`;
    expect((await fetch(url)).status).toBe(200);
    editor.roles.remove(tx.getReference(Role, RoleKind.EDITOR));
    await tx.flush();
    expect((await fetch(url)).status).not.toBe(200);
  });
});

describe('a subscription that names a role', () => {
  it('is told in it, beside one in another role, and ends when the role is taken away (B-403)', async () => {
    const other = await buildUser(em(), { roles: ['AUTHOR', 'EDITOR', 'EDITOR_IN_CHIEF'] });
    const tx = em();
    const [held, desk] = [
      await tx.findOneOrFail(User, other.id, { populate: ['roles'] }),
      await buildColloquium(tx, { members: { editor: [await tx.findOneOrFail(User, other.id)] } }),
    ];
    const [work, own] = [
      await buildContribution(tx, { colloquium: desk, state: 4 }),
      await buildContribution(tx, { colloquium: desk, state: 4, submitter: held }),
    ];
    const token = await buildSession(em(), other, app.clock, { role: 'AUTHOR' });
    const CHANGED = 'subscription C { contributionChanged { contribution { id state } } }';
    const ws = new WebSocket(`${app.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
    const heard: { id: string; type: string; payload: unknown }[] = [];
    await new Promise<void>((resolve) => {
      ws.on('open', () => ws.send(JSON.stringify({ type: 'connection_init', payload: { token } })));
      ws.on('message', (data) => {
        const frame = JSON.parse(Buffer.isBuffer(data) ? data.toString() : '{}') as (typeof heard)[number];
        if (frame.type === 'connection_ack') resolve();
        else heard.push(frame);
      });
    });
    const payload = (role?: unknown) => ({
      query: '',
      extensions: { ...app.extensionsOf(CHANGED), ...(role === undefined ? {} : { role }) },
    });
    await subscribe(app, ws, [payload(), payload(roles.editor), payload(idOf('Role', { id: 8 })), payload(7)]);
    const of = (id: number) => heard.filter((frame) => frame.id === String(id));
    expect([of(2), of(3)].map((frames) => JSON.stringify(frames))).toEqual([
      expect.stringContaining('ROLE_NOT_HELD'),
      expect.stringContaining('ROLE_NOT_HELD'),
    ]);
    const tell = async (contribution: Contribution) => {
      await em().execute(`select pg_notify('colloquium_events', ?)`, [
        JSON.stringify({ type: 'contributionChanged', contributionId: contribution.id, userIds: null }),
      ]);
      await allWasTold(app, [ws]);
    };
    await tell(work);
    expect(of(0)).toEqual([]);
    expect(JSON.stringify(of(1))).toContain('EDITOR_PASSED');
    await tell(own);
    // Its author is told as its author, in each of the two.
    expect([of(0).length, of(1).length]).toEqual([1, 2]);
    expect(JSON.stringify(of(1)[1])).toContain('"state":null');

    held.roles.remove(tx.getReference(Role, 3));
    await tx.flush();
    await tell(own);
    await until(() => of(1).length === 4);
    expect(JSON.stringify(of(1)[2])).toContain('ROLE_NOT_HELD');
    expect(of(1)[3]?.type).toBe('complete');
    await until(() => of(0).length === 2);
    ws.close();
  });
});

/** The role's own id stands in both; errors of ours have a number of their own. */
const plain = (answer: Parameters<typeof bytesOf>[0]) => bytesOf(answer).replaceAll(/"id":"[\da-f-]{36}"/g, '');
