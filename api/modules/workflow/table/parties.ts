// The parties that the rows of table/table.ts name: who may ever do an act, and who may do it now. The gate, @auth on the mutations and
// the acts above a list are all read from here.
import type { ErrorCode } from '../../../../shared/errors.ts';
import { kindOfMemberType, RoleKind, roleKindIds, type MemberType, type RoleKindId } from '../../../../shared/roles.ts';
import { ReviewStatus, type Holder } from '../../../../shared/workflow.ts';
import type { Actor, WorkflowFacts } from '../perform/facts.ts';
import { inviterOf } from './rules.ts';

export interface Party {
  /** Whether a person with this office or relation to the manuscript belongs to it in some state. */
  everFor: (who: Actor) => boolean;
  /**
   * Whether they belong to it now; asked only of those it could ever be. Absent: always. False: not theirs. A code: theirs, with the reason
   * why not now.
   */
  now?: (x: WorkflowFacts, who: Actor) => boolean | ErrorCode;
  /** Whether anybody belongs to it now; absent: somebody always does. */
  isHeld?: (x: WorkflowFacts) => boolean;
  /** The codes that `now` answers. */
  refusals?: readonly ErrorCode[];
}

const holds =
  (...offices: readonly Holder[]) =>
  (who: Actor): boolean =>
    who.office !== null && offices.includes(who.office) && !who.isAuthor;

const anyOffice = holds('editor', 'deputy', 'chief');
const reviews = (who: Actor): boolean => who.kind === RoleKind.REVIEWER && who.ownReviewStatus !== null && !who.isAuthor;

export type PartyName =
  | 'author'
  | 'receivingEditor'
  | 'editor'
  | 'deputy'
  | 'deskDeputy'
  | 'chief'
  | 'knowingChief'
  | 'inviter'
  | 'publishing'
  | 'invitedReviewer'
  | 'reviewerAtWork'
  | 'finishedReviewer'
  | 'office'
  | 'decider'
  | 'adopter';

export const parties: Readonly<Record<PartyName, Party>> = {
  /** The submitter, in the author's role. Co-authors look on. */
  author: {
    everFor: (who) => who.kind === RoleKind.AUTHOR && who.isAuthor,
    now: (_x, who) => who.isSubmitter || 'NOT_SUBMITTER',
    refusals: ['NOT_SUBMITTER'],
  },
  /** While a new submission is open: every editor of the journal who has not declined it; once assigned, that editor. */
  receivingEditor: {
    everFor: holds('editor'),
    now: (x, who) => {
      if (x.responsible?.kind !== RoleKind.EDITOR) return 'NOT_RESPONSIBLE';
      if (x.responsible.userId !== null) return x.responsible.userId === who.userId || 'NOT_RESPONSIBLE';
      return !x.refusedBy.includes(who.userId) || 'ALREADY_DECLINED';
    },
    refusals: ['NOT_RESPONSIBLE', 'ALREADY_DECLINED'],
  },
  /** The editor in whose hands it is. Where that editor has left the journal, the editor-in-chief stands in (D2-63). */
  editor: {
    everFor: holds('editor', 'chief'),
    now: (x, who) => {
      if (x.editorId === null) return who.office === 'chief';
      return who.office === 'editor' && (x.editorId === who.userId || 'NOT_RESPONSIBLE');
    },
    refusals: ['NOT_RESPONSIBLE'],
  },
  /** Any deputy of the journal; where it has none any more, the editor-in-chief stands in (D2-63). */
  deputy: { everFor: holds('deputy', 'chief'), now: (x, who) => who.office === (x.hasDeputy ? 'deputy' : 'chief') },
  /** A deputy at the desk of new submissions, in their own right. */
  deskDeputy: { everFor: holds('deputy') },
  /** Chief and executive editors of the journal. */
  chief: { everFor: holds('chief') },
  /** The same, but who reviews it without knowing its authors. */
  knowingChief: { everFor: (who) => holds('chief')(who) && !who.isBlind },
  /** The office that invited the current round of reviewers. */
  inviter: { everFor: anyOffice, now: (x, who) => answerOfParty(inviterOf(x), x, who), refusals: ['NOT_RESPONSIBLE'] },
  /** A publishing editor whose house the journal belongs to. */
  publishing: { everFor: (who) => who.kind === RoleKind.PUBLISHING_EDITOR && who.isInDataScope && !who.isAuthor },
  /** A reviewer who has been asked and has not answered. */
  invitedReviewer: {
    everFor: reviews,
    now: (_x, who) => who.ownReviewStatus === ReviewStatus.PENDING || (who.ownReviewStatus === ReviewStatus.CLOSED && 'INVITATION_CLOSED'),
    refusals: ['INVITATION_CLOSED'],
  },
  /** A reviewer who has agreed and not yet handed in a review. */
  reviewerAtWork: {
    everFor: reviews,
    now: (_x, who) => who.ownReviewStatus === ReviewStatus.ACCEPTED || (who.ownReviewStatus === ReviewStatus.CLOSED && 'INVITATION_CLOSED'),
    refusals: ['INVITATION_CLOSED'],
  },
  /** A reviewer, for the own finished review. */
  finishedReviewer: { everFor: reviews, now: (_x, who) => who.ownReviewStatus === ReviewStatus.FINISHED },
  /** Everyone who holds an office over it. */
  office: { everFor: anyOffice },
  /** The person who made the decision that was done last, in whatever office of the journal they hold. */
  decider: { everFor: anyOffice, isHeld: (x) => x.decision !== null, now: (x, who) => x.decision?.deciderId === who.userId },
  /** The chief or executive editor of any journal that wants it. */
  adopter: { everFor: (who) => who.isChiefElsewhere && !who.isAuthor },
};

/** Whether the person belongs to the party now. */
export function answerOfParty(name: PartyName, x: WorkflowFacts, who: Actor): boolean | ErrorCode {
  const party = parties[name];
  if (!party.everFor(who)) return false;
  return party.now === undefined || party.now(x, who);
}

/** The office that each kind of role exercises; an executive editor has the editor-in-chief's. */
export const officeOf: Readonly<Record<MemberType, Holder>> = { chief: 'chief', executive: 'chief', deputy: 'deputy', editor: 'editor' };

/** One person of each kind of role with all that the kind can have, once as an author of the manuscript and once not. */
const everyKind: readonly Actor[] = roleKindIds.flatMap((kind) => {
  const [type] = (Object.keys(officeOf) as MemberType[]).filter((member) => kindOfMemberType[member] === kind);
  const office = type === undefined ? null : officeOf[type];
  return [true, false].map((isAuthor) => ({
    userId: 0,
    kind,
    office,
    isAuthor,
    isSubmitter: isAuthor,
    ownReviewStatus: ReviewStatus.PENDING,
    isBlind: false,
    isInDataScope: true,
    isChiefElsewhere: office === 'chief',
  }));
});

/** The kinds of role in which somebody may ever do it. */
export function kindsOf(names: readonly PartyName[]): RoleKindId[] {
  const could = everyKind.filter((who) => names.some((name) => parties[name].everFor(who)));
  return roleKindIds.filter((kind) => could.some((who) => who.kind === kind));
}

/** The kinds of role in which somebody may do it now; `userId` means the person whose turn it is. */
export function kindsNow(names: readonly PartyName[], x: WorkflowFacts, userId: number): RoleKindId[] {
  const able = everyKind
    .flatMap((who) => [ReviewStatus.PENDING, ReviewStatus.ACCEPTED].map((ownReviewStatus) => ({ ...who, userId, ownReviewStatus })))
    .filter((who) => names.some((name) => answerOfParty(name, x, who) === true));
  return roleKindIds.filter((kind) => able.some((who) => who.kind === kind));
}
