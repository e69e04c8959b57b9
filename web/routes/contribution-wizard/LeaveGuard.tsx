// Asks before typed text is left behind unsaved: inside the product, and when the browser tab is closed or reloaded.
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router-dom';
import { storedToken } from '../../relay/token.ts';
import { ConfirmDialog } from '../../ui/Dialog.tsx';

export function LeaveGuard({ isActive }: { isActive: boolean }) {
  const { t } = useTranslation('wizard');
  // Signing in again leads back here, and the text is kept: no question then.
  const blocker = useBlocker(({ currentLocation, nextLocation }) => isActive && nextLocation.pathname !== currentLocation.pathname && nextLocation.pathname !== '/login');
  useEffect(() => {
    if (!isActive) return undefined;
    const handle = (event: BeforeUnloadEvent) => {
      if (storedToken() !== null) event.preventDefault();
    };
    window.addEventListener('beforeunload', handle);
    return () => window.removeEventListener('beforeunload', handle);
  }, [isActive]);
  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'} title={t('wizard.leave.title')} confirmLabel={t('wizard.leave.leave')} cancelLabel={t('wizard.leave.stay')}
      onConfirm={() => blocker.proceed?.()} onCancel={() => blocker.reset?.()}
    >
      {t('wizard.leave.text')}
    </ConfirmDialog>
  );
}
