// A filter as it is seen from outside: the server leaves the rows that it should, and no others.
import { expect } from 'vitest';

/**
 * `listed`: the ids of a list with these arguments. `left`: those of the rows that stay. Something must go, or the filter could do nothing.
 */
export async function expectFilter(
  listed: (narrowing: Record<string, unknown>) => Promise<readonly string[]>,
  narrowing: Record<string, unknown>,
  left: readonly string[],
): Promise<void> {
  const all = await listed({});
  expect(all, 'all that is to stay is there').toEqual(expect.arrayContaining([...left]));
  expect(all.length, 'and more').toBeGreaterThan(left.length);
  expect((await listed(narrowing)).toSorted(), JSON.stringify(narrowing)).toEqual(left.toSorted());
}
