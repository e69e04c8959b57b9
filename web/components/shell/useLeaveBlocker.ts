// Holds up leaving while something is unsaved: another page waits for an answer, and the browser asks when its tab is closed or loaded
// anew.
import { useBlocker, type Blocker } from 'react-router-dom';
import { isAnotherPage } from './another-page.ts';
import { useUnloadWarning } from './useUnloadWarning.ts';

/** `isByQuery`: any other address takes the form away. */
export function useLeaveBlocker(isActive: boolean, isByQuery = false): Blocker {
  useUnloadWarning(isActive);
  // Signing in again leads back here, and the text is kept: no question then.
  return useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      isActive && to.pathname !== '/login' && (isAnotherPage(from, to) || (isByQuery && to.search !== from.search)),
  );
}
