// Binds what an act brings to the event that tells of it.
import type { Context } from '../../context.ts';
import { DomainError } from '../../errors.ts';
import { ContributionFile } from '../contributions/files/contribution-file.entity.ts';
import type { Contribution } from '../contributions/manuscript/contribution.entity.ts';
import type { WorkflowEvent } from './workflow-event.entity.ts';

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
