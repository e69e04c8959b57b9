// Dates and times in running text and tables.
import { chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dateText, dateTimeText, relativeText, timeText } from './dates.ts';

/** An ISO instant as a day, a time of day, or both. Nothing gives a dash. */
export function DateText({ value, show = 'date' }: { value: string | null | undefined; show?: 'date' | 'time' | 'dateTime' }) {
  if (!value) return <>—</>;
  const text = show === 'date' ? dateText(value) : show === 'time' ? timeText(value) : dateTimeText(value);
  return <time dateTime={value}>{text}</time>;
}

const MINUTE_MS = 60_000;

/** "3 天前", "刚刚", with the full date on hover; keeps itself current. On paper, which does not, the date. */
export function RelativeTime({ value }: { value: string | null | undefined }) {
  const { t, i18n } = useTranslation('ui');
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  if (!value) return <>—</>;
  return (
    <time dateTime={value} title={dateTimeText(value)}>
      <span data-no-print>{relativeText(value, i18n.language, now) ?? t('ui.time.now')}</span>
      <chakra.span display="none" _print={{ display: 'inline' }}>
        {dateText(value)}
      </chakra.span>
    </time>
  );
}
