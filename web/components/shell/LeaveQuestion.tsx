// Asks before typed text is left behind unsaved (R1-084): inside the product, and when the browser tab is closed or loaded anew.
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LeaveDialog } from './LeaveDialog.tsx';
import { useLeaveBlocker } from './useLeaveBlocker.ts';

interface LeaveQuestionProps {
  isActive: boolean;
  /** Any other address takes the form away. */
  isByQuery?: boolean;
  /** Note on the text; by default, that it is kept in this tab. */
  children?: ReactNode;
}

/** One at a time on a page. */
export function LeaveQuestion({ isActive, isByQuery = false, children }: LeaveQuestionProps) {
  const { t } = useTranslation('shell');
  const blocker = useLeaveBlocker(isActive, isByQuery);
  return (
    <LeaveDialog isOpen={blocker.state === 'blocked'} onLeave={() => blocker.proceed?.()} onStay={() => blocker.reset?.()}>
      {children ?? t('shell.leave.kept')}
    </LeaveDialog>
  );
}
