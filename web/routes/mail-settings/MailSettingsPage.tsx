// The publisher's default sender: letters that no journal's mailbox sends come from it (S3 §2.17).
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { useRouteQuery } from '../../relay/useRouteQuery.ts';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import type { MailSettingsPageQuery } from './__generated__/MailSettingsPageQuery.graphql.ts';
import { SenderForm } from './SenderForm.tsx';

export function MailSettingsPage() {
  const { data } = useRouteQuery<MailSettingsPageQuery>(graphql`
    query MailSettingsPageQuery @preloadable {
      viewer {
        id
      }
      publisherSettings {
        ...SenderForm_settings
      }
    }
  `);
  const { t } = useTranslation('mailSettings');
  return (
    <>
      <PageHeader title={t('mailSettings.title')} isForm />
      <chakra.p color="fg.muted" mb="4" maxW="prose" lineHeight="reading">
        {t('mailSettings.lead')}
      </chakra.p>
      {data.publisherSettings && <SenderForm settings={data.publisherSettings} viewerId={data.viewer?.id ?? ''} />}
    </>
  );
}
