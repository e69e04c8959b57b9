// A storage whose failures are StorageFailures, each reported once: the one place where the product speaks to the storage (decision 76).
import { PassThrough, Readable } from 'node:stream';
import { StorageFailure, type StorageAct, type StoragePlace } from './storage-failure.ts';
import { FileMissing, type Storage, storagePath } from './storage.ts';

export interface FailureReportOptions {
  place: StoragePlace;
  /** Called with each failure, except those of `check`, whose caller reports their beginning and end. */
  failed(failure: StorageFailure): void;
}

export function withFailureReports(storage: Storage, { place, failed }: FailureReportOptions): Storage {
  const failureOf = (act: StorageAct, error: unknown): unknown => {
    if (error instanceof FileMissing || error instanceof StorageFailure) return error;
    // System messages about a failed write name no place.
    if (isOutOfRoom(error)) return Object.assign(error, { path: place.where });
    const failure = new StorageFailure(act, place, error);
    if (act !== 'check') failed(failure);
    return failure;
  };
  const asked = async <T>(act: StorageAct, work: () => Promise<T>): Promise<T> =>
    await work().catch((error: unknown) => {
      throw failureOf(act, error);
    });
  return {
    async put(key, stream) {
      storagePath(key);
      const sender = new Sender(stream);
      try {
        return await storage.put(key, sender.stream);
      } catch (error) {
        stream.destroy();
        // The sender has broken off: that is not the storage's fault.
        throw sender.failure ?? failureOf('put', error);
      }
    },
    async get(key) {
      storagePath(key);
      const source = await asked('get', () => storage.get(key));
      return watched(source, (error) => failureOf('get', error));
    },
    async sizeOf(key) {
      storagePath(key);
      return await asked('size', () => storage.sizeOf(key));
    },
    async remove(key) {
      storagePath(key);
      await asked('remove', () => storage.remove(key));
    },
    async *olderThan(moment) {
      const keys = storage.olderThan(moment)[Symbol.asyncIterator]();
      try {
        for (;;) {
          const { done, value } = await asked('list', () => keys.next());
          if (done) return;
          yield value;
        }
      } finally {
        await keys.return?.();
      }
    },
    check: () => asked('check', () => storage.check()),
  };
}

/** The disk or the quota is full: people are told so, for every kind of storage. */
function isOutOfRoom(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');
}

/** Passes a stream on and remembers whether it failed by itself; each end of a pipeline destroys the other. */
class Sender {
  failure: unknown;
  readonly stream: Readable;

  constructor(source: Readable) {
    this.stream = Readable.from(this.#pieces(source), { objectMode: false });
  }

  async *#pieces(source: Readable): AsyncGenerator<unknown> {
    const pieces = source[Symbol.asyncIterator]();
    try {
      for (;;) {
        const { done, value } = await pieces.next().catch((error: unknown) => {
          this.failure = error;
          throw error;
        });
        if (done) return;
        // A failure of the storage is thrown in here.
        yield value;
      }
    } finally {
      await pieces.return?.();
    }
  }
}

/** The same bytes; an interruption is reported as `tell` answers it, unless the reader has gone. */
function watched(source: Readable, tell: (error: unknown) => unknown): Readable {
  const reader = new PassThrough({
    destroy(error, done) {
      // The source failed by itself; a reader that goes takes the source with it.
      const failure = source.errored && error ? tell(source.errored) : error;
      done(failure instanceof Error ? failure : null);
      source.destroy();
    },
  });
  source.on('error', (error) => reader.destroy(error));
  source.once('close', () => {
    if (!source.readableEnded && !source.errored) reader.destroy(new Error('The storage broke off'));
  });
  source.pipe(reader);
  return reader;
}
