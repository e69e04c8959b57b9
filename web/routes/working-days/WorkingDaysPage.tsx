// The calendar of working days: the known years, and adding or correcting one from the State Council's notice, after a preview of the
// effect.
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { usePageName } from '../../components/session/page-name.ts';
import { useRefetch } from '../../relay/useRefetch.ts';
import { useRouteQuery } from '../../relay/useRouteQuery.ts';
import { Button } from '../../ui/Button.tsx';
import { DataTable } from '../../ui/list/DataTable.tsx';
import { USUAL_ACT } from '../../ui/marks.ts';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import type { WorkingDaysPageQuery } from './__generated__/WorkingDaysPageQuery.graphql.ts';
import { ImportForm } from './ImportForm.tsx';

const QUERY = graphql`
  query WorkingDaysPageQuery @preloadable {
    viewer {
      id
    }
    calendarYears {
      id
      year
      off
      makeUp
      version
    }
  }
`;

export function WorkingDaysPage() {
  const { data, isStale } = useRouteQuery<WorkingDaysPageQuery>(QUERY);
  const refetch = useRefetch<WorkingDaysPageQuery>(QUERY);
  const { t } = useTranslation('workingDays');
  const title = usePageName();
  const years = data.calendarYears ?? [];
  const [chosen, setChosen] = useState<number | null>(null);
  const [thisYear] = useState(() => new Date().getFullYear());
  const year = chosen ?? Math.max(...years.map((known) => known.year), thisYear - 1) + 1;
  return (
    <>
      <PageHeader title={title} />
      <chakra.p color="fg.muted" mb="4" maxW="prose" lineHeight="reading">
        {t('workingDays.lead')}
      </chakra.p>
      <chakra.div display="grid" gap="6" css={{ containerType: 'inline-size', containerName: 'list' }}>
        <ImportForm
          key={year}
          year={year}
          known={years.find((one) => one.year === year) ?? null}
          viewerId={data.viewer?.id ?? ''}
          onYear={setChosen}
          onImported={() => {
            setChosen(null);
            refetch();
          }}
        />
        <DataTable
          caption={t('workingDays.known')}
          rows={years}
          rowKey={({ id }) => id}
          isStale={isStale}
          empty={{ title: t('workingDays.none') }}
          columns={[
            { key: 'year', header: t('workingDays.year'), part: 'title', cell: (row) => <strong>{row.year}</strong> },
            { key: 'off', header: t('workingDays.off'), width: '22rem', cell: ({ off }) => <Days days={off} /> },
            { key: 'makeUp', header: t('workingDays.makeUp'), width: '18rem', cell: ({ makeUp }) => <Days days={makeUp} /> },
            {
              key: 'acts',
              header: t('workingDays.acts'),
              part: 'acts',
              width: '6rem',
              cell: (row) => (
                <Button
                  {...USUAL_ACT}
                  variant="link"
                  aria-label={t('workingDays.mendOf', { year: row.year })}
                  onClick={() => setChosen(row.year)}
                >
                  {t('workingDays.mend')}
                </Button>
              ),
            },
          ]}
        />
      </chakra.div>
    </>
  );
}

function Days({ days }: { days: readonly string[] }) {
  const { t } = useTranslation('workingDays');
  if (days.length === 0) return '—';
  return (
    <chakra.span fontSize="sm" lineHeight="base" whiteSpace="normal">
      {days.map((range) => range.replaceAll(/\d{4}-/g, '').replace('..', ' – ')).join(t('workingDays.and'))}
    </chakra.span>
  );
}
