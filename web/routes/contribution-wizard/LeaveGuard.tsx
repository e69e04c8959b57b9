// Before the wizard is left, input is saved; unsavable input is asked about (R1-084). The browser asks when its tab is closed.
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LeaveDialog } from '../../components/shell/LeaveDialog.tsx';
import { useLeaveBlocker } from '../../components/shell/useLeaveBlocker.ts';
import { hasSections } from '../../drafts/texts.ts';
import { useWizard } from './wizard-context.ts';

/** Longer than this nobody is kept waiting for an answer of the server. */
const PATIENCE_MS = 3000;

export function LeaveGuard({ isSubmitted }: { isSubmitted: boolean }) {
  const { t } = useTranslation('wizard');
  const { draft, saving } = useWizard();
  const [isAsking, setIsAsking] = useState(false);
  const blocker = useLeaveBlocker((draft.hasUnsaved || saving.isBusy) && !isSubmitted);
  const handleBlocked = useEffectEvent(async () => {
    const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
    await Promise.race([saving.saveAll(), patience]);
    if (hasSections(draft.current())) setIsAsking(true);
    else blocker.proceed?.();
  });
  useEffect(() => {
    if (blocker.state === 'blocked') void handleBlocked();
    else setIsAsking(false);
  }, [blocker.state]);
  return (
    <LeaveDialog isOpen={isAsking} onLeave={() => blocker.proceed?.()} onStay={() => blocker.reset?.()}>
      {t('wizard.leave.kept')}
    </LeaveDialog>
  );
}
