// Personal information (S3 §2.14): the account, which is changed elsewhere, and the person's own form.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { useSearchParams } from 'react-router-dom';
import { OwnDataButton } from '../../components/account/OwnDataButton.tsx';
import { useRouteQuery } from '../../relay/useRouteQuery.ts';
import { InfoNotice } from '../../ui/notice/ErrorNotice.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import type { PersonalInformationPageQuery } from './__generated__/PersonalInformationPageQuery.graphql.ts';
import { AccountPanel } from './AccountPanel.tsx';
import { ProfileForm } from './ProfileForm.tsx';

const QUERY = graphql`
  query PersonalInformationPageQuery @preloadable {
    viewer {
      id
      isProfileComplete
      ...AccountPanel_viewer
      ...ProfileForm_viewer
    }
    ...AccountPanel_query
    ...ProfileForm_query
  }
`;

export function PersonalInformationPage() {
  const { data } = useRouteQuery<PersonalInformationPageQuery>(QUERY);
  const [params] = useSearchParams();
  const { t } = useTranslation('profile');
  const { viewer } = data;
  if (!viewer) return null;
  // Only ways that begin inside the product, and not with the address of another one.
  const next = params.get('next');
  const after = next?.startsWith('/main/') ? next : null;
  return (
    <>
      <PageHeader title={t('profile.title')} actions={<OwnDataButton />} isForm />
      <chakra.div display="grid" gap="4" maxW="form">
        {after !== null && !viewer.isProfileComplete && (
          <InfoNotice tone="warning">
            <strong>{t('profile.incomplete.title')}</strong> {t('profile.incomplete.text')}
          </InfoNotice>
        )}
        <AccountPanel viewer={viewer} query={data} />
        <ProfileForm key={viewer.id} viewer={viewer} query={data} after={after} />
      </chakra.div>
    </>
  );
}
