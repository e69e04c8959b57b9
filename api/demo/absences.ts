// Days on which reviewers of the demo take no reviews, as they have entered them: one is away now, others will be.
import { addDays, dayOf } from '../../shared/day.ts';
import type { Context } from '../context.ts';
import { setAbsence } from '../modules/reviews/absences/absence.service.ts';
import { as } from './acting.ts';
import type { Cast } from './cast.ts';

/** First and last day, from the day on which the demo is loaded. */
const absences: readonly (readonly [account: string, first: number, last: number, note: string])[] = [
  ['reviewer1', 24, 38, '赴境外访学'],
  ['reviewer1', 60, 63, ''],
  ['reviewer3', 12, 20, '流域考察'],
  ['yangqianli', -4, 11, '住院休养'],
  ['qinzhengyang', -1, 6, ''],
  ['lvguangyao', 30, 58, '野外采样'],
];

export async function tellAbsences(ctx: Context, cast: Cast): Promise<void> {
  const now = ctx.clock.now();
  const day = (days: number) => addDays(dayOf(now), days);
  for (const [account, first, last, note] of absences)
    await as(ctx, cast, { person: cast.byAccount(account), role: 'REVIEWER' }, now, () =>
      setAbsence(ctx, { firstDay: day(first), lastDay: day(last), note }),
    );
}
