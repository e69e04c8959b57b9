// Work limited to a few pieces at once, in fair turns: each party has at most one piece under way, and the one served last waits for the
// others.

/** Ends the piece: the next may begin. */
export type End = () => void;

export interface Turns {
  /**
   * Resolves when a piece may begin. `parties`: keys it counts for, such as `owner 5`: another piece of one of them waits until this one
   * is done, while those of others go on.
   */
  begin(parties: readonly string[]): Promise<End>;
}

interface Waiting {
  parties: readonly string[];
  begin(end: End): void;
}

/** Turns of all who share this object. */
export class LocalTurns implements Turns {
  #free: number;
  readonly #waiting: Waiting[] = [];
  readonly #busy = new Set<string>();
  /** When each party that has something to do here was last served: the count of turns until then. */
  readonly #served = new Map<string, number>();
  #turns = 0;

  /** `most`: pieces at once. */
  constructor(most: number) {
    this.#free = most;
  }

  begin(parties: readonly string[]): Promise<End> {
    return this.ask(parties).turn;
  }

  /** The same, with a way to give up a turn that has not begun yet. */
  ask(parties: readonly string[]): { turn: Promise<End>; giveUp: () => void } {
    const waiting: Waiting = { parties, begin: () => undefined };
    const turn = new Promise<End>((begin) => (waiting.begin = begin));
    this.#waiting.push(waiting);
    this.#beginNext();
    return {
      turn,
      giveUp: () => {
        const place = this.#waiting.indexOf(waiting);
        if (place < 0) return;
        this.#waiting.splice(place, 1);
        this.#forget(parties);
      },
    };
  }

  #beginNext(): void {
    if (this.#free === 0) return;
    const startable = this.#waiting.filter(({ parties }) => !parties.some((party) => this.#busy.has(party)));
    // Among owners served equally long ago, the first to come.
    const [next] = startable.toSorted((a, b) => this.#lastTurn(a) - this.#lastTurn(b));
    if (next === undefined) return;
    this.#free -= 1;
    this.#waiting.splice(this.#waiting.indexOf(next), 1);
    this.#turns += 1;
    for (const party of next.parties) {
      this.#busy.add(party);
      this.#served.set(party, this.#turns);
    }
    let hasEnded = false;
    next.begin(() => {
      if (hasEnded) return;
      hasEnded = true;
      this.#free += 1;
      for (const party of next.parties) this.#busy.delete(party);
      this.#forget(next.parties);
      this.#beginNext();
    });
    this.#beginNext();
  }

  #lastTurn({ parties }: Waiting): number {
    return Math.max(0, ...parties.map((party) => this.#served.get(party) ?? 0));
  }

  #forget(parties: readonly string[]): void {
    for (const party of parties) if (!this.#waiting.some((other) => other.parties.includes(party))) this.#served.delete(party);
  }
}
