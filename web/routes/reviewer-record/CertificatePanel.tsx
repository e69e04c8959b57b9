// The certificate of a year, or of all years, as it will be printed; above it the choice of the year and the way to paper.
import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay/hooks';
import { Button } from '../../ui/Button.tsx';
import { Select } from '../../ui/form/controls.tsx';
import { EmptyState } from '../../ui/notice/EmptyState.tsx';
import { Panel } from '../../ui/page/Panel.tsx';
import { useToday } from '../../ui/text/useToday.ts';
import { useUrlParams } from '../../ui/useUrlParams.ts';
import type { CertificatePanel_viewer$key } from './__generated__/CertificatePanel_viewer.graphql.ts';
import { Certificate } from './Certificate.tsx';
import { certainLatin } from '../../../shared/forms/person-name.ts';

const ALL = 'all';

export function CertificatePanel({ viewer }: { viewer: CertificatePanel_viewer$key }) {
  const { realName, name, reviewRecord } = useFragment(
    graphql`
      fragment CertificatePanel_viewer on Viewer {
        realName
        name {
          ...typedName_name @relay(mask: false)
        }
        reviewRecord {
          year
          journalZh
          journalEn
          count
        }
      }
    `,
    viewer,
  );
  const { t } = useTranslation('reviewerRecord');
  const [params, patch] = useUrlParams();
  const today = useToday();
  const record = reviewRecord ?? [];
  // The last year first, as the record has them.
  const years = [...new Set(record.map(({ year }) => year))];
  const asked = params.get('year');
  const year = years.find((one) => String(one) === asked) ?? (asked === ALL ? ALL : years[0]);
  const rows = record.filter((row) => year === ALL || row.year === year);
  const sum = (some: typeof record) => some.reduce((total, { count }) => total + count, 0);
  const options = years.map((one) => ({
    value: String(one),
    label: t('reviewerRecord.certificate.year', { year: one, count: sum(record.filter((row) => row.year === one)) }),
  }));
  if (years.length > 1) options.push({ value: ALL, label: t('reviewerRecord.certificate.allYears', { count: sum(record) }) });
  return (
    <chakra.section aria-labelledby="certificate-title" minW="0">
      <chakra.header display="flex" flexWrap="wrap" gap="3" alignItems="center" mb="4" minH="9" data-no-print>
        <chakra.h2 id="certificate-title" fontSize="lg" fontWeight="semibold" flex="1" minW="min(100%, 6em)">
          {t('reviewerRecord.certificate.title')}
        </chakra.h2>
        {year !== undefined && (
          <chakra.div display="flex" gap="3" flex={{ base: '1 1 100%', md: '0 1 auto' }} justifyContent="space-between">
            <Select
              aria-label={t('reviewerRecord.certificate.choose')}
              width="auto"
              value={String(year)}
              options={options}
              onChange={({ target }) => patch({ year: target.value }, { replace: true })}
            />
            <Button variant="solid" onClick={() => window.print()}>
              {t('reviewerRecord.certificate.print')}
            </Button>
          </chakra.div>
        )}
      </chakra.header>
      {year === undefined ? (
        <Panel p="0">
          <EmptyState icon="article" title={t('reviewerRecord.certificate.none')} hint={t('reviewerRecord.certificate.noneHint')} />
        </Panel>
      ) : (
        <Certificate name={realName ?? ''} latinName={name ? certainLatin(name) : null} rows={rows} day={today} />
      )}
    </chakra.section>
  );
}
