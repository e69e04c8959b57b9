// Subscribing over a socket of graphql-transport-ws, so that a test knows when the server listens and need not guess how long that takes.
import { randomUUID } from 'node:crypto';
import { WebSocket, type RawData } from 'ws';
import type { TestApp } from './app.ts';
import { until } from './until.ts';

/** Events come in the order of their commits: when this one is heard, none is under way that was sent before. */
async function allWasHeard({ database, deps }: TestApp): Promise<void> {
  const type = `heard ${randomUUID()}`;
  let isHeard = false;
  const stop = deps.pubsub.listen((event) => void (isHeard ||= String(event.type) === type));
  await database.orm.em.fork().execute(`select pg_notify('colloquium_events', ?)`, [JSON.stringify({ type })]);
  await until(() => isHeard);
  stop();
}

/** Every sent event is heard by now, and the subscriptions' messages about it have gone over the sockets, and have come here. */
export async function allWasTold(app: TestApp, sockets: readonly WebSocket[]): Promise<void> {
  await allWasHeard(app);
  await until(() => app.subscriptions.telling === 0);
  // Frames of a socket come in order: the answer to this one comes behind them.
  await Promise.all(sockets.map(isEmptied));
}

async function isEmptied(socket: WebSocket): Promise<void> {
  if (socket.readyState !== WebSocket.OPEN) return;
  await new Promise<void>((resolve) => {
    socket.once('pong', () => resolve()).once('close', () => resolve());
    socket.ping();
  });
}

/**
 * Sends these payloads as the subscriptions 0, 1, 2 …, and waits until the server listens for each, has refused it, or has closed the
 * socket. Earlier events are told to none of them.
 */
export async function subscribe(app: TestApp, socket: WebSocket, payloads: readonly object[]): Promise<void> {
  await allWasHeard(app);
  if (socket.readyState !== WebSocket.OPEN) return;
  const { subscriptions } = app;
  const waiting = new Set(payloads.keys());
  const refuse = (id: number) => {
    if (waiting.delete(id)) subscriptions.asked -= 1;
  };
  const hear = (data: RawData) => {
    const { id, type, payload } = JSON.parse(Buffer.isBuffer(data) ? data.toString() : '{}') as {
      id?: string;
      type: string;
      payload?: { data?: unknown };
    };
    if (id === undefined) return;
    // An event may have come already.
    if (type === 'next' && payload?.data) waiting.delete(Number(id));
    else refuse(Number(id));
  };
  const end = () => {
    for (const id of waiting) refuse(id);
  };
  socket.on('message', hear).once('close', end);
  subscriptions.asked += payloads.length;
  for (const [id, payload] of payloads.entries()) socket.send(JSON.stringify({ id: String(id), type: 'subscribe', payload }));
  await until(() => subscriptions.begun >= subscriptions.asked);
  socket.off('message', hear).off('close', end);
}
