// The days that an invitation to review names where it says no others.
import { dayOf } from '../../../shared/day.ts';
import type { Context } from '../../context.ts';
import type { Colloquium } from './colloquium.entity.ts';

/** Days of an invitation sent today, by the parameters of its journal. */
export function invitationDays(
  { calendar, clock }: Pick<Context, 'calendar' | 'clock'>,
  { answerDays, reviewDays }: Pick<Colloquium, 'answerDays' | 'reviewDays'>,
): { answerDueOn: string; reviewDueOn: string } {
  const today = dayOf(clock.now());
  const dayAfter = (days: number) => calendar.current().add(today, days).day;
  return { answerDueOn: dayAfter(answerDays), reviewDueOn: dayAfter(reviewDays) };
}
