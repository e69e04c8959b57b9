// Inputs of the wizard's saves of funding, explanation and suggested reviewers.
import { Field, ID } from 'type-graphql';
import type { SuggestedReviewerKindId } from '../../../../shared/forms/suggested-reviewers.ts';
import { input, InputType, maybe, one } from '../../../graphql/fields.ts';
import { Sex } from '../../accounts/viewer/accounts.types.ts';
import { SuggestedReviewerKind } from '../manuscript/contribution.enums.ts';
import { SaveInput } from '../manuscript/contribution.inputs.ts';

@InputType({ description: 'A fund of a manuscript, half filled or not.' })
export class FundingInput extends input({
  id: maybe(ID, 'Null for a new one, and where it is not known.'),
  fundNumber: one(String, 'Letters, digits, point, slash, hyphen and &; each number once.'),
  fundName: one(String, 'As it is to be printed.'),
}) {}

@InputType()
export class SaveContributionFundingsInput extends SaveInput {
  @Field(() => [FundingInput], { description: 'The whole list in its order; empty entries do not count.' })
  fundings!: FundingInput[];
}

@InputType()
export class DeleteContributionFundingInput extends SaveInput {
  @Field(() => ID, { description: 'A fund of this manuscript.' })
  fundingId!: string;
}

@InputType()
export class SaveContributionExplanationInput extends SaveInput {
  @Field(() => String, { description: 'At most 300 characters; empty to take it away.' })
  explanation!: string;
}

@InputType({ description: 'A reviewer whom the author recommends or opposes, half filled or not.' })
export class SuggestedReviewerInput extends input({
  id: maybe(ID, 'Null for a new one, and where it is not known.'),
  personName: maybe(String),
  sex: maybe<number>(() => Sex),
  email: maybe(String, 'The reviewer’s mail address.'),
  company: maybe(String),
  collegeName: maybe(String, 'The reviewer’s college or department.'),
  degreeId: maybe(ID),
  dutyId: maybe(ID),
  professionalTitleId: maybe(ID),
  reason: maybe(String, 'Why the author recommends or opposes the reviewer.'),
}) {}

@InputType()
export class SaveContributionSuggestedReviewersInput extends SaveInput {
  @Field(() => SuggestedReviewerKind, { description: 'Which of the two lists is saved.' })
  kind!: SuggestedReviewerKindId;

  @Field(() => [SuggestedReviewerInput], { description: 'The whole list of this kind in its order; empty entries do not count.' })
  reviewers!: SuggestedReviewerInput[];
}

@InputType()
export class DeleteContributionSuggestedReviewerInput extends SaveInput {
  @Field(() => ID, { description: 'A suggested reviewer of this manuscript.' })
  suggestedReviewerId!: string;
}
