// Today's work of the viewer, and what they put off.
import { ref } from '@mikro-orm/core';
import type { GraphQLResolveInfo } from 'graphql';
import { z } from 'zod';
import { toGlobalId } from 'graphql-relay';
import { addDays, dayOf } from '../../../shared/day.ts';
import { tidied } from '../../../shared/forms/tidied.ts';
import { LATE_FIRST, MOST_REASON, PUT_OFF_DAYS } from '../../../shared/today.ts';
import { signedIn, type Context } from '../../context.ts';
import { query } from '../../database/tables.ts';
import { invalidInput, notFound } from '../../errors.ts';
import { askedFields } from '../../graphql/asked-fields.ts';
import { User } from '../accounts/viewer/user.entity.ts';
import { factsOf, factsOfNothing } from '../contributions/access/contribution.facts.ts';
import { contributionPolicy } from '../contributions/access/contribution.policy.ts';
import { Contribution } from '../contributions/manuscript/contribution.entity.ts';
import { readContributions, readingOf } from '../contributions/manuscript/contribution.rows.ts';
import { Review } from '../reviews/review.entity.ts';
import { PutOff } from './put-off.entity.ts';
import { todayStatement, type TodayRow } from './today.statement.ts';
import type { OwnPutOff, Today, TodayItem } from './today.types.ts';

/** By one statement, with the manuscripts; a reviewer's invitations by a further one. */
export async function todayOf(ctx: Context, info: GraphQLResolveInfo): Promise<Today> {
  const reading = readingOf(ctx, (type, ...path) => askedFields(info, type, 'items', 'contribution', ...path));
  const statement = todayStatement(signedIn(ctx), dayOf(ctx.clock.now()), reading);
  const rows = statement ? (await statement.execute(query(ctx.em))).rows : [];
  const ids = rows.flatMap(({ review_id: id }) => id ?? []);
  const reviews =
    ids.length === 0 ? [] : await ctx.em.find(Review, { id: { $in: ids } }, { populate: ['contribution.colloquium'], strategy: 'joined' });
  const counts = rows[0]?.counts ?? {};
  return {
    items: rows.map((row) => itemOf(row, reading.manuscriptOf({ ...row }), reviews)),
    counts: LATE_FIRST.flatMap((group) => (counts[group] === undefined ? [] : [{ group, count: counts[group] }])),
  };
}

function itemOf(row: TodayRow, contribution: Contribution, reviews: readonly Review[]): TodayItem {
  const { review_id: reviewId, grp, due_on: dueOn, since, late_reviewers: lateReviewers, until, reason } = row;
  return {
    id: toGlobalId('TodayItem', reviewId === null ? `${contribution.id}` : `${contribution.id}:${reviewId}`),
    group: grp,
    dueOn,
    since: since === null ? null : new Date(since),
    lateReviewers,
    contribution,
    review: reviews.find(({ id }) => id === reviewId) ?? null,
    putOff: until === null ? null : { until, reason },
  };
}

/** What the viewer has put off, in whatever role; a manuscript that the present one does not show is null. */
export async function putOffsOf(ctx: Context, info: GraphQLResolveInfo): Promise<OwnPutOff[]> {
  const found = await ctx.em.find(PutOff, { user: signedIn(ctx).userId }, { orderBy: { until: 'asc', id: 'asc' } });
  const ids = found.map(({ contribution }) => contribution.id);
  const manuscripts =
    ids.length === 0 ? [] : await readContributions(ctx, ids, (type, ...path) => askedFields(info, type, 'contribution', ...path));
  return await Promise.all(
    found.map(async ({ until, reason, contribution: { id } }) => {
      const contribution = manuscripts.find((one) => one.id === id);
      const isKnown = contribution && contributionPolicy.view(signedIn(ctx), await factsOf(ctx, contribution)) === null;
      return { until, reason: reason ?? null, contribution: isKnown ? contribution : null };
    }),
  );
}

const day = z.iso.date();

/** Put off twice, the last day holds. Errors: NOT_FOUND, also for a manuscript that the viewer may not know; INVALID_INPUT at until or reason. */
export async function putOff(ctx: Context, input: { contributionId: number; until: string; reason: string | null }): Promise<void> {
  const { userId } = signedIn(ctx);
  const contribution = await known(ctx, input.contributionId);
  const today = dayOf(ctx.clock.now());
  const reason = tidied(input.reason ?? '') || null;
  if (!day.safeParse(input.until).success || input.until <= today || input.until > addDays(today, PUT_OFF_DAYS))
    throw invalidInput({ until: { code: 'form.putOffDay', params: { to: addDays(today, PUT_OFF_DAYS) } } });
  if (reason !== null && reason.length > MOST_REASON)
    throw invalidInput({ reason: { code: 'input.tooLong', params: { maximum: MOST_REASON } } });
  // What has come back by itself is of no use any more.
  await ctx.em.nativeDelete(PutOff, { user: userId, until: { $lte: today } });
  await ctx.em.upsert(
    PutOff,
    { user: ref(User, userId), contribution: ref(contribution), until: input.until, reason, createdAt: ctx.clock.now() },
    { onConflictFields: ['user', 'contribution'], onConflictMergeFields: ['until', 'reason', 'createdAt'] },
  );
}

/** Done twice, it is done once. Errors: NOT_FOUND for a manuscript that the viewer may not know. */
export async function takeUp(ctx: Context, contributionId: number): Promise<void> {
  const contribution = await known(ctx, contributionId);
  await ctx.em.nativeDelete(PutOff, { user: signedIn(ctx).userId, contribution: contribution.id });
}

async function known(ctx: Context, id: number): Promise<Contribution> {
  const contribution = await ctx.em.findOne(Contribution, id);
  // As many statements as a hidden one costs.
  if (!contribution) await factsOfNothing(ctx);
  if (!contribution || contributionPolicy.view(signedIn(ctx), await factsOf(ctx, contribution)) !== null) throw notFound();
  return contribution;
}
