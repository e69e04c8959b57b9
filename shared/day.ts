// Calendar days as they are kept and shown, YYYY-MM-DD, always those of Asia/Shanghai: plain texts, so that no time zone can shift them.
import type { LanguageTag } from './messages.ts';
import { plainForms } from './forms/tidied.ts';

/** The calendar of the date picker (S1 §1). */
export const FIRST_DAY = '1900-01-01';
export const LAST_DAY = '2100-12-31';

/** Midnight in Shanghai, behind a day. */
export const DAY_STARTS = 'T00:00:00+08:00';

const ONE_DAY_MS = 86_400_000;
const shanghai = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai', dateStyle: 'short' });

/** Making a format takes some seventy times as long as writing a day by it. */
const longDays: Readonly<Record<LanguageTag, Intl.DateTimeFormat>> = {
  'zh-CN': new Intl.DateTimeFormat('zh-CN', { timeZone: 'Asia/Shanghai', dateStyle: 'long' }),
  'en-US': new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Shanghai', dateStyle: 'long' }),
};

const SHANGHAI_MS = 8 * 3_600_000;
/** Before, summers had another time. */
const SAME_TIME_SINCE = Date.UTC(1992, 0, 1);
/** Later years have more than four digits. */
const LAST_PLAIN_MS = Date.UTC(9999, 0, 1);

/** The day that it is in Shanghai at this moment. */
export function dayOf(moment: Date): string {
  const ms = moment.getTime();
  // A list says days of each of its rows, and a format is a hundred times as slow.
  return ms >= SAME_TIME_SINCE && ms <= LAST_PLAIN_MS ? new Date(ms + SHANGHAI_MS).toISOString().slice(0, 10) : shanghai.format(moment);
}

/** A day, or the one that it is in Shanghai at a moment, as letters write it: 2026年3月5日, 5 March 2026. */
export function formalDay(language: LanguageTag, day: Date | string): string {
  return longDays[language].format(typeof day === 'string' ? new Date(`${day}${DAY_STARTS}`) : day);
}

/** The day so many days later; earlier when it is negative. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * ONE_DAY_MS).toISOString().slice(0, 10);
}

/** Days of the calendar from one day to another, working or not. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / ONE_DAY_MS);
}

/** The month so many months earlier, YYYY-MM; later when it is negative. */
export function monthsBefore(month: string, count: number): string {
  const index = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 - count;
  return `${String(Math.floor(index / 12)).padStart(4, '0')}-${String((index % 12) + 1).padStart(2, '0')}`;
}

/** Saturday or Sunday. */
export function isWeekend(day: string): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday === 0 || weekday === 6;
}

const TYPED = [/^(\d{4})(\d{2})(\d{2})$/, /^(\d{4})[-/.年\s](\d{1,2})[-/.月\s](\d{1,2})日?$/];

/** A day as people type it: 2026-03-05, 2026-3-5, 2026/03/05, 2026.3.5, 20260305, 2026年3月5日, in wide digits too. Null when it is none. */
export function readDay(text: string): string | null {
  const plain = plainForms(text).trim();
  const [, year = '', month = '', date = ''] = TYPED.map((form) => form.exec(plain)).find((found) => found !== null) ?? [];
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  return isCalendarDay(day) ? day : null;
}

/** Not 31 February, which Date.parse takes for a day in March. */
function isCalendarDay(day: string): boolean {
  const moment = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(moment) && new Date(moment).toISOString().slice(0, 10) === day;
}

/** The problem of a typed day, as a key of the catalogue; null for a valid or empty one. */
export function dayProblem(text: string): 'form.dayUnreadable' | 'form.dayOutside' | null {
  if (text.trim() === '') return null;
  const day = readDay(text);
  if (day === null) return 'form.dayUnreadable';
  return day < FIRST_DAY || day > LAST_DAY ? 'form.dayOutside' : null;
}
