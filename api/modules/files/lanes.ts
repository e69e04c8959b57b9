// Work on files limited to a few pieces at once on a machine, in fair turns (processes/turns.ts).
import { availableParallelism } from 'node:os';
import { turnsOf } from '../../processes/turns-together.ts';

/** Each may take half a gigabyte (file-process.ts). */
const MOST_LANES = 8;

/** As many as processors, and two at least: a file that takes its time is not alone in its way. */
export const LANES = Math.min(MOST_LANES, Math.max(2, availableParallelism()));

/** Each piece of work has a lane to itself; pieces of other processes of this start count too. */
export class Lanes<Lane> {
  readonly #free: Lane[];
  readonly #turns;

  constructor(name: string, lanes: readonly Lane[]) {
    this.#free = [...lanes];
    this.#turns = turnsOf(name, lanes.length);
  }

  /** `parties` as in `Turns`. Fails as `work` does. */
  async take<Result>(parties: readonly string[], work: (lane: Lane) => Promise<Result>): Promise<Result> {
    const end = await this.#turns.begin(parties);
    try {
      const lane = this.#free.pop();
      if (lane === undefined) throw new Error('There are more turns than lanes');
      // The one that was used last has its process still.
      return await work(lane).finally(() => void this.#free.push(lane));
    } finally {
      end();
    }
  }
}
