// One act that has been found allowed, on its way to being written down and told.
import type { Contribution } from '../contributions/manuscript/contribution.entity.ts';
import type { Told } from '../contributions/access/author-view.ts';
import type { ActLetter } from './act-letter.ts';
import type { Settled } from './decision-hold.ts';
import type { Doing, WorkflowFacts } from './workflow.facts.ts';
import type { WorkflowEvent } from './workflow-event.entity.ts';
import type { Row } from './workflow.table.ts';

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

/** The same once it has been written down. */
export interface Done extends Step, Settled {
  event: WorkflowEvent;
  /** Reviewers who are no longer waited for. */
  letGo: readonly number[];
}
