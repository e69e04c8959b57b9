// Asks before typed text is left behind unsaved (R1-084): inside the product, and when the browser tab is closed or loaded anew.
import type { ReactNode } from 'react';
import { useBlocker } from 'react-router-dom';
import { LeaveDialog } from './LeaveDialog.tsx';
import { useUnloadWarning } from './useUnloadWarning.ts';

/** One at a time on a page. `children`: what becomes of the text. */
export function LeaveQuestion({ isActive, children }: { isActive: boolean; children?: ReactNode }) {
  // Signing in again leads back here, and the text is kept: no question then.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isActive && nextLocation.pathname !== currentLocation.pathname && nextLocation.pathname !== '/login',
  );
  useUnloadWarning(isActive);
  return (
    <LeaveDialog isOpen={blocker.state === 'blocked'} onLeave={() => blocker.proceed?.()} onStay={() => blocker.reset?.()}>
      {children}
    </LeaveDialog>
  );
}
