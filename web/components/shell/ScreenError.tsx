// A page that could not be shown: the frame stays, the reason is said, and another try is one click.
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator, useRouteError } from 'react-router-dom';
import { ApiError, errorMessage, NetworkError } from '../../relay/errors.ts';
import { useOnLineBack } from '../../relay/reconnected.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyPage } from '../../ui/notice/EmptyState.tsx';
import { RetryNotice } from '../../ui/notice/ErrorNotice.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { InOtherRole } from './InOtherRole.tsx';
import { NotFound } from './NotFound.tsx';

export function ScreenError() {
  const error = useRouteError();
  const { revalidate } = useRevalidator();
  const { t } = useTranslation(['shell', 'ui']);
  useEffect(() => {
    if (!(error instanceof ApiError)) console.error(error);
  }, [error]);
  useOnLineBack(() => {
    if (error instanceof NetworkError) void revalidate();
  });
  if (error instanceof ApiError && error.code === 'NOT_FOUND') return <NotFound />;
  if (error instanceof ApiError && error.code === 'FORBIDDEN')
    return (
      <InOtherRole
        otherwise={<EmptyPage icon="user" title={error.message} action={<ButtonLink to="/main">{t('shell.home')}</ButtonLink>} />}
      />
    );
  // Faults of the page itself, such as code of an older release, are not repaired by reloading its data.
  const mayPass = error instanceof ApiError || error instanceof NetworkError;
  return (
    <>
      <PageHeader title={t('ui.error.title', { ns: 'ui' })} />
      <RetryNotice message={errorMessage(error)} onRetry={() => (mayPass ? void revalidate() : location.reload())} />
    </>
  );
}
