// What the workflow answers: the acts that are open to a viewer, what became of an act, steps that were reached.
import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { ActId } from '../../../shared/workflow.ts';
import { Auth } from '../../graphql/auth.ts';
import { DateTime } from '../../graphql/scalars.ts';
import { Colloquium } from '../colloquiums/colloquium.entity.ts';
import { Contribution } from '../contributions/manuscript/contribution.entity.ts';
import { WorkflowEvent } from './workflow-event.entity.ts';
import { EditorialAct } from './workflow.enums.ts';

@Auth()
@ObjectType('ActOption')
export class ActOptionType {
  @Field(() => EditorialAct)
  act!: ActId;

  @Field(() => Int, { nullable: true, description: 'Legacy type number, 0 to 30.' })
  type!: number | null;

  @Field(() => Boolean)
  isAllowed!: boolean;

  @Field(() => String, { nullable: true, description: 'Why not, in the reader’s language; null when allowed.' })
  refusal!: string | null;

  @Field(() => String, { nullable: true })
  refusalCode!: string | null;

  @Field(() => Boolean, {
    description: 'Done by the viewer now it decides on the manuscript: an editor declines, the editor-in-chief rejects.',
  })
  isDecision!: boolean;
}

@Auth()
@ObjectType({ description: 'When a step of the step bar was reached.' })
export class StageTime {
  @Field(() => Int)
  stage!: number;

  @Field(() => DateTime, { nullable: true })
  at!: Date | null;
}

@Auth()
@ObjectType({ description: 'What became of one manuscript of several.' })
export class ActResult {
  // Not called id: Relay would take the result for the manuscript itself, which has the same id.
  @Field(() => ID)
  contributionId!: string;

  @Field(() => Boolean)
  done!: boolean;

  @Field(() => String, { nullable: true, description: 'In the reader’s language.' })
  refusal!: string | null;

  @Field(() => String, { nullable: true })
  refusalCode!: string | null;

  @Field(() => Contribution, { nullable: true })
  contribution!: Contribution | null;
}

@Auth()
@ObjectType({ description: 'What happened to a manuscript at one journal.' })
export class ContributionCourse {
  @Field(() => Colloquium, { nullable: true })
  colloquium!: Colloquium | null;

  @Field(() => [WorkflowEvent], { nullable: true })
  events!: WorkflowEvent[];
}

@Auth()
@ObjectType()
export class ContributionChanged {
  @Field(() => Contribution, {
    nullable: true,
    description: 'Null: one that the viewer’s office could know of until now has left its lists, for another journal or out of the pool.',
  })
  contribution!: Contribution | null;

  @Field(() => String, {
    nullable: true,
    description: 'That of the act behind it, to its actor alone: the client that made it up knows its own act, any other is told of news.',
  })
  clientMutationId!: string | null;
}
