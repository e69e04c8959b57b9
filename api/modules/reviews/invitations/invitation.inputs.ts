// The office's input for each expert to invite.
import { Field, InputType } from 'type-graphql';
import { NewPersonInput } from '../../accounts/registration/account.inputs.ts';

@InputType({ description: 'An expert who is to review: somebody of the register by code, or somebody who is typed in.' })
export class InvitationInput {
  @Field(() => String, { nullable: true, description: 'Person code; without it, `newReviewer`.' })
  code?: string | null;

  @Field(() => NewPersonInput, {
    nullable: true,
    description: 'Somebody who is not in the register: gets an account without password, or is found by the address.',
  })
  newReviewer?: NewPersonInput | null;

  @Field(() => String, { nullable: true, description: 'Of several units that the expert works at, the one that is written to.' })
  company?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'By when to answer, YYYY-MM-DD; left out: as many working days as the journal gives.',
  })
  answerDueOn?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'By when to review, YYYY-MM-DD; left out: as many working days as the journal gives.',
  })
  reviewDueOn?: string | null;

  @Field(() => String, { nullable: true, description: 'Why to invite in spite of a conflict of interest; required where there is one.' })
  conflictReason?: string | null;
}
