// A day or a range of days: typed in any usual form (see shared/day.ts), or picked from a calendar that is fetched when it is first opened.
import { chakra } from '@chakra-ui/react';
import { lazy, Suspense, useId, useRef, useState, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { readDay } from '../../../shared/day.ts';
import { IconButton } from '../Button.tsx';
import type { CalendarProps } from './Calendar.tsx';
import { Input } from './controls.tsx';

const Calendar = lazy(async () => ({ default: (await import('./Calendar.tsx')).Calendar }));

type DayInputProps = Omit<ComponentProps<typeof Input>, 'value' | 'onChange'> & {
  /** YYYY-MM-DD, or unfinished input. */
  value: string;
  onChange: (value: string) => void;
};

/** Typed text takes its usual form when the field is left; nonsense stays, for the form to report. */
function DayInput({ value, onChange, onBlur, ...rest }: DayInputProps) {
  const { t } = useTranslation('ui');
  return (
    <Input
      {...rest}
      type="text"
      autoComplete="off"
      spellCheck={false}
      maxLength={40}
      placeholder={t('ui.date.placeholder')}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onBlur={(event) => {
        const day = readDay(value);
        if (day !== null && day !== value) onChange(day);
        onBlur?.(event);
      }}
    />
  );
}

interface DateInputProps extends DayInputProps {
  /** Days beyond these are not offered; typed days are checked by the form's own rule. */
  min?: string;
  max?: string;
}

export function DateInput({ min, max, ...rest }: DateInputProps) {
  const anchorId = useId();
  return (
    <chakra.span id={anchorId} position="relative" display="block">
      <DayInput pe="10" {...rest} />
      {/* No transform: it would keep the calendar beneath later elements of the page. */}
      <chakra.span position="absolute" insetEnd="0.5" insetBlock="0" display="flex" alignItems="center">
        <CalendarButton
          anchorId={anchorId}
          days={[rest.value]}
          isRange={false}
          min={min}
          max={max}
          onPick={([day = '']) => rest.onChange(day)}
        />
      </chakra.span>
    </chakra.span>
  );
}

export interface DateRange {
  from: string;
  to: string;
}

interface DateRangeInputProps {
  value: DateRange;
  onChange: (value: DateRange) => void;
  /** Whether each of the two is unreadable. */
  isInvalid?: Readonly<Record<keyof DateRange, boolean>>;
  describedBy?: string | undefined;
}

/** Either side may be empty: open to that side. */
export function DateRangeInput({ value, onChange, isInvalid, describedBy }: DateRangeInputProps) {
  const { t } = useTranslation('ui');
  const anchorId = useId();
  const side = (name: keyof DateRange, label: string) => (
    <DayInput
      name={name}
      aria-label={label}
      aria-invalid={isInvalid?.[name] || undefined}
      aria-describedby={describedBy}
      flex="1 1 7rem"
      width={{ base: 'full', md: '7.5rem' }}
      px="2"
      value={value[name]}
      onChange={(text) => onChange({ ...value, [name]: text })}
    />
  );
  return (
    <chakra.span id={anchorId} display="flex" alignItems="center" gap="1.5" flex="1" minW="0">
      {side('from', t('ui.filter.from'))}
      <chakra.span color="fg.muted" aria-hidden="true">
        –
      </chakra.span>
      {side('to', t('ui.filter.to'))}
      <CalendarButton anchorId={anchorId} days={[value.from, value.to]} isRange onPick={([from = '', to = '']) => onChange({ from, to })} />
    </chakra.span>
  );
}

function CalendarButton({ anchorId, ...rest }: Omit<CalendarProps, 'buttonId' | 'isOpen' | 'onClose'>) {
  const { t } = useTranslation('ui');
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isWanted, setIsWanted] = useState(false);
  return (
    <>
      <IconButton
        ref={button}
        id={id}
        icon="calendar"
        label={isOpen ? t('ui.date.close') : t('ui.date.open')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        color="fg.muted"
        boxSize="8"
        onClick={() => {
          setIsWanted(true);
          setIsOpen(!isOpen);
        }}
      />
      {isWanted && (
        <Suspense>
          <Calendar
            {...rest}
            anchorId={anchorId}
            buttonId={id}
            isOpen={isOpen}
            onClose={(hadFocus) => {
              setIsOpen(false);
              if (hadFocus) button.current?.focus();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
