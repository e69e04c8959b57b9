// Answers of the workflow: the acts open to a viewer, the outcome of an act, steps reached.
import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { ActId } from '../../../../shared/workflow.ts';
import { Auth } from '../../../graphql/auth.ts';
import { Outgrown, replacedBy } from '../../../graphql/list-size.ts';
import { DateTime } from '../../../graphql/scalars.ts';
import { Colloquium } from '../../colloquiums/colloquium.entity.ts';
import { Contribution } from '../../contributions/manuscript/contribution.entity.ts';
import { WorkflowEvent } from '../timeline/workflow-event.entity.ts';
import { EditorialAct } from '../table/enums.ts';

@Auth()
@ObjectType('ActOption', { description: 'An editorial act as the workflow offers it to the viewer for one manuscript.' })
export class ActOptionType {
  @Field(() => EditorialAct, { description: 'Which act it is, of those that the workflow knows.' })
  act!: ActId;

  @Field(() => Int, { nullable: true, description: 'Legacy type number, 0 to 30.' })
  type!: number | null;

  @Field(() => Boolean, { description: 'Whether the viewer may do it now; if not, refusal says why.' })
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
  @Field(() => Int, { description: 'Index of the step in the bar, 0 to 7.' })
  stage!: number;

  @Field(() => DateTime, { nullable: true, description: 'When it was first reached in the current round, in UTC; null: not yet.' })
  at!: Date | null;
}

@Auth()
@ObjectType({ description: 'What became of one manuscript of several.' })
export class ActResult {
  // Not called id: Relay would take the result for the manuscript itself, which has the same id.
  @Field(() => ID, { description: 'The id that was asked for, whether it names a manuscript or not.' })
  contributionId!: string;

  @Field(() => Boolean, { description: 'True when the act was done (in a dry run: would be); if not, refusal says why.' })
  done!: boolean;

  @Field(() => String, { nullable: true, description: 'In the reader’s language.' })
  refusal!: string | null;

  @Field(() => String, { nullable: true })
  refusalCode!: string | null;

  @Field(() => Contribution, { nullable: true, description: 'As it is now; null where contributionId names none that the viewer may see.' })
  contribution!: Contribution | null;
}

@Auth()
@ObjectType({ description: 'What happened to a manuscript at one journal.' })
export class ContributionJournalHistory {
  @Field(() => Colloquium, { nullable: true, description: 'Of this part of the log; null when the viewer may not see it.' })
  colloquium!: Colloquium | null;

  @Outgrown()
  @Field(() => [WorkflowEvent], {
    nullable: true,
    description: 'What happened there, oldest first; each event only to those who may know of it.',
    ...replacedBy('eventConnection'),
  })
  events!: WorkflowEvent[];
}

@Auth()
@ObjectType({ description: 'A manuscript has changed in some way: read what is shown of it again.' })
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
