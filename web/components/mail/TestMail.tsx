// A letter to oneself from a mailbox as it is saved, and what became of it: asked again until it is known.
import { chakra } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import { InfoNotice } from '../../ui/ErrorNotice.tsx';

const PAUSE_MS = 3000;

interface Sent {
  to: string;
  fate: string;
  error: string | null | undefined;
}
type Told = Promise<Sent | null | undefined>;

export interface TestMailProps {
  /** Something is not saved, and so not tried. */
  isUnsaved: boolean;
  isPending: boolean;
  send: () => Told;
  /** The latest that was sent. */
  ask: () => Told;
}

export function TestMail({ isUnsaved, isPending, send, ask }: TestMailProps) {
  const { t } = useTranslation('testMail');
  const [mail, setMail] = useState<Sent | null>(null);
  const isOpen = mail?.fate === 'QUEUED' || mail?.fate === 'HELD';
  const handleAsk = useEffectEvent(async () => {
    // Without an answer it is asked again after the next pause.
    const found = await ask();
    if (found) setMail(found);
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const timer = setInterval(() => void handleAsk(), PAUSE_MS);
    return () => clearInterval(timer);
  }, [isOpen]);
  async function handleSend() {
    const sent = await send();
    if (sent) setMail(sent);
  }
  const words = mail && (mail.fate === 'SENT' ? 'sent' : mail.fate === 'FAILED' || mail.error ? 'failed' : 'queued');
  return (
    <chakra.div display="grid" gap="3" justifyItems="start">
      <chakra.p color="fg.muted">{t(isUnsaved ? 'testMail.saveFirst' : 'testMail.lead')}</chakra.p>
      <Button icon="mail" onClick={() => void handleSend()} isPending={isPending} disabled={isUnsaved}>
        {t('testMail.send')}
      </Button>
      <chakra.div role="status" width="full">
        {mail && words && (
          <InfoNotice tone={words === 'sent' ? 'success' : words === 'failed' ? 'warning' : 'accent'}>
            {t(`testMail.${words}`, { to: mail.to, error: mail.error ?? '' })}
          </InfoNotice>
        )}
      </chakra.div>
    </chakra.div>
  );
}
