// The awaited step, in a sentence: whose turn it is, and the task. Authors read it in the words of their status.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import type { Audience } from '../contribution/stage-steps.ts';
import { dateText, dateTimeText } from '../../ui/text/dates.ts';
import type { Waiting_contribution$key } from './__generated__/Waiting_contribution.graphql.ts';

export function Waiting({ contribution, audience }: { contribution: Waiting_contribution$key; audience: Audience }) {
  const { state, authorStatus, withdrawnAt, events, stageSince, daysInStage, isInPool } = useFragment(
    graphql`
      fragment Waiting_contribution on Contribution {
        state
        authorStatus
        withdrawnAt
        isInPool
        stageSince
        daysInStage
        events {
          id
          act
          at
          actor {
            displayName
          }
          authorStatus
        }
      }
    `,
    contribution,
  );
  const { t } = useTranslation('manuscripts');
  if (authorStatus == null) return null;
  // Authors see the time since which they have seen the same status.
  const since = stageSince ?? events?.[events.findLastIndex((event) => event.authorStatus !== authorStatus) + 1]?.at;
  const check = state === 'PLAGIARISM_CHECK' ? runningCheck(events ?? []) : undefined;
  return (
    <chakra.div mt="2" lineHeight="reading">
      <p>
        {withdrawnAt
          ? t('manuscripts.waiting.withdrawn')
          : isInPool && authorStatus === 'NOT_ACCEPTED'
            ? t(`manuscripts.waiting.pool.${audience}`)
            : audience === 'author' || state == null
              ? t(`manuscripts.waiting.author.${authorStatus}`)
              : state === 'PLAGIARISM_CHECK' && !check
                ? t('manuscripts.waiting.checkNotStarted')
                : t(`manuscripts.waiting.office.${state}`)}
      </p>
      {check && (
        <chakra.p fontWeight="medium">
          {t('manuscripts.waiting.checkSince', { moment: dateTimeText(check.at), name: check.actor?.displayName ?? '' })}
        </chakra.p>
      )}
      {since && (
        <chakra.p color="fg.muted" fontSize="sm">
          {t('manuscripts.waiting.since', { day: dateText(since) })}
          {daysInStage != null && daysInStage > 0 && t('manuscripts.waiting.days', { count: daysInStage })}
        </chakra.p>
      )}
    </chakra.div>
  );
}

/** The last time that the check was started since the manuscript was received. */
function runningCheck<Event extends { readonly act?: string | null | undefined }>(events: readonly Event[]): Event | undefined {
  return events.slice(events.findLastIndex(({ act }) => act === 'RECEIVE') + 1).findLast(({ act }) => act === 'START_PLAGIARISM_CHECK');
}
