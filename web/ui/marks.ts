// Marks by which keys and the palette find what stands on a page.

/** Put on what holds the acts of the page, which the palette offers too. */
export const PAGE_ACTS = { 'data-page-acts': '' };

/** Put on the control of a row that does what one mostly comes to the row for, which a key presses. Never on a control that destroys. */
export const USUAL_ACT = { 'data-usual': '' };
