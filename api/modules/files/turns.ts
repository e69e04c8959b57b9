// Work that is done one at a time in a process, with turns by person: a person who asks for much holds up each of the others by one piece of it.

export class Turns {
  /** What is done now, and those whose turn has come. */
  #queue: Promise<unknown> = Promise.resolve();
  /** The last piece that each person waits for: the next one queues up after it. */
  readonly #lastOf = new Map<number, Promise<unknown>>();

  /** `asker`: database id of the person who waits for it. Fails as `work` does; the next is not held up. */
  async take<Result>(asker: number, work: () => Promise<Result>): Promise<Result> {
    const turn = (this.#lastOf.get(asker) ?? Promise.resolve()).then(() => {
      const begun = this.#queue.then(work);
      this.#queue = begun.catch(() => undefined);
      return begun;
    });
    const last = turn.catch(() => undefined);
    this.#lastOf.set(asker, last);
    try {
      return await turn;
    } finally {
      if (this.#lastOf.get(asker) === last) this.#lastOf.delete(asker);
    }
  }
}
