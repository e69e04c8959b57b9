// Work limited to a few pieces at once in a process, in fair turns: each owner has at most one piece running, and the last one served waits
// for the others.
import { availableParallelism } from 'node:os';

/** Each may take half a gigabyte (file-process.ts). */
const MOST_LANES = 8;

/** As many as processors, and two at least: a file that takes its time is not alone in its way. */
export const LANES = Math.min(MOST_LANES, Math.max(2, availableParallelism()));

interface Waiting<Lane> {
  parties: readonly string[];
  begin(lane: Lane): void;
}

export class Lanes<Lane> {
  readonly #free: Lane[];
  readonly #waiting: Waiting<Lane>[] = [];
  readonly #busy = new Set<string>();
  /** When each party that has something to do here was last served: the count of turns until then. */
  readonly #served = new Map<string, number>();
  #turns = 0;

  constructor(lanes: readonly Lane[]) {
    this.#free = [...lanes];
  }

  /**
   * `parties`: keys it counts for, such as `owner 5`: another piece of one of them waits until this one is done, while those of others go
   * on. Fails as `work` does.
   */
  async take<Result>(parties: readonly string[], work: (lane: Lane) => Promise<Result>): Promise<Result> {
    const lane = await new Promise<Lane>((begin) => {
      this.#waiting.push({ parties, begin });
      this.#beginNext();
    });
    try {
      return await work(lane);
    } finally {
      // The one that was used last has its process still.
      this.#free.push(lane);
      for (const party of parties) this.#busy.delete(party);
      this.#forget(parties);
      this.#beginNext();
    }
  }

  #beginNext(): void {
    const startable = this.#waiting.filter(({ parties }) => !parties.some((party) => this.#busy.has(party)));
    // Among owners served equally long ago, the first to come.
    const [next] = startable.toSorted((a, b) => this.#lastTurn(a) - this.#lastTurn(b));
    const lane = next && this.#free.pop();
    if (lane === undefined || next === undefined) return;
    this.#waiting.splice(this.#waiting.indexOf(next), 1);
    this.#turns += 1;
    for (const party of next.parties) {
      this.#busy.add(party);
      this.#served.set(party, this.#turns);
    }
    next.begin(lane);
    this.#beginNext();
  }

  #lastTurn({ parties }: Waiting<Lane>): number {
    return Math.max(0, ...parties.map((party) => this.#served.get(party) ?? 0));
  }

  #forget(parties: readonly string[]): void {
    for (const party of parties) if (!this.#waiting.some((other) => other.parties.includes(party))) this.#served.delete(party);
  }
}
