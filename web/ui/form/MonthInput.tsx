// A month: its year and its number, chosen side by side in the reader's language.
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Select } from './controls.tsx';

const YEARS_BACK = 20;
const YEARS_AHEAD = 10;

interface MonthInputProps {
  /** YYYY-MM, or empty. */
  value: string;
  onChange: (month: string) => void;
  onBlur?: () => void;
}

export function MonthInput({ value, onChange, onBlur }: MonthInputProps) {
  const { t, i18n } = useTranslation('ui');
  const [, givenYear = '', givenMonth = ''] = /^(\d{4})-(\d{2})$/.exec(value) ?? [];
  // One of the two alone is no month yet.
  const [half, setHalf] = useState({ year: '', month: '' });
  const year = givenYear || half.year;
  const month = givenMonth || half.month;
  const [now] = useState(() => new Date().getFullYear());
  const years = Array.from({ length: YEARS_BACK + YEARS_AHEAD + 1 }, (_none, index) => String(now + YEARS_AHEAD - index));
  const name = new Intl.DateTimeFormat(i18n.language, { month: 'short', timeZone: 'UTC' });
  const months = Array.from({ length: 12 }, (_none, index) => ({
    value: String(index + 1).padStart(2, '0'),
    label: name.format(Date.UTC(2000, index)),
  }));
  function choose(next: { year: string; month: string }) {
    setHalf(next);
    const chosen = next.year && next.month ? `${next.year}-${next.month}` : '';
    if (chosen !== value) onChange(chosen);
  }
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr) minmax(0, 1fr)" gap="2">
      <Select
        aria-label={t('ui.month.year')}
        placeholder={t('ui.month.year')}
        options={[...(year === '' || years.includes(year) ? [] : [year]), ...years].map((one) => ({ value: one, label: one }))}
        value={year}
        onChange={({ target }) => choose({ year: target.value, month })}
        onBlur={onBlur}
      />
      <Select
        id={undefined}
        aria-label={t('ui.month.month')}
        placeholder={t('ui.month.month')}
        options={months}
        value={month}
        onChange={({ target }) => choose({ year, month: target.value })}
        onBlur={onBlur}
      />
    </chakra.div>
  );
}
