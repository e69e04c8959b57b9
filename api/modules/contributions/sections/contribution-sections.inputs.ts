// Inputs of the wizard's saves of funding, explanation and suggested reviewers.
import { ID, input, InputType, many, maybe, one } from '../../../graphql/declare.ts';
import { Sex } from '../../accounts/viewer/accounts.types.ts';
import { SuggestedReviewerKind } from '../manuscript/contribution.enums.ts';
import { SaveInput } from '../manuscript/contribution.inputs.ts';

@InputType({ description: 'A fund of a manuscript, half filled or not.' })
class FundingInput extends input({
  id: maybe(ID, 'Null for a new one, and where it is not known.'),
  fundNumber: one(String, 'Letters, digits, point, slash, hyphen and &; each number once.'),
  fundName: one(String, 'As it is to be printed.'),
}) {}

@InputType()
export class SaveContributionFundingsInput extends input(
  { fundings: many(() => FundingInput, 'The whole list in its order; empty entries do not count.') },
  SaveInput,
) {}

@InputType()
export class DeleteContributionFundingInput extends input({ fundingId: one(ID, 'A fund of this manuscript.') }, SaveInput) {}

@InputType()
export class SaveContributionExplanationInput extends input(
  { explanation: one(String, 'At most 300 characters; empty to take it away.') },
  SaveInput,
) {}

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
export class SaveContributionSuggestedReviewersInput extends input(
  {
    kind: one(() => SuggestedReviewerKind, 'Which of the two lists is saved.'),
    reviewers: many(() => SuggestedReviewerInput, 'The whole list of this kind in its order; empty entries do not count.'),
  },
  SaveInput,
) {}

@InputType()
export class DeleteContributionSuggestedReviewerInput extends input(
  { suggestedReviewerId: one(ID, 'A suggested reviewer of this manuscript.') },
  SaveInput,
) {}
