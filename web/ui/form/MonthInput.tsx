// A month: its year and its number, chosen side by side in the reader's language.
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Select } from './controls.tsx';

const YEARS_BACK = 20;
const YEARS_AHEAD = 10;

interface MonthInputProps {
  /** YYYY-MM, or empty; of one half alone YYYY- or -MM, which is no month yet, but something that was changed. */
  value: string;
  onChange: (month: string) => void;
  onBlur?: () => void;
}

export function MonthInput({ value, onChange, onBlur }: MonthInputProps) {
  const { t, i18n } = useTranslation('ui');
  const [year = '', month = ''] = value.split('-');
  const [now] = useState(() => new Date().getFullYear());
  const years = Array.from({ length: YEARS_BACK + YEARS_AHEAD + 1 }, (_none, index) => String(now + YEARS_AHEAD - index));
  const name = new Intl.DateTimeFormat(i18n.language, { month: 'short', timeZone: 'UTC' });
  const months = Array.from({ length: 12 }, (_none, index) => ({
    value: String(index + 1).padStart(2, '0'),
    label: name.format(Date.UTC(2000, index)),
  }));
  const choose = (nextYear: string, nextMonth: string) => onChange(nextYear || nextMonth ? `${nextYear}-${nextMonth}` : '');
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr) minmax(0, 1fr)" gap="2">
      <Select
        aria-label={t('ui.month.year')}
        placeholder={t('ui.month.year')}
        options={[...(year === '' || years.includes(year) ? [] : [year]), ...years].map((one) => ({ value: one, label: one }))}
        value={year}
        onChange={({ target }) => choose(target.value, month)}
        onBlur={onBlur}
      />
      <Select
        id={undefined}
        aria-label={t('ui.month.month')}
        placeholder={t('ui.month.month')}
        options={months}
        value={month}
        onChange={({ target }) => choose(year, target.value)}
        onBlur={onBlur}
      />
    </chakra.div>
  );
}
