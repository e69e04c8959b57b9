// Before the wizard is left, what was typed is saved; what cannot be saved is asked about (R1-084). The browser asks when its tab is closed.
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker, type Location } from 'react-router-dom';
import { LeaveDialog } from '../../components/shell/LeaveDialog.tsx';
import { useUnloadWarning } from '../../components/shell/useUnloadWarning.ts';
import { hasSections } from '../../drafts/texts.ts';
import { useWizard } from './wizard-context.ts';

/** Longer than this nobody is kept waiting for an answer of the server. */
const PATIENCE_MS = 3000;

/** Another page, or the wizard of another manuscript. A new manuscript gets its id in place. */
function isElsewhere(here: Location, there: Location): boolean {
  const id = new URLSearchParams(here.search).get('id');
  return there.pathname !== here.pathname || (id !== null && new URLSearchParams(there.search).get('id') !== id);
}

export function LeaveGuard({ isSubmitted }: { isSubmitted: boolean }) {
  const { t } = useTranslation('wizard');
  const { draft, saving } = useWizard();
  const [isAsking, setIsAsking] = useState(false);
  const isActive = (draft.hasUnsaved || saving.isBusy) && !isSubmitted;
  // Signing in again leads back here, and the text is kept: no question then.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isActive && isElsewhere(currentLocation, nextLocation) && nextLocation.pathname !== '/login',
  );
  useUnloadWarning(isActive);
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
