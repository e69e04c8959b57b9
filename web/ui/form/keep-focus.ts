// Buttons below a form: pressing one leaves the focus in the field until the click is done. Otherwise the error that the field
// shows on being left would push the button away from under the pointer, and the click would hit nothing.
import type { MouseEvent } from 'react';

/** For `onMouseDown` of the row of buttons. */
export function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}
