// What the effect of an act means in the database beyond the facts: a number, another journal, invitations, reviews, who declined, files.
import { ref } from '@mikro-orm/core';
import { sql } from 'kysely';
import { ReviewStatus, type ReviewStatusId } from '../../../shared/workflow.ts';
import type { Context } from '../../context.ts';
import { query } from '../../database/tables.ts';
import { DomainError } from '../../errors.ts';
import { Colloquium } from '../colloquiums/colloquium.entity.ts';
import { hasConflict } from '../contributions/authorship.ts';
import { ContributionFile } from '../contributions/contribution-file.entity.ts';
import type { Contribution } from '../contributions/contribution.entity.ts';
import { DictionaryEntry } from '../reference/dictionary-entry.entity.ts';
import { Review } from '../reviews/review.entity.ts';
import { EditorRefusal } from './editor-refusal.entity.ts';
import { nextManuscriptNumber } from './manuscript-number.ts';
import type { WorkflowEvent } from './workflow-event.entity.ts';
import type { Doing } from './workflow.facts.ts';
import type { EffectName } from './workflow.rules.ts';

/** Answers the reviewers who are let go by it, if that is what it does. */
type Recorder = (ctx: Context, contribution: Contribution, doing: Doing) => Promise<readonly number[] | void>;

const outstanding: readonly ReviewStatusId[] = [ReviewStatus.PENDING, ReviewStatus.ACCEPTED];

/** Asks reviewers into the current round. Errors: REVIEWER_UNSUITABLE for an author, a disabled account, or who was asked already. */
async function invite(ctx: Context, contribution: Contribution, { actor, input }: Doing): Promise<void> {
  const reviewerIds = [...new Set(input.reviewerIds ?? [])];
  const { rows: suitable } = await sql<{ id: number }>`
    select u.id from user_account u where u.id = any(${reviewerIds}) and u.is_enabled
      and not ${hasConflict(sql.ref('u.id'), sql.val(contribution.id))}
      and not exists (select from review r where r.contribution_id = ${contribution.id} and r.review_round = ${contribution.reviewRound} and r.reviewer_id = u.id)`.execute(
    query(ctx.em),
  );
  if (suitable.length !== reviewerIds.length) throw new DomainError('REVIEWER_UNSUITABLE');
  const now = ctx.clock.now();
  await ctx.em.insertMany(
    Review,
    reviewerIds.map((reviewer) => ({
      contribution: contribution.id,
      reviewRound: contribution.reviewRound,
      reviewer,
      invitedBy: actor.userId,
      status: ReviewStatus.PENDING,
      invitedAt: now,
    })),
  );
}

async function startRound(ctx: Context, contribution: Contribution, doing: Doing): Promise<void> {
  contribution.reviewRound += 1;
  await invite(ctx, contribution, doing);
}

/** Moves the actor's own invitation of the current round on. */
const answer =
  (status: ReviewStatusId, at: 'answeredAt' | 'finishedAt'): Recorder =>
  async (ctx, contribution, { actor }) => {
    await ctx.em.nativeUpdate(
      Review,
      { contribution: contribution.id, reviewRound: contribution.reviewRound, reviewer: actor.userId, status: { $in: [...outstanding] } },
      { status, [at]: ctx.clock.now() },
    );
  };

/** Lets go whoever has not handed in. */
const closeRound: Recorder = async (ctx, contribution) => {
  const closed = await query(ctx.em)
    .updateTable('review')
    .set({ status: ReviewStatus.CLOSED })
    .where('contribution_id', '=', contribution.id)
    .where('status', 'in', [...outstanding])
    .returning('reviewer_id')
    .execute();
  return closed.map(({ reviewer_id }) => reviewer_id);
};

/** The first submission: its number for good, and its day. */
const enterJournal: Recorder = async (ctx, contribution) => {
  contribution.manuscriptNumber ??= await nextManuscriptNumber(ctx, (await contribution.colloquium.loadOrFail()).number);
  contribution.submittedAt = ctx.clock.now();
};

/** Another journal takes it over: a new group of the log begins there. */
const startAnew: Recorder = async (ctx, contribution, { input: { colloquiumId, subjectId } }) => {
  const colloquium = await ctx.em.findOneOrFail(Colloquium, { id: colloquiumId });
  contribution.colloquium = ref(colloquium);
  contribution.subject = subjectId === undefined ? colloquium.subject : ref(ctx.em.getReference(DictionaryEntry, subjectId));
  contribution.column = null;
  contribution.logGroup += 1;
};

const recorders: Partial<Record<EffectName, Recorder>> = {
  enterJournal,
  startAnew,
  declineToReceive: async (ctx, contribution, { actor }) => {
    await ctx.em.upsert(
      EditorRefusal,
      { contribution: contribution.id, editor: actor.userId, at: ctx.clock.now() },
      { onConflictFields: ['contribution', 'editor'], onConflictMergeFields: ['at'] },
    );
  },
  startEditorRound: startRound,
  startDeputyRound: startRound,
  startChiefRound: startRound,
  inviteMore: invite,
  acceptInvitation: answer(ReviewStatus.ACCEPTED, 'answeredAt'),
  declineInvitation: answer(ReviewStatus.DECLINED, 'answeredAt'),
  finishReview: answer(ReviewStatus.FINISHED, 'finishedAt'),
  closeRound,
  withdraw: closeRound,
};

/** Writes what the effect of a row means outside the manuscript's own row. Answers the reviewers who are let go. */
export async function recordEffect(ctx: Context, effect: EffectName, contribution: Contribution, doing: Doing): Promise<readonly number[]> {
  return (await recorders[effect]?.(ctx, contribution, doing)) ?? [];
}

/** Binds files that the actor uploaded to the act. Errors: FILES_REQUIRED when one is not there, not the actor's or already used. */
export async function attachFiles(
  ctx: Context,
  contribution: Contribution,
  event: WorkflowEvent,
  fileIds: readonly number[],
  userId: number,
): Promise<void> {
  const ids = [...new Set(fileIds)];
  if (ids.length === 0) return;
  const bound = await ctx.em.nativeUpdate(
    ContributionFile,
    { id: { $in: ids }, contribution: contribution.id, uploadedBy: userId, event: null },
    { event: event.id },
  );
  if (bound !== ids.length) throw new DomainError('FILES_REQUIRED');
}
