// When people of the demo act.
import { describe, expect, test } from 'vitest';
import { dayOf } from '../../shared/day.ts';
import { testCalendar } from '../testing/calendar.ts';
import { officeDay, officeMoment, officeMomentBefore } from './office-hours.ts';
import { seededRandom } from './random.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const inShanghai = (moment: Date) => new Date(moment.getTime() + 8 * HOUR);
const isInOfficeHours = (moment: Date) => {
  const there = inShanghai(moment);
  return testCalendar.isWorkingDay(dayOf(moment)) && there.getUTCHours() >= 9 && there.getUTCHours() < 18;
};
/** Every third hour of three weeks without holidays, weekends and nights too. */
const starts = Array.from({ length: 168 }, (_, index) => new Date(Date.parse('2026-11-02T00:07:00Z') + index * 3 * HOUR));
/** The same around the holidays of the spring festival, with the weekends that are worked instead. */
const festive = starts.map((moment) => new Date(moment.getTime() - 276 * DAY));
const random = seededRandom(1);

describe('people of the demo act on working days, nine to six', () => {
  test('each act after the one before it, whenever that was', () => {
    for (const days of [0, 1, 4]) {
      for (const from of [...starts, ...festive]) {
        const moment = officeMoment(testCalendar, from, days, random);
        expect(isInOfficeHours(moment), `${days} days from ${from.toISOString()}: ${moment.toISOString()}`).toBe(true);
        expect(moment.getTime()).toBeGreaterThan(from.getTime());
      }
    }
  });

  test('what is of the past is of the day before or earlier', () => {
    for (const now of starts) {
      const moment = officeMomentBefore(testCalendar, now, 1.9, random);
      expect(isInOfficeHours(moment), `before ${now.toISOString()}: ${moment.toISOString()}`).toBe(true);
      expect(moment.getTime()).toBeLessThan(now.getTime());
      expect(moment.getTime()).toBeGreaterThan(now.getTime() - 4 * DAY);
    }
  });

  test('not in the days of a holiday, and on a Saturday that is worked instead', () => {
    const days = new Set(
      festive
        .flatMap((from) => [officeMoment(testCalendar, from, 1, random), officeMomentBefore(testCalendar, from, 1, random)])
        .map(dayOf),
    );
    expect([...days].filter((day) => day >= '2026-02-15' && day <= '2026-02-23')).toEqual([]);
    expect(days).toContain('2026-02-14');
  });

  test('days apart are counted as working days, so that all is as far on any day', () => {
    for (const now of [...starts, ...festive]) {
      const day = dayOf(officeMomentBefore(testCalendar, now, 30, random));
      expect(testCalendar.between(day, officeDay(testCalendar, dayOf(now), -1)), now.toISOString()).toBe(20);
      expect(testCalendar.between(day, officeDay(testCalendar, day, 30))).toBe(21);
    }
  });
});
