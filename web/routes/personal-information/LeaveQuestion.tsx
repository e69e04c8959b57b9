// Asks before typed text is left behind unsaved (R1-084): inside the product, and when the browser tab is closed or loaded anew.
import { chakra } from '@chakra-ui/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router-dom';
import { storedToken } from '../../relay/token.ts';
import { ConfirmDialog } from '../../ui/Dialog.tsx';

export function LeaveQuestion({ isActive }: { isActive: boolean }) {
  const { t } = useTranslation('profile');
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
      isOpen={blocker.state === 'blocked'} isCautious title={t('profile.leave.title')} confirmLabel={t('profile.leave.leave')} cancelLabel={t('profile.leave.stay')}
      onConfirm={() => blocker.proceed?.()} onCancel={() => blocker.reset?.()}
    >
      <p>{t('profile.leave.text')}</p>
      <chakra.p mt="2" color="fg.muted">{t('profile.leave.kept')}</chakra.p>
    </ConfirmDialog>
  );
}
