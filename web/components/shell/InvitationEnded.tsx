// The session of a letter is over: idle for too long, or its invitation has ended. Input is kept; the letter's page says what to do next.
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchQuery, requestSubscription, graphql, useRelayEnvironment } from 'react-relay/hooks';
import { ApiError } from '../../relay/errors.ts';
import { onSessionEvent } from '../../relay/session-events.ts';
import { forgetInvitation } from '../../relay/token.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { FIRST_FOCUS } from '../../ui/overlay/Modal.tsx';
import { goToInvitation } from '../session/invitation-farewell.ts';
import type { InvitationEndedQuery } from './__generated__/InvitationEndedQuery.graphql.ts';
import type { InvitationEndedSubscription } from './__generated__/InvitationEndedSubscription.graphql.ts';
import { isLeavingQuietly } from './session-watch.ts';

export function InvitationEnded() {
  const { t } = useTranslation('invitation');
  const environment = useRelayEnvironment();
  const [over, setOver] = useState<{ text: string | null } | null>(null);
  const hasAsked = useRef(false);
  // A request gets the reason, the live connection does not, be it by its event or by its end; either may come first.
  const handleEnd = useEffectEvent((text: string | null) => {
    if (isLeavingQuietly()) return;
    setOver((said) => ({ text: text ?? said?.text ?? null }));
    if (text !== null || hasAsked.current) return;
    hasAsked.current = true;
    fetchQuery<InvitationEndedQuery>(
      environment,
      graphql`
        query InvitationEndedQuery {
          viewer {
            id
          }
        }
      `,
      {},
      { networkCacheConfig: { force: true, metadata: { isBackground: true } } },
    ).subscribe({
      error: (error: unknown) => {
        // Not refused, but not answered: the next news asks again.
        if (!(error instanceof ApiError)) hasAsked.current = false;
      },
    });
  });
  useEffect(
    () =>
      onSessionEvent((event) => {
        if (event.kind === 'sessionEnded') handleEnd(event.text ?? null);
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
      onNext: () => handleEnd(null),
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
      isOpen={over !== null}
      isMessage
      title={t('invitation.ended')}
      footer={
        <Button {...FIRST_FOCUS} variant="solid" onClick={handleGo}>
          {t('invitation.ended.go')}
        </Button>
      }
    >
      <p>{over?.text ?? t('invitation.ended.hint')}</p>
      <p>{t('invitation.ended.kept')}</p>
    </Dialog>
  );
}
