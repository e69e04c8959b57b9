// Marks with which keys and the palette find elements on a page.

/** Marks the element with the acts of the page, which the palette offers too. */
export const PAGE_ACTS = { 'data-page-acts': '' };

/** Marks the control of a row's most usual act, which a key presses. Never on a control that destroys. */
export const USUAL_ACT = { 'data-usual': '' };

/** Marks a panel for which the page makes room. */
export const BESIDE_MARK = { 'data-beside': '' };

/** Marks what leaves its room to such a panel where the window is not wide. */
export const GIVES_WAY = { 'data-gives-way': '' };
