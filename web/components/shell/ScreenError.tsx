// A page that could not be shown: the frame stays, the reason is said, and another try is one click.
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator, useRouteError } from 'react-router-dom';
import { ApiError, errorMessage } from '../../relay/errors.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { RetryNotice } from '../../ui/ErrorNotice.tsx';
import { NotFound } from './NotFound.tsx';

export function ScreenError() {
  const error = useRouteError();
  const { revalidate } = useRevalidator();
  const { t } = useTranslation('shell');
  useEffect(() => {
    if (!(error instanceof ApiError)) console.error(error);
  }, [error]);
  if (error instanceof ApiError && error.code === 'NOT_FOUND') return <NotFound />;
  if (error instanceof ApiError && error.code === 'FORBIDDEN') return <EmptyState icon="user" title={error.message} action={<ButtonLink to="/main">{t('shell.home')}</ButtonLink>} />;
  return <RetryNotice message={errorMessage(error)} onRetry={() => void revalidate()} />;
}
