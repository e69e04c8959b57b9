// System settings: the parameters and publication settings that a new journal begins with, and how far back co-authors count (S3 §2.10). Each
// is a form of its own.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { LeaveQuestion } from '../../components/shell/LeaveQuestion.tsx';
import { useUnsavedForms } from '../../components/shell/useUnsavedForms.ts';
import { useRouteQuery } from '../../relay/useRouteQuery.ts';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import type { SystemSettingsPageQuery } from './__generated__/SystemSettingsPageQuery.graphql.ts';
import { CoAuthorForm } from './CoAuthorForm.tsx';
import { DefaultsForm } from './DefaultsForm.tsx';
import { PublicationDefaultsForm } from './PublicationDefaultsForm.tsx';

export function SystemSettingsPage() {
  const { data } = useRouteQuery<SystemSettingsPageQuery>(graphql`
    query SystemSettingsPageQuery @preloadable {
      viewer {
        id
      }
      defaultParameters {
        ...DefaultsForm_parameters
      }
      publisherSettings {
        ...CoAuthorForm_settings
        ...PublicationDefaultsForm_settings
      }
    }
  `);
  const { t } = useTranslation('systemSettings');
  const { hasUnsaved, noteUnsaved } = useUnsavedForms();
  const viewerId = data.viewer?.id ?? '';
  return (
    <>
      <PageHeader title={t('systemSettings.title')} isForm />
      <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)" maxW="form">
        {data.defaultParameters && <DefaultsForm parameters={data.defaultParameters} viewerId={viewerId} noteUnsaved={noteUnsaved} />}
        {data.publisherSettings && (
          <PublicationDefaultsForm settings={data.publisherSettings} viewerId={viewerId} noteUnsaved={noteUnsaved} />
        )}
        {data.publisherSettings && <CoAuthorForm settings={data.publisherSettings} viewerId={viewerId} noteUnsaved={noteUnsaved} />}
      </chakra.div>
      <LeaveQuestion isActive={hasUnsaved} />
    </>
  );
}
