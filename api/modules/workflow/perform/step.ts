// One act that has been found allowed, on its way to being written down and told.
import type { Contribution } from '../../contributions/manuscript/contribution.entity.ts';
import type { Told } from '../../contributions/access/author-view.ts';
import type { ActInput, Doing, WorkflowFacts } from './facts.ts';
import type { WorkflowEvent } from '../timeline/workflow-event.entity.ts';
import type { Row } from '../table/table.ts';

/** What an act is done with. */
export interface PerformInput extends ActInput {
  /** For a decision: the reviews whose comments go to the author; left out: all. */
  releaseReviewIds?: readonly number[];
  /** The files of reviews that go with them; left out: those of these reviews. */
  releaseFileIds?: readonly number[];
  /** The version that was read. */
  version?: number | null;
  /** Comes back to the actor with the event that tells of the act. */
  clientMutationId?: string | null;
  /** What else is to be kept with the event: no business of the table's. */
  details?: Readonly<Record<string, string>>;
}

/** What the office writes to the author with an act. */
export interface ActLetter {
  subject: string;
  /** Rich text, its places filled. */
  html: string;
}

export interface Step {
  contribution: Contribution;
  row: Row;
  before: WorkflowFacts;
  after: WorkflowFacts;
  doing: Doing;
  /** What the office writes to the author with it. */
  letter: ActLetter | null;
  /** What the authors have been told until now. */
  told: Told;
}

/** What an act meant for a decision that waited to be told. */
export interface Settled {
  /** The decision it takes back was never told, so neither is this. */
  isUntold: boolean;
  /** The letter of the decision it takes back is not sent. */
  isLetterTakenBack: boolean;
}

/** The same once it has been written down. */
export interface Done extends Step, Settled {
  event: WorkflowEvent;
  /** Reviewers who are no longer waited for. */
  letGo: readonly number[];
}
