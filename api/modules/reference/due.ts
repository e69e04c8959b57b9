// The status of a deadline today, in working days.
import type { Context } from '../../context.ts';
import { dayOf } from '../../../shared/day.ts';

interface DueStatus {
  isOverdue: boolean;
  /** 0 on the day itself, below 0 for those that have gone by since. */
  workingDaysLeft: number;
}

export function dueStatusOf({ clock, calendar }: Context, dueOn: string): DueStatus {
  const today = dayOf(clock.now());
  const days = calendar.current();
  const isOverdue = dueOn < today;
  return { isOverdue, workingDaysLeft: isOverdue ? 0 - days.between(dueOn, today) : days.between(today, dueOn) };
}
