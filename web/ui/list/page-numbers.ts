// The page numbers of a pager.

const NUMBERED_PAGES = 6;
/** Deeper pages are not offered: "narrow the search". */
export const LAST_PAGE = 1000;

/** Up to six page numbers (S2 §9): the first, the last and those around `page`; `null` where some are left out between two. */
export function pageNumbers(page: number, pages: number): (number | null)[] {
  if (pages <= NUMBERED_PAGES) return Array.from({ length: pages }, (_, index) => index + 1);
  const around = NUMBERED_PAGES - 2;
  const first = Math.max(2, Math.min(page - Math.floor(around / 2) + 1, pages - around));
  const middle = Array.from({ length: around }, (_, index) => first + index);
  return [1, ...(first > 2 ? [null] : []), ...middle, ...(first + around < pages ? [null] : []), pages];
}
