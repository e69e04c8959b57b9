// How many manuscripts took how long for a stage, with the median and the ninth tenth.
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { Figures } from '../../components/statistics/Figures.tsx';
import { useFigureLinks } from '../../components/statistics/useFigureLinks.ts';
import { useFetched } from '../../relay/useFetched.ts';
import { Figure } from '../../ui/charts/Figure.tsx';
import { Segmented } from '../../ui/form/choices.tsx';
import type { StageFiguresQuery } from './__generated__/StageFiguresQuery.graphql.ts';
import { STAGES } from './addresses.ts';

const FIGURES = graphql`
  query StageFiguresQuery($filter: JournalHistoryFilter!) {
    viewer {
      journalHistoryStageFigures(filter: $filter) {
        stage
        count
        medianDays
        ninetiethPercentileDays
        spans {
          fromDays
          toDays
          count
        }
      }
    }
  }
`;

export function StageFigures({ filter }: { filter: StageFiguresQuery['variables']['filter'] }) {
  const { t } = useTranslation('statistics');
  const [stage, setStage] = useState<(typeof STAGES)[number]>(STAGES[0]);
  const found = useFetched<StageFiguresQuery>(FIGURES, JSON.stringify(filter), { filter });
  const to = useFigureLinks();
  return (
    <Figures found={found}>
      {({ viewer }) => {
        const shown = viewer?.journalHistoryStageFigures?.find((figures) => figures.stage === stage);
        if (!shown) return null;
        const { count, medianDays, ninetiethPercentileDays, spans } = shown;
        const keyOf = (days: number | null | undefined) =>
          days === null || days === undefined ? '' : String(spans.findLast(({ fromDays }) => fromDays <= days)?.fromDays ?? '');
        const [median, ninetieth] = [keyOf(medianDays), keyOf(ninetiethPercentileDays)];
        const mark = (name: string, days: number | null | undefined, row: string) =>
          row === '' ? [] : [{ label: t('statistics.times.mark', { name, count: days ?? 0 }), row }];
        const marks = [
          ...mark(t('statistics.times.median'), medianDays, median),
          ...mark(t('statistics.times.ninetieth'), ninetiethPercentileDays, ninetieth),
        ];
        return (
          <Figure
            title={t('statistics.times.title')}
            lead={
              <>
                <chakra.div my="3" position="relative" overflowX="auto" data-no-print>
                  <Segmented
                    label={t('statistics.times.stage')}
                    value={stage}
                    onChange={setStage}
                    options={STAGES.map((value) => ({ value, label: t(`statistics.stage.${value}`) }))}
                  />
                </chakra.div>
                {t(count === 0 ? 'statistics.times.none' : 'statistics.times.lead', {
                  stage: t(`statistics.stage.${stage}`),
                  count,
                  median: medianDays,
                  ninetieth: ninetiethPercentileDays,
                })}
              </>
            }
            header={t('statistics.times.spans')}
            shape="columns"
            series={[{ key: 'count', label: t('statistics.times.manuscripts'), tone: 'accent' }]}
            marks={marks}
            rows={spans.map(({ fromDays, toDays, count: value }) => ({
              key: String(fromDays),
              label: t(toDays === null || toDays === undefined ? 'statistics.times.spanFrom' : 'statistics.times.span', {
                from: fromDays,
                to: toDays,
              }),
              values: { count: value },
              to: { count: to({ stage: `${stage}.${fromDays}.${toDays ?? ''}` }) },
            }))}
          />
        );
      }}
    </Figures>
  );
}
