// History of the manuscript, newest first: one line per event, comments and files folded. Where several journals have had it, a fold for
// each. Authors read their own words for states.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import type { Audience } from '../contribution/stage-steps.ts';
import { SheetSection } from '../../ui/overlay/Sheet.tsx';
import type { HistorySection_contribution$key } from './__generated__/HistorySection_contribution.graphql.ts';
import { HistoryTimeline } from './HistoryTimeline.tsx';
import { LettersFold } from './LettersFold.tsx';
import { STATUS_ID } from './useStatusAnchor.ts';

interface HistorySectionProps {
  contribution: HistorySection_contribution$key;
  audience: Audience;
  /** The viewer is of the office, whose letters stand here. */
  hasLetters: boolean;
}

export function HistorySection({ contribution, audience, hasLetters }: HistorySectionProps) {
  const { id, journalHistories } = useFragment(
    graphql`
      fragment HistorySection_contribution on Contribution {
        id
        journalHistories {
          colloquium {
            name
          }
          events {
            id
            ...HistoryTimeline_events
          }
        }
      }
    `,
    contribution,
  );
  const { t } = useTranslation('manuscripts');
  if (!journalHistories) return null;
  const told = journalHistories
    .map(({ colloquium, events }) => ({ name: colloquium?.name ?? '', events: events ?? [] }))
    .filter(({ events }) => events.length > 0);
  return (
    <SheetSection id={STATUS_ID} title={t('manuscripts.detail.history')}>
      {told.length === 0 && <chakra.p color="fg.muted">{t('manuscripts.detail.noHistory')}</chakra.p>}
      {told.length === 1 &&
        told.map(({ name, events }) => (
          <HistoryTimeline key={name} label={t('manuscripts.detail.history')} contributionId={id} events={events} audience={audience} />
        ))}
      {told.length > 1 &&
        told.toReversed().map(({ name, events }, index) => (
          <chakra.details
            key={`${told.length - index} ${name}`}
            open={index === 0}
            borderTopWidth={index === 0 ? '0' : '1px'}
            py="3"
            _first={{ pt: '0' }}
          >
            <chakra.summary cursor="pointer" fontWeight="medium">
              {t('manuscripts.detail.journalHistory', { journal: name, count: events.length })}
            </chakra.summary>
            <chakra.div mt="4">
              <HistoryTimeline
                label={t('manuscripts.detail.journalHistory', { journal: name, count: events.length })}
                contributionId={id}
                events={events}
                audience={audience}
              />
            </chakra.div>
          </chakra.details>
        ))}
      {hasLetters && <LettersFold contributionId={id} />}
    </SheetSection>
  );
}
