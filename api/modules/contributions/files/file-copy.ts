// The files that need a copy for readers who may not know the uploader, and the status of each copy (decision 68).
import { sql } from 'kysely';
import { FileKind } from '../../../../shared/limits.ts';
import { RoleKind } from '../../../../shared/roles.ts';
import { ReviewType, type ReviewTypeId } from '../../../../shared/workflow.ts';
import type { Context } from '../../../context.ts';
import { addJobs } from '../../../database/jobs.ts';
import { query } from '../../../database/tables.ts';
import type { Contribution } from '../manuscript/contribution.entity.ts';
import { CLEANING_VERSION } from '../../files/cleaning/cleaned-copy.ts';
import type { ContributionFile } from './contribution-file.entity.ts';

export const MAKE_COPY = 'make_copy';
/** Tells the office of a copy that cannot be made, once it is the office's to know (workflow/withheld-file.ts). */
export const TELL_WITHHELD = 'tell_withheld';

/** The readers a copy is made for: reviewers who may not know the authors, or the author, who may not know reviewers and the office. */
export type CopyReader = 'REVIEWER' | 'AUTHOR';

/**
 * Null: every reader of the file may know its uploader. `reviewType`: the journal's. Its event must be loaded. A file attached to an act
 * goes to the author, if to anybody who may not know the actor.
 */
export function copyReaderOf(file: ContributionFile, reviewType: ReviewTypeId): CopyReader | null {
  if (file.review) return reviewType === ReviewType.OPEN ? null : 'AUTHOR';
  if (file.kind === FileKind.REPORT) return null;
  if (file.event) return file.event.unwrap().actorKind === RoleKind.AUTHOR ? null : 'AUTHOR';
  return reviewType === ReviewType.DOUBLE_BLIND && !file.isKeptFromBlind ? 'REVIEWER' : null;
}

/**
 * Has copies of new files made once the open transaction is committed: of one owner one after the other. Whether one is needed is seen
 * then.
 */
export async function queueCopies(
  em: Context['em'],
  files: readonly { id: number; uploadedBy: { id: number } }[],
  options: { priority?: number } = {},
): Promise<void> {
  const jobs = files.map(({ id, uploadedBy }) => ({ payload: { fileId: id }, queueName: `copies ${uploadedBy.id}`, jobKey: `copy ${id}` }));
  await addJobs(em, MAKE_COPY, jobs, options);
}

/**
 * The author has submitted the manuscript or chosen another journal for it, or a reviewer has handed in the review: missing copies are
 * made, and the office is told of files that cannot be cleaned.
 */
export async function settleCopies(
  ctx: Context,
  of: { contribution: Pick<Contribution, 'id'> } | { review: { id: number } },
): Promise<void> {
  const whose =
    'review' in of
      ? sql`review_id = ${of.review.id}`
      : sql`contribution_id = ${of.contribution.id} and event_id is null and review_id is null`;
  await sql`select case when copy_version is not distinct from ${CLEANING_VERSION}
      then graphile_worker.add_job(${TELL_WITHHELD}, payload => json_build_object('fileId', id))
      else graphile_worker.add_job(${MAKE_COPY}, payload => json_build_object('fileId', id), queue_name => 'copies ' || uploaded_by_id, job_key => 'copy ' || id)
    end from contribution_file where ${whose} and is_current
      and (copy_version is distinct from ${CLEANING_VERSION} or copy_failure is not null)`.execute(query(ctx.em));
}
