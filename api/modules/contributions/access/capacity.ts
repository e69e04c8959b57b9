// The one capacity in which a viewer meets a manuscript. Every policy of manuscripts, files, events and reviews follows from it
// (principles, Roles and scope, Blind review).
import type { ErrorCode, Refusal } from '../../../../shared/errors.ts';
import { kindOfMemberType, RoleKind, type MemberType, type RoleKindId } from '../../../../shared/roles.ts';
import {
  ContributionState,
  ReviewStatus,
  ReviewType,
  type ContributionStateId,
  type ReviewStatusId,
  type ReviewTypeId,
} from '../../../../shared/workflow.ts';
import { journalsLedBy } from '../../colloquiums/colloquium.policy.ts';

/** The part of a session that policies read: the kind of its current role and the person's offices in all journals. */
export interface PolicyViewer {
  kind: RoleKindId;
  memberships: readonly { colloquiumId: number; type: MemberType }[];
}

/** How the viewer stands to one manuscript, independent of the current role. */
export interface ContributionRelation {
  isSubmitter: boolean;
  /** Sees it as an author: submitter, or listed with the account or its confirmed address. */
  isAuthor: boolean;
  /** Wrote it or is named in it, confirmed or not: holds no office over it and reviews nothing of it. Every author has one. */
  hasConflict: boolean;
  /** Offices in the manuscript's colloquium. */
  memberTypes: readonly MemberType[];
  /** Status of the latest invitation to review it; null when never invited. */
  ownReviewStatus: ReviewStatusId | null;
  /** Has taken on a review of it in some round; left out: as the latest invitation says. */
  hasReviewed?: boolean;
  /** The journal that sent this invitation no longer has the manuscript. */
  hasReviewedForEarlierJournal: boolean;
  /** Its colloquium lies in the department tree of the current role; only kinds 6 and 7 live by it. */
  isInDataScope: boolean;
}

export interface ContributionFacts extends ContributionRelation {
  state: ContributionStateId;
  reviewType: ReviewTypeId;
  isInPool: boolean;
  /** A decision has been made, and its authors do not know it yet. */
  isDecisionHeld: boolean;
}

/** The one capacity in which a viewer meets a manuscript. */
export type Capacity = 'author' | 'reviewer' | 'editor' | 'deputy' | 'chief' | 'publishing' | 'operations' | 'poolReader';

export type ContributionRule<Facts extends ContributionFacts = ContributionFacts> = (viewer: PolicyViewer, x: Facts) => Refusal | null;

const officeOfMember: Readonly<Record<MemberType, Capacity>> = { chief: 'chief', executive: 'chief', deputy: 'deputy', editor: 'editor' };

/**
 * Null: the viewer may not know that the manuscript exists. Taking part in writing it outweighs every office: an editor, deputy or chief
 * who is an author meets it as an author in every role; a person who is only named, by an address that the account has not confirmed, has
 * lost the office and gained nothing. Otherwise the current role decides which relation counts: an office only in the role it belongs to, a
 * review only in the reviewer's.
 */
export function capacityOf(viewer: PolicyViewer, x: ContributionFacts): Capacity | null {
  if (x.isSubmitter) return 'author';
  if (x.state === ContributionState.UNFINISHED) return null;
  if (x.isAuthor) return 'author';
  if (x.hasConflict) return null;
  if (viewer.kind === RoleKind.REVIEWER) return x.ownReviewStatus === null ? null : 'reviewer';
  if (viewer.kind === RoleKind.PUBLISHING_EDITOR) return x.isInDataScope ? 'publishing' : null;
  if (viewer.kind === RoleKind.OPERATIONS) return x.isInDataScope ? 'operations' : null;
  const office = x.memberTypes.find((type) => kindOfMemberType[type] === viewer.kind);
  if (office !== undefined) return officeOfMember[office];
  // Before its author knows of the refusal no other journal does.
  return x.isInPool && !x.isDecisionHeld && isChiefSomewhere(viewer) ? 'poolReader' : null;
}

/** Chief and executive editors of any journal may look through the pool of unaccepted manuscripts (S2 §2.10). */
export function isChiefSomewhere(viewer: PolicyViewer): boolean {
  return journalsLedBy(viewer).length > 0;
}

export const offices: readonly Capacity[] = ['editor', 'deputy', 'chief'];
export const staff: readonly Capacity[] = [...offices, 'publishing', 'operations'];

/** At work on the review that the person was last asked for, or done with it. */
export function isOnReview(x: ContributionRelation): boolean {
  return x.ownReviewStatus === ReviewStatus.ACCEPTED || x.ownReviewStatus === ReviewStatus.FINISHED;
}

/**
 * An office holder who took on a review of the manuscript stays as blind as a reviewer, even if a later invitation is declined or closed.
 */
export function isReviewing(x: ContributionRelation): boolean {
  return isOnReview(x) || x.hasReviewed === true;
}

/** Hidden manuscripts are reported as missing; a known one answers `otherwise` where the test fails. */
export function rule<Facts extends ContributionFacts>(
  allows: (capacity: Capacity, x: Facts) => boolean,
  otherwise: ErrorCode = 'FORBIDDEN',
): ContributionRule<Facts> {
  return (viewer, x) => {
    const capacity = capacityOf(viewer, x);
    if (capacity === null) return { code: 'NOT_FOUND' };
    return allows(capacity, x) ? null : { code: otherwise };
  };
}

/** Whether somebody in an office of it does not know the authors, for a review that they took on. */
export function isBlindOffice(x: ContributionRelation & Pick<ContributionFacts, 'reviewType'>): boolean {
  return x.reviewType === ReviewType.DOUBLE_BLIND && isReviewing(x);
}

/** Whether the authors are known in this capacity: never to a reviewer of a double-blind manuscript, in any other office either. */
export function knowsAuthors(capacity: Capacity, x: ContributionFacts): boolean {
  if (capacity === 'reviewer')
    return (
      x.reviewType !== ReviewType.DOUBLE_BLIND && x.ownReviewStatus !== ReviewStatus.DECLINED && x.ownReviewStatus !== ReviewStatus.CLOSED
    );
  return capacity === 'author' || !isBlindOffice(x);
}
