// One act that has been found allowed, on its way to being written down and told.
import type { Contribution } from '../contributions/contribution.entity.ts';
import type { Act, WorkflowFacts } from './workflow.facts.ts';
import type { Row } from './workflow.table.ts';

export interface Step {
  contribution: Contribution;
  row: Row;
  before: WorkflowFacts;
  after: WorkflowFacts;
  act: Act;
}
