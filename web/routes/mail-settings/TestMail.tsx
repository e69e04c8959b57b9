// A letter to oneself from the mailbox as it is saved, and what became of it: asked again until it is known.
import { chakra } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { useAction } from '../../relay/useAction.ts';
import { useFetchNow } from '../../relay/useFetchNow.ts';
import { Button } from '../../ui/Button.tsx';
import { InfoNotice } from '../../ui/ErrorNotice.tsx';
import { Panel } from '../../ui/Panel.tsx';
import type { TestMailMutation } from './__generated__/TestMailMutation.graphql.ts';
import type { TestMailQuery } from './__generated__/TestMailQuery.graphql.ts';

const PAUSE_MS = 3000;

interface Fate {
  to: string;
  fate: string;
  error: string | null | undefined;
}

export function TestMail({ isUnsaved }: { isUnsaved: boolean }) {
  const { t } = useTranslation('mailSettings');
  const [mail, setMail] = useState<Fate | null>(null);
  const { run, isPending } = useAction<TestMailMutation>(graphql`
    mutation TestMailMutation($input: SendPublisherTestMailInput!) {
      sendPublisherTestMail(input: $input) {
        testMail {
          to
          fate
          error
        }
      }
    }
  `);
  const fetchNow = useFetchNow<TestMailQuery>(graphql`
    query TestMailQuery {
      lastTestMail {
        to
        fate
        error
      }
    }
  `);
  const isOpen = mail?.fate === 'QUEUED' || mail?.fate === 'HELD';
  const handleAsk = useEffectEvent(async () => {
    // Without an answer it is asked again after the next pause.
    const found = (await fetchNow({}, () => {}))?.lastTestMail;
    if (found) setMail(found);
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const timer = setInterval(() => void handleAsk(), PAUSE_MS);
    return () => clearInterval(timer);
  }, [isOpen]);
  async function handleSend() {
    const sent = (await run({ input: {} }))?.sendPublisherTestMail?.testMail;
    if (sent) setMail(sent);
  }
  const words = mail && (mail.fate === 'SENT' ? 'sent' : mail.fate === 'FAILED' || mail.error ? 'failed' : 'queued');
  return (
    <Panel mt="5" id="test-mail" title={t('mailSettings.test.title')}>
      <chakra.div display="grid" gap="3" justifyItems="start">
        <chakra.p color="fg.muted">{t(isUnsaved ? 'mailSettings.test.saveFirst' : 'mailSettings.test.lead')}</chakra.p>
        <Button onClick={() => void handleSend()} isPending={isPending} disabled={isUnsaved}>
          {t('mailSettings.test.send')}
        </Button>
        <chakra.div role="status" width="full">
          {mail && words && (
            <InfoNotice tone={words === 'sent' ? 'success' : words === 'failed' ? 'warning' : 'accent'}>
              {t(`mailSettings.test.${words}`, { to: mail.to, error: mail.error ?? '' })}
            </InfoNotice>
          )}
        </chakra.div>
      </chakra.div>
    </Panel>
  );
}
