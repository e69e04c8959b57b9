// A deadline as the office reads it.
import { Field, Int, ObjectType } from 'type-graphql';
import { Auth } from '../../graphql/auth.ts';
import { describedEnum } from '../../graphql/described-enum.ts';
import { DeadlineStage, type DeadlineStageName } from './deadline.ts';

describedEnum(DeadlineStage, {
  name: 'DeadlineStage',
  description: 'The step of the office that is due.',
  values: {
    ASSIGNMENT: 'A submission is to be assigned to an editor, or received.',
    DECISION: 'It is to be decided whether it is accepted.',
    PUBLICATION: 'It is to be published singly or compiled.',
  },
});

@Auth()
@ObjectType({ description: 'By when the office has to take its next step, in the journal’s own working days.' })
export class Deadline {
  @Field(() => DeadlineStage, { description: 'What is due.' })
  stage!: DeadlineStageName;

  @Field(() => String, { description: 'YYYY-MM-DD in Asia/Shanghai.' })
  dueOn!: string;

  @Field(() => Boolean, { description: 'The day has gone by. Nothing follows from it but the mark and a message.' })
  isOverdue!: boolean;

  @Field(() => Int, { description: 'Working days until then: 0 on the day itself, below 0 for those that have gone by since.' })
  workingDaysLeft!: number;

  @Field(() => Boolean, { description: 'The holidays of a year that was counted in are not known yet: Monday to Friday were counted.' })
  isProvisional!: boolean;
}
