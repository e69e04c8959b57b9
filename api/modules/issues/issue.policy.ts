// Who may know of an issue, and who works on it (S2 §2.7, R2-146, R2-147). Pure: facts come in, null or a refusal goes out.
import type { Refusal } from '../../../shared/errors.ts';
import { RoleKind, type MemberType, type RoleKindId } from '../../../shared/roles.ts';
import { leadsJournal } from '../colloquiums/colloquium.policy.ts';

interface JournalFacts {
  colloquiumId: number;
  /** For the publisher's staff: the journal lies in the departments of their role. */
  isInDataScope: boolean;
}

export interface IssueFacts extends JournalFacts {
  isSent: boolean;
}

interface Viewer {
  kind: RoleKindId;
  memberships: readonly { colloquiumId: number; type: MemberType }[];
}

type IssueRule = (viewer: Viewer, x: IssueFacts) => Refusal | null;

const isPublisher = ({ kind }: Viewer, { isInDataScope }: JournalFacts): boolean =>
  (kind === RoleKind.PUBLISHING_EDITOR || kind === RoleKind.OPERATIONS) && isInDataScope;

const isLead = (viewer: Viewer, { colloquiumId }: JournalFacts): boolean => leadsJournal(viewer, colloquiumId);

const edit: IssueRule = (viewer, x) => (!isLead(viewer, x) ? { code: 'NOT_FOUND' } : x.isSent ? { code: 'ISSUE_ALREADY_SENT' } : null);

export const issuePolicy = {
  /**
   * The existence of an issue: for the chief and executive editors of the journal, and for the publisher's staff in whose scope it lies.
   */
  view: (viewer, x) => (isLead(viewer, x) || isPublisher(viewer, x) ? null : { code: 'NOT_FOUND' }),
  /** Its contents and documents: the publisher's staff read them once the issue has been sent to the press. */
  viewContents: (viewer, x) => (isLead(viewer, x) || (isPublisher(viewer, x) && x.isSent) ? null : { code: 'NOT_FOUND' }),
  /** Composed, ordered and sent by the chief and executive editors, while it is open. */
  edit,
  /**
   * Its numbers and imprint: said by the chief and executive editors while it is open; once it is sent, the publisher’s staff add
   * what is missing, for ISBN and CIP data are applied for with the sent issue, and correct what is wrong.
   */
  saveImprint: (viewer, x) => (isPublisher(viewer, x) ? (x.isSent ? null : { code: 'ISSUE_NOT_SENT' }) : edit(viewer, x)),
  /** A publishing editor confirms that the press has it. */
  confirmReceipt: (viewer, x) =>
    viewer.kind !== RoleKind.PUBLISHING_EDITOR || !x.isInDataScope ? { code: 'NOT_FOUND' } : x.isSent ? null : { code: 'ISSUE_NOT_SENT' },
} satisfies Record<string, IssueRule>;

export const journalIssuesPolicy = {
  /** The list of a journal's issues. */
  view: (viewer, x) => (isLead(viewer, x) || isPublisher(viewer, x) ? null : { code: 'NOT_FOUND' }),
} satisfies Record<string, (viewer: Viewer, x: JournalFacts) => Refusal | null>;
