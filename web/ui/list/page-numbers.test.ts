// Page numbers of a pager.
import { expect, it } from 'vitest';
import { pageNumbers } from './page-numbers.ts';

it.each([
  [1, 1, [1]],
  [2, 5, [1, 2, 3, 4, 5]],
  [6, 6, [1, 2, 3, 4, 5, 6]],
  [1, 14, [1, 2, 3, 4, 5, null, 14]],
  [4, 14, [1, null, 3, 4, 5, 6, null, 14]],
  [7, 14, [1, null, 6, 7, 8, 9, null, 14]],
  [12, 14, [1, null, 10, 11, 12, 13, 14]],
  [14, 14, [1, null, 10, 11, 12, 13, 14]],
])('page %i of %i shows %j: up to six numbers, always the first, the last and the page itself (S2 §9, R2-207)', (page, pages, shown) => {
  expect(pageNumbers(page, pages)).toEqual(shown);
});

it('shows at most six at every place, ascending, all of them real', () => {
  for (let pages = 1; pages <= 20; pages += 1) {
    for (let page = 1; page <= pages; page += 1) {
      const numbers = pageNumbers(page, pages).filter((number) => number !== null);
      expect(numbers.length).toBe(Math.min(6, pages));
      expect(numbers).toEqual([...new Set(numbers)].toSorted((one, other) => one - other));
      expect(numbers).toContain(page);
      expect([numbers[0], numbers.at(-1)]).toEqual([1, pages]);
    }
  }
});
