// Issues by the month they are planned for, and how they come along.
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { Figures } from '../../components/statistics/Figures.tsx';
import { daysOfMonth, useFigureLinks } from '../../components/statistics/useFigureLinks.ts';
import { useFetched } from '../../relay/useFetched.ts';
import { Figure } from '../../ui/charts/Figure.tsx';
import type { ProgressFiguresQuery } from './__generated__/ProgressFiguresQuery.graphql.ts';

const FIGURES = graphql`
  query ProgressFiguresQuery($filter: JournalProgressFilter!) {
    viewer {
      journalProgressFigures(filter: $filter) {
        month
        normal
        incomplete
        delayed
      }
    }
  }
`;

export function ProgressFigures({ filter }: { filter: ProgressFiguresQuery['variables']['filter'] }) {
  const { t } = useTranslation(['statistics', 'messages']);
  const found = useFetched<ProgressFiguresQuery>(FIGURES, JSON.stringify(filter), { filter });
  const to = useFigureLinks();
  return (
    <Figures found={found}>
      {({ viewer }) => {
        const months = viewer?.journalProgressFigures ?? [];
        if (months.length === 0) return null;
        return (
          <Figure
            title={t('statistics.issues.title')}
            lead={t('statistics.issues.lead')}
            header={t('statistics.column.planned')}
            shape="months"
            series={[
              { key: 'normal', label: t('issueProgress.NORMAL', { ns: 'messages' }) },
              { key: 'incomplete', label: t('issueProgress.INCOMPLETE', { ns: 'messages' }) },
              { key: 'delayed', label: t('issueProgress.DELAYED', { ns: 'messages' }), tone: 'danger' },
            ]}
            rows={months.map(({ month, ...values }) => {
              const when = month ? { planned: daysOfMonth(month) } : { unplanned: '1' };
              return {
                key: month ?? '',
                label: month ?? t('statistics.unplanned'),
                values,
                to: {
                  normal: to({ ...when, progress: 'NORMAL' }),
                  incomplete: to({ ...when, progress: 'INCOMPLETE' }),
                  delayed: to({ ...when, progress: 'DELAYED' }),
                },
              };
            })}
          />
        );
      }}
    </Figures>
  );
}
