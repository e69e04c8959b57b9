// Events between processes: NOTIFY inside the transaction that did it, one LISTEN connection per process, async iterables for
// subscriptions.
import { setTimeout as delay } from 'node:timers/promises';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Client } from 'pg';
import type { Logger } from 'pino';

const channel = 'colloquium_events';
const reconnectAfterMs = [50, 100, 250, 500, 1000, 2000];

/** An event has a type and ids; never content, because it passes through a channel that every process reads. */
interface TypedEvent {
  type: string;
}

/** Opens a connection of its own for LISTEN. */
type Connect = () => Client;

/** The bus of this process: hears the committed events of all processes, and hands them to the subscribers here. */
export class Events<E extends TypedEvent> {
  private readonly listeners = new Set<(event: E) => void>();
  private readonly gapListeners = new Set<() => void>();
  private readonly connect: Connect;
  private readonly log: Logger;
  private client: Client | null = null;
  private isClosed = false;
  private listening: Promise<void> = Promise.resolve();

  constructor(connect: Connect, log: Logger) {
    this.connect = connect;
    this.log = log;
  }

  /** Starts to listen; resolves once the first connection does. A lost connection is made again. */
  async start(): Promise<void> {
    await this.open();
  }

  async close(): Promise<void> {
    this.isClosed = true;
    await this.listening.catch(() => undefined);
    await this.client?.end().catch(() => undefined);
    this.listeners.clear();
  }

  /** Calls `listener` for every event; answers how to stop. */
  listen(listener: (event: E) => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  /** Calls `listener` when the connection is back after a loss: events of the meantime were not heard. */
  onGap(listener: () => void): void {
    this.gapListeners.add(listener);
  }

  /** Events of one type that pass the filter, until the reader returns. Slow readers keep one pending copy of equal events. */
  subscribe<T extends E['type']>(
    type: T,
    filter: (event: Extract<E, { type: T }>) => boolean = () => true,
  ): AsyncIterableIterator<Extract<E, { type: T }>> {
    return new EventStream<Extract<E, { type: T }>>((push) =>
      this.listen((event) => {
        if (isOfType<E, T>(event, type) && filter(event)) push(event);
      }),
    );
  }

  /** Sends events with the commit of `em`'s transaction, once each. */
  async send(em: EntityManager, events: readonly E[]): Promise<void> {
    const payloads = [...new Set(events.map((event) => JSON.stringify(event)))];
    if (payloads.length === 0) return;
    await em.execute(`select pg_notify('${channel}', payload) from jsonb_array_elements_text(?::jsonb) as payload`, [
      JSON.stringify(payloads),
    ]);
  }

  private async open(): Promise<void> {
    const client = this.connect();
    client.on('error', () => this.reopen(client));
    client.on('end', () => this.reopen(client));
    client.on('notification', (message) => this.deliver(message.payload));
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
    this.client = client;
  }

  private reopen(lost: Client): void {
    if (this.isClosed || this.client !== lost) return;
    this.client = null;
    this.log.warn('lost the connection for events; connecting again');
    this.listening = (async () => {
      for (let attempt = 0; !this.isClosed; attempt += 1) {
        await delay(reconnectAfterMs[Math.min(attempt, reconnectAfterMs.length - 1)]);
        try {
          await this.open();
        } catch {
          continue;
        }
        for (const tell of this.gapListeners) tell();
        return;
      }
    })();
  }

  private deliver(payload: string | undefined): void {
    // Only `send` writes to this channel.
    if (payload !== undefined) this.tell(JSON.parse(payload) as E);
  }

  /** Hands an event to the listeners of this process alone. */
  tell(event: E): void {
    for (const listener of this.listeners) {
      try {
        listener(event);
      } catch (error) {
        this.log.error({ err: error, type: event.type }, 'a listener of events failed');
      }
    }
  }
}

function isOfType<E extends TypedEvent, T extends E['type']>(event: E, type: T): event is Extract<E, { type: T }> {
  return event.type === type;
}

const words = new WeakMap<object, string>();

/** Written once for all who hear of it. */
function wordsOf(event: object): string {
  const known = words.get(event) ?? JSON.stringify(event);
  words.set(event, known);
  return known;
}

/** A queue that is read with `for await`; returning from the loop unsubscribes. */
class EventStream<T extends object> implements AsyncIterableIterator<T> {
  private readonly queue = new Map<string, T>();
  private wake: (() => void) | null = null;
  private isDone = false;
  private readonly stop: () => void;

  constructor(start: (push: (event: T) => void) => () => void) {
    this.stop = start((event) => {
      this.queue.set(wordsOf(event), event);
      this.wake?.();
    });
  }

  async next(): Promise<IteratorResult<T>> {
    for (;;) {
      const first = this.queue.entries().next();
      if (!first.done) {
        const [key, value] = first.value;
        this.queue.delete(key);
        return { done: false, value };
      }
      if (this.isDone) return { done: true, value: undefined };
      await new Promise<void>((resolve) => (this.wake = resolve));
      this.wake = null;
    }
  }

  return(): Promise<IteratorResult<T>> {
    this.isDone = true;
    this.queue.clear();
    this.stop();
    this.wake?.();
    return Promise.resolve({ done: true, value: undefined });
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}

/** The same stream after one event that does not come from it. */
export function beginningWith<T>(first: T, rest: AsyncIterableIterator<T>): AsyncIterableIterator<T> {
  let isBegun = false;
  return {
    next() {
      if (isBegun) return rest.next();
      isBegun = true;
      return Promise.resolve({ done: false, value: first });
    },
    return: () => rest.return?.() ?? Promise.resolve({ done: true, value: undefined }),
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
