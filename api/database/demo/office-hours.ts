// When people of the demo act: Monday to Friday, nine to six, in Shanghai.
import type { Random } from './random.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const SHANGHAI = 8 * HOUR;

/** Some moment of the office day that `days` later is, or of the Monday after it. */
export function officeMoment(from: Date, days: number, random: Random): Date {
  const midnight = Math.floor((from.getTime() + SHANGHAI) / DAY + days) * DAY;
  const weekday = new Date(midnight).getUTCDay();
  const wait = weekday === 6 ? 2 : weekday === 0 ? 1 : 0;
  const within = 9 * HOUR + Math.floor(random.next() * 9 * HOUR);
  const moment = midnight + wait * DAY + within - SHANGHAI;
  // On the same day a second act comes after the first.
  return new Date(moment > from.getTime() ? moment : from.getTime() + 20 * 60_000);
}
