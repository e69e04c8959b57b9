// Asks before typed text is left behind unsaved: inside the product, and when the browser tab is closed or reloaded.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useBlocker, type Location } from 'react-router-dom';
import { ConfirmDialog } from '../../ui/Dialog.tsx';
import { useUnloadWarning } from './useUnloadWarning.ts';

/** Another page, or the wizard of another manuscript. A new manuscript gets its id in place. */
function isElsewhere(here: Location, there: Location): boolean {
  const id = new URLSearchParams(here.search).get('id');
  return there.pathname !== here.pathname || (id !== null && new URLSearchParams(there.search).get('id') !== id);
}

export function LeaveGuard({ isActive }: { isActive: boolean }) {
  const { t } = useTranslation('wizard');
  // Signing in again leads back here, and the text is kept: no question then.
  const blocker = useBlocker(({ currentLocation, nextLocation }) => isActive && isElsewhere(currentLocation, nextLocation) && nextLocation.pathname !== '/login');
  useUnloadWarning(isActive);
  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'} isCautious title={t('wizard.leave.title')} confirmLabel={t('wizard.leave.leave')} cancelLabel={t('wizard.leave.stay')}
      onConfirm={() => blocker.proceed?.()} onCancel={() => blocker.reset?.()}
    >
      <p>{t('wizard.leave.text')}</p>
      <chakra.p mt="2" color="fg.muted">{t('wizard.leave.kept')}</chakra.p>
    </ConfirmDialog>
  );
}
