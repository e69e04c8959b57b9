// Sign-in: on the left the publisher's quiet panel, on the right the form, with the instructions for authors below it.
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, useSearchParams } from 'react-router-dom';
import { VideoGuides } from '../../components/help/VideoGuides.tsx';
import { MaintenanceLine } from '../../components/maintenance/MaintenanceLine.tsx';
import { LanguageChoice } from '../../components/shell/LanguageChoice.tsx';
import { storedToken } from '../../relay/token.ts';
import { ErrorNotice, InfoNotice } from '../../ui/notice/ErrorNotice.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { useDocumentTitle } from '../../ui/page/useDocumentTitle.ts';
import { AlreadySignedIn } from './AlreadySignedIn.tsx';
import { AuthorInstructions } from './AuthorInstructions.tsx';
import { DemoAccounts } from './DemoAccounts.tsx';
import { OrcidSignIn } from './OrcidSignIn.tsx';
import { orcidFailureKey } from '../../components/account/orcid-failure.ts';
import { PublisherPanel } from './PublisherPanel.tsx';
import type { Settings } from './settings.ts';
import { SignInForm, type Credentials } from './SignInForm.tsx';

export function LoginPage() {
  const settings = useLoaderData<Settings>();
  const { t } = useTranslation('login');
  // As it was when the page came: a sign-in that succeeds must not show this instead.
  const [isSignedIn] = useState(() => storedToken() !== null);
  useDocumentTitle(`${t('login.title')} · ${settings.productName}`);
  return (
    <chakra.div minH="100dvh" display="grid" gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 6fr)' }}>
      <PublisherPanel publisherName={settings.publisherName} productName={settings.productName} />
      <chakra.main px={{ base: '4', md: '10' }} py={{ base: '6', lg: '10' }} display="flex" flexDirection="column" gap="8">
        <chakra.div display="flex" justifyContent="flex-end">
          <LanguageChoice />
        </chakra.div>
        <chakra.div width="full" maxW="26rem" mx="auto" my={{ lg: 'auto' }} display="grid" gap="6">
          <chakra.h1 fontSize="3xl" fontWeight="semibold" lineHeight="tight">
            {t('login.title')}
          </chakra.h1>
          {settings.maintenance && (
            <InfoNotice tone="warning">
              <MaintenanceLine maintenance={settings.maintenance} />
            </InfoNotice>
          )}
          {isSignedIn ? <AlreadySignedIn /> : <Ways settings={settings} />}
          <AuthorInstructions instructions={settings.authorInstructions} />
          <chakra.section aria-labelledby="video-guides" borderTopWidth="1px" pt="4">
            <chakra.h2 id="video-guides" fontWeight="medium" mb="2">
              {t('login.guides.title')}
            </chakra.h2>
            <VideoGuides guides={settings.videoGuides} />
          </chakra.section>
        </chakra.div>
      </chakra.main>
    </chakra.div>
  );
}

/** All the ways in, and how to get an account. */
function Ways({ settings: { offersOrcid, demoAccounts } }: { settings: Settings }) {
  const { t } = useTranslation('login');
  const { t: tOrcid } = useTranslation('orcid');
  const [params] = useSearchParams();
  const [chosen, setChosen] = useState<Credentials | null>(null);
  const [isRemembered, setIsRemembered] = useState(false);
  const failure = orcidFailureKey(params.get('orcidFailure'));
  return (
    <>
      {params.has('ended') && <InfoNotice>{t('login.ended')}</InfoNotice>}
      {failure &&
        (failure === 'orcid.failure.cancelled' ? <InfoNotice>{tOrcid(failure)}</InfoNotice> : <ErrorNotice message={tOrcid(failure)} />)}
      <SignInForm chosen={chosen} isRemembered={isRemembered} onRememberedChange={setIsRemembered} />
      <chakra.p display="flex" justifyContent="space-between" flexWrap="wrap" gap="2">
        <span>
          {t('login.register.question')}
          <TextLink to="/sigin" ms="1" textDecoration="underline">
            {t('login.register.link')}
          </TextLink>
        </span>
        <TextLink to="/fdpwd">{t('login.forgot.link')}</TextLink>
      </chakra.p>
      {offersOrcid && <OrcidSignIn isRemembered={isRemembered} next={params.get('next')} />}
      <DemoAccounts accounts={demoAccounts} onChoose={setChosen} />
    </>
  );
}
