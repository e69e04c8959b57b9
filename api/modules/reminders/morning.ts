// The morning's work on deadlines: they are counted again, which corrects acts that counted by an outdated calendar, invitations lapse, and
// people are reminded.
import { createContext } from '../../context.ts';
import type { JobDeps } from '../../module.ts';
import { readCalendar } from '../reference/calendar-watch.ts';
import { lapseInvitations } from '../invitations/lapse.ts';
import { recomputeDeadlines } from '../deadlines/deadline.service.ts';
import { tellMissingYears } from './missing-years.ts';
import { remindOffice } from './office-reminders.ts';
import { remindReviewers } from '../invitations/review-reminders.ts';

export async function beginDay(deps: JobDeps): Promise<void> {
  await recomputeDeadlines(deps, {});
  const calendar = await readCalendar(deps.orm.em.fork());
  const services = { ...deps, calendar: { current: () => calendar } };
  const ctx = createContext(services, { viewer: null, language: 'zh-CN', address: 'worker' });
  await remindOffice(ctx);
  // Before reminders: a person no longer waited for gets no note that they may still answer.
  await lapseInvitations(services);
  await remindReviewers(ctx);
  await tellMissingYears(ctx);
}
