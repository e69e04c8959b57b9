// The session of a letter is over: idle for too long, or its invitation is. What was typed is kept; the page of the letter says what can be done.
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { requestSubscription, graphql, useRelayEnvironment } from 'react-relay/hooks';
import { onSessionEvent } from '../../relay/session-events.ts';
import { forgetInvitation } from '../../relay/token.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { FIRST_FOCUS } from '../../ui/Modal.tsx';
import { goToInvitation } from '../session/invitation-farewell.ts';
import type { InvitationEndedSubscription } from './__generated__/InvitationEndedSubscription.graphql.ts';
import { isLeavingQuietly } from './session-watch.ts';

export function InvitationEnded() {
  const { t } = useTranslation('invitation');
  const environment = useRelayEnvironment();
  const [isOver, setIsOver] = useState(false);
  const handleEnd = useEffectEvent(() => {
    if (!isLeavingQuietly()) setIsOver(true);
  });
  useEffect(
    () =>
      onSessionEvent((event) => {
        if (event.kind === 'sessionEnded') handleEnd();
      }),
    [],
  );
  useEffect(() => {
    const live = requestSubscription<InvitationEndedSubscription>(environment, {
      subscription: graphql`
        subscription InvitationEndedSubscription {
          sessionEnded {
            reason
          }
        }
      `,
      variables: {},
      onNext: () => handleEnd(),
      onError: (error) => console.warn(error),
    });
    return () => live.dispose();
  }, [environment]);
  function handleGo() {
    forgetInvitation({ withTicket: false });
    goToInvitation();
  }
  return (
    <Dialog
      isOpen={isOver}
      isMessage
      title={t('invitation.ended')}
      footer={
        <Button {...FIRST_FOCUS} variant="solid" onClick={handleGo}>
          {t('invitation.ended.go')}
        </Button>
      }
    >
      <p>{t('invitation.ended.hint')}</p>
    </Dialog>
  );
}
