// A journal's month as a document for its editorial board: which month, and where the page is not that of one journal, which journal.
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { dayOf, monthsBefore } from '../../../shared/day.ts';
import { useFetchNow } from '../../relay/useFetchNow.ts';
import { Button } from '../../ui/Button.tsx';
import { Select, type Option } from '../../ui/form/controls.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { ConfirmDialog } from '../../ui/overlay/Dialog.tsx';
import type { MonthlyReportQuery } from './__generated__/MonthlyReportQuery.graphql.ts';

const REPORT = graphql`
  query MonthlyReportQuery($colloquiumId: ID!, $month: String!) {
    viewer {
      journalMonthExportUrl(colloquiumId: $colloquiumId, month: $month)
    }
  }
`;

const MOST_MONTHS = 24;

/** This month and those before it, YYYY-MM. */
function latestMonths(): string[] {
  const current = dayOf(new Date()).slice(0, 7);
  return Array.from({ length: MOST_MONTHS }, (_none, back) => monthsBefore(current, back));
}

interface Props {
  /** The journal of the page; without one it is asked for. */
  journalId?: string;
  journals?: readonly Option[];
}

export function MonthlyReport({ journalId, journals = [] }: Props) {
  const { t, i18n } = useTranslation('statistics');
  const fetchNow = useFetchNow<MonthlyReportQuery>(REPORT);
  const [isOpen, setIsOpen] = useState(false);
  const [isPending, setIsPending] = useState(false);
  const months = latestMonths();
  const [chosen, setChosen] = useState({ journal: '', month: months[1] ?? '' });
  const journal = journalId ?? chosen.journal;
  const [isMissing, setIsMissing] = useState(false);
  const name = new Intl.DateTimeFormat(i18n.language, { year: 'numeric', month: 'long', timeZone: 'UTC' });
  async function handleConfirm() {
    setIsMissing(journal === '');
    if (journal === '') return;
    setIsPending(true);
    const url = (await fetchNow({ colloquiumId: journal, month: chosen.month }))?.viewer?.journalMonthExportUrl;
    setIsPending(false);
    if (!url) return;
    setIsOpen(false);
    location.assign(url);
  }
  return (
    <>
      <Button icon="file" onClick={() => setIsOpen(true)} data-no-print>
        {t('statistics.monthly.open')}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={t('statistics.monthly.open')}
        confirmLabel={t('statistics.monthly.download')}
        isPending={isPending}
        isMessage={false}
        onConfirm={() => void handleConfirm()}
        onCancel={() => setIsOpen(false)}
      >
        <chakra.div display="grid" gap="4">
          <p>{t('statistics.monthly.lead')}</p>
          {journalId === undefined && (
            <Field
              label={t('statistics.history.journal')}
              isRequired
              error={isMissing && journal === '' ? t('statistics.monthly.journalFirst') : undefined}
            >
              <Select
                value={journal}
                placeholder={t('statistics.monthly.choose')}
                options={journals}
                onChange={({ target }) => setChosen({ ...chosen, journal: target.value })}
              />
            </Field>
          )}
          <Field label={t('statistics.month')}>
            <Select
              value={chosen.month}
              options={months.map((month) => ({ value: month, label: name.format(new Date(`${month}-01T00:00:00Z`)) }))}
              onChange={({ target }) => setChosen({ ...chosen, month: target.value })}
            />
          </Field>
        </chakra.div>
      </ConfirmDialog>
    </>
  );
}
