// The sentence above the progress of issues: those planned for the days of the filter, else for the last twelve months.
import { graphql } from 'react-relay/hooks';
import { Figures } from '../../components/statistics/Figures.tsx';
import { lastTwelveMonths, periodOf } from '../../components/statistics/periods.ts';
import { Sentence } from '../../components/statistics/Sentence.tsx';
import { useFetched } from '../../relay/useFetched.ts';
import type { ProgressSentenceQuery } from './__generated__/ProgressSentenceQuery.graphql.ts';

const SUMMARY = graphql`
  query ProgressSentenceQuery($period: DateRange!, $filter: JournalProgressFilter!) {
    viewer {
      journalProgressSummary(period: $period, filter: $filter) {
        period {
          planned
          sentInTime
          delayed
        }
        before {
          planned
          sentInTime
          delayed
        }
      }
    }
  }
`;

export function ProgressSentence({ filter }: { filter: ProgressSentenceQuery['variables']['filter'] }) {
  const period = periodOf(filter.planned ?? lastTwelveMonths());
  const variables = { period, filter: { ...filter, planned: null } };
  const found = useFetched<ProgressSentenceQuery>(SUMMARY, JSON.stringify(variables), variables);
  return (
    <Figures found={found} height="1.75rem">
      {({ viewer }) => {
        const summary = viewer?.journalProgressSummary;
        if (!summary) return null;
        const { period: now, before } = summary;
        return (
          <Sentence
            period={period}
            clauses={[
              { name: 'planned', unit: 'issues', value: now.planned, before: before?.planned },
              { name: 'inTime', unit: 'issues', value: now.sentInTime, before: before?.sentInTime },
              { name: 'delayed', unit: 'issues', value: now.delayed },
            ]}
            without={!before ? 'noComparison' : before.planned === 0 ? 'nothingBefore' : undefined}
          />
        );
      }}
    </Figures>
  );
}
