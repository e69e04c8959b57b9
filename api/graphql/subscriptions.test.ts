// Subscriptions across two processes on one database (principles, Doors, Accounts and sessions): events, rules at delivery, ended
// sessions.
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Client } from 'graphql-ws';
import { loadViewer } from '../modules/accounts/viewer/viewer.service.ts';
import { hashToken } from '../modules/accounts/sessions/token.ts';
import type { DomainEvent } from '../context.ts';
import type { GraphQLAnswer } from '../testing/app.ts';
import { asked, startNotesApp, type NotesApp } from './notes.factory.ts';
import { until } from '../testing/until.ts';

let first: NotesApp;
let second: NotesApp;
beforeAll(async () => {
  first = await startNotesApp({ loadViewer });
  second = await startNotesApp({ loadViewer, beside: first });
  await first.execute(`insert into user_role (user_id, role_id) values (1, 1), (1, 3)`);
});
afterAll(async () => {
  await second.close();
  await first.close();
});

let token: string;
let count = 0;
beforeEach(async () => {
  await first.reset();
  token = `token ${(count += 1)}`;
  await first.execute(`insert into session (user_id, token_hash, status, is_exclusive, role_id, language, is_remembered, address, created_at, last_act_at, expires_at)
    values (1, '${hashToken(token)}', 'active', false, 1, 'zh-CN', false, '', now(), now(), '${new Date(first.clock.now().getTime() + 3_600_000).toISOString()}')`);
});

const changes = 'subscription changes { noteChanged { note { text forEditors } } }';
const end = 'subscription end { sessionOver }';

interface Listening {
  client: Client;
  heard: Omit<GraphQLAnswer, 'status'>[];
  closed: Promise<{ code: number; reason: string }>;
}

/** Subscribes, and waits until the subscription is there. */
async function listen(app: NotesApp, text: string, as = token): Promise<Listening> {
  const client = app.socket(as);
  const heard: Listening['heard'] = [];
  const closed = new Promise<{ code: number; reason: string }>((resolve) => {
    client.on('closed', (event) => {
      // A close event of `ws`.
      const { code, reason } = event as { code: number; reason: string };
      resolve({ code, reason });
    });
  });
  const subscribe = vi.spyOn(app.deps.pubsub, 'subscribe');
  const before = subscribe.mock.calls.length;
  client.subscribe(
    { query: '', extensions: app.extensionsOf(text) },
    { next: (result) => void heard.push(result as Listening['heard'][number]), error: () => undefined, complete: () => undefined },
  );
  await Promise.race([until(() => subscribe.mock.calls.length > before), closed]);
  return { client, heard, closed };
}

async function send(app: NotesApp, ...events: DomainEvent[]): Promise<void> {
  await app.database.orm.em.transactional(async (em) => app.deps.pubsub.send(em, events));
}

describe('an event', () => {
  test('committed in one process reaches a subscriber of another, and one that was rolled back does not', async () => {
    await first.write('hello');
    const there = await listen(second, changes);
    await first.database.orm.em
      .transactional(async (em) => {
        await first.deps.pubsub.send(em, [{ type: 'contributionChanged', contributionId: 1, userIds: null }]);
        throw new Error('rolled back');
      })
      .catch(() => undefined);
    expect(there.heard).toEqual([]);
    await send(first, { type: 'contributionChanged', contributionId: 1, userIds: null });
    await expect.poll(() => there.heard).toEqual([{ data: { noteChanged: { note: { text: 'hello', forEditors: null } } } }]);
    await there.client.dispose();
  });

  test('about what the viewer may not see is not delivered at all', async () => {
    await first.write('hidden', 'open');
    const there = await listen(second, changes);
    await send(
      first,
      { type: 'contributionChanged', contributionId: 1, userIds: null },
      { type: 'contributionChanged', contributionId: 99, userIds: null },
      { type: 'contributionChanged', contributionId: 2, userIds: null },
    );
    await expect.poll(() => there.heard).toMatchObject([{ data: { noteChanged: { note: { text: 'open' } } } }]);
    await there.client.dispose();
  });

  test('is judged by the role that the session has when it is delivered', async () => {
    await first.write('open');
    const there = await listen(second, changes);
    await first.execute(`update session set role_id = 3 where token_hash = '${hashToken(token)}'`);
    await send(first, { type: 'contributionChanged', contributionId: 1, userIds: null });
    await expect.poll(() => there.heard).toEqual([{ data: { noteChanged: { note: { text: 'open', forEditors: 'editors read open' } } } }]);
    await there.client.dispose();
  });

  test('costs one look at the viewer and one answer for all sockets of a session, and a later one looks anew', async () => {
    await first.write('open', 'hidden');
    const there: Listening[] = [];
    for (let index = 0; index < 6; index += 1) there.push(await listen(second, changes));
    const look = vi.spyOn(second.deps, 'loadViewer');
    asked.length = 0;
    await send(first, { type: 'contributionChanged', contributionId: 1, userIds: null });
    await expect.poll(() => there.map(({ heard }) => heard.length)).toEqual([1, 1, 1, 1, 1, 1]);
    expect(look).toHaveBeenCalledTimes(1);
    expect(asked).toEqual(['open']);
    await first.execute(`update session set role_id = 3 where token_hash = '${hashToken(token)}'`);
    await send(
      first,
      { type: 'contributionChanged', contributionId: 2, userIds: null },
      { type: 'contributionChanged', contributionId: 1, userIds: null },
    );
    await expect.poll(() => there.map(({ heard }) => heard.length)).toEqual([2, 2, 2, 2, 2, 2]);
    for (const { heard } of there)
      expect(heard[1]).toEqual({ data: { noteChanged: { note: { text: 'open', forEditors: 'editors read open' } } } });
    expect(look.mock.calls.length).toBeLessThanOrEqual(3);
    await first.execute('update user_account set is_enabled = false where id = 1');
    await send(first, { type: 'contributionChanged', contributionId: 1, userIds: null });
    for (const { closed, heard } of there) {
      expect((await closed).code).toBe(4403);
      expect(heard).toHaveLength(2);
    }
    await first.execute('update user_account set is_enabled = true where id = 1');
    look.mockRestore();
  });

  test('is heard again after the connection for events was cut; sockets are told to connect again, for they may have missed some', async () => {
    const there = await listen(second, changes);
    await first.execute(
      `select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen colloquium_events' and datname = current_database()`,
    );
    expect((await there.closed).code).toBe(1012);
    await first.write('open');
    const again = await listen(second, changes);
    await send(first, { type: 'contributionChanged', contributionId: 1, userIds: null });
    await expect.poll(() => again.heard).toHaveLength(1);
    await again.client.dispose();
  });
});

describe('a socket', () => {
  test('closes when its session is ended in another process, after it was told why', async () => {
    const there = await listen(second, end);
    const [row] = await first.database.orm.em
      .fork()
      .execute<{ id: number }[]>(`update session set status = 'ended', end_reason = 'REPLACED' where token_hash = ? returning id`, [
        hashToken(token),
      ]);
    await send(first, { type: 'sessionEnded', sessionId: row?.id ?? 0, userId: 1, reason: 'REPLACED' });
    await expect.poll(() => there.heard).toEqual([{ data: { sessionOver: 'REPLACED' } }]);
    expect(await there.closed).toEqual(expect.objectContaining({ code: 4403 }));
  });

  test('closes within 5 s when its session runs out, although no event tells so', async () => {
    const there = await listen(second, end);
    first.clock.advance(3_600_001);
    await expect.poll(() => there.heard).toEqual([{ data: { sessionOver: 'EXPIRED' } }]);
    expect(await there.closed).toEqual(expect.objectContaining({ code: 4403 }));
    first.clock.advance(-3_600_001);
  });

  test('closes within 5 s when its account is disabled, and stops hearing at once', async () => {
    await first.write('open');
    const there = await listen(second, changes);
    await first.execute('update user_account set is_enabled = false where id = 1');
    await send(first, { type: 'contributionChanged', contributionId: 1, userIds: null });
    expect(await there.closed).toEqual(expect.objectContaining({ code: 4403 }));
    expect(there.heard).toEqual([]);
    await first.execute('update user_account set is_enabled = true where id = 1');
  });

  test.each(['', 'unknown token'])('is refused to the token "%s"', async (wrong) => {
    expect((await (await listen(second, changes, wrong)).closed).code).toBe(4403);
  });

  test('carries twenty subscriptions, and forty sockets a session: nobody takes all connections of the database', async () => {
    const many = await listen(second, changes);
    const refused = new Set<string>();
    for (let index = 0; index < 25; index += 1) {
      many.client.subscribe(
        { query: '', extensions: second.extensionsOf(changes) },
        { next: () => undefined, error: (error) => void refused.add(JSON.stringify(error)), complete: () => undefined },
      );
    }
    await until(() => refused.size > 0);
    expect([...refused].join()).toContain('At most 20 subscriptions');
    const more: Listening[] = [];
    for (let index = 0; index < 39; index += 1) more.push(await listen(second, changes));
    expect((await (await listen(second, changes)).closed).code).toBe(1013);
    for (const { client } of [many, ...more]) await client.dispose();
  });

  test('takes known documents only, and nothing but subscriptions', async () => {
    const client = second.socket(token);
    const ask = (payload: { query: string; extensions?: Record<string, unknown> }) =>
      new Promise<unknown>((resolve) => void client.subscribe(payload, { next: resolve, error: resolve, complete: () => resolve(null) }));
    expect(await ask({ query: changes })).toMatchObject([{ extensions: { code: 'DOCUMENT_REFUSED' } }]);
    const unknown = { persistedQuery: { version: 1, sha256Hash: 'f'.repeat(64) } };
    expect(await ask({ query: '', extensions: unknown })).toMatchObject([
      { message: '页面版本已过期，请刷新页面', extensions: { code: 'DOCUMENT_UNKNOWN' } },
    ]);
    expect(await ask({ query: '', extensions: second.extensionsOf('query reading { now }') })).toMatchObject([
      { message: 'Only subscriptions are taken over a socket' },
    ]);
    await client.dispose();
  });
});
