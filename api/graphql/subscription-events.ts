// The parts of a subscription: the subscriber, the stream of its results, and events that are not for the viewer.
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ExecutionResult, GraphQLError } from 'graphql';

/** A document that is not valid, for all its reasons. */
export class Refused extends Error {
  readonly problems: readonly GraphQLError[];

  constructor(problems: readonly GraphQLError[]) {
    super('The document is not valid');
    this.problems = problems;
  }
}

/** The subscriber: the viewer of that time, and a way to look them up again. */
export class Subscriber<C> {
  readonly ctx: C;
  readonly fresh: () => Promise<C>;
  /** The same for all who asked the same: document, operation and variables. */
  readonly asked: string;
  /** Closes the socket for the client to connect again, when an event could not be judged. */
  readonly lose: () => void;
  /** Its role was taken from the person: it ends with what it was told last. */
  isOver = false;

  constructor(ctx: C, fresh: () => Promise<C>, asked: string, lose: () => void) {
    this.ctx = ctx;
    this.fresh = fresh;
    this.asked = asked;
    this.lose = lose;
  }
}

/**
 * Shared looks: a caller gets a look that begins after the call, together with all who ask for the same until it begins. A second look of
 * one key begins when the first is over, so that a burst of events costs few looks, and none is older than its event.
 */
export class SharedLooks<T> {
  private readonly waiting = new Map<string, Promise<T>>();
  private readonly begun = new Map<string, Promise<unknown>>();

  at(key: string, look: () => Promise<T>): Promise<T> {
    let shared = this.waiting.get(key);
    if (!shared) this.waiting.set(key, (shared = this.begin(key, look)));
    return shared;
  }

  private async begin(key: string, look: () => Promise<T>): Promise<T> {
    // Those who hear of the same event ask in the same turn.
    await (this.begun.get(key) ?? nextTurn());
    this.waiting.delete(key);
    const answer = look();
    const over = answer.then(
      () => undefined,
      () => undefined,
    );
    this.begun.set(key, over);
    void over.then(() => {
      if (this.begun.get(key) === over) this.begun.delete(key);
    });
    return await answer;
  }
}

/**
 * Thrown by the resolver of a subscription, which asks the policy: the event is not for this viewer, and not even its occurrence is
 * revealed.
 */
export class NotTold extends Error {
  constructor() {
    super('This event is not for the viewer');
  }
}

/** Whether the event is not delivered, for any document and any aliases. */
export function isNotTold(result: ExecutionResult): boolean {
  return result.errors?.some(({ originalError }) => originalError instanceof NotTold) ?? false;
}

/**
 * The results of a stream of events. Not an async generator function: those cannot be stopped while they wait for the next event, and the
 * subscription would be held until one came.
 */
export function mapEvents<E, R>(
  source: AsyncIterator<E>,
  subscriber: { readonly isOver: boolean },
  map: (event: E) => Promise<R | null>,
): AsyncGenerator<R> {
  const stop = async (): Promise<IteratorResult<R>> => {
    await source.return?.();
    return { done: true, value: undefined };
  };
  return {
    async next() {
      for (;;) {
        if (subscriber.isOver) return await stop();
        const step = await source.next();
        if (step.done) return { done: true, value: undefined };
        const result = await map(step.value);
        if (result !== null) return { done: false, value: result };
      }
    },
    return: stop,
    async throw(error: unknown) {
      await stop();
      throw error;
    },
    [Symbol.asyncIterator]() {
      return this;
    },
    async [Symbol.asyncDispose]() {
      await stop();
    },
  };
}
