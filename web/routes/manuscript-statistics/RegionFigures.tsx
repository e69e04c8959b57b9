// Regions of first and of corresponding authors, most authors first.
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { Figures } from '../../components/statistics/Figures.tsx';
import { useFigureLinks } from '../../components/statistics/useFigureLinks.ts';
import { useFetched } from '../../relay/useFetched.ts';
import { Figure } from '../../ui/charts/Figure.tsx';
import type { RegionFiguresQuery } from './__generated__/RegionFiguresQuery.graphql.ts';

const FIGURES = graphql`
  query RegionFiguresQuery($filter: JournalHistoryFilter!) {
    viewer {
      journalHistorySourceFigures(filter: $filter) {
        firstAuthors
        correspondingAuthors
        region {
          code
          label
        }
      }
    }
  }
`;

export function RegionFigures({ filter }: { filter: RegionFiguresQuery['variables']['filter'] }) {
  const { t } = useTranslation('statistics');
  const found = useFetched<RegionFiguresQuery>(FIGURES, JSON.stringify(filter), { filter });
  const to = useFigureLinks();
  return (
    <Figures found={found}>
      {({ viewer }) => {
        const regions = viewer?.journalHistorySourceFigures ?? [];
        if (regions.length === 0) return null;
        return (
          <Figure
            title={t('statistics.regions.title')}
            lead={t('statistics.regions.lead')}
            header={t('statistics.regions.region')}
            shape="bars"
            isGrouped
            series={[
              { key: 'firstAuthors', label: t('statistics.regions.first'), tone: 'accent' },
              { key: 'correspondingAuthors', label: t('statistics.regions.corresponding') },
            ]}
            rows={regions.map(({ region, ...values }) => ({
              key: region?.code ?? '',
              label: region?.label ?? t('statistics.regions.unknown'),
              values,
              to: {
                firstAuthors: to({ region: `first.${region?.code ?? ''}` }),
                correspondingAuthors: to({ region: `corresponding.${region?.code ?? ''}` }),
              },
            }))}
          />
        );
      }}
    </Figures>
  );
}
