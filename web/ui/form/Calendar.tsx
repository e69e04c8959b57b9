// The calendar of a date field (S1 §1): weeks from Monday, always six of them, years 1900 to 2100, days of Shanghai. Zag's date picker
// handles keys, pointer and announcements; here are its looks and words.
import { chakra, DatePicker, parseDate } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dayOf, FIRST_DAY, LAST_DAY, readDay } from '../../../shared/day.ts';
import { Button } from '../Button.tsx';
import { CalendarGrid, CalendarHead, dayName } from './CalendarGrid.tsx';
import { DAY_PRESETS, presetDays } from '../filter/day-presets.ts';

const MONDAY = 1;

export interface CalendarProps {
  /** Elements that the calendar belongs to: the field it stands beside, and the button that opens it. */
  anchorId: string;
  buttonId: string;
  isOpen: boolean;
  /** `hadFocus`: the focus was in the calendar and is to go back to the button. */
  onClose: (hadFocus: boolean) => void;
  /** Texts of the fields, readable as days or not. */
  days: readonly string[];
  isRange: boolean;
  min?: string | undefined;
  max?: string | undefined;
  /** None, one or two days as YYYY-MM-DD. */
  onPick: (days: string[]) => void;
}

/** As near to today as may be picked. */
function nearToday(min: string, max: string): string {
  return [min, dayOf(new Date()), max].toSorted()[1] ?? max;
}

export function Calendar({ anchorId, buttonId, isOpen, onClose, days, isRange, min = FIRST_DAY, max = LAST_DAY, onPick }: CalendarProps) {
  const { t, i18n } = useTranslation('ui');
  // It opens once it is there: only then does the focus go to the day.
  const [isMounted, setIsMounted] = useState(false);
  useEffect(() => setIsMounted(true), []);
  const contentId = `${buttonId}-calendar`;
  const read = days.map((day) => readDay(day) ?? '');
  const chosen = read[0] === '' ? [] : read.filter((day) => day !== '').toSorted();
  function close() {
    const focused = document.activeElement;
    // Nowhere: the day that had it has just gone with its month.
    onClose(focused === document.body || (document.getElementById(contentId)?.contains(focused) ?? false));
  }
  function pick(picked: string[]) {
    onPick(picked);
    close();
  }
  return (
    <DatePicker.Root
      unstyled
      lazyMount
      unmountOnExit
      open={isOpen && isMounted}
      onOpenChange={({ open }) => {
        if (!open) close();
      }}
      ids={{ control: anchorId, trigger: buttonId, content: contentId }}
      positioning={{ placement: 'bottom-start', strategy: 'fixed', gutter: 4 }}
      locale={i18n.language}
      timeZone="Asia/Shanghai"
      startOfWeek={MONDAY}
      fixedWeeks
      selectionMode={isRange ? 'range' : 'single'}
      min={parseDate(min)}
      max={parseDate(max)}
      format={(day) => day.toString()}
      value={chosen.map((day) => parseDate(day))}
      onValueChange={({ value }) => onPick(value.map((day) => day.toString()))}
      translations={{
        content: t('ui.date.calendar'),
        monthSelect: t('ui.date.month'),
        yearSelect: t('ui.date.year'),
        prevTrigger: () => t('ui.date.previous'),
        nextTrigger: () => t('ui.date.next'),
        dayCell: (cell) => dayName(cell, t),
      }}
    >
      <DatePicker.Positioner>
        <DatePicker.Content
          zIndex="popover"
          bg="bg.panel"
          color="fg"
          borderRadius="md"
          boxShadow="float"
          p="3"
          width="min(21rem, calc(100vw - 1rem))"
          outline="0"
        >
          <CalendarHead />
          <CalendarGrid />
          <chakra.div display="flex" flexWrap="wrap" gap="1" mt="2" pt="2" borderTopWidth="1px">
            {isRange ? (
              DAY_PRESETS.map((preset) => (
                <Button key={preset} size="sm" variant="ghost" px="2" onClick={() => pick(presetDays(preset, nearToday(min, max)))}>
                  {t(`ui.date.${preset}`)}
                </Button>
              ))
            ) : (
              <Button size="sm" variant="ghost" px="2" onClick={() => pick([nearToday(min, max)])}>
                {t('ui.date.today')}
              </Button>
            )}
            <Button size="sm" variant="ghost" px="2" ms="auto" onClick={() => pick([])}>
              {t('ui.date.clear')}
            </Button>
          </chakra.div>
        </DatePicker.Content>
      </DatePicker.Positioner>
    </DatePicker.Root>
  );
}
