// Examines arriving files, which may be large: one at a time in a process.

let last: Promise<unknown> = Promise.resolve();

/** Fails as `work` does; the next is not held up. */
export async function oneAtATime<Result>(work: () => Promise<Result>): Promise<Result> {
  const answer = last.then(work);
  last = answer.catch(() => undefined);
  return await answer;
}
