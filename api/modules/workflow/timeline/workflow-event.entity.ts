// One act of the workflow, kept for ever: a manuscript's state can be replayed from its events.
import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { RoleKindId } from '../../../../shared/roles.ts';
import type { StageId } from '../../../../shared/stage.ts';
import type { ContributionStateId, ActId } from '../../../../shared/workflow.ts';
import { moment } from '../../../database/columns.ts';
import { Auth, DateTime, Field, ObjectType } from '../../../graphql/declare.ts';
import { Node } from '../../../graphql/node.ts';
import { User } from '../../accounts/viewer/user.entity.ts';
import { Contribution } from '../../contributions/manuscript/contribution.entity.ts';

@Auth({ policy: 'workflowEvent.view' })
@ObjectType('WorkflowEvent', {
  implements: Node,
  description: 'Something that was done with a manuscript: one line of its timeline, never changed afterwards.',
})
@Entity({ tableName: 'workflow_event' })
@Index({ properties: ['contribution', 'id'] })
@Index({ properties: ['at'] })
export class WorkflowEvent {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @ManyToOne(() => Contribution, { ref: true, deleteRule: 'cascade' })
  contribution!: Ref<Contribution>;

  @Property({ type: 'smallint', name: 'operation' })
  act!: ActId;

  /** Row of the transition table, for example T13. */
  @Property({ type: 'text' })
  row!: string;

  @Property({ type: 'smallint' })
  fromState!: ContributionStateId;

  @Property({ type: 'smallint' })
  toState!: ContributionStateId;

  /** Step of the step bar (zt) after the act. */
  @Property({ type: 'smallint' })
  stage!: StageId;

  @ManyToOne(() => User, { ref: true, nullable: true, index: true })
  actor?: Ref<User> | null;

  /** Role kind the actor acted in. */
  @Property({ type: 'smallint', nullable: true })
  actorKind?: RoleKindId | null;

  @Field(() => DateTime, { description: 'When it was done, in UTC.' })
  @Property({ ...moment })
  at!: Date;

  /** The opinion or note given with the act. */
  @Auth({ policy: 'workflowEvent.viewComment' })
  @Field(() => String, {
    nullable: true,
    description: 'What the actor wrote about it, as plain text; null: nothing, or not for the viewer.',
  })
  @Property({ type: 'text', nullable: true })
  comment?: string | null;

  /** Text sent to the author with it: rich text as stored, its places filled. */
  @Property({ type: 'text', nullable: true })
  letter?: string | null;

  /** Part of the letter to the author, so the author may read it. */
  @Property({ type: 'boolean', default: false })
  isForAuthor!: boolean & Opt;

  /** Whether it was a reviewer's act, which no author and no other reviewer may learn of. */
  @Property({ type: 'boolean', default: false })
  isReviewerAct!: boolean & Opt;

  @Property({ type: 'smallint', default: 1 })
  logGroup!: number & Opt;

  /** The act's input beyond its comment (receiver, issue …), as ids. */
  @Property({ type: 'json', defaultRaw: `'{}'` })
  details!: Record<string, number | string | boolean | number[]> & Opt;
}
