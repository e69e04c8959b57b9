// Who may see or change what of a manuscript, its authors and its files (architecture, Blind review). Pure: facts come in, null or a refusal goes out.
import { RoleKind } from '../../../../shared/roles.ts';
import { ContributionState, editableStates, ReviewStatus } from '../../../../shared/workflow.ts';
import { actsAboutReviews, type EventFacts } from './workflow-event.policy.ts';
import {
  isOnReview,
  isReviewing,
  knowsAuthors,
  offices,
  rule,
  staff,
  type ContributionFacts,
  type ContributionRule,
  type Viewpoint,
} from './contribution.viewpoint.ts';

const isWriter = rule((who, x) => who === 'author' && x.isSubmitter);

const isEditable: ContributionRule = (viewer, x) =>
  isWriter(viewer, x) ?? (editableStates.includes(x.state) && !x.isDecisionHeld ? null : { code: 'NOT_EDITABLE' });

/** An office, but for one of its holders who reviews the manuscript. */
const ofOffice = rule((who, x) => offices.includes(who) && !isReviewing(x));

/** Whom the author recommends or opposes: for the office alone, never for who reviews it, in whatever mode; nor for the publisher's staff. */
function seesSuggestions(who: Viewpoint, x: ContributionFacts): boolean {
  return who === 'author' || (offices.includes(who) && !isReviewing(x));
}

export const contributionPolicy = {
  /** Title, abstract and keywords: everyone who may know of it, also a reviewer who has not answered yet. */
  view: rule(() => true),
  /** Reviewers of a double-blind manuscript never learn its authors; who declined learns nothing more. */
  viewAuthors: rule(knowsAuthors),
  /** The author's note is for the office and the publisher's staff, never for a reviewer. */
  viewExplanation: rule((who, x) => who === 'author' || (staff.includes(who) && knowsAuthors(who, x))),
  /** Numbers of funds lead to who was granted them. */
  viewFundings: rule(knowsAuthors),
  viewSuggestedReviewers: rule(seesSuggestions),
  /** Earlier versions may carry what the current one was cleaned of. */
  viewHistory: rule((who, x) => who === 'author' || (staff.includes(who) && knowsAuthors(who, x))),
  /** All files at once are for who works with the manuscript; each file in it has its own rule. */
  downloadArchive: rule((who) => staff.includes(who)),
  /** What archives are told of an article that is published by itself: for who reads a sent issue of its journal. It names the authors. */
  exportSingle: rule(
    (who, x) =>
      x.state === ContributionState.SINGLE_PUBLISHED && ['chief', 'publishing', 'operations'].includes(who) && knowsAuthors(who, x),
  ),
  /** The list exists for the office and the author; each review in it is guarded again. Never the publisher's staff (D2-127). */
  viewReviews: rule((who) => who === 'author' || offices.includes(who)),
  /** Whether other journals may choose it, and since when they can: for who decides about that, chooses or looks after the pool. */
  viewPoolConsent: rule((who) => ['author', 'chief', 'operations', 'library'].includes(who)),
  /** A reviewer knows the state of the own invitation only: the manuscript's would tell of the other reviewers, its dates how author and office act. */
  viewStatus: rule((who) => who !== 'reviewer'),
  /** The office's own states tell whose desk it lies on; an author is told a status instead (S2 §4.1, D2-32). */
  viewState: rule((who) => who !== 'reviewer' && who !== 'author'),
  viewResponsible: rule((who) => staff.includes(who)),
  viewTimeline: rule((who) => who === 'author' || staff.includes(who)),
  /** The letters about it, each of which is guarded again: the office's, which writes them. */
  viewMails: rule((who) => offices.includes(who)),
  /** What a file tells of its authors: for who writes it, and for an office that knows them, which decides what blind reviewers get. */
  viewBlindness: (viewer, x) => (isEditable(viewer, x) === null ? null : ofOffice(viewer, x)),
  settleBlindness: (viewer, x) => ofOffice(viewer, x),
  /** Acts that send letters are the office's. */
  previewLetter: rule((who) => offices.includes(who)),
  /** The agreement about its rights names its authors: theirs alone. */
  viewTransfer: rule((who) => who === 'author'),
  /** Only the submitter writes, in any current role, and only while it is the author's turn and the author knows it. */
  edit: (viewer, x) => isEditable(viewer, x),
} satisfies Record<string, ContributionRule>;

/** An author as printed: hidden, not forbidden, so that ids tell nothing. */
export const contributionAuthorPolicy = { view: rule(knowsAuthors, 'NOT_FOUND') } satisfies Record<string, ContributionRule>;

export const contributionFundingPolicy = { view: rule(knowsAuthors, 'NOT_FOUND') } satisfies Record<string, ContributionRule>;
export const suggestedReviewerPolicy = { view: rule(seesSuggestions, 'NOT_FOUND') } satisfies Record<string, ContributionRule>;

export interface FileFacts extends ContributionFacts {
  isCurrent: boolean;
  isCheckReport: boolean;
  /** Put in by the office for blind reviewers. */
  isAnonymousVersion: boolean;
  /** Such a one stands in its stead. */
  isKeptFromBlind: boolean;
  isUploadedByViewer: boolean;
  /** It came with an act or a review at a journal that no longer has the manuscript. */
  isOfEarlierJournal: boolean;
  /** Null for the author's own files. */
  event: Pick<EventFacts, 'act' | 'actorKind' | 'isForAuthor' | 'isReviewerAct'> | null;
  /** The review it belongs to; null for all other files. */
  review: { isReviewer: boolean; isFinished: boolean; isFileReleased: boolean } | null;
}

/**
 * The reviewer's own while at work and afterwards; the office's once handed in, but for who is still writing another review; the author's when a
 * decision released it, and then also of the office that has adopted the manuscript since.
 */
function mayOpenOfReview(who: Viewpoint, x: FileFacts, review: NonNullable<FileFacts['review']>): boolean {
  if (who === 'reviewer') return review.isReviewer && isReviewing(x);
  if (who === 'author' || x.isOfEarlierJournal)
    return (who === 'author' || offices.includes(who)) && review.isFinished && review.isFileReleased;
  return offices.includes(who) && review.isFinished && (review.isReviewer || x.ownReviewStatus !== ReviewStatus.ACCEPTED);
}

const wasTold = ({ event }: FileFacts): boolean => event !== null && (event.isForAuthor || event.actorKind === RoleKind.AUTHOR);

function mayOpen(who: Viewpoint, x: FileFacts): boolean {
  if (x.review) return mayOpenOfReview(who, x, x.review);
  if (x.isAnonymousVersion)
    return staff.includes(who) || (who === 'reviewer' && isOnReview(x) && x.isCurrent && !x.hasReviewedForEarlierJournal);
  if (x.isKeptFromBlind && !knowsAuthors(who, x)) return false;
  const isManuscript = x.event === null && !x.isCheckReport;
  if (x.isCheckReport && (x.isOfEarlierJournal || !staff.includes(who))) return false;
  // The adopting journal has of the first one's papers those that the author got.
  if (x.isOfEarlierJournal && staff.includes(who) && !wasTold(x)) return false;
  if (who === 'author') return isManuscript || wasTold(x);
  // Who reviewed it for an earlier journal keeps what they wrote.
  if (who === 'reviewer')
    return isOnReview(x) && ((isManuscript && x.isCurrent && !x.hasReviewedForEarlierJournal) || x.isUploadedByViewer);
  if (who === 'library') return isManuscript && x.isCurrent;
  // Reports, letters and the signed transfer name the authors: who also reviews it blind opens what a reviewer opens.
  if (!knowsAuthors(who, x)) return (isManuscript && x.isCurrent) || x.isUploadedByViewer;
  // What the office attached to an act about reviewers names them.
  if (isReviewing(x) && x.event && actsAboutReviews.includes(x.event.act)) return x.isUploadedByViewer;
  if (!offices.includes(who)) return !x.event?.isReviewerAct;
  return !x.event?.isReviewerAct || x.isUploadedByViewer || x.ownReviewStatus !== ReviewStatus.ACCEPTED;
}

/**
 * Reviewers open the current manuscript once they have accepted. Authors open their own files and what a letter brought;
 * the check report stays with the office. A reviewer's papers stay with the office until a decision releases them.
 */
export const contributionFilePolicy = { view: rule(mayOpen, 'NOT_FOUND') } satisfies Record<string, ContributionRule<FileFacts>>;
