// A journal's policy about authorship as the API shows and takes it.
import type { ConfirmationPolicyName, CreditPolicyName } from '../../../shared/credit.ts';
import { Auth, ID, input, InputType, Int, namesEnum, ObjectType, one, output } from '../../graphql/declare.ts';
import { Colloquium } from './colloquium.entity.ts';

const CreditPolicy = namesEnum<CreditPolicyName>('CreditPolicy', 'Whether a journal asks for the roles of its authors (CRediT).', {
  NOT_ASKED: 'No roles.',
  ASKED: 'Roles may be said.',
  REQUIRED: 'A manuscript is handed in with a role of each author.',
});

const ConfirmationPolicy = namesEnum<ConfirmationPolicyName>(
  'ConfirmationPolicy',
  'Whether a journal asks each co-author to confirm the authorship.',
  {
    NOT_ASKED: 'Co-authors are not written to.',
    ASKED: 'They are written to; who does not answer holds nothing up.',
    REQUIRED_BEFORE_ACCEPTANCE: 'Nothing is accepted before each has confirmed.',
  },
);

@Auth()
@ObjectType('AuthorshipPolicy', { description: 'What a journal asks of its authors; it holds for what is handed in from then on.' })
export class AuthorshipPolicyType extends output({
  credit: one(() => CreditPolicy, 'Whether the roles of authors are asked for.'),
  confirmation: one(() => ConfirmationPolicy, 'Whether co-authors are asked to confirm.'),
  version: one(Int),
}) {}

@InputType()
export class SaveAuthorshipPolicyInput extends input({
  colloquiumId: one(ID, 'The journal or conference.'),
  credit: one(() => CreditPolicy, 'Whether the roles of authors are asked for.'),
  confirmation: one(() => ConfirmationPolicy, 'Whether co-authors are asked to confirm.'),
  version: one(Int, 'The version that was read: a save on top of another’s is refused as CONFLICT.'),
}) {}

@Auth({ roles: ['EXECUTIVE_EDITOR', 'EDITOR_IN_CHIEF'] })
@ObjectType()
export class SaveAuthorshipPolicyPayload extends output({ colloquium: one(() => Colloquium) }) {}
