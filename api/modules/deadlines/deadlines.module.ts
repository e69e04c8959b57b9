// Deadlines of the office and reviewers, and the calendar that days are counted by.
import type { Module } from '../../module.ts';
import { deadlinesDoors } from './deadlines.doors.ts';
import { CalendarResolver } from './calendar.resolver.ts';
import { ContributionDeadlineResolver } from './deadline.resolver.ts';
import { RECOMPUTE_DEADLINES, recomputeDeadlines } from './deadline.service.ts';
import { Reminder } from './reminder.entity.ts';

export const deadlines: Module = {
  entities: [Reminder],
  resolvers: [CalendarResolver, ContributionDeadlineResolver],
  jobs: (deps) => ({ [RECOMPUTE_DEADLINES]: (job) => recomputeDeadlines(deps, job) }),
  doors: deadlinesDoors,
};
