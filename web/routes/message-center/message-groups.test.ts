// The grouping of messages.
import { expect, it } from 'vitest';
import { groupMessages } from './message-groups.ts';

const message = (id: number, manuscriptNumber: string | null, manuscriptTitle: string | null, contribution: string | null = null) => ({
  id,
  manuscriptNumber,
  manuscriptTitle,
  contribution: contribution === null ? null : { id: contribution },
});
const ids = (...messages: Parameters<typeof groupMessages<ReturnType<typeof message>>>[0][number][]) =>
  groupMessages(messages).map((group) => group.map(({ id }) => id));

it('those of one manuscript stand where the newest of them is, in their order', () => {
  expect(ids(message(4, 'A1', 'A', 'a'), message(3, 'B1', 'B', 'b'), message(2, 'A1', 'A', 'a'), message(1, 'B1', 'B', 'b'))).toEqual([
    [4, 2],
    [3, 1],
  ]);
});

it('also those of another role, whose manuscript is not to be seen, and letters without a number', () => {
  expect(ids(message(3, 'A1', 'A', 'a'), message(2, 'A1', 'A'), message(1, null, 'A'))).toEqual([[3, 2, 1]]);
});

it('two manuscripts of one title, and messages about none, stand apart', () => {
  expect(ids(message(4, 'A1', 'A', 'a'), message(3, 'A2', 'A', 'b'), message(2, null, null), message(1, null, null))).toEqual([
    [4],
    [3],
    [2],
    [1],
  ]);
});
