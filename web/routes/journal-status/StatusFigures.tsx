// Journals by subject, those that take submissions and those that do not.
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { Sentence } from '../../components/statistics/Sentence.tsx';
import { Figures } from '../../components/statistics/Figures.tsx';
import { useFigureLinks } from '../../components/statistics/useFigureLinks.ts';
import { useFetched } from '../../relay/useFetched.ts';
import { Figure } from '../../ui/charts/Figure.tsx';
import type { StatusFiguresQuery } from './__generated__/StatusFiguresQuery.graphql.ts';

const FIGURES = graphql`
  query StatusFiguresQuery($filter: JournalStatusFilter!) {
    viewer {
      journalStatusFigures(filter: $filter) {
        active
        inactive
        subject {
          id
          label
        }
      }
    }
  }
`;

export function StatusFigures({ filter }: { filter: StatusFiguresQuery['variables']['filter'] }) {
  const { t } = useTranslation(['statistics', 'messages']);
  const found = useFetched<StatusFiguresQuery>(FIGURES, JSON.stringify(filter), { filter });
  const to = useFigureLinks();
  return (
    <Figures found={found}>
      {({ viewer }) => {
        const subjects = viewer?.journalStatusFigures ?? [];
        if (subjects.length === 0) return null;
        const count = (which: 'active' | 'inactive') => subjects.reduce((sum, subject) => sum + subject[which], 0);
        return (
          <>
            <Sentence
              period={null}
              clauses={[
                { name: 'journals', unit: 'issues', value: count('active') + count('inactive') },
                { name: 'active', unit: 'issues', value: count('active') },
              ]}
              without="stateOnly"
            />
            <Figure
              title={t('statistics.journals.title')}
              lead={t('statistics.journals.lead')}
              header={t('statistics.column.subject')}
              shape="bars"
              isGrouped
              series={[
                { key: 'active', label: t('journalState.ACTIVE', { ns: 'messages' }), tone: 'accent' },
                { key: 'inactive', label: t('journalState.INACTIVE', { ns: 'messages' }) },
              ]}
              rows={subjects.map(({ subject, active, inactive }) => ({
                key: subject.id,
                label: subject.label,
                values: { active, inactive },
                to: { active: to({ subject: subject.id, status: 'ACTIVE' }), inactive: to({ subject: subject.id, status: 'INACTIVE' }) },
              }))}
            />
          </>
        );
      }}
    </Figures>
  );
}
