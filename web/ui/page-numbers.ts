// Which page numbers a pager shows.

const NUMBERED_PAGES = 6;
/** Deeper pages are not offered: "narrow the search". */
export const LAST_PAGE = 1000;

/** Up to six consecutive page numbers around `page`, within 1 and `pages`. */
export function pageNumbers(page: number, pages: number): number[] {
  const count = Math.min(NUMBERED_PAGES, pages);
  const first = Math.max(1, Math.min(page - Math.floor(count / 2) + 1, pages - count + 1));
  return Array.from({ length: count }, (_, index) => first + index);
}
