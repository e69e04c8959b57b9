// What a subscription is made of: who subscribed, the stream of its results, and events that say nothing.
import type { ExecutionResult, GraphQLError } from 'graphql';

/** A document that is not valid, for all its reasons. */
export class Refused extends Error {
  readonly problems: readonly GraphQLError[];

  constructor(problems: readonly GraphQLError[]) {
    super('The document is not valid');
    this.problems = problems;
  }
}

/** Who subscribed: as they were then, and how to see them as they are now. */
export class Subscriber<C> {
  readonly ctx: C;
  readonly fresh: () => Promise<C>;

  constructor(ctx: C, fresh: () => Promise<C>) {
    this.ctx = ctx;
    this.fresh = fresh;
  }
}

/** An event about something the viewer may not see resolves to nothing but nulls: that it happened is not told either. */
export function saysNothing(result: ExecutionResult): boolean {
  if (result.errors && result.errors.length > 0) return false;
  return Object.values(result.data ?? {}).every(
    (value) =>
      value === null ||
      (typeof value === 'object' &&
        !Array.isArray(value) &&
        Object.entries(value).every(([name, inner]) => inner === null || name === '__typename')),
  );
}

/**
 * The results of a stream of events. Not an async generator function: those cannot be stopped while they wait for the next event, and the
 * subscription would be held until one came.
 */
export function mapEvents<E, R>(source: AsyncIterator<E>, map: (event: E) => Promise<R | null>): AsyncGenerator<R> {
  const stop = async (): Promise<IteratorResult<R>> => {
    await source.return?.();
    return { done: true, value: undefined };
  };
  return {
    async next() {
      for (;;) {
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
