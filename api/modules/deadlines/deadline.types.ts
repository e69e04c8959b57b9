// A deadline as the office reads it.
import { Auth, describedEnum, Int, ObjectType, one, output } from '../../graphql/declare.ts';
import { DeadlineStage } from './deadline.ts';

describedEnum(DeadlineStage, 'DeadlineStage', 'The step of the office that is due.', {
  ASSIGNMENT: 'A submission is to be assigned to an editor, or received.',
  DECISION: 'It is to be decided whether it is accepted.',
  PUBLICATION: 'It is to be published singly or compiled.',
});

@Auth()
@ObjectType({ description: 'The day by which the office has to take its next step, in the journal’s own working days.' })
export class Deadline extends output({
  stage: one(() => DeadlineStage, 'What is due.'),
  dueOn: one(String, 'YYYY-MM-DD in Asia/Shanghai.'),
  isOverdue: one(Boolean, 'The day has gone by. Nothing follows from it but the mark and a message.'),
  workingDaysLeft: one(Int, 'Working days until then: 0 on the day itself, below 0 for those that have gone by since.'),
  isProvisional: one(Boolean, 'The holidays of a year that was counted in are not known yet: Monday to Friday were counted.'),
}) {}
