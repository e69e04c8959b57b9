// Arrivals by month: submitted, or adopted from the pool.
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { Figures } from '../../components/statistics/Figures.tsx';
import { daysOfMonth, useFigureLinks } from '../../components/statistics/useFigureLinks.ts';
import { useFetched } from '../../relay/useFetched.ts';
import { Figure } from '../../ui/charts/Figure.tsx';
import type { SubmissionFiguresQuery } from './__generated__/SubmissionFiguresQuery.graphql.ts';

const FIGURES = graphql`
  query SubmissionFiguresQuery($filter: JournalHistoryFilter!) {
    viewer {
      journalHistorySubmissionFigures(filter: $filter) {
        month
        submitted
        adopted
      }
    }
  }
`;

export function SubmissionFigures({ filter }: { filter: SubmissionFiguresQuery['variables']['filter'] }) {
  const { t } = useTranslation('statistics');
  const found = useFetched<SubmissionFiguresQuery>(FIGURES, JSON.stringify(filter), { filter });
  const to = useFigureLinks();
  return (
    <Figures found={found}>
      {({ viewer }) => {
        const months = viewer?.journalHistorySubmissionFigures ?? [];
        if (months.length === 0) return null;
        return (
          <Figure
            title={t('statistics.submissions.title')}
            lead={t('statistics.submissions.lead')}
            header={t('statistics.month')}
            shape="months"
            series={[{ key: 'count', label: t('statistics.times.manuscripts'), tone: 'accent' }]}
            rows={months.map(({ month, submitted, adopted }) => ({
              key: month,
              label: month,
              values: { count: submitted + adopted },
              to: { count: to({ started: daysOfMonth(month, filter.started ?? {}), stage: undefined }) },
            }))}
          />
        );
      }}
    </Figures>
  );
}
