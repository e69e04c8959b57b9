// News of a change comes back to the tab that has made it, where it is none: the answer has brought the screen up to date.
import { onReconnected } from '../../relay/reconnected.ts';

const expected = new Set<string>();

// What was on its way is lost with the connection, and everything is read anew.
onReconnected(() => expected.clear());

/** Before a change is sent. */
export function expectEcho(ids: readonly string[]): void {
  for (const id of ids) expected.add(id);
}

/** The change was not made: nothing will come back. */
export function forgetEcho(ids: readonly string[]): void {
  for (const id of ids) expected.delete(id);
}

/** Whether news of this manuscript is what the tab has done itself; asked once for each piece of news. */
export function isOwnEcho(id: string | null | undefined): boolean {
  return id != null && expected.delete(id);
}
