// What was stated about a manuscript: by its author with each submission, by a reviewer with the review, by an editor with a decision. A row
// that was handed in is never changed.
import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import type { StatementAnswer, StatementDemand, StatementKind, StatementParty } from '../../../shared/forms/statements.ts';
import { maybeMoment, moment } from '../../database/columns.ts';
import { User } from '../accounts/viewer/user.entity.ts';
import { Contribution } from '../contributions/manuscript/contribution.entity.ts';
import { Review } from '../reviews/review.entity.ts';
import { WorkflowEvent } from '../workflow/timeline/workflow-event.entity.ts';

@Entity({ tableName: 'statement' })
@Unique({
  name: 'statement_version',
  expression: `create unique index "statement_version" on "statement" ("contribution_id", "kind", "version") where "party" = 'AUTHOR'`,
})
@Index({ properties: ['contribution'] })
@Unique({ properties: ['review', 'kind'] })
@Unique({ properties: ['event', 'kind'] })
@Index({ properties: ['kind', 'handedInAt'] })
export class Statement {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne(() => Contribution, { ref: true, deleteRule: 'cascade' })
  contribution!: Ref<Contribution>;

  @Property({ type: 'text' })
  party!: StatementParty;

  @Property({ type: 'text' })
  kind!: StatementKind;

  /** Who wrote it; null: nobody did, and the manuscript came in without it. */
  @ManyToOne(() => User, { ref: true, nullable: true, index: true })
  person?: Ref<User> | null;

  /** The review that a reviewer’s belongs to. */
  @ManyToOne(() => Review, { ref: true, nullable: true, deleteRule: 'cascade' })
  review?: Ref<Review> | null;

  /** The decision that an editor’s belongs to. */
  @ManyToOne(() => WorkflowEvent, { ref: true, nullable: true, deleteRule: 'cascade' })
  event?: Ref<WorkflowEvent> | null;

  /** Of an author’s: from 1, one more with each submission that asks again. */
  @Property({ type: 'smallint', default: 1 })
  version!: number & Opt;

  /** How much the journal insisted when it was handed in. */
  @Property({ type: 'text' })
  demand!: StatementDemand;

  @Property({ type: 'json' })
  answer!: StatementAnswer;

  /** The author says that it holds for this submission. */
  @Property({ type: 'boolean', default: false })
  isConfirmed!: boolean & Opt;

  @Property({ ...moment })
  savedAt!: Date;

  /** Null: still being written. */
  @Property({ ...maybeMoment })
  handedInAt?: Date | null;
}
