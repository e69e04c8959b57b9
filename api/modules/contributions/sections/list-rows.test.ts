// How the entries of a list that is saved as a whole find their rows again.
import { expect, it } from 'vitest';
import { rowsOfEntries } from './list-rows.ts';

const row = (id: number, text: string) => ({ id, text });
const rows = [row(1, 'a'), row(2, 'b'), row(3, 'c')];
const match = (entries: { id: number | null; text: string }[]) => {
  const { found, rest, hasUnknown } = rowsOfEntries(rows, entries, (one, entry) => one.text === entry.text);
  return { found: found.map((one) => one?.id ?? null), rest: rest.map(({ id }) => id), hasUnknown };
};

it('takes the row that is named, then the one of the same content, then the next that is free', () => {
  expect(
    match([
      { id: 3, text: 'x' },
      { id: null, text: 'b' },
      { id: null, text: 'y' },
      { id: null, text: 'z' },
    ]),
  ).toEqual({ found: [3, 2, 1, null], rest: [], hasUnknown: false });
});

it('leaves over what no entry is any more', () => {
  expect(match([{ id: null, text: 'c' }])).toEqual({ found: [3], rest: [1, 2], hasUnknown: false });
});

it('tells of a row that is not there, and of one named twice', () => {
  expect(match([{ id: 9, text: 'a' }]).hasUnknown).toBe(true);
  expect(
    match([
      { id: 1, text: 'a' },
      { id: 1, text: 'b' },
    ]).hasUnknown,
  ).toBe(true);
});
