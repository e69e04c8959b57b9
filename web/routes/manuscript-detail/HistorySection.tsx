// What has happened to the manuscript, newest first: one line per event, comments folded. Authors read their own words for states.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { authorStatusOf, AuthorStatus, authorStatusNames, ContributionState, type AuthorStatusName, type ContributionStateName } from '../../../shared/workflow.ts';
import type { Audience } from '../../components/contribution/stage-steps.ts';
import { AUTHOR_STATUS_TONE, STATE_TONE } from '../../components/contribution/tones.ts';
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
  // Of the office's acts an author is told what came of them, not which act it was.
  const titleOf = ({ operation, actorRole, to }: (typeof events)[number]) => {
    if (audience === 'author') return actorRole === 'AUTHOR' ? label(`operation.${operation}`) : label(`authorStatus.${authorStatusName(to)}`);
    return t('manuscripts.detail.event', { operation: label(`operation.${operation}`), status: label(`state.${to}`) });
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
                tone: audience === 'author' ? AUTHOR_STATUS_TONE[authorStatusName(event.to)] : STATE_TONE[event.to],
                body: event.comment,
              }))}
            />
          )}
    </Panel>
  );
}

function authorStatusName(state: ContributionStateName): AuthorStatusName {
  const status = authorStatusOf[ContributionState[state]];
  return authorStatusNames.find((name) => AuthorStatus[name] === status) ?? 'UNFINISHED';
}
