// The parts of the calendar: month and year to choose, and the days of one month.
import { chakra, DatePicker, useDatePickerContext, type SystemStyleObject } from '@chakra-ui/react';
import type { TFunction } from 'i18next';
import { Icon, type IconName } from '../Icon.tsx';

interface Cell {
  valueText: string;
  selected: boolean;
  selectable: boolean;
  firstInRange: boolean | undefined;
  lastInRange: boolean | undefined;
  inRange: boolean;
}

/** A screen reader's name for a day. */
export function dayName(cell: Cell, t: TFunction<'ui'>): string {
  const day = cell.valueText;
  if (!cell.selectable) return t('ui.date.unavailable', { day });
  if (cell.firstInRange) return t('ui.date.rangeStart', { day });
  if (cell.lastInRange) return t('ui.date.rangeEnd', { day });
  if (cell.selected) return t('ui.date.selected', { day });
  return cell.inRange ? t('ui.date.inRange', { day }) : day;
}

const ARROW: SystemStyleObject = {
  boxSize: '8',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  borderRadius: 'md',
  cursor: 'pointer',
  _hover: { bg: 'bg.subtle' },
  _disabled: { opacity: 0.4 },
};
const CHOICE: SystemStyleObject = {
  bg: 'bg.panel',
  color: 'fg',
  minH: '8',
  px: '1.5',
  borderRadius: 'md',
  borderWidth: '1px',
  borderColor: 'border.control',
  fontWeight: 'medium',
  cursor: 'pointer',
};

/** The month before and after, and both choices. */
export function CalendarHead() {
  const picker = useDatePickerContext();
  const arrow = (name: IconName) => <Icon name={name} boxSize="5" />;
  return (
    <chakra.div display="flex" alignItems="center" gap="1.5" mb="2">
      <DatePicker.PrevTrigger css={ARROW}>{arrow('chevronLeft')}</DatePicker.PrevTrigger>
      <chakra.div flex="1" display="flex" justifyContent="center" gap="1.5">
        <chakra.select css={CHOICE} {...picker.getYearSelectProps()}>
          {picker.getYears().map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </chakra.select>
        <chakra.select css={CHOICE} {...picker.getMonthSelectProps()}>
          {picker.getMonths({ format: 'long' }).map(({ value, label, disabled }) => (
            <option key={value} value={value} disabled={disabled}>
              {label}
            </option>
          ))}
        </chakra.select>
      </chakra.div>
      <DatePicker.NextTrigger css={ARROW}>{arrow('chevronRight')}</DatePicker.NextTrigger>
    </chakra.div>
  );
}

const DAY: SystemStyleObject = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: 'full',
  height: '9',
  borderRadius: 'md',
  cursor: 'pointer',
  userSelect: 'none',
  _hover: { bg: 'bg.subtle' },
  '&[data-weekend]': { color: 'fg.muted' },
  '&[data-outside-range], &[data-disabled]': { color: 'fg.muted', opacity: 0.45, cursor: 'default' },
  '&[data-today]': { fontWeight: 'semibold', color: 'accent.fg', boxShadow: 'inset 0 -2px 0 currentColor' },
  '&[data-in-range]': { bg: 'accent.tint', borderRadius: '0', color: 'fg' },
  // Days of the neighbouring months are shown for their place only.
  '&[data-selected]:not([data-outside-range])': { bg: 'accent.solid', color: 'fg.onSolid', borderRadius: 'md' },
  _focusVisible: { outline: '2px solid', outlineColor: 'accent.fg', outlineOffset: '1px', position: 'relative' },
};

/** Six weeks from Monday on: 42 days. */
export function CalendarGrid() {
  const picker = useDatePickerContext();
  return (
    <DatePicker.View view="day">
      <DatePicker.Table width="full" css={{ tableLayout: 'fixed', borderCollapse: 'collapse' }}>
        <DatePicker.TableHead>
          <DatePicker.TableRow>
            {picker.weekDays.map((day) => (
              <DatePicker.TableHeader
                key={day.long}
                title={day.long}
                height="7"
                fontSize="sm"
                fontWeight="normal"
                color="fg.muted"
                textAlign="center"
              >
                {day.narrow}
              </DatePicker.TableHeader>
            ))}
          </DatePicker.TableRow>
        </DatePicker.TableHead>
        <DatePicker.TableBody>
          {picker.weeks.map((week) => (
            <DatePicker.TableRow key={String(week[0])}>
              {week.map((day) => (
                <DatePicker.TableCell key={String(day)} value={day} p="0">
                  <DatePicker.TableCellTrigger css={DAY}>{day.day}</DatePicker.TableCellTrigger>
                </DatePicker.TableCell>
              ))}
            </DatePicker.TableRow>
          ))}
        </DatePicker.TableBody>
      </DatePicker.Table>
    </DatePicker.View>
  );
}
