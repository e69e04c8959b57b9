// Answers of the workflow: the acts open to a viewer, the outcome of an act, steps reached.
import { Auth, DateTime, Field, ID, Int, maybe, ObjectType, one, Outgrown, output, replacedBy } from '../../../graphql/declare.ts';
import { Colloquium } from '../../colloquiums/colloquium.entity.ts';
import { Contribution } from '../../contributions/manuscript/contribution.entity.ts';
import { WorkflowEvent } from '../timeline/workflow-event.entity.ts';
import { EditorialAct } from '../table/enums.ts';

@Auth()
@ObjectType('ActOption', { description: 'An editorial act as the workflow offers it to the viewer for one manuscript.' })
export class ActOptionType extends output({
  act: one(() => EditorialAct, 'Which act it is, of those that the workflow knows.'),
  type: maybe(Int, 'Legacy type number, 0 to 30.'),
  isAllowed: one(Boolean, 'Whether the viewer may do it now; if not, refusal says why.'),
  refusal: maybe(String, 'Why not, in the reader’s language; null when allowed.'),
  refusalCode: maybe(String),
  isDecision: one(Boolean, 'Done by the viewer now it decides on the manuscript: an editor declines, the editor-in-chief rejects.'),
}) {}

@Auth()
@ObjectType({ description: 'When a step of the step bar was reached.' })
export class StageTime extends output({
  stage: one(Int, 'Index of the step in the bar, 0 to 7.'),
  at: maybe(DateTime, 'When it was first reached in the current round, in UTC; null: not yet.'),
}) {}

@Auth()
@ObjectType({ description: 'What became of one manuscript of several.' })
export class ActResult extends output({
  // Not called id: Relay would take the result for the manuscript itself, which has the same id.
  contributionId: one(ID, 'The id that was asked for, whether it names a manuscript or not.'),
  done: one(Boolean, 'True when the act was done (in a dry run: would be); if not, refusal says why.'),
  refusal: maybe(String, 'In the reader’s language.'),
  refusalCode: maybe(String),
  contribution: maybe(() => Contribution, 'As it is now; null where contributionId names none that the viewer may see.'),
}) {}

@Auth()
@ObjectType({ description: 'What happened to a manuscript at one journal.' })
export class ContributionJournalHistory extends output({
  colloquium: maybe(() => Colloquium, 'The journal of this part of the log; null when the viewer may not see it.'),
}) {
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
export class ContributionChanged extends output({
  contribution: maybe(
    () => Contribution,
    'Null: one that the viewer’s office could know of until now has left its lists, for another journal or out of the pool.',
  ),
  clientMutationId: maybe(
    String,
    'That of the act behind it, to its actor alone: the client that made it up knows its own act, any other is told of news.',
  ),
}) {}
