// The frame itself could not be shown: no session, or no server.
import { chakra } from '@chakra-ui/react';
import { Navigate, useNavigate, useRouteError } from 'react-router-dom';
import { ApiError, errorMessage } from '../../relay/errors.ts';
import { forgetToken } from '../../relay/token.ts';
import { RetryNotice } from '../../ui/ErrorNotice.tsx';

export function ShellError() {
  const error = useRouteError();
  const navigate = useNavigate();
  if (error instanceof ApiError && error.code === 'UNAUTHENTICATED') {
    forgetToken();
    return <Navigate to="/login" replace />;
  }
  return (
    <chakra.main maxW="form" mx="auto" px="4" py="20">
      <RetryNotice message={errorMessage(error)} onRetry={() => void navigate(0)} />
    </chakra.main>
  );
}
