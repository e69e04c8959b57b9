// Asks before typed text is left behind unsaved (R1-084): inside the product, and when the browser tab is closed or loaded anew.
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router-dom';
import { LeaveDialog } from './LeaveDialog.tsx';
import { useUnloadWarning } from './useUnloadWarning.ts';

export interface LeaveQuestionProps {
  isActive: boolean;
  /** What follows `?` names what the form is about: another journal, issue or review is another form. */
  isByQuery?: boolean;
  /** What becomes of the text, where this is not simply that the tab keeps it. */
  children?: ReactNode;
}

/** One at a time on a page. */
export function LeaveQuestion({ isActive, isByQuery = false, children }: LeaveQuestionProps) {
  const { t } = useTranslation('shell');
  // Signing in again leads back here, and the text is kept: no question then.
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      isActive && to.pathname !== '/login' && (to.pathname !== from.pathname || (isByQuery && to.search !== from.search)),
  );
  useUnloadWarning(isActive);
  return (
    <LeaveDialog isOpen={blocker.state === 'blocked'} onLeave={() => blocker.proceed?.()} onStay={() => blocker.reset?.()}>
      {children ?? t('shell.leave.kept')}
    </LeaveDialog>
  );
}
