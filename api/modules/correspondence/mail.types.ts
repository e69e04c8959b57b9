// Input and payload of sending a letter again.
import { Auth, guarded, ID, input, InputType, ObjectType, one, output } from '../../graphql/declare.ts';
import { Contribution } from '../contributions/manuscript/contribution.entity.ts';
import { Mail } from '../mail/mail.entity.ts';

@InputType()
export class ResendMailInput extends input({ mailId: one(ID, 'The letter, or the last one that was sent in its place.') }) {}

@Auth()
@ObjectType()
export class ResendMailPayload extends output({
  mail: guarded(() => Mail, 'The new letter.'),
  contribution: guarded(() => Contribution),
}) {}
