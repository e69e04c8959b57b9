// Who may see which part of a manuscript's timeline (principles, Blind review). Pure: facts come in, null or a refusal goes out.
import { RoleKind, type RoleKindId } from '../../../../shared/roles.ts';
import { EditorialAct, ReviewStatus, type ActId } from '../../../../shared/workflow.ts';
import {
  isReviewing,
  knowsAuthors,
  offices,
  rule,
  staff,
  type ContributionFacts,
  type ContributionRule,
  type Capacity,
} from './capacity.ts';

/** An act and how the viewer stands to its manuscript. */
export interface EventFacts extends ContributionFacts {
  act: ActId;
  actorKind: RoleKindId | null;
  /** Goes to the author with a letter. */
  isForAuthor: boolean;
  /** Done by a reviewer. */
  isReviewerAct: boolean;
  /** Done at a journal that no longer has the manuscript. */
  isOfEarlierJournal: boolean;
}

/**
 * Acts of the office that an author may learn of although no letter reports them. Acts reported by a letter are marked on the event when
 * the letter goes.
 */
const openActs: readonly ActId[] = [
  EditorialAct.RECEIVE,
  EditorialAct.PUBLISH_SINGLE,
  EditorialAct.COMPILE,
  EditorialAct.SEND_TO_PRESS,
  EditorialAct.ADOPT,
];
/** Acts whose notes and papers speak of reviewers or their reviews. */
export const actsAboutReviews: readonly ActId[] = [
  EditorialAct.EDITOR_INVITE_REVIEWERS,
  EditorialAct.DEPUTY_INVITE_REVIEWERS,
  EditorialAct.CHIEF_INVITE_REVIEWERS,
  EditorialAct.CLOSE_INVITATION,
  EditorialAct.STOP_INVITING,
  EditorialAct.SUMMARISE_REVIEWS,
];

/** Whether an author learns of an act: own acts, acts told in a letter, and acts that are no secret. */
export function authorMayKnow(x: Pick<EventFacts, 'act' | 'actorKind' | 'isForAuthor' | 'isReviewerAct'>): boolean {
  return !x.isReviewerAct && (x.isForAuthor || x.actorKind === RoleKind.AUTHOR || openActs.includes(x.act));
}

/** For events at an earlier journal, the adopting office knows only what the author was told there (decision 42). */
const mayKnowAct = (who: Capacity, x: EventFacts): boolean =>
  who === 'author' ? authorMayKnow(x) : staff.includes(who) && (!x.isOfEarlierJournal || authorMayKnow(x));

/** The timeline: the office knows all of its own; the author the own acts and those told in letters; the publisher's staff no reviewer. */
export const workflowEventPolicy = {
  view: rule(mayKnowAct, 'NOT_FOUND'),
  /** An author sees an act of the office only as the author's status. */
  viewAct: rule((who, x) => mayKnowAct(who, x) && (who !== 'author' || x.actorKind === RoleKind.AUTHOR)),
  /** States, and who stands in for whom, are for the office. */
  viewStates: rule((who, x) => mayKnowAct(who, x) && who !== 'author'),
  viewActor: rule(
    (who, x) =>
      mayKnowAct(who, x) &&
      (!x.isOfEarlierJournal || x.actorKind === RoleKind.AUTHOR) &&
      (x.isReviewerAct ? offices.includes(who) && !isReviewing(x) : who !== 'author' || x.actorKind === RoleKind.AUTHOR) &&
      (x.actorKind !== RoleKind.AUTHOR || knowsAuthors(who, x)),
  ),
  /** Reveals the reviewer: for the offices, and not for a holder who reviews as well. */
  viewReview: rule((who, x) => mayKnowAct(who, x) && !x.isOfEarlierJournal && x.isReviewerAct && offices.includes(who) && !isReviewing(x)),
  viewComment: rule((who, x) => {
    if (who === 'author') return mayKnowAct(who, x) && (x.isForAuthor || x.actorKind === RoleKind.AUTHOR);
    if (x.isOfEarlierJournal && !(mayKnowAct(who, x) && (x.isForAuthor || x.actorKind === RoleKind.AUTHOR))) return false;
    // Texts of the office about reviewers name them: hidden from a reviewer.
    if (isReviewing(x) && actsAboutReviews.includes(x.act)) return false;
    if (offices.includes(who)) return knowsAuthors(who, x) && (!x.isReviewerAct || x.ownReviewStatus !== ReviewStatus.ACCEPTED);
    return staff.includes(who) && knowsAuthors(who, x) && !x.isReviewerAct && !actsAboutReviews.includes(x.act);
  }),
  /** Names the author: for the author once the letter has gone, and for the office and staff that know the authors. */
  viewLetter: rule(
    (who, x) => mayKnowAct(who, x) && (who === 'author' ? x.isForAuthor : knowsAuthors(who, x) && (!x.isOfEarlierJournal || x.isForAuthor)),
  ),
} satisfies Record<string, ContributionRule<EventFacts>>;
