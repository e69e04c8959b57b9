// What has happened to the manuscript, newest first: one line per event, comments folded. Authors read their own words for states.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import type { Audience } from '../../components/contribution/stage-steps.ts';
import { AUTHOR_STATUS_LOOK, STATE_LOOK } from '../../components/contribution/status-looks.ts';
import { Panel } from '../../ui/Panel.tsx';
import { Timeline } from '../../ui/Timeline.tsx';
import type { HistorySection_contribution$key } from './__generated__/HistorySection_contribution.graphql.ts';
import { STATUS_ID } from './useStatusAnchor.ts';

export function HistorySection({ contribution, audience }: { contribution: HistorySection_contribution$key; audience: Audience }) {
  const { events } = useFragment(graphql`
    fragment HistorySection_contribution on Contribution {
      events {
        id
        operation
        at
        to
        authorStatus
        actorRole
        actor {
          realName
        }
        comment
      }
    }
  `, contribution);
  const { t } = useTranslation(['manuscripts', 'messages']);
  const label = (key: string) => t(key, { ns: 'messages' });
  if (!events) return null;
  // Authors are told neither states nor, of the office's acts, which it was; only what came of them.
  const titleOf = ({ operation, authorStatus, to }: (typeof events)[number]) => {
    if (operation == null) return label(`authorStatus.${authorStatus}`);
    return audience === 'author' || to == null ? label(`operation.${operation}`) : t('manuscripts.detail.event', { operation: label(`operation.${operation}`), status: label(`state.${to}`) });
  };
  return (
    <Panel id={STATUS_ID} title={t('manuscripts.detail.history')}>
      {events.length === 0
        ? <chakra.p color="fg.muted">{t('manuscripts.detail.noHistory')}</chakra.p>
        : (
            <Timeline
              label={t('manuscripts.detail.history')}
              items={events.toReversed().map((event) => ({
                key: event.id,
                title: titleOf(event),
                at: event.at,
                actor: [event.actorRole && label(`roleKind.${event.actorRole}`), event.actor?.realName].filter(Boolean).join(' '),
                look: audience === 'author' || event.to == null ? AUTHOR_STATUS_LOOK[event.authorStatus] : STATE_LOOK[event.to],
                body: event.comment,
              }))}
            />
          )}
    </Panel>
  );
}
