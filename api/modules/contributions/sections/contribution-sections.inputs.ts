// Inputs of the wizard's saves of funding, explanation and suggested reviewers.
import { Field, ID, InputType } from 'type-graphql';
import type { SuggestedReviewerKindId } from '../../../../shared/forms/suggested-reviewers.ts';
import { Sex } from '../../accounts/viewer/accounts.types.ts';
import { SuggestedReviewerKind } from '../manuscript/contribution.enums.ts';
import { SaveInput } from '../manuscript/contribution.inputs.ts';

@InputType({ description: 'A fund of a manuscript, half filled or not.' })
export class FundingInput {
  @Field(() => ID, { nullable: true, description: 'Null for a new one, and where it is not known.' })
  id?: string | null;

  @Field(() => String, { description: 'Letters, digits, point, slash, hyphen and &; each number once.' })
  fundNumber!: string;

  @Field(() => String, { description: 'As it is to be printed.' })
  fundName!: string;
}

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
export class SuggestedReviewerInput {
  @Field(() => ID, { nullable: true, description: 'Null for a new one, and where it is not known.' })
  id?: string | null;

  @Field(() => String, { nullable: true })
  personName?: string | null;

  @Field(() => Sex, { nullable: true })
  sex?: number | null;

  @Field(() => String, { nullable: true, description: 'The reviewer’s mail address.' })
  email?: string | null;

  @Field(() => String, { nullable: true })
  company?: string | null;

  @Field(() => String, { nullable: true, description: 'The reviewer’s college or department.' })
  collegeName?: string | null;

  @Field(() => ID, { nullable: true })
  degreeId?: string | null;

  @Field(() => ID, { nullable: true })
  dutyId?: string | null;

  @Field(() => ID, { nullable: true })
  professionalTitleId?: string | null;

  @Field(() => String, { nullable: true, description: 'Why the author recommends or opposes the reviewer.' })
  reason?: string | null;
}

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
