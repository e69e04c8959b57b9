// Nothing can be shown: no session, no server, or a page older than the server.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router-dom';
import { ApiError, errorMessage } from '../../relay/errors.ts';
import { RetryNotice } from '../../ui/ErrorNotice.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { ToMaintenance } from './ToMaintenance.tsx';
import { ToSignIn } from './ToSignIn.tsx';

export function RootError() {
  const error = useRouteError();
  const { t } = useTranslation('ui');
  if (error instanceof ApiError && error.code === 'UNAUTHENTICATED') return <ToSignIn />;
  if (error instanceof ApiError && error.code === 'UNDER_MAINTENANCE') return <ToMaintenance />;
  return (
    <chakra.main maxW="form" mx="auto" px="4" py="20">
      <PageHeader title={t('ui.error.title')} />
      <RetryNotice message={errorMessage(error)} onRetry={() => location.reload()} />
    </chakra.main>
  );
}
