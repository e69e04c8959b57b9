// The frame: header, navigation, the page inside, and overlays. One query for all of it.
import { chakra, type SystemStyleObject } from '@chakra-ui/react';
import { Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, RelayEnvironmentProvider } from 'react-relay/hooks';
import { useLocation } from 'react-router-dom';
import { environment } from '../../relay/environment.ts';
import { useRouteQuery } from '../../relay/useRouteQuery.ts';
import { Drawer } from '../../ui/overlay/Dialog.tsx';
import { GIVES_WAY } from '../../ui/marks.ts';
import { useRemembered } from '../../ui/useRemembered.ts';
import type { ShellQuery } from './__generated__/ShellQuery.graphql.ts';
import { Overlays } from '../keys/Overlays.tsx';
import { useKeys } from '../keys/useKeys.ts';
import { ViewerId } from '../session/viewer-id.ts';
import { AllowedOutlet } from './AllowedOutlet.tsx';
import { Header } from './Header.tsx';
import { MaintenanceWatch } from './MaintenanceWatch.tsx';
import { NameQuestion } from './NameQuestion.tsx';
import { NavigationProgress } from './NavigationProgress.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';
import { SessionWatch } from './SessionWatch.tsx';
import { SideNavigation } from './SideNavigation.tsx';
import { ToSignIn } from './ToSignIn.tsx';
import { useFocusOnNewPage } from './useFocusOnNewPage.ts';

/** Header, navigation and page share one width: a list has a wider one. */
const FRAME: SystemStyleObject = {
  '--header-height': '3.5rem',
  '--frame-width': 'sizes.page',
  '&:has([data-frame=list])': { '--frame-width': 'sizes.list' },
};

export function Shell() {
  return (
    <RelayEnvironmentProvider environment={environment}>
      <Frame />
    </RelayEnvironmentProvider>
  );
}

function Frame() {
  const { data } = useRouteQuery<ShellQuery>(graphql`
    query ShellQuery @preloadable {
      publicSettings {
        productName
        mode
        ...MaintenanceWatch_settings
      }
      viewer {
        id
        ...Header_viewer
        ...SideNavigation_viewer
        ...AllowedOutlet_viewer
        ...NameQuestion_viewer
        ...Overlays_viewer
      }
    }
  `);
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const [isFolded, setIsFolded] = useRemembered('navigationFolded');
  // The drawer belongs to the page it was opened on: going elsewhere closes it.
  const [drawerAt, setDrawerAt] = useState<string | null>(null);
  const content = useRef<HTMLElement>(null);
  const keys = useKeys();
  useFocusOnNewPage(content);
  if (data.viewer === null || data.viewer === undefined) return <ToSignIn />;
  return (
    <chakra.div css={FRAME} minH="100dvh" display="flex" flexDirection="column">
      <chakra.a
        href="#content"
        position="absolute"
        top="-20"
        insetStart="4"
        zIndex="popover"
        bg="bg.panel"
        px="4"
        py="2"
        borderRadius="md"
        boxShadow="float"
        _focus={{ top: '2' }}
      >
        {t('shell.skip')}
      </chakra.a>
      <NavigationProgress />
      <Header
        viewer={data.viewer}
        productName={data.publicSettings.productName}
        isDemo={data.publicSettings.mode === 'demo'}
        onMenuClick={() => setDrawerAt(pathname)}
        onSearchClick={() => keys.open('palette')}
        onKeysClick={() => keys.open('keys')}
      />
      <MaintenanceWatch settings={data.publicSettings} />
      <NameQuestion viewer={data.viewer} />
      <chakra.div display="flex" flex="1" minW="0" width="full" maxW="var(--frame-width)" mx="auto">
        <chakra.div {...GIVES_WAY} hideBelow="lg" data-no-print>
          <SideNavigation viewer={data.viewer} isFolded={isFolded} onFoldClick={() => setIsFolded(!isFolded)} />
        </chakra.div>
        <chakra.main
          ref={content}
          id="content"
          tabIndex={-1}
          flex="1"
          minW="0"
          px={{ base: '4', md: '6' }}
          py={{ base: '4', md: '6' }}
          outline="none"
        >
          <Suspense fallback={<PageSkeleton />}>
            <ViewerId value={data.viewer.id}>
              <AllowedOutlet viewer={data.viewer} />
            </ViewerId>
          </Suspense>
        </chakra.main>
      </chakra.div>
      <Drawer isOpen={drawerAt === pathname} onClose={() => setDrawerAt(null)} label={t('shell.nav.label')}>
        <SideNavigation viewer={data.viewer} isFolded={false} />
      </Drawer>
      <Overlays viewer={data.viewer} overlay={keys.overlay} onClose={keys.close} />
      <SessionWatch viewerId={data.viewer.id} />
    </chakra.div>
  );
}
