// The page of a letter whose session is over, opened anew: it says why. There is no account to sign in to; the letter's first page says
// what can be done.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { forgetInvitation } from '../../relay/token.ts';
import { Button } from '../../ui/Button.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { goToInvitation } from '../session/invitation-farewell.ts';

export function InvitationOver({ text }: { text: string }) {
  const { t } = useTranslation('invitation');
  function handleGo() {
    forgetInvitation({ withTicket: false });
    goToInvitation();
  }
  return (
    <chakra.main maxW="form" mx="auto" px="4" py="20">
      <PageHeader title={t('invitation.ended')} />
      <chakra.p mb="6">{text}</chakra.p>
      <Button variant="solid" onClick={handleGo}>
        {t('invitation.ended.go')}
      </Button>
    </chakra.main>
  );
}
