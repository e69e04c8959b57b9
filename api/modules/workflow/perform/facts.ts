// The input of the workflow's decisions: the facts of one manuscript, the actor, and the act's input. Pure types.
import type { RevisionExtentName } from '../../../../shared/forms/revision.ts';
import type { RoleKindId } from '../../../../shared/roles.ts';
import type { ChangedAuthor } from '../../authorship/change-authors.ts';
import type { HandedIn } from '../../reviews/review-form/hand-in.ts';
import type { GivenStatement } from '../../statements/statement.types.ts';
import type { ContributionStateId, Holder, ReviewStatusId } from '../../../../shared/workflow.ts';
import type { InvitationInput } from '../../reviews/invitations/invitation.inputs.ts';
import type { Invitation } from '../../reviews/invitations/invited.ts';

/** A colloquium's switches (S2 §2.9, S3 §3.8). A change applies at the next transition (D2-61). */
export interface WorkflowSettings {
  /** xsbdjcSet: the editor checks each submission for plagiarism. */
  checksPlagiarism: boolean;
  /** yqzjSet: reviewers are invited. */
  invitesReviewers: boolean;
  /** zbylySet: the editor-in-chief pre-accepts before the publishing house reads. */
  chiefPreAccepts: boolean;
  /** fzbsgSet: the deputy judges before the editor-in-chief. */
  deputyReviews: boolean;
  /** isAlleditorView: new submissions are open to every editor; else they go to the assigned one. */
  isOpenToAllEditors: boolean;
  /** Null when none is named or the named one has left or is an author of the manuscript. */
  assignedEditorId: number | null;
  /** backType: a manuscript that the editor-in-chief returned comes back to the original editor; else to the editor-in-chief. */
  returnsToOriginalEditor: boolean;
}

/** The people whose turn it is: one person, or with a null id everyone of that kind in the colloquium. */
export interface Responsible {
  kind: RoleKindId;
  userId: number | null;
}

/** How the invitations of the current round stand. Closed ones are not counted. */
export interface ReviewCounts {
  pending: number;
  accepted: number;
  declined: number;
  finished: number;
}

/** The decision that waits for its letter, or that was told last. */
export interface DecisionFacts {
  deciderId: number | null;
  /** Nothing was done since but to correct its letter. */
  isLast: boolean;
  isLetterWaiting: boolean;
  /** Null once it was told. */
  before: Pick<
    WorkflowFacts,
    | 'state'
    | 'responsible'
    | 'heldBy'
    | 'returnedFrom'
    | 'invitedFrom'
    | 'compiledFrom'
    | 'editorId'
    | 'deputyId'
    | 'hasAuthorized'
    | 'poolConsent'
    | 'isInPool'
  > | null;
}

export interface WorkflowFacts {
  state: ContributionStateId;
  /** Null in the end states. */
  responsible: Responsible | null;
  submitterId: number;
  /** The holder of a submitted revision (state 7). */
  heldBy: Holder | null;
  /** The state the last revision was asked from: 3, 11, 13 or 21. */
  returnedFrom: ContributionStateId | null;
  /** The state the current round of reviewers was invited from: 4, 11 or 21. */
  invitedFrom: ContributionStateId | null;
  /** Where it was before it was compiled: 15 or 19. */
  compiledFrom: ContributionStateId | null;
  /** Where it was before it was turned down: the way back for REOPEN. */
  closedFrom: ContributionStateId | null;
  /** The author took it back; nobody reopens it. */
  isWithdrawn: boolean;
  /** The editor who received it; null before, and when that editor has left the journal. */
  editorId: number | null;
  /** The deputy who last acted on it; null before, and when that deputy has left. */
  deputyId: number | null;
  /** Editors of the journal who may handle it: its authors are not among them. */
  editorIds: readonly number[];
  /** Whether the journal has a deputy who may handle it. */
  hasDeputy: boolean;
  /** Editors who declined to receive it. */
  refusedBy: readonly number[];
  reviews: ReviewCounts;
  /** How many reviewers wait on the reserve list of the round and could be invited. */
  reserves: number;
  /** A review of any round is in. */
  hasFinishedReview: boolean;
  hasAuthorized: boolean;
  poolConsent: boolean;
  isInPool: boolean;
  /** The last decision has not been announced to its authors yet. */
  isDecisionHeld: boolean;
  /** Null when the manuscript does not stand where a decision led it. */
  decision: DecisionFacts | null;
  /** The publisher names a site on which the plagiarism check is made. */
  hasCheckSite: boolean;
  /** The issue it is compiled into. */
  issue: { isSent: boolean; isCatalogueExported: boolean } | null;
  settings: WorkflowSettings;
}

/** The person who acts or looks, and how they stand to the manuscript. */
export interface Actor {
  userId: number;
  kind: RoleKindId;
  /** The office the current role gives in the manuscript's colloquium. */
  office: Holder | null;
  /** Author, submitter or named as an author: holds no office over this manuscript. */
  isAuthor: boolean;
  isSubmitter: boolean;
  /** Status of the latest invitation to review it. */
  ownReviewStatus: ReviewStatusId | null;
  /** Reviews it, or has, without knowing its authors: learns of them in no office. */
  isBlind: boolean;
  /** For the publisher's staff: the colloquium lies in their department tree. */
  isInDataScope: boolean;
  /** Chief or executive editor, in that role, of a journal that does not have it. */
  isChiefElsewhere: boolean;
}

/** Input of an act, as ids of the database. */
export interface ActInput {
  comment?: string | null;
  fileIds?: readonly number[];
  /** Uploads that it takes, by their paths. */
  filePaths?: readonly string[];
  /** The editor who is to handle it. */
  receiverId?: number;
  /** The reviewers to invite: as ids, or as the office typed them (perform/needs.ts makes `called` of either). */
  reviewerIds?: readonly number[];
  invitations?: readonly InvitationInput[];
  /** People to invite when somebody declines, in this order; and whether also when an invitation lapses. */
  reserve?: readonly InvitationInput[];
  invitesReserveOnLapse?: boolean;
  called?: { invitations: readonly Invitation[]; reserve: readonly Invitation[]; letter: string | null };
  /** The letter that goes with it as it was edited, as rich text; left out: as previewed. */
  letter?: string;
  /** What an editor states with a decision; left out: the client asks for no statements. */
  statements?: readonly GivenStatement[];
  /** Why a reviewer declines, and their suggested colleagues. */
  reason?: string;
  suggestedColleagues?: string;
  /** The one invitation that is closed, and why; perform/needs.ts finds `closing`. */
  reviewId?: number;
  isLapse?: boolean;
  closing?: { wasAccepted: boolean; reviewerId: number };
  /** Days by which to answer and to review, `YYYY-MM-DD`; left out: by the journal's durations. */
  answerDueOn?: string;
  reviewDueOn?: string;
  /** By when a revision is due, `YYYY-MM-DD`, by the journal's days where it is left out; and how much is to be changed. */
  revisionDueOn?: string | null;
  revisionExtent?: RevisionExtentName | null;
  /** The share of the text that the check found elsewhere, in percent. */
  similarity?: number;
  issueId?: number;
  /** The journal that adopts it, and the settings that journal works by. */
  colloquiumId?: number;
  subjectId?: number;
  /** All authors as they are to stand, in their order. */
  authors?: readonly ChangedAuthor[];
  /** The review that is handed in. */
  review?: HandedIn;
}

/** An act as the rules see it. */
export interface Doing {
  actor: Actor;
  input: ActInput;
}
