// Examines arriving files, which may be large: one at a time, over all processes of a start.
import { Lanes } from './lanes.ts';

const lanes = new Lanes('examining', [null]);

/** Fails as `work` does; the next is not held up. */
export async function oneAtATime<Result>(work: () => Promise<Result>): Promise<Result> {
  return await lanes.take([], work);
}
