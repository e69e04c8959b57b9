// A journal's workflow switches in the API, and the effect of changing them.
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { RoleKind, type RoleKindId } from '../../../../shared/roles.ts';
import { ContributionState, type ContributionStateId } from '../../../../shared/workflow.ts';
import { Auth } from '../../../graphql/auth.ts';
import { ListSize } from '../../../graphql/list-size.ts';
import { Department } from '../../organization/department.entity.ts';
import { Colloquium } from '../../colloquiums/colloquium.entity.ts';

@Auth({ roles: ['OPERATIONS'] })
@ObjectType({
  description: 'Which steps a journal’s manuscripts take, and which branch of the publisher reads and receives them (S3 §3.8).',
})
export class WorkflowSwitches {
  @Field(() => Boolean, { description: 'Editors check each submission for plagiarism.' })
  checksPlagiarism!: boolean;

  @Field(() => Boolean, { description: 'Reviewers are invited.' })
  invitesReviewers!: boolean;

  @Field(() => Boolean, { description: 'The editor-in-chief pre-accepts before the publishing editor reads.' })
  chiefPreAccepts!: boolean;

  @Field(() => Boolean, { description: 'A deputy judges before the editor-in-chief.' })
  deputyReviews!: boolean;

  @Field(() => Department, {
    nullable: true,
    description: 'The branch of the publisher that pre-reviews and receives its issues; null: any of the house.',
  })
  publishingHouse!: Department | null;

  @Field(() => Int)
  version!: number;
}

@Auth({ roles: ['OPERATIONS'] })
@ObjectType({ description: 'A state on the way of a new submission.' })
export class WorkflowStop {
  @Field(() => ContributionState, { description: 'Which state it is.' })
  state!: ContributionStateId;

  @Field(() => [RoleKind], { description: 'Who leads on from it, as the switches are asked about; empty in the last.' })
  by!: RoleKindId[];

  @Field(() => Boolean, { description: 'On the way with the switches as they are saved.' })
  isOnWayNow!: boolean;

  @Field(() => Boolean, { description: 'On the way with the switches that are asked about.' })
  isOnWayThen!: boolean;
}

@Auth({ roles: ['OPERATIONS'] })
@ObjectType({ description: 'How many manuscripts of a journal are in a state.' })
export class ManuscriptsInState {
  @Field(() => ContributionState, { description: 'The state that they are in.' })
  state!: ContributionStateId;

  @Field(() => Int, { description: 'How many of them there are.' })
  count!: number;
}

@Auth({ roles: ['OPERATIONS'] })
@ObjectType({ description: 'What a change of switches would do; nothing is changed by asking.' })
export class WorkflowPreview {
  @ListSize(50, 10)
  @Field(() => [WorkflowStop], { description: 'Every state that the switches can put on the way, in its order.' })
  way!: WorkflowStop[];

  @Field(() => Int, { description: 'Manuscripts that are submitted and neither accepted nor turned down.' })
  underWayCount!: number;

  @ListSize(50, 10)
  @Field(() => [ManuscriptsInState], {
    description:
      'Those among them that would go on another way, or on which something else could be done. None changes its state by the save.',
  })
  affected!: ManuscriptsInState[];
}

@InputType({ description: 'The four switches of a journal.' })
export class WorkflowSwitchesInput {
  @Field(() => Boolean, { description: 'Editors check each submission for plagiarism.' })
  checksPlagiarism!: boolean;

  @Field(() => Boolean, { description: 'Reviewers are invited.' })
  invitesReviewers!: boolean;

  @Field(() => Boolean, { description: 'The editor-in-chief pre-accepts before the publishing editor reads.' })
  chiefPreAccepts!: boolean;

  @Field(() => Boolean, { description: 'A deputy judges before the editor-in-chief.' })
  deputyReviews!: boolean;
}

@InputType()
export class SaveWorkflowSwitchesInput extends WorkflowSwitchesInput {
  @Field(() => ID, { description: 'The journal or conference.' })
  colloquiumId!: string;

  @Field(() => ID, { nullable: true, description: 'One of `departmentOptions` below the publisher. Asked for.' })
  publishingHouseId?: string | null;

  @Field(() => Int, { description: 'The version that was read: a save on top of another’s is refused as CONFLICT.' })
  version!: number;
}

@Auth({ roles: ['OPERATIONS'] })
@ObjectType()
export class SaveWorkflowSwitchesPayload {
  @Field(() => Colloquium)
  colloquium!: Colloquium;
}
