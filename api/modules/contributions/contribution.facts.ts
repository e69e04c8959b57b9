// How the viewer stands to manuscripts: the facts that policies decide on, loaded for many manuscripts at once.
import { FileKind } from '../../../shared/limits.ts';
import { defineLoader, signedIn, type Context } from '../../context.ts';
import { isOneOf, query } from '../../database/tables.ts';
import { Colloquium } from '../colloquiums/colloquium.entity.ts';
import type { WorkflowEvent } from '../workflow/workflow-event.entity.ts';
import { inScopeOfViewer } from '../colloquiums/data-scope.ts';
import { conflictsOf, writtenBy } from './authorship.ts';
import type { ContributionAuthor } from './contribution-author.entity.ts';
import type { ContributionFile } from './contribution-file.entity.ts';
import type { Contribution } from './contribution.entity.ts';
import type { EventFacts } from '../workflow/workflow-event.policy.ts';
import type { FileFacts } from './contribution.policy.ts';
import { isDecisionHeld } from './told.ts';
import { viewpointOf, type ContributionFacts } from './contribution.viewpoint.ts';

/** What the database knows of how the viewer stands to each manuscript. */
const standing = defineLoader(async (ctx, ids: readonly number[]) => {
  const viewer = signedIn(ctx);
  const rows = await query(ctx.em)
    .selectFrom('contribution')
    .select((eb) => [
      'id',
      eb('id', 'in', writtenBy(viewer.userId)).as('isAuthor'),
      eb('id', 'in', conflictsOf(viewer.userId)).as('hasConflict'),
      inScopeOfViewer(viewer, eb.ref('contribution.colloquium_id')).as('isInDataScope'),
      // Of the latest invitation to review it.
      eb
        .selectFrom('review')
        .select('review.status')
        .whereRef('review.contribution_id', '=', 'contribution.id')
        .where('review.reviewer_id', '=', viewer.userId)
        .orderBy('review.id', 'desc')
        .limit(1)
        .as('ownReviewStatus'),
    ])
    .where((eb) => isOneOf(eb.ref('id'), ids))
    .execute();
  const found = new Map(
    rows.map(({ id, isAuthor, hasConflict, isInDataScope, ownReviewStatus }) => [
      id,
      { isAuthor: isAuthor === true, hasConflict: hasConflict === true, isInDataScope: isInDataScope === true, ownReviewStatus },
    ]),
  );
  return ids.map((id) => found.get(id) ?? { isAuthor: false, hasConflict: false, isInDataScope: false, ownReviewStatus: null });
});

/** Manuscripts that their submitters are writing in this request. */
const underHand = new WeakSet<Contribution>();

/**
 * From now on it is not asked how its submitter stands to it: a hand in writing it outweighs everything else. For saves alone: who reads by
 * ids must find hidden parts of their own manuscript as costly as missing ones.
 */
export function takeInHand(contribution: Contribution): void {
  underHand.add(contribution);
}

const SUBMITTER = { isAuthor: true, hasConflict: true, isInDataScope: false, ownReviewStatus: null };

/** The facts of one manuscript for the viewer; batched, so a list costs a constant number of statements. */
export async function factsOf(ctx: Context, contribution: Contribution): Promise<ContributionFacts> {
  const viewer = signedIn(ctx);
  const isSubmitter = contribution.submitter.id === viewer.userId;
  const [colloquium, stands] = await Promise.all([
    contribution.colloquium.loadOrFail(),
    isSubmitter && underHand.has(contribution) ? SUBMITTER : ctx.loaders.of(ctx, standing).load(contribution.id),
  ]);
  return {
    isSubmitter,
    ...stands,
    memberTypes: viewer.memberships.filter((member) => member.colloquiumId === colloquium.id).map((member) => member.type),
    state: contribution.state,
    reviewType: colloquium.reviewType,
    isInPool: contribution.isInPool,
    isDecisionHeld: isDecisionHeld(contribution),
  };
}

/** Whether the viewer meets the manuscript as its author, who is told less than the office. */
export async function readsAsAuthor(ctx: Context, contribution: Contribution): Promise<boolean> {
  return viewpointOf(signedIn(ctx), await factsOf(ctx, contribution)) === 'author';
}

const NO_MANUSCRIPT = 0;

/**
 * Asks the database what `factsOf` asks, of no manuscript: an id that names nothing takes the same statements as one whose
 * object is hidden, so that neither tells which it is (architecture, Blind review).
 */
export async function factsOfNothing(ctx: Context): Promise<void> {
  if (!ctx.viewer) return;
  await ctx.em.findOne(Colloquium, NO_MANUSCRIPT);
  await standingToNothing(ctx);
}

/** The same, where a manuscript comes together with its journal. */
export async function standingToNothing(ctx: Context): Promise<void> {
  if (ctx.viewer) await ctx.loaders.of(ctx, standing).load(NO_MANUSCRIPT);
}

/** Facts of an author, a fund or a suggested reviewer: those of the manuscript. */
export async function factsOfPart(ctx: Context, part: Pick<ContributionAuthor, 'contribution'>): Promise<ContributionFacts> {
  return await factsOf(ctx, await part.contribution.loadOrFail());
}

/** Facts of a file: its manuscript's, and of the act that brought it. */
export async function fileFactsOf(ctx: Context, file: ContributionFile): Promise<FileFacts> {
  const [facts, event] = await Promise.all([factsOf(ctx, await file.contribution.loadOrFail()), file.event?.load() ?? null]);
  return {
    ...facts,
    isCurrent: file.isCurrent,
    isCheckReport: file.kind === FileKind.REPORT,
    isUploadedByViewer: file.uploadedBy.id === signedIn(ctx).userId,
    event: event && {
      act: event.act,
      actorKind: event.actorKind ?? null,
      isForAuthor: event.isForAuthor,
      isReviewerAct: event.isReviewerAct,
    },
  };
}

/** Facts of an event of the timeline: its manuscript's, and what it was. */
export async function eventFactsOf(ctx: Context, event: WorkflowEvent): Promise<EventFacts> {
  const facts = await factsOf(ctx, await event.contribution.loadOrFail());
  return {
    ...facts,
    act: event.act,
    actorKind: event.actorKind ?? null,
    isForAuthor: event.isForAuthor,
    isReviewerAct: event.isReviewerAct,
  };
}
