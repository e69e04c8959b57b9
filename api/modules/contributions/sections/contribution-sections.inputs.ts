// Inputs of the wizard's saves of funding, explanation and suggested reviewers.
import { Field, ID, InputType } from 'type-graphql';
import type { SuggestedReviewerKindId } from '../../../../shared/forms/suggested-reviewers.ts';
import { Sex } from '../../accounts/viewer/accounts.types.ts';
import { SuggestedReviewerKind } from '../manuscript/contribution.enums.ts';
import { SaveInput } from '../manuscript/contribution.inputs.ts';

@InputType()
export class FundingInput {
  @Field(() => ID, { nullable: true, description: 'Null for a new one, and where it is not known.' })
  id?: string | null;

  @Field(() => String)
  fundNumber!: string;

  @Field(() => String)
  fundName!: string;
}

@InputType()
export class SaveContributionFundingsInput extends SaveInput {
  @Field(() => [FundingInput])
  fundings!: FundingInput[];
}

@InputType()
export class DeleteContributionFundingInput extends SaveInput {
  @Field(() => ID)
  fundingId!: string;
}

@InputType()
export class SaveContributionExplanationInput extends SaveInput {
  @Field(() => String, { description: 'At most 300 characters; empty to take it away.' })
  explanation!: string;
}

@InputType()
export class SuggestedReviewerInput {
  @Field(() => ID, { nullable: true, description: 'Null for a new one, and where it is not known.' })
  id?: string | null;

  @Field(() => String, { nullable: true })
  personName?: string | null;

  @Field(() => Sex, { nullable: true })
  sex?: number | null;

  @Field(() => String, { nullable: true })
  email?: string | null;

  @Field(() => String, { nullable: true })
  company?: string | null;

  @Field(() => String, { nullable: true })
  collegeName?: string | null;

  @Field(() => ID, { nullable: true })
  degreeId?: string | null;

  @Field(() => ID, { nullable: true })
  dutyId?: string | null;

  @Field(() => ID, { nullable: true })
  professionalTitleId?: string | null;

  @Field(() => String, { nullable: true })
  reason?: string | null;
}

@InputType()
export class SaveContributionSuggestedReviewersInput extends SaveInput {
  @Field(() => SuggestedReviewerKind)
  kind!: SuggestedReviewerKindId;

  @Field(() => [SuggestedReviewerInput])
  reviewers!: SuggestedReviewerInput[];
}

@InputType()
export class DeleteContributionSuggestedReviewerInput extends SaveInput {
  @Field(() => ID)
  suggestedReviewerId!: string;
}
