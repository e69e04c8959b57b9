// Lanes: a few pieces of work at once, in fair turns.
import { expect, it } from 'vitest';
import { LANES, Lanes } from './lanes.ts';

/** Work that ends on request, and the list of begun work. */
function desk(lanes: number) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const queue = new Lanes(
    'desk',
    Array.from({ length: lanes }, (_, index) => index),
  );
  const all: Promise<void>[] = [];
  return {
    begun,
    take(name: string, ...parties: string[]) {
      const work = async () => {
        begun.push(name);
        await new Promise<void>((resolve) => ends.set(name, resolve));
      };
      all.push(queue.take(parties, work));
    },
    async end(...names: string[]) {
      for (const name of names) ends.get(name)?.();
      await new Promise((resolve) => setImmediate(resolve));
    },
    settled: () => Promise.all(all),
  };
}

it('there are two at least', () => expect(LANES).toBeGreaterThanOrEqual(2));

it('one who brings many has one at work, and the others go on beside it (B-014)', async () => {
  const { begun, take, end, settled } = desk(2);
  for (const name of ['a1', 'a2', 'a3']) take(name, 'owner a');
  take('b1', 'owner b');
  await end();
  expect(begun).toEqual(['a1', 'b1']);
  take('c1', 'owner c');
  // The owner who was served already comes after one who was not, who came later.
  await end('a1');
  expect(begun).toEqual(['a1', 'b1', 'c1']);
  await end('b1');
  expect(begun).toEqual(['a1', 'b1', 'c1', 'a2']);
  await end('c1', 'a2');
  await end('a3');
  await settled();
});

it('who asks for much counts as who owns much does, and a failure frees its lane', async () => {
  const { begun, take, end } = desk(2);
  take('x', 'asker r', 'owner a');
  take('y', 'asker r', 'owner b');
  take('z', 'asker s', 'owner b');
  await end();
  expect(begun).toEqual(['x', 'z']);
  await end('x', 'z');
  expect(begun).toEqual(['x', 'z', 'y']);
  await end('y');
  const lanes = new Lanes('one', [0]);
  await expect(lanes.take(['owner a'], () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await lanes.take(['owner a'], () => Promise.resolve('done'))).toBe('done');
});
