// Sockets of both kinds (GraphQL, the facade's) at their edges: closed before they were let in, and frames that are too long.
import { once } from 'node:events';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { loadViewer } from '../modules/accounts/viewer/viewer.service.ts';
import { buildSession, buildUser } from '../modules/accounts/viewer/user.factory.ts';
import { colloquiumSchema } from '../schema.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { until } from '../testing/until.ts';

let app: TestApp;
let token: string;
const lines: string[] = [];
/** While it is held, no look-up of a token's viewer ends. */
let looking = Promise.resolve();
let asked = 0;
let answered = 0;

beforeAll(async () => {
  app = await startTestApp({
    schema: colloquiumSchema(),
    loadViewer: async (em, wanted, clock) => {
      asked += 1;
      await looking;
      const viewer = await loadViewer(em, wanted, clock);
      answered += 1;
      return viewer;
    },
    deps: { log: pino({ level: 'info' }, { write: (line) => void lines.push(line) }) },
  });
});
afterAll(() => app.close());
beforeEach(async () => {
  const em = app.database.orm.em.fork();
  token = await buildSession(em, await buildUser(em), app.clock, { isRemembered: true });
  lines.length = 0;
  asked = answered = 0;
});

/** Opens a socket that says who it is. */
const kinds = {
  GraphQL: () => {
    const ws = new WebSocket(`${app.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
    ws.once('open', () => ws.send(JSON.stringify({ type: 'connection_init', payload: { token } })));
    return ws;
  },
  facade: () => new WebSocket(`${app.url.replace('http', 'ws')}/colloquium/api/websocket/${token}`),
};
/** Those in use: a connection of a request that was answered is kept for the next one. */
const connections = () =>
  new Promise<number>((resolve, reject) => {
    app.app.server.closeIdleConnections();
    app.app.server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });

describe.each(Object.entries(kinds))('a %s socket', (_kind, connect) => {
  it('that closed while its token was looked up is forgotten: 45 quick closes do not lock the session out of its events', async () => {
    let go: () => void = () => undefined;
    looking = new Promise<void>((resolve) => (go = resolve));
    const quick = Array.from({ length: 45 }, connect);
    await until(() => asked === 45);
    for (const [index, ws] of quick.entries()) {
      if (index % 2 === 0) ws.terminate();
      else ws.close(1000);
    }
    await until(async () => (await connections()) === 0);
    go();
    await looking;
    await until(() => answered === 45);
    const late = connect();
    const closed = once(late, 'close');
    await until(() => answered > 45);
    await app.request('mutation SignOut { signOut { ok } }', {}, { token });
    expect((await closed)[0]).toBe(4403);
  });

  it('that sends too long a frame is closed, and the log says so in one line without a stack', async () => {
    const printed = [vi.spyOn(console, 'error'), vi.spyOn(process.stderr, 'write')];
    const ws = connect();
    await until(() => answered > 0);
    ws.on('error', () => undefined);
    ws.send('x'.repeat(300 * 1024));
    const [code] = (await once(ws, 'close')) as [number];
    expect(code).toBe(1009);
    await until(() => lines.length > 0);
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
      expect.objectContaining({ msg: 'socket broken', reason: 'Max payload size exceeded' }),
    ]);
    expect(lines.join('')).not.toContain('at ');
    for (const spy of printed) {
      expect(spy).not.toHaveBeenCalled();
      spy.mockRestore();
    }
  });
});

it('Who asks and is gone before the answer leaves nothing on the console: anyone can, without a token', async () => {
  const printed = vi.spyOn(console, 'error');
  const ping = JSON.stringify({ type: 'ping', payload: { text: 'x'.repeat(2000) } });
  for (let times = 0; times < 30; times += 1) {
    const ws = new WebSocket(`${app.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
    await once(ws, 'open');
    for (let pings = 0; pings < 50; pings += 1) ws.send(ping);
    await new Promise((resolve) => setTimeout(resolve, times % 5));
    ws.terminate();
  }
  await until(async () => (await connections()) === 0);
  expect(printed).not.toHaveBeenCalled();
  printed.mockRestore();
});

it('An event that cannot be judged closes its socket for the client to come again, and does not end the subscription with what failed within', async () => {
  const ws = kinds.GraphQL();
  const closed = once(ws, 'close');
  await once(ws, 'message');
  const extensions = app.extensionsOf('subscription Changed { contributionChanged { clientMutationId } }');
  ws.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query: '', extensions } }));
  await until(() => answered > 1);
  looking = Promise.reject(new Error('The database is away'));
  looking.catch(() => undefined);
  try {
    // Until it is subscribed, nobody hears of it.
    for (const before = asked; asked === before; await new Promise((resolve) => setTimeout(resolve, 20)))
      app.deps.pubsub.tell({ type: 'contributionChanged', contributionId: 1, userIds: null });
    expect((await closed)[0]).toBe(1012);
  } finally {
    looking = Promise.resolve();
  }
});
