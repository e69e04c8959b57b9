// Tries the publisher's mailbox.
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { TestMail } from '../../components/mail/TestMail.tsx';
import { useAction } from '../../relay/useAction.ts';
import { useFetchNow } from '../../relay/useFetchNow.ts';
import { Panel } from '../../ui/page/Panel.tsx';
import type { PublisherTestMailMutation } from './__generated__/PublisherTestMailMutation.graphql.ts';
import type { PublisherTestMailQuery } from './__generated__/PublisherTestMailQuery.graphql.ts';

export function PublisherTestMail({ isUnsaved }: { isUnsaved: boolean }) {
  const { t } = useTranslation('mailSettings');
  const { run, isPending } = useAction<PublisherTestMailMutation>(graphql`
    mutation PublisherTestMailMutation($input: SendPublisherTestMailInput!) {
      sendPublisherTestMail(input: $input) {
        testMail {
          ...TestMail_mail
        }
      }
    }
  `);
  const fetchNow = useFetchNow<PublisherTestMailQuery>(graphql`
    query PublisherTestMailQuery {
      lastTestMail {
        ...TestMail_mail
      }
    }
  `);
  return (
    <Panel mt="5" id="test-mail" title={t('mailSettings.test')}>
      <TestMail
        isUnsaved={isUnsaved}
        isPending={isPending}
        send={async () => (await run({}))?.testMail}
        ask={async () => (await fetchNow({}, () => {}))?.lastTestMail}
      />
    </Panel>
  );
}
