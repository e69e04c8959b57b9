// An act's changes besides state and hands: one object gives its effect on the facts, the database, the people and the clock.
import type { Context } from '../../../context.ts';
import type { Contribution } from '../../contributions/manuscript/contribution.entity.ts';
import type { Calendar } from '../../reference/working-days.ts';
import type { Doing, WorkflowFacts } from '../perform/facts.ts';
import type { Done, Step } from '../perform/step.ts';

export interface Effect {
  /** Its change of the facts. Pure. */
  facts?: (x: WorkflowFacts, doing: Doing) => Partial<WorkflowFacts>;
  /** Its writes beyond the facts. Answers the reviewers it releases, if it does. */
  record?: (ctx: Context, contribution: Contribution, doing: Doing) => Promise<readonly number[] | void>;
  /** Notices to people besides the author and the office whose turn it is. Answers those who need no further message. */
  notify?: (ctx: Context, step: Done) => Promise<readonly number[] | void>;
  /** Its effect on the office's days. Runs before the manuscript is placed in its new state. */
  clock?: (contribution: Contribution, now: Date, step: Step, calendar: Calendar) => void;
  /**
   * Its effect on a decision that waits for its letter: a refusal is reopened, other news replaces it, everything is put back as it was
   * before, or its letter is written anew.
   */
  hold?: 'takesBack' | 'overtakes' | 'undoes' | 'rewrites';
}
