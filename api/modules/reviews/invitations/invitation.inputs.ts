// The office's input for each reviewer to invite.
import { input, InputType, maybe } from '../../../graphql/declare.ts';
import { NewPersonInput } from '../../accounts/registration/account.inputs.ts';

@InputType({ description: 'A reviewer to invite: somebody of the register by code, or somebody who is typed in.' })
export class InvitationInput extends input({
  code: maybe(String, 'Person code; without it, `newReviewer`.'),
  newReviewer: maybe(
    () => NewPersonInput,
    'Somebody who is not in the register: gets an account without password, or is found by the address.',
  ),
  company: maybe(String, 'The unit that is written to, of several at which the reviewer works.'),
  answerDueOn: maybe(String, 'The day by which to answer, YYYY-MM-DD; left out: as many working days as the journal gives.'),
  reviewDueOn: maybe(String, 'The day by which to review, YYYY-MM-DD; left out: as many working days as the journal gives.'),
  conflictReason: maybe(String, 'Why to invite in spite of a conflict of interest; required where there is one.'),
}) {}
