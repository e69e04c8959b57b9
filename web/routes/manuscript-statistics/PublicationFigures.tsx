// Publications by month, singly and with an issue.
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { Figures } from '../../components/statistics/Figures.tsx';
import { daysOfMonth, useFigureLinks } from '../../components/statistics/useFigureLinks.ts';
import { useFetched } from '../../relay/useFetched.ts';
import { Figure } from '../../ui/charts/Figure.tsx';
import type { PublicationFiguresQuery } from './__generated__/PublicationFiguresQuery.graphql.ts';

const FIGURES = graphql`
  query PublicationFiguresQuery($filter: JournalHistoryFilter!) {
    viewer {
      journalHistoryPublicationFigures(filter: $filter) {
        month
        singly
        inIssues
      }
    }
  }
`;

export function PublicationFigures({ filter }: { filter: PublicationFiguresQuery['variables']['filter'] }) {
  const { t } = useTranslation('statistics');
  const found = useFetched<PublicationFiguresQuery>(FIGURES, JSON.stringify(filter), { filter });
  const to = useFigureLinks();
  return (
    <Figures found={found}>
      {({ viewer }) => {
        const months = viewer?.journalHistoryPublicationFigures ?? [];
        if (months.length === 0) return null;
        return (
          <Figure
            title={t('statistics.publications.title')}
            lead={t('statistics.publications.lead')}
            header={t('statistics.month')}
            shape="months"
            series={[
              { key: 'inIssues', label: t('statistics.publications.inIssues'), tone: 'accent' },
              { key: 'singly', label: t('statistics.publications.singly') },
            ]}
            rows={months.map(({ month, ...values }) => {
              const published = daysOfMonth(month, filter.published ?? {});
              return {
                key: month,
                label: month,
                values,
                to: { inIssues: to({ published, singly: 'no' }), singly: to({ published, singly: 'yes' }) },
              };
            })}
          />
        );
      }}
    </Figures>
  );
}
