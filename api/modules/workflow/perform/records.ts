// Binds an act's files and images to its event.
import type { Context } from '../../../context.ts';
import { DomainError } from '../../../errors.ts';
import { actName } from '../../../../shared/workflow.ts';
import { ContributionFile } from '../../contributions/files/contribution-file.entity.ts';
import { takeUploads } from '../../contributions/files/take-uploads.ts';
import type { Contribution } from '../../contributions/manuscript/contribution.entity.ts';
import type { WorkflowEvent } from '../timeline/workflow-event.entity.ts';
import { actFiles } from '../table/table.ts';

/**
 * Makes the uploads that the act takes files of it. Errors: INVALID_INPUT at filePaths for one that is gone, FILE_KIND_REFUSED,
 * FILE_TOO_LARGE.
 */
export async function takeActFiles(
  ctx: Context,
  contribution: Contribution,
  event: WorkflowEvent,
  paths: readonly string[],
): Promise<void> {
  if (paths.length === 0) return;
  const kind = actFiles[actName(event.act)];
  if (kind === undefined) throw new DomainError('FILES_REQUIRED');
  const uploads = [...new Set(paths)].map((path) => ({ path, kind }));
  await takeUploads(ctx, contribution, uploads, () => 'filePaths', { event });
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
