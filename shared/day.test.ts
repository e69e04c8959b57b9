// Days as people type them, and as they are kept.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dayOf, dayProblem, readDay } from './day.ts';
import { messageText } from './messages.ts';

describe('a typed day', () => {
  it('is read in every usual form and kept as YYYY-MM-DD (R1-013, R3-111, R3-211, R3-213)', () => {
    for (const typed of [
      '2026-03-05',
      '2026-3-5',
      '2026/03/05',
      '2026/3/5',
      '2026.3.5',
      '20260305',
      '2026年3月5日',
      ' 2026-03-05 ',
      '２０２６－０３－０５',
      '2026 3 5',
    ])
      expect(readDay(typed), typed).toBe('2026-03-05');
  });

  it('is none when the calendar has no such day', () => {
    for (const typed of [
      '',
      'soon',
      '2026-13-01',
      '2026-00-10',
      '2026-02-29',
      '2026-04-31',
      '26-03-05',
      '2026-3',
      '2026033',
      '05/03/2026',
      '2026-03-05T10:00',
    ])
      expect(readDay(typed), typed).toBeNull();
    expect(readDay('2024-2-29')).toBe('2024-02-29');
  });

  it('lies between 1900 and 2100, and is told in words when it does not or cannot be read (R1-016)', () => {
    expect(['1899-12-31', '2101-01-01'].map(dayProblem)).toEqual(['form.dayOutside', 'form.dayOutside']);
    expect(['1900-01-01', '2100-12-31', ''].map(dayProblem)).toEqual([null, null, null]);
    expect(dayProblem('next week')).toBe('form.dayUnreadable');
    expect([messageText('zh-CN', 'form.dayOutside'), messageText('en-US', 'form.dayOutside')]).toEqual([
      '日期须在1900年至2100年之间',
      'The date must lie between the years 1900 and 2100.',
    ]);
    expect([messageText('zh-CN', 'form.dayUnreadable'), messageText('en-US', 'form.dayUnreadable')]).toEqual([
      '无法识别的日期，请按“2026-03-05”的格式填写',
      'This is not a date. Enter it like 2026-03-05.',
    ]);
  });

  it('that is kept is read as itself, whatever day it is', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 73_413 }), (days) => {
        const day = addDays('1900-01-01', days);
        return readDay(day) === day && readDay(day.replaceAll('-', '')) === day && dayProblem(day) === null;
      }),
    );
  });
});

it('it is tomorrow in Shanghai from four in the afternoon of London on', () => {
  expect([dayOf(new Date('2026-03-04T15:59:59Z')), dayOf(new Date('2026-03-04T16:00:00Z'))]).toEqual(['2026-03-04', '2026-03-05']);
});
