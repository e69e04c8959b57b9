// Files of a review: added and removed by its reviewer until it is handed in (R2-107).
import { LockMode } from '@mikro-orm/core';
import { fileDescription } from '../../../../shared/forms/review.ts';
import { z } from '../../../../shared/forms/zod.ts';
import { FileKind, MAX_REVIEW_FILES } from '../../../../shared/limits.ts';
import { signedIn, type Context } from '../../../context.ts';
import { invalidInput, notFound, parseInput } from '../../../errors.ts';
import { User } from '../../accounts/viewer/user.entity.ts';
import { ContributionFile } from '../../contributions/files/contribution-file.entity.ts';
import { queueCopies } from '../../contributions/files/file-copy.ts';
import { takeUploads } from '../../contributions/files/take-uploads.ts';
import { Contribution } from '../../contributions/manuscript/contribution.entity.ts';
import { checkManuscriptFile, type ReceivedFile } from '../../files/receive.ts';
import { queueRemoval } from '../../files/removal.ts';
import type { Review } from '../review.entity.ts';
import { lockReviewAtWork, ownReviewAtWork } from './review-form.service.ts';

/** An upload that the review takes by its path. */
export interface ReviewUpload {
  path: string;
  description: string;
}

/** The manuscript is locked first, as every act does. Errors: those of ownReviewAtWork. */
async function lockWithManuscript(ctx: Context, reviewId: number): Promise<Review> {
  const { contribution } = await ownReviewAtWork(ctx, reviewId);
  await ctx.em.findOneOrFail(Contribution, contribution.id, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
  return await lockReviewAtWork(ctx, reviewId);
}

const tooMany = (field: string) => invalidInput({ [field]: { code: 'form.tooManyReviewFiles', params: { maximum: MAX_REVIEW_FILES } } });

/**
 * Errors: those of ownReviewAtWork; INVALID_INPUT at `description`, or at `file` when there are too many; those of the kind's rule at
 * `file`.
 */
export async function addReviewFile(
  ctx: Context,
  input: { reviewId: number; description: string; file: ReceivedFile },
): Promise<{ review: Review; file: ContributionFile }> {
  const { description } = parseInput(z.object({ description: fileDescription }), { description: input.description });
  checkManuscriptFile(input.file, 'REVIEW');
  const review = await lockWithManuscript(ctx, input.reviewId);
  if ((await ctx.em.count(ContributionFile, { review })) >= MAX_REVIEW_FILES) throw tooMany('file');
  const { key, name, extension, mime, size } = input.file;
  const file = ctx.em.create(ContributionFile, {
    contribution: review.contribution,
    review,
    kind: FileKind.REVIEW,
    storageKey: key,
    name,
    extension,
    mime,
    size,
    description: description || null,
    uploadedBy: ctx.em.getReference(User, signedIn(ctx).userId),
    uploadedAt: ctx.clock.now(),
  });
  await ctx.em.flush();
  await queueCopies(ctx.em, [file]);
  return { review, file };
}

/** Its bytes go once the transaction has been committed. Errors: those of ownReviewAtWork; NOT_FOUND. */
export async function removeReviewFile(ctx: Context, input: { reviewId: number; fileId: number }): Promise<Review> {
  const review = await lockWithManuscript(ctx, input.reviewId);
  const file = await ctx.em.findOne(ContributionFile, { id: input.fileId, review });
  if (!file) throw notFound();
  await queueRemoval(ctx, [file.storageKey]);
  await ctx.em.remove(file).flush();
  return review;
}

/**
 * Makes uploads files of the review. Errors, at `files.N`: INVALID_INPUT for one that is gone, FILE_KIND_REFUSED, FILE_TOO_LARGE;
 * INVALID_INPUT at `files` when there are too many.
 */
export async function takeReviewFiles(
  ctx: Context,
  contribution: Contribution,
  review: Review,
  kept: number,
  uploads: readonly ReviewUpload[],
): Promise<void> {
  if (uploads.length === 0) return;
  if (kept + uploads.length > MAX_REVIEW_FILES) throw tooMany('files');
  const taken = uploads.map(({ path, description }, index) => {
    const checked = fileDescription.safeParse(description);
    if (!checked.success) throw invalidInput({ [`files.${index}.description`]: { code: 'form.tooLong200' } });
    return { path, kind: 'REVIEW' as const, description: checked.data };
  });
  await takeUploads(ctx, contribution, taken, (index) => `files.${index}`, { review });
}
