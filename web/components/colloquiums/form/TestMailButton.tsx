// Sends oneself a letter from the mailbox that is saved.
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { useAction } from '../../../relay/useAction.ts';
import { Button } from '../../../ui/Button.tsx';
import { showNotice } from '../../../ui/notices.tsx';
import type { TestMailButtonMutation } from './__generated__/TestMailButtonMutation.graphql.ts';

/** `isDisabled`: something is not saved, and so not tried. */
export function TestMailButton({ colloquiumId, isDisabled }: { colloquiumId: string; isDisabled: boolean }) {
  const { t } = useTranslation('colloquiumForm');
  const { run, isPending } = useAction<TestMailButtonMutation>(graphql`
    mutation TestMailButtonMutation($input: SendTestMailInput!) {
      sendTestMail(input: $input) {
        address
      }
    }
  `);
  async function handleSend() {
    const address = (await run({ input: { colloquiumId } }))?.sendTestMail?.address;
    if (address) showNotice({ kind: 'success', text: t('colloquiumForm.testMail.sent', { address }) });
  }
  return (
    <Button
      size="sm"
      icon="mail"
      disabled={isDisabled}
      title={isDisabled ? t('colloquiumForm.testMail.saveFirst') : undefined}
      isPending={isPending}
      onClick={() => void handleSend()}
    >
      {t('colloquiumForm.testMail.send')}
    </Button>
  );
}
