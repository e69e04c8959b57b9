// The message centre through the API: own messages only, worded in the reader's language, counted, and announced at once.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { RoleKind } from '../../../shared/roles.ts';
import { createContext } from '../../context.ts';
import { inTransaction } from '../../database/transactions.ts';
import { encodeId } from '../../graphql/node.ts';
import { colloquiumSchema } from '../../schema.ts';
import { type TestApp, startTestApp } from '../../testing/app.ts';
import { OperationLog } from '../audit/operation-log.entity.ts';
import type { User } from '../accounts/viewer/user.entity.ts';
import { buildSession, buildUser } from '../accounts/viewer/user.factory.ts';
import { buildContribution } from '../contributions/manuscript/contribution.factory.ts';
import { Message } from './message.entity.ts';
import { inRole, type NewMessage, queueMessage } from './message.service.ts';

let app: TestApp;
let reader: User;
let token: string;
beforeAll(async () => {
  app = await startTestApp({ schema: colloquiumSchema() });
});
afterAll(() => app.close());
beforeEach(async () => {
  const em = app.database.orm.em.fork();
  reader = await buildUser(em);
  token = await buildSession(em, reader, app.clock, { language: 'zh-CN' });
});

const params = { title: '义庄账册', number: 'JNWH20260001', colloquium: '江南文化' };

async function tell(...messages: NewMessage[]): Promise<void> {
  const ctx = createContext(app.deps, { viewer: null, language: 'zh-CN', address: 'test' });
  await inTransaction(ctx, async () => {
    for (const message of messages) await queueMessage(ctx, message);
  });
}

const MESSAGES = `query MessagesTest($first: Int, $after: String, $page: Int) { viewer { unreadMessageCount messages(first: $first, after: $after, page: $page) {
  totalCount pageInfo { hasNextPage endCursor } edges { node { id title content isRead createdAt contribution { id } } } } } }`;
const MARK = `mutation MarkTest($input: MarkMessageReadInput!) { markMessageRead(input: $input) { message { id isRead } viewer { unreadMessageCount } } }`;

interface Answer {
  viewer: {
    unreadMessageCount: number;
    messages: {
      totalCount: number;
      pageInfo: { hasNextPage: boolean; endCursor: string };
      edges: { node: { id: string; title: string; content: string; isRead: boolean; contribution: { id: string } | null } }[];
    };
  };
}

async function read(who = token, variables: Record<string, unknown> = {}) {
  const answer = await app.request<Answer>(MESSAGES, variables, { token: who });
  if (!answer.data) throw new Error(JSON.stringify(answer.errors));
  return answer.data.viewer;
}

const titles = (viewer: Answer['viewer']) => viewer.messages.edges.map((edge) => edge.node.title);

describe('messages', () => {
  it('are worded in the language the reader reads now, newest first (R3-008, F-128)', async () => {
    await tell({ to: inRole(RoleKind.AUTHOR, [reader.id]), key: 'workflow.submitted', params });
    app.clock.advance(1000);
    await tell({ to: inRole(RoleKind.AUTHOR, [reader.id]), key: 'workflow.accepted', params });
    expect(titles(await read())).toEqual(['录用通知', '投稿成功']);
    const english = await buildSession(app.database.orm.em.fork(), reader, app.clock, { role: 'AUTHOR', language: 'en-US' });
    const viewer = await read(english);
    expect(titles(viewer)).toEqual(['Accepted for publication', 'Submission received']);
    expect(viewer.messages.edges[0]?.node.content).toContain('义庄账册');
  });

  it('reach each person once, however often they are named, and nobody else', async () => {
    const other = await buildUser(app.database.orm.em.fork());
    await tell({ to: inRole(RoleKind.AUTHOR, [reader.id, other.id, reader.id]), key: 'workflow.accepted', params });
    expect((await read()).messages.totalCount).toBe(1);
    const outsider = await buildUser(app.database.orm.em.fork());
    const outsiders = await read(await buildSession(app.database.orm.em.fork(), outsider, app.clock));
    expect(outsiders).toMatchObject({ unreadMessageCount: 0, messages: { totalCount: 0, edges: [] } });
  });

  it('are none when the transaction that queued them is rolled back', async () => {
    const ctx = createContext(app.deps, { viewer: null, language: 'zh-CN', address: 'test' });
    const failed = inTransaction(ctx, async () => {
      await queueMessage(ctx, { to: inRole(RoleKind.AUTHOR, [reader.id]), key: 'workflow.accepted', params });
      throw new Error('refused');
    });
    await expect(failed).rejects.toThrow('refused');
    expect((await read()).messages.totalCount).toBe(0);
  });

  it('come ten a page (R3-159, R3-208), by cursor or by number', async () => {
    await tell(
      ...Array.from({ length: 12 }, () => ({ to: inRole(RoleKind.AUTHOR, [reader.id]), key: 'workflow.accepted' as const, params })),
    );
    const first = await read();
    expect(first.messages.edges).toHaveLength(10);
    const rest = await read(token, { after: first.messages.pageInfo.endCursor });
    expect(rest.messages.edges).toHaveLength(2);
    expect(rest.messages.pageInfo.hasNextPage).toBe(false);
    const ids = [...first.messages.edges, ...rest.messages.edges].map((edge) => edge.node.id);
    expect(new Set(ids).size).toBe(12);
    expect((await read(token, { page: 2 })).messages.edges.map((edge) => edge.node.id)).toEqual(ids.slice(10));
  });

  it('name their manuscript only while the reader may see it', async () => {
    const em = app.database.orm.em.fork();
    const own = await buildContribution(em, { submitter: reader });
    const foreign = await buildContribution(em);
    await tell(
      { to: inRole(RoleKind.AUTHOR, [reader.id]), key: 'workflow.accepted', params, contributionId: own.id },
      { to: inRole(RoleKind.AUTHOR, [reader.id]), key: 'workflow.accepted', params, contributionId: foreign.id },
    );
    const shown = (await read()).messages.edges.map((edge) => edge.node.contribution);
    expect(shown).toEqual(expect.arrayContaining([{ id: encodeId('Contribution', own.id) }, null]));
  });

  it('name the role they concern and, as their text does, the manuscript, also where the current role does not see it', async () => {
    const em = app.database.orm.em.fork();
    const foreign = await buildContribution(em);
    const worker = await buildUser(em, { roles: ['AUTHOR', 'EDITOR', 'REVIEWER'] });
    const who = await buildSession(em, worker, app.clock, { role: 'AUTHOR', language: 'en-US' });
    const about = { params: { ...params, titleEn: 'On Estates' }, contributionId: foreign.id };
    await tell({ to: inRole(RoleKind.EDITOR, [worker.id]), key: 'workflow.turn.NEW_SUBMISSION', ...about });
    app.clock.advance(1000);
    await tell({ to: inRole(RoleKind.REVIEWER, [worker.id]), key: 'workflow.invited', ...about });
    app.clock.advance(1000);
    await tell({ to: inRole(RoleKind.EDITOR_IN_CHIEF, [worker.id]), key: 'workflow.withdrawn', ...about });
    const { data } = await app.request<{ viewer: { messages: { edges: { node: object }[] } } }>(
      'query NamedTest { viewer { messages { edges { node { role manuscriptTitle manuscriptNumber contribution { id } } } } } }',
      {},
      { token: who },
    );
    const named = { manuscriptTitle: 'On Estates', manuscriptNumber: 'JNWH20260001', contribution: null };
    expect(data?.viewer.messages.edges.map(({ node }) => node)).toEqual([
      // A role that is not held any more cannot be switched to.
      { ...named, role: null },
      // The letter to reviewers has no number.
      { ...named, role: 'REVIEWER', manuscriptNumber: null },
      { ...named, role: 'EDITOR' },
    ]);
  });

  it('come in the role that is named first', async () => {
    await tell({
      to: [...inRole(RoleKind.AUTHOR, [reader.id]), ...inRole(RoleKind.EDITOR, [reader.id])],
      key: 'workflow.accepted',
      params,
    });
    const rows = await app.database.orm.em.fork().find(Message, { user: reader.id });
    expect(rows.map(({ roleKind }) => roleKind)).toEqual([RoleKind.AUTHOR]);
  });

  it('cannot be fetched by id by anyone but the addressee', async () => {
    await tell({ to: inRole(RoleKind.AUTHOR, [reader.id]), key: 'workflow.accepted', params });
    const [edge] = (await read()).messages.edges;
    const fetchIt = (who: string) =>
      app.request(`query NodeTest($id: ID!) { node(id: $id) { id } }`, { id: edge?.node.id }, { token: who });
    expect((await fetchIt(token)).data).toEqual({ node: { id: edge?.node.id } });
    const admin = await buildUser(app.database.orm.em.fork(), { roles: ['ADMINISTRATOR'] });
    expect((await fetchIt(await buildSession(app.database.orm.em.fork(), admin, app.clock))).data).toEqual({ node: null });
  });
});

describe('reading a message', () => {
  it('takes it off the count, which agrees with the list; doing so again changes nothing (R3-161, F-128)', async () => {
    await tell(
      { to: inRole(RoleKind.AUTHOR, [reader.id]), key: 'workflow.accepted', params },
      { to: inRole(RoleKind.AUTHOR, [reader.id]), key: 'workflow.submitted', params },
    );
    const before = await read();
    expect(before.unreadMessageCount).toBe(2);
    const messageId = before.messages.edges[0]?.node.id;
    for (let time = 0; time < 2; time += 1) {
      const { data } = await app.request(MARK, { input: { messageId } }, { token });
      expect(data).toEqual({ markMessageRead: { message: { id: messageId, isRead: true }, viewer: { unreadMessageCount: 1 } } });
    }
    const after = await read();
    expect(after.messages.edges.filter(({ node }) => !node.isRead)).toHaveLength(after.unreadMessageCount);
  });

  it('are all read at once, the reader’s alone; a second time changes nothing', async () => {
    const other = await buildUser(app.database.orm.em.fork());
    for (const count of [1, 2]) {
      await tell({ to: inRole(RoleKind.AUTHOR, [reader.id, other.id]), key: 'workflow.accepted', params });
      expect((await read()).unreadMessageCount, String(count)).toBe(count);
    }
    const all = 'mutation AllReadTest { markAllMessagesRead { viewer { unreadMessageCount } } }';
    const stored = async () => await app.database.orm.em.fork().find(Message, { user: reader }, { orderBy: { id: 'asc' } });
    expect((await app.request(all, {}, { token })).data).toEqual({ markAllMessagesRead: { viewer: { unreadMessageCount: 0 } } });
    const first = await stored();
    app.clock.advance(1000);
    expect((await app.request(all, {}, { token })).data).toEqual({ markAllMessagesRead: { viewer: { unreadMessageCount: 0 } } });
    expect((await stored()).map(({ readAt }) => readAt)).toEqual(first.map(({ readAt }) => readAt));
    const others = await read(await buildSession(app.database.orm.em.fork(), other, app.clock));
    expect(others.unreadMessageCount).toBe(2);
    expect((await app.request(all)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  it('is refused for other people’s messages as if they did not exist, and the attempt is logged', async () => {
    const other = await buildUser(app.database.orm.em.fork());
    await tell({ to: inRole(RoleKind.AUTHOR, [other.id]), key: 'workflow.accepted', params });
    const em = app.database.orm.em.fork();
    const message = await em.findOneOrFail(Message, { user: other.id });
    const refused = await app.request(MARK, { input: { messageId: encodeId('Message', message.id) } }, { token });
    const missing = await app.request(MARK, { input: { messageId: encodeId('Message', 999_999) } }, { token });
    expect(refused.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    expect(refused.errors?.[0]?.message).toBe(missing.errors?.[0]?.message);
    expect((await em.refresh(message))?.readAt ?? null).toBeNull();
    const log = await em.find(OperationLog, { user: reader.id });
    expect(log).toHaveLength(2);
    expect(log[0]).toMatchObject({
      operation: 'markMessageRead',
      objectType: 'Message',
      objectId: message.id,
      outcome: 'refused',
      code: 'NOT_FOUND',
      actingRole: 1,
      params: {},
    });
  });
});

describe('unreadMessagesChanged', () => {
  it('tells the addressee at once, and nobody else (F-128)', async () => {
    const other = await buildUser(app.database.orm.em.fork());
    const others = await buildSession(app.database.orm.em.fork(), other, app.clock);
    const heard: string[] = [];
    const text = `subscription UnreadTest { unreadMessagesChanged { viewer { code unreadMessageCount } } }`;
    const sockets = [token, others].map((who) => app.socket(who));
    const firsts = sockets.map((socket, index) =>
      (async () => {
        for await (const event of socket.iterate<{ unreadMessagesChanged: { viewer: { code: string; unreadMessageCount: number } } }>({
          query: '',
          extensions: app.extensionsOf(text),
        })) {
          heard.push(
            `${index}:${event.data?.unreadMessagesChanged.viewer.code}:${event.data?.unreadMessagesChanged.viewer.unreadMessageCount}`,
          );
          return;
        }
      })(),
    );
    // Subscribing takes a moment that nothing announces; the same news twice is one event.
    const isHeard = Promise.all(firsts.slice(0, 1)).then(() => true);
    while (
      !(await Promise.race([
        isHeard,
        new Promise<false>((resolve) => {
          setTimeout(resolve, 100, false);
        }),
      ]))
    ) {
      await tell({ to: inRole(RoleKind.AUTHOR, [reader.id]), key: 'workflow.accepted', params });
    }
    expect(heard).toHaveLength(1);
    expect(heard[0]).toMatch(new RegExp(`^0:${reader.code}:[1-9]`));
    for (const socket of sockets) await socket.dispose();
    await Promise.allSettled(firsts);
    expect(heard).toHaveLength(1);
  });
});
