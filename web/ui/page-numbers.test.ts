// Which page numbers a pager shows.
import { describe, expect, it } from 'vitest';
import { pageNumbers } from './page-numbers.ts';

describe('page numbers (S2 §9)', () => {
  it('shows at most six, all of them real', () => {
    for (let pages = 1; pages <= 20; pages += 1) {
      for (let page = 1; page <= pages; page += 1) {
        const numbers = pageNumbers(page, pages);
        expect(numbers.length).toBe(Math.min(6, pages));
        expect(numbers).toContain(page);
        expect(numbers[0]).toBeGreaterThanOrEqual(1);
        expect(numbers.at(-1)).toBeLessThanOrEqual(pages);
      }
    }
  });

  it('keeps the current page in the middle', () => {
    expect(pageNumbers(500, 1000)).toEqual([498, 499, 500, 501, 502, 503]);
  });
});
