// Working days of the Chinese calendar: what the State Council's notices say, and what is done with years they do not speak of.
import { describe, expect, it, test } from 'vitest';
import { addWorkingDays, dayOf, isWorkingDay, workingDaysBetween } from './working-days.ts';

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
] as const)('%s is a working day: %s', (day, expected) => {
  expect(isWorkingDay(day)).toBe(expected);
});

test.each([
  [2024, 251],
  [2025, 248],
  [2026, 248],
])('%i has %i working days', (year, expected) => {
  expect(daysOfYear(year).filter(isWorkingDay)).toHaveLength(expected);
});

describe('counting', () => {
  it('leaves out the first day, weekends and holidays, and counts weekends that are worked', () => {
    expect(addWorkingDays('2026-03-06', 1)).toEqual({ day: '2026-03-09', isProvisional: false });
    expect(addWorkingDays('2026-02-13', 2)).toEqual({ day: '2026-02-24', isProvisional: false });
    expect(addWorkingDays('2026-09-30', 3)).toEqual({ day: '2026-10-10', isProvisional: false });
    expect(addWorkingDays('2026-03-06', 0)).toEqual({ day: '2026-03-06', isProvisional: false });
  });

  it('is provisional where it goes into a year whose holidays are not known, and counts Monday to Friday there', () => {
    expect(addWorkingDays('2026-12-30', 2)).toEqual({ day: '2027-01-01', isProvisional: true });
    expect(isWorkingDay('2027-01-02')).toBe(false);
  });

  it('between two days is the same count backwards', () => {
    for (const count of [1, 5, 20, 60]) expect(workingDaysBetween('2026-02-11', addWorkingDays('2026-02-11', count).day)).toBe(count);
    expect(workingDaysBetween('2026-03-06', '2026-03-06')).toBe(0);
    expect(workingDaysBetween('2026-03-06', '2026-03-02')).toBe(0);
  });
});

it('a moment falls on the day it is in Shanghai', () => {
  expect(dayOf(new Date('2026-03-01T15:59:59Z'))).toBe('2026-03-01');
  expect(dayOf(new Date('2026-03-01T16:00:00Z'))).toBe('2026-03-02');
});
