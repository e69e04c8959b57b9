// Who may see which part of a review (principles, Blind review). Pure: every fact comes in, null or a refusal goes out.
import { outstandingReviews, ReviewStatus, ReviewType, type ReviewStatusId } from '../../../../shared/workflow.ts';
import type { Refusal } from '../../../../shared/errors.ts';
import { isReviewing, offices, capacityOf, type ContributionFacts, type PolicyViewer, type Capacity } from './capacity.ts';

/** One review and how the viewer stands to it and to its manuscript. */
export interface ReviewFacts extends ContributionFacts {
  /** The viewer was asked to write this very review. */
  isReviewer: boolean;
  status: ReviewStatusId;
  /** A deciding act has sent its comment to the author. */
  isReleased: boolean;
  /** Asked for by a journal that no longer has the manuscript. */
  isOfEarlierJournal: boolean;
}

type ReviewRule = (viewer: PolicyViewer, x: ReviewFacts) => Refusal | null;

function rule(allows: (viewer: PolicyViewer, who: Capacity, x: ReviewFacts) => boolean): ReviewRule {
  return (viewer, x) => {
    const who = readsAs(capacityOf(viewer, x), x);
    if (who === null || !mayKnow(who, x)) return { code: 'NOT_FOUND' };
    return allows(viewer, who, x) ? null : { code: 'FORBIDDEN' };
  };
}

/** For reviews that an earlier journal asked for, the adopting office reads only what the author was sent, and no name (decision 42). */
const readsAs = (who: Capacity | null, x: ReviewFacts): Capacity | null =>
  x.isOfEarlierJournal && who !== null && offices.includes(who) ? 'author' : who;

const isOwn = (who: Capacity, x: ReviewFacts): boolean => who === 'reviewer' && x.isReviewer;
const isFinished = (x: ReviewFacts): boolean => x.status === ReviewStatus.FINISHED;

/** Reviewers know their own, the office all, the author the released ones; publisher's staff and readers of the pool none. */
function mayKnow(who: Capacity, x: ReviewFacts): boolean {
  return isOwn(who, x) || offices.includes(who) || (who === 'author' && x.isReleased);
}

/** A review is the reviewer's until it is handed in, then the office's; an office holder who is still writing one reads no other. */
function mayRead(who: Capacity, x: ReviewFacts): boolean {
  return isOwn(who, x) || (offices.includes(who) && isFinished(x) && (x.isReviewer || x.ownReviewStatus !== ReviewStatus.ACCEPTED));
}

export const reviewPolicy = {
  view: rule(() => true),
  /** Dates and status would tell an author how many were asked and when. */
  viewStatus: rule((_viewer, who) => who !== 'author'),
  /**
   * Authors only in open review, from the release on, and never an author who also holds an office there. Reviewers
   * never each other, in any role.
   */
  viewReviewer: rule((_viewer, who, x) => {
    if (who === 'author') return x.reviewType === ReviewType.OPEN && x.isReleased && x.memberTypes.length === 0;
    return x.isReviewer || (offices.includes(who) && !isReviewing(x));
  }),
  /** Contact and profile: for the office that writes to them, and for themselves; an author of an open review learns the name alone. */
  viewExpert: rule((_viewer, who, x) => who !== 'author' && (x.isReviewer || (offices.includes(who) && !isReviewing(x)))),
  /** Inviter, warnings, reasons of declining or closing: for the inviting office, as far as it may know its reviewers. */
  viewInvitation: rule((_viewer, who, x) => offices.includes(who) && !isReviewing(x)),
  /** An invitation that is outstanding is withdrawn, or its reviewer reminded: by an office that may know its reviewers. */
  attend: rule((_viewer, who, x) => offices.includes(who) && !isReviewing(x) && outstandingReviews.includes(x.status)),
  /** The page of the result: for the office once it is handed in, and for its reviewer (D2-127). */
  viewResult: rule((_viewer, who, x) => isFinished(x) && mayRead(who, x)),
  /** The recommendation goes to the office; the author gets the letter's decision. */
  viewVerdict: rule((_viewer, who, x) => mayRead(who, x)),
  /** Goes to the author with the letter that releases it. */
  viewComment: rule((_viewer, who, x) => mayRead(who, x) || (who === 'author' && x.isReleased)),
  /** Ratings and ethics answers never go to the author. */
  viewRatings: rule((_viewer, who, x) => mayRead(who, x)),
  /** For the chief and executive editor only; the reviewer sees it until it is handed in. */
  viewNoteToChief: rule((_viewer, who, x) => (who === 'chief' && mayRead(who, x)) || (isOwn(who, x) && !isFinished(x))),
  /** The office's own summary of the review; not for the reviewer (S2 §2.6). */
  viewEditorSummary: rule((_viewer, who, x) => offices.includes(who) && mayRead(who, x)),
  /** Writers keep their own review in every current role (principles, Roles and scope); an author has nothing to review. */
  write: (_viewer, x) => {
    if (!x.isReviewer || x.isAuthor || x.hasConflict || x.isSubmitter) return { code: 'NOT_FOUND' };
    if (x.status === ReviewStatus.ACCEPTED) return null;
    if (x.status === ReviewStatus.FINISHED) return { code: 'REVIEW_HANDED_IN' };
    return { code: x.status === ReviewStatus.CLOSED ? 'INVITATION_CLOSED' : 'FORBIDDEN' };
  },
  /** By any office of the journal, as often as it likes. */
  summarise: rule((_viewer, who, x) => offices.includes(who) && isFinished(x) && mayRead(who, x)),
} satisfies Record<string, ReviewRule>;

/** Whether `viewReviewer` or `viewExpert` shows an office holder a name that the review hides from authors. */
export function isGuardedName(viewer: PolicyViewer, x: ReviewFacts): boolean {
  const who = capacityOf(viewer, x);
  return who !== null && offices.includes(who) && !x.isReviewer && x.reviewType !== ReviewType.OPEN;
}
