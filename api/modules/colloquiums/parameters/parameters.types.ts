// A journal's parameters, and those that a new one begins with, as the API shows and takes them.
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { ReviewType, type ReviewTypeId } from '../../../../shared/workflow.ts';
import { Auth } from '../../../graphql/auth.ts';
import { Colloquium } from '../colloquium.entity.ts';
import { DefaultParameters } from './default-parameters.entity.ts';

@Auth({ roles: ['OPERATIONS'] })
@ObjectType({
  description: 'How long the steps of a journal may take, how it reviews, and whether it receives (S3 §3.6). In working days.',
})
export class ColloquiumParameters {
  @Field(() => Boolean, { description: 'Whether authors may submit.' })
  isActive!: boolean;

  @Field(() => ReviewType)
  reviewType!: ReviewTypeId;

  @Field(() => Int, { description: 'Within which a submission is to be assigned; 0: none set.' })
  assignmentDays!: number;

  @Field(() => Int, { description: 'Within which the editors are to decide on acceptance; 0: none set.' })
  decisionDays!: number;

  @Field(() => Int, { description: 'After acceptance, within which to publish singly or compile; 0: none set.' })
  publicationDays!: number;

  @Field(() => Int, { description: 'For a reviewer to answer an invitation, unless it says otherwise.' })
  answerDays!: number;

  @Field(() => Int, { description: 'For a reviewer to hand in the review, unless the invitation says otherwise.' })
  reviewDays!: number;

  @Field(() => Boolean, { description: 'Still those that it began with: nobody has saved them.' })
  hasDefaultParameters!: boolean;

  @Field(() => Int)
  version!: number;
}

@InputType({ description: 'All are asked for.' })
export class DefaultParametersInput {
  @Field(() => Boolean, { nullable: true, description: 'Whether authors may submit.' })
  isActive?: boolean | null;

  @Field(() => ReviewType, { nullable: true, description: 'For rounds that begin from now on.' })
  reviewType?: ReviewTypeId | null;

  @Field(() => Int, { nullable: true, description: 'Working days within which a submission is to be assigned.' })
  assignmentDays?: number | null;

  @Field(() => Int, { nullable: true, description: 'Working days within which the editors are to decide on acceptance.' })
  decisionDays?: number | null;

  @Field(() => Int, { nullable: true, description: 'Working days after acceptance within which to publish singly or compile.' })
  publicationDays?: number | null;
}

@InputType()
export class SaveColloquiumParametersInput extends DefaultParametersInput {
  @Field(() => ID, { description: 'The journal or conference.' })
  colloquiumId!: string;

  @Field(() => Int, { nullable: true, description: 'Working days for a reviewer to answer; left out: as it is.' })
  answerDays?: number | null;

  @Field(() => Int, { nullable: true, description: 'Working days for a reviewer to review; left out: as it is.' })
  reviewDays?: number | null;

  @Field(() => Int, { description: 'The version that was read: a save on top of another’s is refused as CONFLICT.' })
  version!: number;
}

@InputType()
export class SaveDefaultParametersInput extends DefaultParametersInput {
  @Field(() => Int, { description: 'The version that was read: a save on top of another’s is refused as CONFLICT.' })
  version!: number;
}

@Auth({ roles: ['OPERATIONS'] })
@ObjectType()
export class SaveColloquiumParametersPayload {
  @Field(() => Colloquium)
  colloquium!: Colloquium;
}

@Auth({ roles: ['OPERATIONS'] })
@ObjectType()
export class SaveDefaultParametersPayload {
  @Field(() => DefaultParameters, { description: 'As they are now.' })
  defaultParameters!: DefaultParameters;
}
