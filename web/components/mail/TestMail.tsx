// A letter to oneself from a saved mailbox, and its delivery: asked again until it is known.
import { chakra } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, readInlineData } from 'relay-runtime';
import { Button } from '../../ui/Button.tsx';
import { InfoNotice } from '../../ui/notice/ErrorNotice.tsx';
import type { MailFate, TestMail_mail$key } from './__generated__/TestMail_mail.graphql.ts';

const PAUSE_MS = 3000;

type Told = Promise<TestMail_mail$key | null | undefined>;

const WORDS = {
  QUEUED: 'queued',
  HELD: 'queued',
  SENT: 'sent',
  REFUSED: 'failed',
  FAILED: 'failed',
  CANCELLED: 'failed',
} as const satisfies Record<MailFate, 'queued' | 'sent' | 'failed'>;
const TONES = { queued: 'accent', sent: 'success', failed: 'warning' } as const;

function read(key: TestMail_mail$key) {
  const { to, fate, error } = readInlineData(
    graphql`
      fragment TestMail_mail on TestMail @inline {
        to
        fate
        error
      }
    `,
    key,
  );
  return { to, fate, error: error ?? null };
}

interface TestMailProps {
  /** Something is not saved, and so not tried. */
  isUnsaved: boolean;
  isPending: boolean;
  send: () => Told;
  /** The latest that was sent. */
  ask: () => Told;
}

export function TestMail({ isUnsaved, isPending, send, ask }: TestMailProps) {
  const { t } = useTranslation('testMail');
  const [mail, setMail] = useState<ReturnType<typeof read> | null>(null);
  const isOpen = mail !== null && WORDS[mail.fate] === 'queued';
  const handleAsk = useEffectEvent(async () => {
    // Without an answer it is asked again after the next pause.
    const found = await ask();
    if (found) setMail(read(found));
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const timer = setInterval(() => void handleAsk(), PAUSE_MS);
    return () => clearInterval(timer);
  }, [isOpen]);
  async function handleSend() {
    const sent = await send();
    if (sent) setMail(read(sent));
  }
  // It is tried again, and the reason is known already.
  const words = mail && (mail.error === null ? WORDS[mail.fate] : 'failed');
  return (
    <chakra.div display="grid" gap="3" justifyItems="start">
      <chakra.p color="fg.muted">{t(isUnsaved ? 'testMail.saveFirst' : 'testMail.lead')}</chakra.p>
      <Button icon="mail" onClick={() => void handleSend()} isPending={isPending} disabled={isUnsaved}>
        {t('testMail.send')}
      </Button>
      <chakra.div role="status" width="full">
        {mail && words && <InfoNotice tone={TONES[words]}>{t(`testMail.${words}`, { to: mail.to, error: mail.error ?? '' })}</InfoNotice>}
      </chakra.div>
    </chakra.div>
  );
}
