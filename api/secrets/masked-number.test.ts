// A mask keeps every number apart from every other, and comes off.
import { expect, it } from 'vitest';
import { maskOf } from './masked-number.ts';

const SECRET = 'x'.repeat(32);

it('is taken off again, and no two numbers have the same', () => {
  const mask = maskOf(SECRET, 'logLines');
  const numbers = [...Array.from({ length: 3000 }, (_none, number) => number), 2 ** 15, 2 ** 29, 2 ** 30 - 1];
  const masked = numbers.map((number) => mask.put(number));
  expect(masked.map((number) => mask.take(number))).toEqual(numbers);
  expect(new Set(masked).size).toBe(numbers.length);
  expect(Math.min(...masked)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...masked)).toBeLessThan(2 ** 30);
});

it('depends on the secret and on what it is for', () => {
  const first = (...args: Parameters<typeof maskOf>) => Array.from({ length: 20 }, (_none, number) => maskOf(...args).put(number));
  expect(first(SECRET, 'logLines')).not.toEqual(first('y'.repeat(32), 'logLines'));
  expect(first(SECRET, 'logLines')).not.toEqual(first(SECRET, 'threads'));
});
