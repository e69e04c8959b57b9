// A day and a time of day, as `YYYY-MM-DDTHH:mm`; other input stays, for the form to report.
import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Input } from './controls.tsx';
import { DateInput } from './DateInput.tsx';

interface MomentInputProps {
  name: string;
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
}

/** `9：30` and `930` as `09:30`. */
function usualTime(text: string): string {
  const [, hour, minute] = /^\s*(\d{1,2})[:：.]?(\d{2})\s*$/.exec(text) ?? [];
  return hour === undefined || minute === undefined ? text : `${hour.padStart(2, '0')}:${minute}`;
}

export function MomentInput({ name, value, onChange, onBlur }: MomentInputProps) {
  const { t } = useTranslation('ui');
  const timeId = useId();
  const [day = '', time = ''] = value.split('T');
  const put = (nextDay: string, nextTime: string) => onChange(nextDay === '' && nextTime === '' ? '' : `${nextDay}T${nextTime}`);
  function handleTimeBlur() {
    if (usualTime(time) !== time) put(day, usualTime(time));
    onBlur();
  }
  return (
    <chakra.span display="grid" gridTemplateColumns="minmax(0, 1fr) 6.5rem" gap="2">
      <DateInput name={name} value={day} onChange={(next) => put(next, time)} onBlur={onBlur} />
      <Input
        id={timeId}
        aria-label={t('ui.date.time')}
        placeholder="22:00"
        inputMode="numeric"
        autoComplete="off"
        maxLength={5}
        value={time}
        onChange={(event) => put(day, event.target.value)}
        onBlur={handleTimeBlur}
      />
    </chakra.span>
  );
}
