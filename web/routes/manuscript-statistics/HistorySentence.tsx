// The sentence above a page of the statistics of manuscripts: each page has the measures that its figures are about.
import { graphql } from 'react-relay/hooks';
import type { DayRange } from '../../components/lists/address.ts';
import type { List } from '../../components/lists/useList.ts';
import { Figures } from '../../components/statistics/Figures.tsx';
import { periodOf } from '../../components/statistics/periods.ts';
import { Sentence, type Clause } from '../../components/statistics/Sentence.tsx';
import { useFetched } from '../../relay/useFetched.ts';
import type { HistorySentenceQuery, HistorySentenceQuery$data } from './__generated__/HistorySentenceQuery.graphql.ts';

const SUMMARY = graphql`
  query HistorySentenceQuery($period: DateRange!, $filter: JournalHistoryFilter!) {
    viewer {
      journalHistorySummary(period: $period, filter: $filter) {
        period {
          from
          to
          submitted
          accepted
          refused
          deskRejected
          withdrawn
          published
          publishedSingly
          medianDaysToEditorComment
          medianDaysToPublication
          sources
          regions
        }
        before {
          from
          to
          submitted
          accepted
          refused
          deskRejected
          withdrawn
          published
          publishedSingly
          medianDaysToEditorComment
          medianDaysToPublication
          sources
          regions
        }
      }
    }
  }
`;

type Summary = NonNullable<NonNullable<HistorySentenceQuery$data['viewer']>['journalHistorySummary']>;
type Counts = Omit<Summary['period'], 'from' | 'to'>;
type Told = (figures: Counts) => readonly Omit<Clause, 'before'>[];

/** Withdrawn manuscripts were not decided on. */
const acceptanceRate = ({ accepted, refused }: Counts): number | null =>
  accepted + refused === 0 ? null : Math.round((accepted / (accepted + refused)) * 100);

const TOLD = {
  times: (x) => [
    { name: 'submitted', unit: 'manuscripts', value: x.submitted },
    { name: 'acceptanceRate', unit: 'points', value: acceptanceRate(x) },
    { name: 'firstMedian', unit: 'days', value: x.medianDaysToEditorComment },
  ],
  refused: (x) => [
    { name: 'refused', unit: 'manuscripts', value: x.refused },
    { name: 'deskRejected', unit: 'manuscripts', value: x.deskRejected },
    { name: 'withdrawn', unit: 'manuscripts', value: x.withdrawn },
  ],
  received: (x) => [
    { name: 'accepted', unit: 'manuscripts', value: x.accepted },
    { name: 'acceptanceRate', unit: 'points', value: acceptanceRate(x) },
  ],
  published: (x) => [
    { name: 'published', unit: 'manuscripts', value: x.published },
    { name: 'publishedSingly', unit: 'manuscripts', value: x.publishedSingly },
    { name: 'publicationMedian', unit: 'days', value: x.medianDaysToPublication },
  ],
  sources: (x) => [
    { name: 'sources', unit: 'manuscripts', value: x.sources },
    { name: 'regions', unit: 'regions', value: x.regions },
  ],
} as const satisfies Record<string, Told>;

interface Props {
  of: keyof typeof TOLD;
  list: Pick<List, 'state' | 'patch'>;
  /** The filter of the page without its days, which are `period`. */
  filter: HistorySentenceQuery['variables']['filter'];
  /** The parameter of the days in the address. */
  days: 'started' | 'decided' | 'published';
  period: Partial<DayRange> | null | undefined;
}

export function HistorySentence({ of, list, filter, days, period }: Props) {
  const variables = { filter: { ...filter, [days]: null }, period: periodOf(period) };
  const found = useFetched<HistorySentenceQuery>(SUMMARY, JSON.stringify(variables), variables);
  return (
    <Figures found={found} height="1.75rem">
      {({ viewer }) => {
        const summary = viewer?.journalHistorySummary;
        if (!summary) return null;
        const { period: now, before } = summary;
        const then = before ? TOLD[of](before) : [];
        return (
          <Sentence
            period={periodOf(period)}
            clauses={TOLD[of](now).map((clause, at) => ({ ...clause, before: then[at]?.value }))}
            without={!before ? 'noComparison' : isEmpty(before) ? 'nothingBefore' : undefined}
            days={{ list, key: days }}
          />
        );
      }}
    </Figures>
  );
}

const isEmpty = ({ submitted, accepted, refused, withdrawn, published }: Counts): boolean =>
  submitted + accepted + refused + withdrawn + published === 0;
