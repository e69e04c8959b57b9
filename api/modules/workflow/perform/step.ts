// An allowed act on its way to being recorded and announced.
import type { Contribution } from '../../contributions/manuscript/contribution.entity.ts';
import type { AuthorView } from '../../contributions/access/author-view.ts';
import type { ActInput, Doing, WorkflowFacts } from './facts.ts';
import type { Standing } from '../../contributions/manuscript/standing.ts';
import type { WorkflowEvent } from '../timeline/workflow-event.entity.ts';
import type { Row } from '../table/table.ts';

/** Input with which an act is performed. */
export interface PerformInput extends ActInput {
  /** For a decision: the reviews whose comments go to the author; left out: all. */
  releaseReviewIds?: readonly number[];
  /** The files of reviews that go with them; left out: those of these reviews. */
  releaseFileIds?: readonly number[];
  /** The version that was read. */
  version?: number | null;
  /** Comes back to the actor with the event of the act. */
  clientMutationId?: string | null;
  /** Further details to keep with the event; the table does not read them. */
  details?: Readonly<Record<string, string>>;
}

/** The office's letter to the author with an act. */
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
  /** The office's letter to the author with it. */
  letter: ActLetter | null;
  /** The authors' knowledge until now. */
  authorView: AuthorView;
  /** Where it stood until now, and the version that it had. */
  standing: Standing;
  version: number;
}

/** An act's effect on a decision that waited for its letter. */
export interface Settled {
  /** The decision it takes back was never announced, so neither is this. */
  isUntold: boolean;
  /** The letter of the decision it takes back is not sent. */
  isLetterTakenBack: boolean;
  /** The minute at which the letter that it wrote anew goes. */
  goesAt?: Date;
}

/** The same once it has been written down. */
export interface Done extends Step, Settled {
  event: WorkflowEvent;
  /** Reviewers who are no longer waited for. */
  letGo: readonly number[];
}
