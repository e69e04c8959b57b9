// Working days of the Chinese calendar: those of the State Council's notices, and years without one.
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { announcedYears, testCalendar } from '../../testing/calendar.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { readCalendar } from './calendar-watch.ts';
import { dayOf } from '../../../shared/day.ts';
import { Calendar } from './working-days.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const daysOfYear = (year: number) =>
  Array.from({ length: year % 4 === 0 ? 366 : 365 }, (_unused, index) => new Date(Date.UTC(year, 0, 1 + index)).toISOString().slice(0, 10));

test.each([
  ['2026-02-13', true],
  ['2026-02-14', true],
  ['2026-02-16', false],
  ['2026-02-23', false],
  ['2026-02-24', true],
  ['2026-02-28', true],
  ['2026-03-01', false],
  ['2026-05-09', true],
  ['2026-10-08', true],
  ['2026-10-10', true],
] as const)('%s is a working day: %s (R3-092)', (day, expected) => {
  expect(testCalendar.isWorkingDay(day)).toBe(expected);
});

test.each([
  [2024, 251],
  [2025, 248],
  [2026, 248],
])('%i has %i working days', (year, expected) => {
  expect(daysOfYear(year).filter((day) => testCalendar.isWorkingDay(day))).toHaveLength(expected);
});

test('a new house knows the years that were announced, each with its holidays', async () => {
  const stored = await readCalendar(database.orm.em.fork());
  expect(stored).toEqual(testCalendar);
});

describe('counting', () => {
  it('leaves out the first day, weekends and holidays, and counts weekends that are worked', () => {
    expect(testCalendar.add('2026-03-06', 1)).toEqual({ day: '2026-03-09', isProvisional: false });
    expect(testCalendar.add('2026-02-13', 2)).toEqual({ day: '2026-02-24', isProvisional: false });
    expect(testCalendar.add('2026-09-30', 3)).toEqual({ day: '2026-10-10', isProvisional: false });
    expect(testCalendar.add('2026-03-06', 0)).toEqual({ day: '2026-03-06', isProvisional: false });
  });

  it('is provisional where it goes into a year whose holidays are not known, and counts Monday to Friday there', () => {
    expect(testCalendar.add('2026-12-30', 2)).toEqual({ day: '2027-01-01', isProvisional: true });
    expect(testCalendar.isWorkingDay('2027-01-02')).toBe(false);
    const imported = new Calendar([...announcedYears, { year: 2027, off: ['2027-01-01..2027-01-03'], makeUp: [] }]);
    expect(imported.add('2026-12-30', 2)).toEqual({ day: '2027-01-04', isProvisional: false });
  });

  it('between two days is the same count backwards', () => {
    for (const count of [1, 5, 20, 60]) expect(testCalendar.between('2026-02-11', testCalendar.add('2026-02-11', count).day)).toBe(count);
    expect(testCalendar.between('2026-03-06', '2026-03-06')).toBe(0);
    expect(testCalendar.between('2026-03-06', '2026-03-02')).toBe(0);
  });
});

it('a moment falls on the day it is in Shanghai', () => {
  expect(dayOf(new Date('2026-03-01T15:59:59Z'))).toBe('2026-03-01');
  expect(dayOf(new Date('2026-03-01T16:00:00Z'))).toBe('2026-03-02');
});
