// Nothing can be shown: no session, no server, or a page older than the server.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router-dom';
import { ApiError, errorMessage, isSessionOver } from '../../relay/errors.ts';
import { isOfInvitation } from '../../relay/token.ts';
import { RetryNotice } from '../../ui/notice/ErrorNotice.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { InvitationOver } from './InvitationOver.tsx';
import { ToMaintenance } from './ToMaintenance.tsx';
import { ToSignIn } from './ToSignIn.tsx';

export function RootError() {
  const error = useRouteError();
  const { t } = useTranslation('ui');
  if (isSessionOver(error)) return isOfInvitation() ? <InvitationOver text={errorMessage(error)} /> : <ToSignIn />;
  if (error instanceof ApiError && error.code === 'UNDER_MAINTENANCE') return <ToMaintenance />;
  return (
    <chakra.main maxW="form" mx="auto" px="4" py="20">
      <PageHeader title={t('ui.error.title')} />
      <RetryNotice message={errorMessage(error)} onRetry={() => location.reload()} />
    </chakra.main>
  );
}
