// The session is over. The page under it stays; signing in again in a new tab brings it back to life.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { forgetToken } from '../../relay/token.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { FIRST_FOCUS } from '../../ui/overlay/Modal.tsx';

export function SessionEndedDialog({ reason }: { reason: string | null }) {
  const { t } = useTranslation('shell');
  const texts: Readonly<Record<string, string>> = {
    REPLACED: t('shell.ended.replaced'),
    EXPIRED: t('shell.ended.expired'),
    DISABLED: t('shell.ended.disabled'),
    PASSWORD_CHANGED: t('shell.ended.passwordChanged'),
    ADDRESS_CONFIRMED: t('shell.ended.addressConfirmed'),
    SIGNED_OUT: t('shell.ended.signedOut'),
  };
  function handleSignInHere() {
    forgetToken();
    location.assign(`/login?${new URLSearchParams({ next: location.pathname + location.search })}`);
  }
  function handleSignInBeside() {
    forgetToken();
    window.open('/login', '_blank');
  }
  return (
    <Dialog
      isOpen={reason !== null}
      isMessage
      title={t('shell.ended.title')}
      footer={
        <>
          <Button icon="externalLink" onClick={handleSignInBeside}>
            {t('shell.ended.signInBeside')}
          </Button>
          <Button {...FIRST_FOCUS} variant="solid" onClick={handleSignInHere}>
            {t('shell.ended.signIn')}
          </Button>
        </>
      }
    >
      <p>{texts[reason ?? ''] ?? t('shell.ended.signedOut')}</p>
      <chakra.p mt="2" color="fg.muted">
        {t('shell.ended.kept')}
      </chakra.p>
    </Dialog>
  );
}
