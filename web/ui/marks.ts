// Marks with which keys and the palette find elements on a page.

/** Marks the element with the acts of the page, which the palette offers too. */
export const PAGE_ACTS = { 'data-page-acts': '' };

/** Marks the control of a row's most usual act, which a key presses. Never on a control that destroys. */
export const USUAL_ACT = { 'data-usual': '' };

/** Marks the control of a row that puts it off to a later day. */
export const LATER_MARK = { 'data-later': '' };
