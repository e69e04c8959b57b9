// A journal's workflow switches in the API, and the effect of changing them.
import { RoleKind } from '../../../../shared/roles.ts';
import { ContributionState } from '../../../../shared/workflow.ts';
import { Auth, ID, input, InputType, Int, ListSize, many, maybe, ObjectType, one, output } from '../../../graphql/declare.ts';
import { Department } from '../../organization/department.entity.ts';
import { Colloquium } from '../../colloquiums/colloquium.entity.ts';

const switches = {
  checksPlagiarism: one(Boolean, 'Editors check each submission for plagiarism.'),
  invitesReviewers: one(Boolean, 'Reviewers are invited.'),
  chiefPreAccepts: one(Boolean, 'The editor-in-chief pre-accepts before the publishing editor reads.'),
  deputyReviews: one(Boolean, 'A deputy judges before the editor-in-chief.'),
};

@Auth({ roles: ['OPERATIONS'] })
@ObjectType({
  description: 'Which steps a journal’s manuscripts take, and which branch of the publisher reads and receives them (S3 §3.8).',
})
export class WorkflowSwitches extends output({
  ...switches,
  publishingHouse: maybe(() => Department, 'The branch of the publisher that pre-reviews and receives its issues; null: any of the house.'),
  version: one(Int),
}) {}

@Auth({ roles: ['OPERATIONS'] })
@ObjectType({ description: 'A state on the way of a new submission.' })
class WorkflowStop extends output({
  state: one(() => ContributionState, 'Which state it is.'),
  by: many(() => RoleKind, 'Who leads on from it, as the switches are asked about; empty in the last.'),
  isOnWayNow: one(Boolean, 'On the way with the switches as they are saved.'),
  isOnWayThen: one(Boolean, 'On the way with the switches that are asked about.'),
}) {}

@Auth({ roles: ['OPERATIONS'] })
@ObjectType({ description: 'How many manuscripts of a journal are in a state.' })
class ManuscriptsInState extends output({
  state: one(() => ContributionState, 'The state that they are in.'),
  count: one(Int, 'How many of them there are.'),
}) {}

@Auth({ roles: ['OPERATIONS'] })
@ObjectType({ description: 'What a change of switches would do; nothing is changed by asking.' })
export class WorkflowPreview extends output({
  way: many(() => WorkflowStop, 'Every state that the switches can put on the way, in its order.', ListSize(50, 10)),
  underWayCount: one(Int, 'Manuscripts that are submitted and neither accepted nor turned down.'),
  affected: many(
    () => ManuscriptsInState,
    'Those among them that would go on another way, or on which something else could be done. None changes its state by the save.',
    ListSize(50, 10),
  ),
}) {}

@InputType({ description: 'The four switches of a journal.' })
export class WorkflowSwitchesInput extends input(switches) {}

@InputType()
export class SaveWorkflowSwitchesInput extends input(
  {
    colloquiumId: one(ID, 'The journal or conference.'),
    publishingHouseId: maybe(ID, 'One of `departmentOptions` below the publisher. Asked for.'),
    version: one(Int, 'The version that was read: a save on top of another’s is refused as CONFLICT.'),
  },
  WorkflowSwitchesInput,
) {}

@Auth({ roles: ['OPERATIONS'] })
@ObjectType()
export class SaveWorkflowSwitchesPayload extends output({ colloquium: one(() => Colloquium) }) {}
