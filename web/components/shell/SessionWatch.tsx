// Hears of changes to the session elsewhere, and reports them over the page, which keeps its input.
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { onSessionEvent } from '../../relay/session-events.ts';
import { onNewsFromOtherTabs, storedToken } from '../../relay/token.ts';
import { ConfirmDialog } from '../../ui/overlay/Dialog.tsx';
import { showNotice } from '../../ui/notice/notices.tsx';
import { LiveEvents } from './LiveEvents.tsx';
import { SessionEndedDialog } from './SessionEndedDialog.tsx';
import { isLeavingQuietly } from './session-watch.ts';

export function SessionWatch({ viewerId }: { viewerId: string }) {
  const { t } = useTranslation('shell');
  const [ended, setEnded] = useState<{ reason: string; isKnown: boolean } | null>(null);
  const [isOutOfDate, setIsOutOfDate] = useState(false);
  useEffect(
    () =>
      onSessionEvent((event) => {
        if (event.kind === 'documentUnknown') setIsOutOfDate(true);
        // A refused request only shows that the session is over. The reason comes on the live connection, before or after.
        else if (event.kind === 'sessionEnded' && !isLeavingQuietly()) setEnded((said) => said ?? { reason: event.reason, isKnown: false });
      }),
    [],
  );
  useEffect(
    () =>
      onNewsFromOtherTabs((news) => {
        if (news.kind === 'signedOut') setEnded({ reason: 'SIGNED_OUT', isKnown: true });
        else if (news.kind === 'signedIn' && news.viewerId !== viewerId) location.assign('/main');
        else if (news.kind === 'signedIn') {
          setEnded(null);
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
      {!ended?.isKnown && storedToken() !== null && (
        <LiveEvents
          onSessionEnded={(reason) => {
            if (!isLeavingQuietly()) setEnded({ reason, isKnown: true });
          }}
        />
      )}
      <SessionEndedDialog reason={ended?.reason ?? null} />
      <ConfirmDialog
        isOpen={isOutOfDate && ended === null}
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
