// A journal's parameters, and those that a new one begins with, as the API shows and takes them.
import { ReviewType } from '../../../../shared/workflow.ts';
import { Auth, Float, ID, input, InputType, Int, maybe, ObjectType, one, output } from '../../../graphql/declare.ts';
import { Colloquium } from '../colloquium.entity.ts';
import { DefaultParameters } from './default-parameters.entity.ts';

@Auth({ roles: ['OPERATIONS'] })
@ObjectType({
  description: 'How long the steps of a journal may take, how it reviews, and whether it receives (S3 §3.6). In working days.',
})
export class ColloquiumParameters extends output({
  isActive: one(Boolean, 'Whether authors may submit.'),
  reviewType: one(() => ReviewType),
  assignmentDays: one(Int, 'Within which a submission is to be assigned; 0: none set.'),
  decisionDays: one(Int, 'Within which the editors are to decide on acceptance; 0: none set.'),
  publicationDays: one(Int, 'After acceptance, within which to publish singly or compile; 0: none set.'),
  answerDays: one(Int, 'For a reviewer to answer an invitation, unless it says otherwise.'),
  reviewDays: one(Int, 'For a reviewer to hand in the review, unless the invitation says otherwise.'),
  revisionDays: one(Int, 'For an author to revise, unless the decision says otherwise.'),
  similarityLimit: maybe(Float, 'The share of a text found elsewhere, in percent, above which the office is warned; null: none is set.'),
  hasDefaultParameters: one(Boolean, 'Still those that it began with: nobody has saved them.'),
  version: one(Int),
}) {}

@InputType({ description: 'All are asked for.' })
export class DefaultParametersInput extends input({
  isActive: maybe(Boolean, 'Whether authors may submit.'),
  reviewType: maybe(() => ReviewType, 'For rounds that begin from now on.'),
  assignmentDays: maybe(Int, 'Working days within which a submission is to be assigned.'),
  decisionDays: maybe(Int, 'Working days within which the editors are to decide on acceptance.'),
  publicationDays: maybe(Int, 'Working days after acceptance within which to publish singly or compile.'),
}) {}

@InputType()
export class SaveColloquiumParametersInput extends input(
  {
    colloquiumId: one(ID, 'The journal or conference.'),
    answerDays: maybe(Int, 'Working days for a reviewer to answer; left out: as it is.'),
    reviewDays: maybe(Int, 'Working days for a reviewer to review; left out: as it is.'),
    revisionDays: maybe(Int, 'Working days for an author to revise; left out: as it is.'),
    similarityLimit: maybe(Float, 'Percent, above which the office is warned; null: none; left out: as it is.'),
    version: one(Int, 'The version that was read: a save on top of another’s is refused as CONFLICT.'),
  },
  DefaultParametersInput,
) {}

@InputType()
export class SaveDefaultParametersInput extends input(
  { version: one(Int, 'The version that was read: a save on top of another’s is refused as CONFLICT.') },
  DefaultParametersInput,
) {}

@Auth({ roles: ['OPERATIONS'] })
@ObjectType()
export class SaveColloquiumParametersPayload extends output({ colloquium: one(() => Colloquium) }) {}

@Auth({ roles: ['OPERATIONS'] })
@ObjectType()
export class SaveDefaultParametersPayload extends output({ defaultParameters: one(() => DefaultParameters, 'As they are now.') }) {}
