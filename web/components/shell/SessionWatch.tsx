// Hears of what happens to the session elsewhere, and says so over the page, which keeps what was typed.
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { onSessionEvent } from '../../relay/session-events.ts';
import { onNewsFromOtherTabs, storedToken } from '../../relay/token.ts';
import { ConfirmDialog } from '../../ui/Dialog.tsx';
import { showNotice } from '../../ui/notices.tsx';
import { LiveEvents } from './LiveEvents.tsx';
import { SessionEndedDialog } from './SessionEndedDialog.tsx';
import { isLeavingQuietly } from './session-watch.ts';

export function SessionWatch({ viewerId }: { viewerId: string }) {
  const { t } = useTranslation('shell');
  const [endReason, setEndReason] = useState<string | null>(null);
  const [isOutOfDate, setIsOutOfDate] = useState(false);
  useEffect(
    () =>
      onSessionEvent((event) => {
        if (event.kind === 'documentUnknown') setIsOutOfDate(true);
        // The server has said why before it closes the connection.
        else if (event.kind === 'sessionEnded' && !isLeavingQuietly()) setEndReason((known) => known ?? event.reason);
      }),
    [],
  );
  useEffect(
    () =>
      onNewsFromOtherTabs((news) => {
        if (news.kind === 'signedOut') setEndReason('SIGNED_OUT');
        else if (news.kind === 'signedIn' && news.viewerId !== viewerId) location.assign('/main');
        else if (news.kind === 'signedIn') {
          setEndReason(null);
          void import('../../relay/subscription-client.ts').then(({ renewConnection }) => renewConnection());
        } else {
          const text =
            news.kind === 'roleSwitched' ? t('shell.otherTab.roleSwitched', { role: news.roleName }) : t('shell.otherTab.languageSwitched');
          showNotice({
            kind: 'info',
            key: 'otherTab',
            text,
            action: {
              label: t('shell.otherTab.reload'),
              onClick: () => location.assign(news.kind === 'roleSwitched' ? '/main' : location.href),
            },
          });
        }
      }),
    [t, viewerId],
  );
  return (
    <>
      {endReason === null && storedToken() !== null && (
        <LiveEvents
          onSessionEnded={(reason) => {
            if (!isLeavingQuietly()) setEndReason(reason);
          }}
        />
      )}
      <SessionEndedDialog reason={endReason} />
      <ConfirmDialog
        isOpen={isOutOfDate && endReason === null}
        title={t('shell.outOfDate.title')}
        confirmLabel={t('shell.outOfDate.reload')}
        cancelLabel={t('shell.outOfDate.later')}
        onConfirm={() => location.reload()}
        onCancel={() => setIsOutOfDate(false)}
      >
        {t('shell.outOfDate.body')}
      </ConfirmDialog>
    </>
  );
}
