// The frame's part in a maintenance: a quiet line before it begins, a dialog over the page while the house is closed to this person. The
// page under the dialog stays, with its input, and goes on afterwards.
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { Button, IconButton } from '../../ui/Button.tsx';
import { dateTimeText } from '../../ui/text/dates.ts';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { FIRST_FOCUS } from '../../ui/overlay/Modal.tsx';
import { MaintenanceLine } from '../maintenance/MaintenanceLine.tsx';
import type { MaintenanceWatch_settings$key } from './__generated__/MaintenanceWatch_settings.graphql.ts';
import { useMaintenanceNews } from './useMaintenanceNews.ts';

const DISMISSED = 'maintenance.dismissed';

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
  const [dismissed, setDismissed] = useState(() => sessionStorage.getItem(DISMISSED));
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
  // Another window, or its beginning, is other news.
  const news = `${maintenance.startsAt} ${maintenance.endsAt} ${maintenance.isUnderWay}`;
  if (dismissed === news) return null;
  function handleDismiss() {
    sessionStorage.setItem(DISMISSED, news);
    setDismissed(news);
  }
  return (
    <chakra.div
      role="status"
      bg="warning.tint"
      color="warning.fg"
      borderBottomWidth="1px"
      px={{ base: '4', md: '6' }}
      py="1.5"
      display="flex"
      alignItems="flex-start"
      gap="2"
      fontSize="sm"
      data-no-print
    >
      <Icon name="clock" mt="2" />
      <chakra.p flex="1" minW="0" py="1.5">
        <MaintenanceLine maintenance={maintenance} />
      </chakra.p>
      <IconButton icon="close" label={t('maintenance.line.dismiss')} boxSize="8" onClick={handleDismiss} />
    </chakra.div>
  );
}
