// Who may see or change which part of a manuscript, its authors and its files (principles, Blind review). Pure: facts come in, null or a
// refusal goes out.
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
  type Capacity,
} from './capacity.ts';

const isWriter = rule((who, x) => who === 'author' && x.isSubmitter);

const isEditable: ContributionRule = (viewer, x) =>
  isWriter(viewer, x) ?? (editableStates.includes(x.state) && !x.isDecisionHeld ? null : { code: 'NOT_EDITABLE' });

/** An office, unless its holder reviews the manuscript. */
const ofOffice = rule((who, x) => offices.includes(who) && !isReviewing(x));

/**
 * The people recommended or opposed by the author: for the office alone, never for a reviewer in any mode, nor for the publisher's staff.
 */
function seesSuggestions(who: Capacity, x: ContributionFacts): boolean {
  return who === 'author' || (offices.includes(who) && !isReviewing(x));
}

export const contributionPolicy = {
  /** Title, abstract and keywords: everyone who may know of it, also a reviewer who has not answered yet. */
  view: rule(() => true),
  /** Reviewers of a double-blind manuscript never learn its authors; who declined learns nothing more. */
  viewAuthors: rule(knowsAuthors),
  /** The author's note is for the office and the publisher's staff, never for a reviewer. */
  viewExplanation: rule((who, x) => who === 'author' || (staff.includes(who) && knowsAuthors(who, x))),
  /** Numbers of funds reveal their holders. */
  viewFundings: rule(knowsAuthors),
  viewSuggestedReviewers: rule(seesSuggestions),
  /** Earlier versions may carry traces that the current one was cleaned of. */
  viewHistory: rule((who, x) => who === 'author' || (staff.includes(who) && knowsAuthors(who, x))),
  /** All files at once, for people who work with the manuscript; each file in it has its own rule. */
  downloadArchive: rule((who) => staff.includes(who)),
  /** Archive metadata of an article that is published by itself: for readers of a sent issue of its journal. It names the authors. */
  exportSingle: rule(
    (who, x) =>
      x.state === ContributionState.SINGLE_PUBLISHED && ['chief', 'publishing', 'operations'].includes(who) && knowsAuthors(who, x),
  ),
  /** The list exists for the office and the author; each review in it is guarded again. Never the publisher's staff (D2-127). */
  viewReviews: rule((who) => who === 'author' || offices.includes(who)),
  /** How many reviewers are back and who is late: for an office, unless its holder reviews the manuscript too. */
  viewRound: (viewer, x) => ofOffice(viewer, x),
  /** Whether other journals may choose it, and since when: for people who decide about that, choose from the pool or look after it. */
  viewPoolConsent: rule((who) => ['author', 'chief', 'operations', 'poolReader'].includes(who)),
  /**
   * A reviewer knows the state of the own invitation only: the manuscript's would tell of the other reviewers, its dates how author and
   * office act.
   */
  viewStatus: rule((who) => who !== 'reviewer'),
  /** The office's own states reveal whose desk it lies on; an author sees a status instead (S2 §4.1, D2-32). */
  viewState: rule((who) => who !== 'reviewer' && who !== 'author'),
  viewResponsible: rule((who) => staff.includes(who)),
  /** What the check found: for readers of its report, who are never authors nor blind reviewers. */
  viewCheck: rule((who, x) => staff.includes(who) && knowsAuthors(who, x)),
  viewTimeline: rule((who) => who === 'author' || staff.includes(who)),
  /** Letters about it: for the office that writes them. Each letter is guarded again. */
  viewMails: rule((who) => offices.includes(who)),
  /** Traces of the authors in a file: for its author, and for an office that knows the authors and decides what blind reviewers get. */
  viewAnonymity: (viewer, x) => (isEditable(viewer, x) === null ? null : ofOffice(viewer, x)),
  settleAnonymity: (viewer, x) => ofOffice(viewer, x),
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
  /** The office has replaced it by an anonymous version. */
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
 * Reviewers open their own file during and after the work; the office opens it once it is handed in, unless the viewer is still writing
 * another review; authors open it when a decision released it, and from then on so does the office that has since adopted the manuscript.
 */
function mayOpenOfReview(who: Capacity, x: FileFacts, review: NonNullable<FileFacts['review']>): boolean {
  if (who === 'reviewer') return review.isReviewer && isReviewing(x);
  if (who === 'author' || x.isOfEarlierJournal)
    return (who === 'author' || offices.includes(who)) && review.isFinished && review.isFileReleased;
  return offices.includes(who) && review.isFinished && (review.isReviewer || x.ownReviewStatus !== ReviewStatus.ACCEPTED);
}

const wasTold = ({ event }: FileFacts): boolean => event !== null && (event.isForAuthor || event.actorKind === RoleKind.AUTHOR);

function mayOpen(who: Capacity, x: FileFacts): boolean {
  if (x.review) return mayOpenOfReview(who, x, x.review);
  if (x.isAnonymousVersion)
    return staff.includes(who) || (who === 'reviewer' && isOnReview(x) && x.isCurrent && !x.hasReviewedForEarlierJournal);
  if (x.isKeptFromBlind && !knowsAuthors(who, x)) return false;
  const isManuscript = x.event === null && !x.isCheckReport;
  if (x.isCheckReport && (x.isOfEarlierJournal || !staff.includes(who))) return false;
  // The adopting journal has of the first one's papers those that the author got.
  if (x.isOfEarlierJournal && staff.includes(who) && !wasTold(x)) return false;
  if (who === 'author') return isManuscript || wasTold(x);
  // A reviewer for an earlier journal keeps the files they uploaded.
  if (who === 'reviewer')
    return isOnReview(x) && ((isManuscript && x.isCurrent && !x.hasReviewedForEarlierJournal) || x.isUploadedByViewer);
  if (who === 'poolReader') return isManuscript && x.isCurrent;
  // Reports, letters and the signed transfer name the authors: a member who also reviews it blind opens only a reviewer's files.
  if (!knowsAuthors(who, x)) return (isManuscript && x.isCurrent) || x.isUploadedByViewer;
  // Attachments of the office to an act about reviewers name them.
  if (isReviewing(x) && x.event && actsAboutReviews.includes(x.event.act)) return x.isUploadedByViewer;
  if (!offices.includes(who)) return !x.event?.isReviewerAct;
  return !x.event?.isReviewerAct || x.isUploadedByViewer || x.ownReviewStatus !== ReviewStatus.ACCEPTED;
}

/**
 * Reviewers open the current manuscript once they have accepted. Authors open their own files and those sent with a letter; the check
 * report stays with the office. A reviewer's papers stay with the office until a decision releases them.
 */
export const contributionFilePolicy = { view: rule(mayOpen, 'NOT_FOUND') } satisfies Record<string, ContributionRule<FileFacts>>;
