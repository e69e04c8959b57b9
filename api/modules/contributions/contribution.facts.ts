// How the viewer stands to manuscripts: the facts that policies decide on, loaded for many manuscripts at once.
import { FileKind } from '../../../shared/limits.ts';
import type { ReviewStatusId } from '../../../shared/workflow.ts';
import { defineLoader, signedIn, type Context, type ViewerSession } from '../../context.ts';
import { query } from '../../database/tables.ts';
import { Colloquium } from '../colloquiums/colloquium.entity.ts';
import type { WorkflowEvent } from '../workflow/workflow-event.entity.ts';
import { writtenBy } from './authorship.ts';
import type { ContributionFile } from './contribution-file.entity.ts';
import type { Contribution } from './contribution.entity.ts';
import type { EventFacts } from '../workflow/workflow-event.policy.ts';
import type { FileFacts } from './contribution.policy.ts';
import type { ContributionFacts } from './contribution.viewpoint.ts';

/** Manuscripts (of the asked ones) that the viewer has a hand in writing. */
const authorship = defineLoader(async (ctx, ids: readonly number[]) => {
  const rows = await query(ctx.em)
    .selectFrom('contribution')
    .select('id')
    .where('id', 'in', [...ids])
    .where('id', 'in', writtenBy(signedIn(ctx).userId))
    .execute();
  const found = new Set(rows.map((row) => row.id));
  return ids.map((id) => found.has(id));
});

/** Status of the viewer's latest invitation to review each manuscript, or null. */
const ownReviewStatus = defineLoader(async (ctx, ids: readonly number[]): Promise<(ReviewStatusId | null)[]> => {
  const rows = await query(ctx.em)
    .selectFrom('review')
    .select(['contribution_id', 'status'])
    .distinctOn('contribution_id')
    .where('contribution_id', 'in', [...ids])
    .where('reviewer_id', '=', signedIn(ctx).userId)
    .orderBy('contribution_id')
    .orderBy('id', 'desc')
    .execute();
  const found = new Map(rows.map((row) => [row.contribution_id, row.status]));
  return ids.map((id) => found.get(id) ?? null);
});

/** Whether the colloquium is edited or published by a department of the current role's data scope (D13-135). */
function isInDataScope(viewer: ViewerSession, colloquium: Colloquium): boolean {
  if (viewer.hasRootScope) return true;
  const departments = [colloquium.publishingHouse?.id, colloquium.editorialDepartment?.id];
  return departments.some((id) => id !== undefined && viewer.departmentIds.includes(id));
}

/** The facts of one manuscript for the viewer; batched, so a list costs a constant number of statements. */
export async function factsOf(ctx: Context, contribution: Contribution): Promise<ContributionFacts> {
  const viewer = signedIn(ctx);
  const [colloquium, isAuthor, reviewStatus] = await Promise.all([
    contribution.colloquium.loadOrFail(),
    ctx.loaders.of(ctx, authorship).load(contribution.id),
    ctx.loaders.of(ctx, ownReviewStatus).load(contribution.id),
  ]);
  return {
    isSubmitter: contribution.submitter.id === viewer.userId,
    isAuthor,
    memberTypes: viewer.memberships.filter((member) => member.colloquiumId === colloquium.id).map((member) => member.type),
    ownReviewStatus: reviewStatus,
    isInDataScope: isInDataScope(viewer, colloquium),
    state: contribution.state,
    reviewType: colloquium.reviewType,
    isInPool: contribution.isInPool,
  };
}

const NO_MANUSCRIPT = 0;

/**
 * Asks the database what `factsOf` asks, of no manuscript: an id that names nothing takes the same statements as one whose
 * object is hidden, so that neither tells which it is (DESIGN §5).
 */
export async function factsOfNothing(ctx: Context): Promise<void> {
  if (!ctx.viewer) return;
  await ctx.em.findOne(Colloquium, NO_MANUSCRIPT);
  await Promise.all([ctx.loaders.of(ctx, authorship).load(NO_MANUSCRIPT), ctx.loaders.of(ctx, ownReviewStatus).load(NO_MANUSCRIPT)]);
}

/** Facts of a file: its manuscript's, and of the act that brought it. */
export async function fileFactsOf(ctx: Context, file: ContributionFile): Promise<FileFacts> {
  const [facts, event] = await Promise.all([factsOf(ctx, await file.contribution.loadOrFail()), file.event?.load() ?? null]);
  return {
    ...facts,
    isCurrent: file.isCurrent,
    isCheckReport: file.kind === FileKind.REPORT,
    isUploadedByViewer: file.uploadedBy.id === signedIn(ctx).userId,
    event: event && { actorKind: event.actorKind ?? null, isForAuthor: event.isForAuthor, isReviewerAct: event.isReviewerAct },
  };
}

/** Facts of an event of the timeline: its manuscript's, and what it was. */
export async function eventFactsOf(ctx: Context, event: WorkflowEvent): Promise<EventFacts> {
  const facts = await factsOf(ctx, await event.contribution.loadOrFail());
  return { ...facts, operation: event.operation, actorKind: event.actorKind ?? null, isForAuthor: event.isForAuthor, isReviewerAct: event.isReviewerAct };
}
