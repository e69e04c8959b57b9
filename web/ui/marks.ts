// Marks with which keys and the palette find elements on a page.

/** Marks the element with the acts of the page, which the palette offers too. */
export const PAGE_ACTS = { 'data-page-acts': '' };

/** Marks the control of a row's, or the page's, most usual act, which a key presses. Never on a control that destroys. */
export const USUAL_ACT = { 'data-usual': '' };

/** Marks the control that reminds the late reviewers of a row, or of the page's manuscript, which a key presses. */
export const REMIND_ACT = { 'data-remind': '' };

/** Marks the element with the files of the page. */
export const PAGE_FILES = { 'data-page-files': '' };

/** Marks the link to the manuscript before this one in its list, or after it. */
export const neighbourMark = (side: 'previous' | 'next') => ({ 'data-neighbour': side });

/** Marks a panel for which the page makes room. */
export const BESIDE_MARK = { 'data-beside': '' };

/** Marks what leaves its room to such a panel where the window is not wide. */
export const GIVES_WAY = { 'data-gives-way': '' };

/** Marks the control of a row that puts it off to a later day. */
export const LATER_MARK = { 'data-later': '' };
