// Nothing can be shown: no session, no server, or a page older than the server.
import { chakra } from '@chakra-ui/react';
import { Suspense } from 'react';
import { Navigate, useLocation, useRouteError } from 'react-router-dom';
import { ApiError, errorMessage } from '../../relay/errors.ts';
import { forgetToken } from '../../relay/token.ts';
import { RetryNotice } from '../../ui/ErrorNotice.tsx';

export function RootError() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  if (error instanceof ApiError && error.code === 'UNAUTHENTICATED') {
    forgetToken();
    return <Navigate to={`/login?${new URLSearchParams({ next: pathname + search, ended: '1' })}`} replace />;
  }
  return (
    <chakra.main maxW="form" mx="auto" px="4" py="20">
      <Suspense><RetryNotice message={errorMessage(error)} onRetry={() => location.reload()} /></Suspense>
    </chakra.main>
  );
}
