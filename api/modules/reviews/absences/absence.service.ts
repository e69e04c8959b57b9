// A reviewer's absences: entered, and removed. Ranges of one person never overlap, so that the last day of an absence is certain.
import { LockMode, ref } from '@mikro-orm/core';
import { absenceRules, MOST_ABSENCES } from '../../../../shared/forms/absence.ts';
import { signedIn, type Context } from '../../../context.ts';
import { invalidInput, notFound, parseInput } from '../../../errors.ts';
import { User } from '../../accounts/viewer/user.entity.ts';
import { dayOf } from '../../../../shared/day.ts';
import { ReviewerAbsence } from './absence.entity.ts';

/** Those that are not over, the next first. */
export async function absencesOf(ctx: Context): Promise<ReviewerAbsence[]> {
  return await ctx.em.find(
    ReviewerAbsence,
    { user: signedIn(ctx).userId, lastDay: { $gte: dayOf(ctx.clock.now()) } },
    { orderBy: { firstDay: 'asc' } },
  );
}

interface AbsenceInput {
  firstDay: string;
  lastDay: string;
  note: string;
}

/** Told twice, it is one. Errors: INVALID_INPUT at firstDay, lastDay or note. */
export async function setAbsence(ctx: Context, input: AbsenceInput): Promise<ReviewerAbsence> {
  const { userId } = signedIn(ctx);
  const today = dayOf(ctx.clock.now());
  const { firstDay, lastDay, note } = parseInput(absenceRules(today), input);
  // Two tabs of one person wait for each other.
  const user = await ctx.em.findOneOrFail(User, userId, { lockMode: LockMode.PESSIMISTIC_WRITE });
  await ctx.em.nativeDelete(ReviewerAbsence, { user: userId, lastDay: { $lt: today } });
  const kept = await ctx.em.find(ReviewerAbsence, { user: userId });
  const same = kept.find((one) => one.firstDay === firstDay && one.lastDay === lastDay);
  if (same) {
    same.note = note || null;
    return same;
  }
  const other = kept.find((one) => one.firstDay <= lastDay && one.lastDay >= firstDay);
  if (other) throw invalidInput({ firstDay: { code: 'form.absenceOverlaps', params: { from: other.firstDay, to: other.lastDay } } });
  if (kept.length >= MOST_ABSENCES) throw invalidInput({ firstDay: { code: 'form.absenceTooMany', params: { maximum: MOST_ABSENCES } } });
  const absence = ctx.em.create(ReviewerAbsence, { user: ref(user), firstDay, lastDay, note: note || null });
  await ctx.em.flush();
  return absence;
}

/** Errors: NOT_FOUND, also for other people's. */
export async function removeAbsence(ctx: Context, id: number): Promise<void> {
  const count = await ctx.em.nativeDelete(ReviewerAbsence, { id, user: signedIn(ctx).userId });
  if (count === 0) throw notFound();
}
