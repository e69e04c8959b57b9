// Who may see or change what of a manuscript (DESIGN §2, §5). Pure: every fact comes in, null or a refusal goes out.
import type { ErrorCode, Refusal } from '../../../shared/errors.ts';
import { kindOfMemberType, RoleKind, type MemberType, type RoleKindId } from '../../../shared/roles.ts';
import { ContributionState, editableStates, Operation, ReviewStatus, ReviewType, type ContributionStateId, type OperationId, type ReviewStatusId, type ReviewTypeId } from '../../../shared/workflow.ts';

/** What policies read of a session: the kind of its current role and the offices the person holds anywhere. */
export interface PolicyViewer {
  kind: RoleKindId;
  memberships: readonly { colloquiumId: number; type: MemberType }[];
}

/** How the viewer stands to one manuscript, whatever role is current. */
export interface ContributionRelation {
  isSubmitter: boolean;
  /** Listed among its authors with this account. */
  isAuthor: boolean;
  /** Offices in the manuscript's colloquium. */
  memberTypes: readonly MemberType[];
  /** Of the latest invitation to review it; null when never invited. */
  ownReviewStatus: ReviewStatusId | null;
  /** The person whose turn it is by name. */
  isResponsible: boolean;
  /** Its colloquium lies in the department tree of the current role; only kinds 6 and 7 live by it. */
  isInDataScope: boolean;
}

export interface ContributionFacts extends ContributionRelation {
  state: ContributionStateId;
  reviewType: ReviewTypeId;
  isInPool: boolean;
}

/** The one capacity in which a viewer meets a manuscript. */
export type Viewpoint = 'author' | 'reviewer' | 'editor' | 'deputy' | 'chief' | 'publishing' | 'operations' | 'library';

export type ContributionRule<Facts extends ContributionFacts = ContributionFacts> = (viewer: PolicyViewer, x: Facts) => Refusal | null;

const officeOfMember: Readonly<Record<MemberType, Viewpoint>> = { chief: 'chief', executive: 'chief', deputy: 'deputy', editor: 'editor' };

/**
 * Null: the viewer may not know that the manuscript exists. A hand in writing it outweighs every office: an editor,
 * deputy or chief who is an author meets it as an author in every role. Otherwise the current role decides which
 * relation counts: an office only in the role it belongs to, a review only in the reviewer's.
 */
export function viewpointOf(viewer: PolicyViewer, x: ContributionFacts): Viewpoint | null {
  if (x.isSubmitter) return 'author';
  if (x.state === ContributionState.UNFINISHED) return null;
  if (x.isAuthor) return 'author';
  if (viewer.kind === RoleKind.REVIEWER) return x.ownReviewStatus === null ? null : 'reviewer';
  if (viewer.kind === RoleKind.PUBLISHING_EDITOR) return x.isInDataScope ? 'publishing' : null;
  if (viewer.kind === RoleKind.OPERATIONS) return x.isInDataScope ? 'operations' : null;
  const office = x.memberTypes.find((type) => kindOfMemberType[type] === viewer.kind);
  if (office !== undefined) return officeOfMember[office];
  return x.isInPool && isChiefSomewhere(viewer) ? 'library' : null;
}

/** Chief and executive editors of any journal may look through the pool of unaccepted manuscripts (S2 §2.10). */
export function isChiefSomewhere(viewer: PolicyViewer): boolean {
  return viewer.memberships.some(({ type }) => officeOfMember[type] === 'chief' && kindOfMemberType[type] === viewer.kind);
}

export const offices: readonly Viewpoint[] = ['editor', 'deputy', 'chief'];
const staff: readonly Viewpoint[] = [...offices, 'publishing', 'operations'];

/** An office holder who took on a review of the manuscript keeps the reviewer's blindness. */
export function isReviewing(x: ContributionFacts): boolean {
  return x.ownReviewStatus === ReviewStatus.ACCEPTED || x.ownReviewStatus === ReviewStatus.FINISHED;
}

/** Hidden manuscripts are reported as missing; a known one answers `otherwise` where the test fails. */
export function rule<Facts extends ContributionFacts>(allows: (viewpoint: Viewpoint, x: Facts) => boolean, otherwise: ErrorCode = 'FORBIDDEN'): ContributionRule<Facts> {
  return (viewer, x) => {
    const viewpoint = viewpointOf(viewer, x);
    if (viewpoint === null) return { code: 'NOT_FOUND' };
    return allows(viewpoint, x) ? null : { code: otherwise };
  };
}

function knowsAuthors(viewpoint: Viewpoint, x: ContributionFacts): boolean {
  const isBlind = x.reviewType === ReviewType.DOUBLE_BLIND;
  if (viewpoint === 'reviewer') return !isBlind && x.ownReviewStatus !== ReviewStatus.DECLINED && x.ownReviewStatus !== ReviewStatus.CLOSED;
  return !(isBlind && offices.includes(viewpoint) && isReviewing(x));
}

export const contributionPolicy = {
  /** Title, abstract and keywords: everyone who may know of it, also an expert who has not answered yet. */
  view: rule(() => true),
  /** Reviewers of a double-blind manuscript never learn its authors; who declined learns nothing more. */
  viewAuthors: rule(knowsAuthors),
  /** The author's note is for the office and the publisher's staff, never for a reviewer. */
  viewExplanation: rule((who, x) => who === 'author' || (staff.includes(who) && knowsAuthors(who, x))),
  /** Earlier versions may carry what the current one was cleaned of. */
  viewHistory: rule((who, x) => who === 'author' || (staff.includes(who) && knowsAuthors(who, x))),
  /** The list exists for the office and the author; each review in it is guarded again. Never the publisher's staff (D2-127). */
  viewReviews: rule((who) => who === 'author' || offices.includes(who)),
  viewPoolConsent: rule((who) => ['author', 'chief', 'operations', 'library'].includes(who)),
  /** A reviewer knows the state of the own invitation only: the manuscript's would tell of the other reviewers. */
  viewState: rule((who) => who !== 'reviewer'),
  viewResponsible: rule((who) => staff.includes(who)),
  viewTimeline: rule((who) => who === 'author' || staff.includes(who)),
  /** Only the submitter writes, in any current role, and only while it is the author's turn. */
  edit: (viewer, x) => rule((who, y) => who === 'author' && y.isSubmitter)(viewer, x) ?? ((editableStates as readonly number[]).includes(x.state) ? null : { code: 'NOT_EDITABLE' }),
} satisfies Record<string, ContributionRule>;

/** An author as printed: hidden, not forbidden, so that ids tell nothing. */
export const contributionAuthorPolicy = { view: rule(knowsAuthors, 'NOT_FOUND') } satisfies Record<string, ContributionRule>;

/** What a file's or event's guard needs of the act it belongs to. */
export interface EventFacts extends ContributionFacts {
  operation: OperationId;
  actorKind: RoleKindId | null;
  /** Goes to the author with a letter. */
  isForAuthor: boolean;
  /** Done by an expert. */
  isReviewerAct: boolean;
}

export interface FileFacts extends ContributionFacts {
  isCurrent: boolean;
  isCheckReport: boolean;
  isUploadedByViewer: boolean;
  /** Null for the author's own files. */
  event: Pick<EventFacts, 'actorKind' | 'isForAuthor' | 'isReviewerAct'> | null;
}

function mayOpen(who: Viewpoint, x: FileFacts): boolean {
  const isManuscript = x.event === null && !x.isCheckReport;
  if (who === 'author') return isManuscript || (x.event !== null && (x.event.isForAuthor || x.event.actorKind === RoleKind.AUTHOR));
  if (who === 'reviewer') return isReviewing(x) && ((isManuscript && x.isCurrent) || x.isUploadedByViewer);
  if (who === 'library') return isManuscript && x.isCurrent;
  if (!offices.includes(who)) return x.event === null || !x.event.isReviewerAct;
  return (x.isCurrent || knowsAuthors(who, x)) && (!x.event?.isReviewerAct || x.isUploadedByViewer || x.ownReviewStatus !== ReviewStatus.ACCEPTED);
}

/**
 * Reviewers open the current manuscript once they have accepted. Authors open their own files and what a letter brought;
 * the check report stays with the office. An expert's papers stay with the office until a letter releases them.
 */
export const contributionFilePolicy = { view: rule(mayOpen, 'NOT_FOUND') } satisfies Record<string, ContributionRule<FileFacts>>;

/** Acts of the office that an author may learn of although no letter tells of them. */
const openActs: readonly OperationId[] = [Operation.RECEIVE, Operation.PUBLISH_SINGLE, Operation.COMPILE, Operation.SEND_TO_PRESS, Operation.ADOPT, Operation.REOPEN];
/** Acts whose notes speak of experts or their reviews. */
const actsAboutReviews: readonly OperationId[] = [Operation.EDITOR_INVITE_EXPERTS, Operation.DEPUTY_INVITE_EXPERTS, Operation.CHIEF_INVITE_EXPERTS, Operation.STOP_INVITING, Operation.SUMMARISE_REVIEWS];

const mayKnowAct = (who: Viewpoint, x: EventFacts): boolean =>
  who === 'author' ? !x.isReviewerAct && (x.isForAuthor || x.actorKind === RoleKind.AUTHOR || openActs.includes(x.operation)) : staff.includes(who);

/** The timeline: the office knows all; the author the own acts and what letters told; the publisher's staff no expert. */
export const workflowEventPolicy = {
  view: rule(mayKnowAct, 'NOT_FOUND'),
  viewActor: rule((who, x) => mayKnowAct(who, x) && (x.isReviewerAct ? offices.includes(who) && !isReviewing(x) : who !== 'author' || x.actorKind === RoleKind.AUTHOR) && (x.actorKind !== RoleKind.AUTHOR || knowsAuthors(who, x))),
  viewComment: rule((who, x) => {
    if (who === 'author') return mayKnowAct(who, x) && (x.isForAuthor || x.actorKind === RoleKind.AUTHOR);
    if (offices.includes(who)) return knowsAuthors(who, x) && (!x.isReviewerAct || x.ownReviewStatus !== ReviewStatus.ACCEPTED);
    return staff.includes(who) && !x.isReviewerAct && !actsAboutReviews.includes(x.operation);
  }),
} satisfies Record<string, ContributionRule<EventFacts>>;
