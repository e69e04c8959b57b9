// Before the wizard is left, what was typed is saved; what cannot be saved is asked about (R1-084). The browser asks when its tab is closed.
import { chakra } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker, type Location } from 'react-router-dom';
import { ConfirmDialog } from '../../ui/Dialog.tsx';
import { hasSections } from './draft.ts';
import { useUnloadWarning } from './useUnloadWarning.ts';
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
  const blocker = useBlocker(({ currentLocation, nextLocation }) => isActive && isElsewhere(currentLocation, nextLocation) && nextLocation.pathname !== '/login');
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
    <ConfirmDialog
      isOpen={isAsking} isCautious title={t('wizard.leave.title')} confirmLabel={t('wizard.leave.leave')} cancelLabel={t('wizard.leave.stay')}
      onConfirm={() => blocker.proceed?.()} onCancel={() => blocker.reset?.()}
    >
      <p>{t('wizard.leave.text')}</p>
      <chakra.p mt="2" color="fg.muted">{t('wizard.leave.kept')}</chakra.p>
    </ConfirmDialog>
  );
}
