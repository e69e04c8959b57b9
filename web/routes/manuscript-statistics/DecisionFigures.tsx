// Decisions by month: accepted and refused manuscripts, with desk rejections and withdrawals apart. Each figure opens its rows, on
// the screen that has them.
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { Figures } from '../../components/statistics/Figures.tsx';
import { daysOfMonth, useFigureLinks } from '../../components/statistics/useFigureLinks.ts';
import { useFetched } from '../../relay/useFetched.ts';
import type { ChartSeries } from '../../ui/charts/chart-data.ts';
import { Figure } from '../../ui/charts/Figure.tsx';
import type { UrlPatch } from '../../ui/useUrlParams.ts';
import type { DecisionFiguresQuery } from './__generated__/DecisionFiguresQuery.graphql.ts';
import { addressOf } from '../../../shared/screens.ts';

const FIGURES = graphql`
  query DecisionFiguresQuery($filter: JournalHistoryFilter!) {
    viewer {
      journalHistoryDecisionFigures(filter: $filter) {
        month
        accepted
        notAccepted
        rejected
        deskRejected
        withdrawn
      }
    }
  }
`;

const OUTCOMES = ['accepted', 'notAccepted', 'rejected', 'deskRejected', 'withdrawn'] as const;
/** The screen, and its filters. */
const ROWS: Readonly<Record<(typeof OUTCOMES)[number], readonly [path: string, UrlPatch]>> = {
  accepted: [addressOf('receive'), { outcome: undefined, desk: undefined, list: undefined }],
  notAccepted: [addressOf('refuse'), { outcome: 'NOT_ACCEPTED', desk: 'no', list: undefined }],
  rejected: [addressOf('refuse'), { outcome: 'REJECTED', desk: 'no', list: undefined }],
  deskRejected: [addressOf('refuse'), { outcome: undefined, desk: 'yes', list: undefined }],
  withdrawn: [addressOf('refuse'), { outcome: undefined, desk: undefined, list: 'withdrawn' }],
};

interface Props {
  filter: DecisionFiguresQuery['variables']['filter'];
  isOnlyAccepted?: boolean;
}

export function DecisionFigures({ filter, isOnlyAccepted = false }: Props) {
  const { t } = useTranslation('statistics');
  const found = useFetched<DecisionFiguresQuery>(FIGURES, JSON.stringify(filter), { filter });
  const to = useFigureLinks();
  const shown = isOnlyAccepted ? OUTCOMES.slice(0, 1) : OUTCOMES;
  const series = shown.map((key): ChartSeries => ({
    key,
    label: t(`statistics.decisions.${key}`),
    ...(key === 'accepted' && { tone: 'accent' }),
  }));
  return (
    <Figures found={found}>
      {({ viewer }) => {
        const months = (viewer?.journalHistoryDecisionFigures ?? []).filter((month) => shown.some((key) => month[key] > 0));
        if (months.length === 0) return null;
        return (
          <Figure
            title={isOnlyAccepted ? t('statistics.decisions.acceptedTitle') : t('statistics.decisions.title')}
            lead={isOnlyAccepted ? t('statistics.decisions.acceptedLead') : t('statistics.decisions.lead')}
            header={t('statistics.month')}
            shape="months"
            series={series}
            rows={months.map(({ month, ...values }) => {
              const decided = daysOfMonth(month, filter.decided ?? {});
              const links = shown.map((key) => [key, to({ decided, ...ROWS[key][1] }, ROWS[key][0])]);
              return { key: month, label: month, values, to: Object.fromEntries(links) };
            })}
          />
        );
      }}
    </Figures>
  );
}
