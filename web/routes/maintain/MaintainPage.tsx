// The maintenance notice (S1 §2): the publisher's text and when the house opens again. Looks by itself; leads back to where one was going.
import { chakra } from '@chakra-ui/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, useRevalidator, useSearchParams } from 'react-router-dom';
import { nextPage } from '../../components/session/entry.ts';
import { PublicPage } from '../../components/shell/PublicPage.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { dateTimeText } from '../../ui/text/dates.ts';
import { EmptyPage } from '../../ui/notice/EmptyState.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import type { MaintenanceState } from './state.ts';

const LOOK_EVERY_MS = 20_000;

export function MaintainPage() {
  const maintenance = useLoaderData<MaintenanceState>();
  const { revalidate, state } = useRevalidator();
  const { t } = useTranslation('maintenance');
  const [params] = useSearchParams();
  const isClosed = maintenance?.isClosedToViewer ?? false;
  useEffect(() => {
    if (!isClosed) return undefined;
    const timer = setInterval(() => void revalidate(), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isClosed, revalidate]);
  const next = params.get('next');
  return (
    <PublicPage>
      {maintenance && isClosed ? (
        <EmptyPage
          icon="gear"
          title={t('maintenance.closed.title')}
          hint={
            <>
              <chakra.span display="block" whiteSpace="pre-line">
                {maintenance.text}
              </chakra.span>
              <chakra.span display="block" mt="2">
                {t('maintenance.closed.until', { to: dateTimeText(maintenance.endsAt) })}
              </chakra.span>
            </>
          }
          action={
            <chakra.div display="grid" gap="4" justifyItems="center">
              <Button icon="refresh" isPending={state !== 'idle'} onClick={() => void revalidate()}>
                {t('maintenance.closed.look')}
              </Button>
              <TextLink to={`/login?${new URLSearchParams({ administrator: '1', ...(next !== null && { next }) })}`} fontSize="sm">
                {t('maintenance.page.administrator')}
              </TextLink>
            </chakra.div>
          }
        />
      ) : (
        <EmptyPage
          icon="checkCircle"
          title={t('maintenance.page.open')}
          hint={
            maintenance
              ? t('maintenance.page.planned', { from: dateTimeText(maintenance.startsAt), to: dateTimeText(maintenance.endsAt) })
              : undefined
          }
          action={
            <ButtonLink variant="solid" to={nextPage(next) ?? '/login'}>
              {t('maintenance.page.goOn')}
            </ButtonLink>
          }
        />
      )}
    </PublicPage>
  );
}
