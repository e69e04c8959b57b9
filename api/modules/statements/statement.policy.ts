// Who may see and set which statements. Pure: facts come in, null or a refusal goes out.
import type { Refusal } from '../../../shared/errors.ts';
import { RoleKind } from '../../../shared/roles.ts';
import { leadsJournal } from '../colloquiums/colloquium.policy.ts';
import { isReviewing, knowsAuthors, offices, rule, type ContributionRule, type PolicyViewer } from '../contributions/access/capacity.ts';
import type { EventFacts } from '../contributions/access/workflow-event.policy.ts';

/** A journal, and how the viewer stands to it. */
export interface JournalFacts {
  colloquiumId: number;
  /** The viewer is of the operations centre, and it lies in the departments of the current role. */
  isInDataScope: boolean;
}

type JournalRule = (viewer: PolicyViewer, x: JournalFacts) => Refusal | null;

export const statementPolicyPolicy = {
  /** What a journal asks is its chief and executive editors' to say; the operations centre may look it up. */
  view: (viewer, { colloquiumId, isInDataScope }) =>
    leadsJournal(viewer, colloquiumId) || (viewer.kind === RoleKind.OPERATIONS && isInDataScope) ? null : { code: 'NOT_FOUND' },
  save: (viewer, { colloquiumId }) => (leadsJournal(viewer, colloquiumId) ? null : { code: 'NOT_FOUND' }),
} satisfies Record<string, JournalRule>;

export const statementPolicy = {
  /** They name people, boards and grants: as the funds of a manuscript, for readers who may know its authors. */
  view: rule(knowsAuthors),
  /** Earlier versions are for the author and the office; a reviewer reads those that hold. */
  viewEarlier: rule((who, x) => who !== 'reviewer' && who !== 'poolReader' && knowsAuthors(who, x)),
  /** What an editor is asked with a decision: for those who decide. */
  viewEditorsQuestions: rule((who, x) => offices.includes(who) && !isReviewing(x)),
} satisfies Record<string, ContributionRule>;

export const eventStatementPolicy = {
  /** Of an editor with a decision: for the offices of the journal, never for authors, reviewers or the publisher's staff. */
  view: rule((who, x) => offices.includes(who) && !isReviewing(x) && !x.isOfEarlierJournal),
} satisfies Record<string, ContributionRule<EventFacts>>;
