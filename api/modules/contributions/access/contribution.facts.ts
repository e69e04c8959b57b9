// How the viewer stands to manuscripts: the facts that policies decide on, loaded for many manuscripts at once.
import { sql, type RawBuilder } from 'kysely';
import { FileKind } from '../../../../shared/limits.ts';
import { RoleKind } from '../../../../shared/roles.ts';
import { ReviewStatus, ReviewType, type ReviewStatusId, type ReviewTypeId } from '../../../../shared/workflow.ts';
import { defineLoader, signedIn, type Context, type OnlyReview, type ViewerSession } from '../../../context.ts';
import { query } from '../../../database/tables.ts';
import { after } from '../../../graphql/after.ts';
import type { WorkflowEvent } from '../../workflow/timeline/workflow-event.entity.ts';
import { manuscriptInScope } from '../../organization/data-scope.ts';
import { isOwnReview } from './own-review.ts';
import { conflictsOf, writtenBy } from '../../accounts/addresses/authorship.ts';
import type { ContributionAuthor } from '../authors/contribution-author.entity.ts';
import type { ContributionFile } from '../files/contribution-file.entity.ts';
import type { Contribution } from '../manuscript/contribution.entity.ts';
import type { EventFacts } from './workflow-event.policy.ts';
import type { FileFacts } from './contribution.policy.ts';
import { isDecisionHeld } from './author-view.ts';
import { capacityOf, type ContributionFacts } from './capacity.ts';

/** The database's facts on how the viewer stands to a manuscript, and its review mode. */
type Relation = Pick<
  ContributionFacts,
  'isAuthor' | 'hasConflict' | 'isInDataScope' | 'ownReviewStatus' | 'hasReviewed' | 'hasReviewedForEarlierJournal' | 'reviewType'
>;

/** The columns read for it; `hasConflict` is left out where it equals `isAuthor`. */
export type RelationRow = Pick<Relation, 'isAuthor' | 'isInDataScope'> &
  Partial<Pick<Relation, 'hasConflict'>> & {
    /**
     * Of the viewer's latest review: its status, its review type, whether an earlier journal asked for it (0, 1), and whether the viewer has
     * finished any (0, 1). One column, so that the reviews are looked up once a row.
     */
    ownReview: readonly [ReviewStatusId | null, ReviewTypeId | null, number, number] | null;
    journalReviewType: ReviewTypeId;
  };

const REVIEW_TYPE_OF_JOURNAL = sql`(select j.review_type from colloquium j where j.id = contribution.colloquium_id)`;

/**
 * The columns of `Relation` in a query over `contribution`. The review type is the one that was promised when the viewer was invited
 * (F-036); of others, the journal's: `journalReviewType` is its column where the query has the journal at hand.
 */
export function relationColumns(
  viewer: ViewerSession,
  journalReviewType: RawBuilder<unknown> = REVIEW_TYPE_OF_JOURNAL,
): RawBuilder<RelationRow> {
  const { userId, kind, hasConfirmedAddress, identity, onlyReview } = viewer;
  if (onlyReview) return reviewerColumns(viewer, onlyReview, journalReviewType);
  // With one address, and that confirmed, both are the same.
  const isSame = hasConfirmedAddress && identity.addresses.length === 1 && identity.accounts.length === 1;
  const conflict = isSame ? sql`` : sql`contribution.id in ${conflictsOf(identity)} as "hasConflict",`;
  // A reviewer whose address is unconfirmed reviews through the letter alone. In other roles the review counts: an office holder stays
  // blind.
  const own = sql`r.reviewer_id = any(${kind === RoleKind.REVIEWER ? [userId] : identity.accounts}::int[])`;
  const status = hasConfirmedAddress || kind !== RoleKind.REVIEWER ? sql`r.status` : sql`null`;
  // Most of the office review nothing: that is asked once, not for each row.
  return sql`contribution.id in ${writtenBy(userId)} as "isAuthor", ${conflict}
    ${manuscriptInScope(viewer, { state: sql.ref('contribution.state'), colloquium: sql.ref('contribution.colloquium_id') })} as "isInDataScope",
    case when (select exists (select from review r where ${own})) then
      (select ${ownReview(status, sql`bool_or(r.status = ${sql.lit(ReviewStatus.FINISHED)}) over ()`)} from review r
        where r.contribution_id = contribution.id and ${own} order by r.id desc limit 1) end as "ownReview",
    ${journalReviewType} as "journalReviewType"`;
}

/**
 * A person with a ticket stands to its one manuscript as its reviewer alone, and to all others not at all, even to own ones or those
 * reviewed elsewhere.
 */
function reviewerColumns(
  { identity }: ViewerSession,
  { reviewId, contributionId }: OnlyReview,
  journalReviewType: RawBuilder<unknown>,
): RawBuilder<RelationRow> {
  return sql`false as "isAuthor", contribution.id in ${conflictsOf(identity)} as "hasConflict", false as "isInDataScope",
    (select ${ownReview(sql`r.status`, sql`false`)} from review r
      where r.id = ${reviewId} and r.contribution_id = contribution.id and contribution.id = ${contributionId}) as "ownReview",
    ${journalReviewType} as "journalReviewType"`;
}

function ownReview(status: RawBuilder<unknown>, hasReviewed: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`array[${status}, r.review_type, (r.log_group < contribution.log_group)::int, (${hasReviewed})::int]`;
}

/** The relation to a manuscript that is not there. */
const NONE: Relation = {
  isAuthor: false,
  hasConflict: false,
  isInDataScope: false,
  ownReviewStatus: null,
  hasReviewedForEarlierJournal: false,
  reviewType: ReviewType.DOUBLE_BLIND,
};

const relation = defineLoader(async (ctx, ids: readonly number[]) => {
  const { rows } = await sql<RelationRow & { id: number }>`select contribution.id, ${relationColumns(signedIn(ctx))} from contribution
    where contribution.id = any(${ids})`.execute(query(ctx.em));
  const found = new Map(rows.map((row) => [row.id, relationIn(row)]));
  return ids.map((id) => found.get(id) ?? NONE);
});

function relationIn(row: RelationRow): Relation {
  const { isAuthor, hasConflict = isAuthor, isInDataScope, ownReview, journalReviewType } = row;
  const [ownReviewStatus, reviewType, isOfEarlierJournal, hasReviewed] = ownReview ?? [null, null, 0, 0];
  return {
    isAuthor,
    hasConflict,
    isInDataScope,
    ownReviewStatus,
    hasReviewed: hasReviewed === 1,
    hasReviewedForEarlierJournal: isOfEarlierJournal === 1,
    reviewType: reviewType ?? journalReviewType,
  };
}

/** Facts read together with the manuscript are not queried again in this request. */
export function knowRelation(ctx: Context, id: number, row: RelationRow): void {
  ctx.loaders.know(relation, id, relationIn(row));
}

/** Manuscripts that their submitters are writing in this request. */
const ofSubmitters = new WeakSet<Contribution>();

/**
 * From now on its submitter's relation is not queried again: taking part in writing it outweighs everything else. For saves alone: a reader
 * by ids must find hidden parts of their own manuscript as costly as missing ones.
 */
export function knowSubmitter(contribution: Contribution): void {
  ofSubmitters.add(contribution);
}

/** The submitter's relation. The review type is not read: it makes no difference to an author. */
const SUBMITTER: Relation = { ...NONE, isAuthor: true, hasConflict: true };

/**
 * The facts of one manuscript for the viewer; batched, so a list costs a constant number of statements. At once where its row includes
 * them.
 */
export function factsOf(ctx: Context, contribution: Contribution): ContributionFacts | Promise<ContributionFacts> {
  const viewer = signedIn(ctx);
  if (isSubmitter(viewer, contribution) && ofSubmitters.has(contribution)) return factsIn(viewer, contribution, SUBMITTER);
  return after(ctx.loaders.load(ctx, relation, contribution.id), (stands) => factsIn(viewer, contribution, stands));
}

function isSubmitter({ userId, onlyReview }: ViewerSession, { submitter }: Contribution): boolean {
  return submitter.id === userId && onlyReview === null;
}

function factsIn(viewer: ViewerSession, contribution: Contribution, stands: Relation): ContributionFacts {
  return {
    isSubmitter: isSubmitter(viewer, contribution),
    ...stands,
    memberTypes: viewer.memberships.filter((member) => member.colloquiumId === contribution.colloquium.id).map((member) => member.type),
    state: contribution.state,
    isInPool: contribution.isInPool,
    isDecisionHeld: isDecisionHeld(contribution),
  };
}

/** Whether the viewer meets the manuscript as its author, who may know less than the office. */
export function readsAsAuthor(ctx: Context, contribution: Contribution): boolean | Promise<boolean> {
  return after(factsOf(ctx, contribution), (facts) => capacityOf(signedIn(ctx), facts) === 'author');
}

const NO_MANUSCRIPT = 0;

/**
 * Runs the queries of `factsOf` without a manuscript: an unknown id takes the same statements as one whose object is hidden, so that
 * neither reveals which it is (principles, Blind review).
 */
export async function factsOfNothing(ctx: Context): Promise<void> {
  if (ctx.viewer) await ctx.loaders.of(ctx, relation).load(NO_MANUSCRIPT);
}

/** Facts of an author, a fund or a suggested reviewer: those of the manuscript. */
export async function factsOfPart(ctx: Context, part: Pick<ContributionAuthor, 'contribution'>): Promise<ContributionFacts> {
  return await factsOf(ctx, await part.contribution.loadOrFail());
}

/** Whether an event or a review belongs to a journal from which the present one has adopted the manuscript. */
export function isOfEarlierJournal(contribution: Contribution, part: { logGroup: number } | null): boolean {
  return part !== null && part.logGroup < contribution.logGroup;
}

/** Facts of a file: its manuscript's, and of the act that brought it. */
export async function fileFactsOf(ctx: Context, file: ContributionFile): Promise<FileFacts> {
  const contribution = await file.contribution.loadOrFail();
  const [facts, event, review] = await Promise.all([factsOf(ctx, contribution), file.event?.load() ?? null, file.review?.load() ?? null]);
  return {
    ...facts,
    isOfEarlierJournal: isOfEarlierJournal(contribution, review ?? event),
    isCurrent: file.isCurrent,
    isCheckReport: file.kind === FileKind.REPORT,
    isAnonymousVersion: file.kind === FileKind.ANONYMOUS,
    isKeptFromBlind: file.isKeptFromBlind,
    isUploadedByViewer: isUploadedBy(signedIn(ctx), file),
    event: event && {
      act: event.act,
      actorKind: event.actorKind ?? null,
      isForAuthor: event.isForAuthor,
      isReviewerAct: event.isReviewerAct,
    },
    review: review && {
      isReviewer: isOwnReview(signedIn(ctx), review),
      isFinished: review.status === ReviewStatus.FINISHED,
      isFileReleased: file.isReleased,
    },
  };
}

function isUploadedBy({ userId, onlyReview }: ViewerSession, { uploadedBy, review }: ContributionFile): boolean {
  return uploadedBy.id === userId && (onlyReview === null || review?.id === onlyReview.reviewId);
}

/** Facts of an event of the timeline: its manuscript's, and its own. */
export async function eventFactsOf(ctx: Context, event: WorkflowEvent): Promise<EventFacts> {
  const contribution = await event.contribution.loadOrFail();
  return {
    ...(await factsOf(ctx, contribution)),
    isOfEarlierJournal: isOfEarlierJournal(contribution, event),
    act: event.act,
    actorKind: event.actorKind ?? null,
    isForAuthor: event.isForAuthor,
    isReviewerAct: event.isReviewerAct,
  };
}
