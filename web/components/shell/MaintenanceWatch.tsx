// The frame's part in a maintenance: a quiet line before it begins, a dialog over the page while the house is closed to this person. The
// page under the dialog stays, with its input, and goes on afterwards.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { Button } from '../../ui/Button.tsx';
import { dateTimeText } from '../../ui/text/dates.ts';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { FIRST_FOCUS } from '../../ui/overlay/Modal.tsx';
import { MaintenanceLine } from '../maintenance/MaintenanceLine.tsx';
import { FrameLine } from './FrameLine.tsx';
import type { MaintenanceWatch_settings$key } from './__generated__/MaintenanceWatch_settings.graphql.ts';
import { useMaintenanceNews } from './useMaintenanceNews.ts';

export function MaintenanceWatch({ settings }: { settings: MaintenanceWatch_settings$key }) {
  const { maintenance } = useFragment(
    graphql`
      fragment MaintenanceWatch_settings on PublicSettings {
        maintenance {
          startsAt
          endsAt
          text
          isUnderWay
          isClosedToViewer
        }
      }
    `,
    settings,
  );
  const { t } = useTranslation('maintenance');
  const look = useMaintenanceNews();
  if (!maintenance) return null;
  if (maintenance.isClosedToViewer) {
    return (
      <Dialog
        isOpen
        isMessage
        title={t('maintenance.closed.title')}
        footer={
          <Button {...FIRST_FOCUS} icon="refresh" variant="solid" onClick={look}>
            {t('maintenance.closed.look')}
          </Button>
        }
      >
        <chakra.p whiteSpace="pre-line">{maintenance.text}</chakra.p>
        <chakra.p mt="2">{t('maintenance.closed.until', { to: dateTimeText(maintenance.endsAt) })}</chakra.p>
        <chakra.p mt="2" color="fg.muted">
          {t('maintenance.closed.kept')}
        </chakra.p>
      </Dialog>
    );
  }
  return (
    <FrameLine
      name="maintenance"
      // Another window, or its beginning, is other news.
      news={`${maintenance.startsAt} ${maintenance.endsAt} ${maintenance.isUnderWay}`}
      icon="clock"
      closeLabel={t('maintenance.line.dismiss')}
    >
      <MaintenanceLine maintenance={maintenance} />
    </FrameLine>
  );
}
