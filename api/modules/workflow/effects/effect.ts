// What an act changes besides state and hands: one object says what it means for the facts, the database, the people and the clock.
import type { Context } from '../../../context.ts';
import type { Contribution } from '../../contributions/manuscript/contribution.entity.ts';
import type { Calendar } from '../../reference/working-days.ts';
import type { Doing, WorkflowFacts } from '../perform/facts.ts';
import type { Done, Step } from '../perform/step.ts';

export interface Effect {
  /** What it makes of the facts. Pure. */
  facts?: (x: WorkflowFacts, doing: Doing) => Partial<WorkflowFacts>;
  /** What it writes beyond what the facts say. Answers the reviewers who are let go by it, if that is what it does. */
  record?: (ctx: Context, contribution: Contribution, doing: Doing) => Promise<readonly number[] | void>;
  /** Whom it concerns besides the author and the office whose turn it is. Answers whom it told all that they need to know. */
  notify?: (ctx: Context, step: Done) => Promise<readonly number[] | void>;
  /** What it means for the days that the office is given. Runs before the manuscript is placed in its new state. */
  clock?: (contribution: Contribution, now: Date, step: Step, calendar: Calendar) => void;
  /** What it means for a decision that waits to be told: it is taken back as if it had never been, or something else is told in its stead. */
  hold?: 'takesBack' | 'overtakes';
}
