// The frame of somebody who came by the ticket of a letter: the product's name, the language, the way out. There is nowhere else to go.
import { chakra } from '@chakra-ui/react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, RelayEnvironmentProvider } from 'react-relay/hooks';
import { Outlet } from 'react-router-dom';
import { environment } from '../../relay/environment.ts';
import { useRouteQuery } from '../../relay/useRouteQuery.ts';
import { IconButton } from '../../ui/Button.tsx';
import type { InvitationShellQuery } from './__generated__/InvitationShellQuery.graphql.ts';
import { ViewerId } from '../session/viewer-id.ts';
import { InvitationEnded } from './InvitationEnded.tsx';
import { InvitationLanguage } from './InvitationLanguage.tsx';
import { MaintenanceWatch } from './MaintenanceWatch.tsx';
import { NavigationProgress } from './NavigationProgress.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';
import { useLeaveInvitation } from './useLeaveInvitation.ts';

export function InvitationShell() {
  return (
    <RelayEnvironmentProvider environment={environment}>
      <Frame />
    </RelayEnvironmentProvider>
  );
}

function Frame() {
  const { data } = useRouteQuery<InvitationShellQuery>(graphql`
    query InvitationShellQuery @preloadable {
      publicSettings {
        productName
        ...MaintenanceWatch_settings
      }
      viewer {
        id
        realName
      }
    }
  `);
  const { t } = useTranslation('invitation');
  const { leave } = useLeaveInvitation();
  return (
    <chakra.div css={{ '--header-height': '3.5rem' }} minH="100dvh" display="flex" flexDirection="column">
      <NavigationProgress />
      <chakra.header
        position="sticky"
        top="0"
        zIndex="header"
        height="var(--header-height)"
        bg="bg.panel"
        borderBottomWidth="1px"
        data-no-print
      >
        <chakra.div height="full" maxW="page" mx="auto" px={{ base: '4', md: '6' }} display="flex" alignItems="center" gap="2">
          <chakra.img src="/favicon.svg" alt="" boxSize="7" borderRadius="sm" />
          <chakra.span fontWeight="semibold" truncate me="auto">
            {data.publicSettings.productName}
          </chakra.span>
          <chakra.span color="fg.muted" truncate hideBelow="md">
            {data.viewer?.realName}
          </chakra.span>
          <InvitationLanguage />
          <IconButton icon="signOut" label={t('invitation.leave')} onClick={() => void leave()} />
        </chakra.div>
      </chakra.header>
      <MaintenanceWatch settings={data.publicSettings} />
      <chakra.main
        id="content"
        flex="1"
        width="full"
        maxW="page"
        mx="auto"
        minW="0"
        px={{ base: '4', md: '6' }}
        py={{ base: '4', md: '6' }}
      >
        <Suspense fallback={<PageSkeleton />}>
          <ViewerId value={data.viewer?.id ?? ''}>
            <Outlet />
          </ViewerId>
        </Suspense>
      </chakra.main>
      <InvitationEnded />
    </chakra.div>
  );
}
