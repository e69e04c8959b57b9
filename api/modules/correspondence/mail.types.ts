// Input and payload of sending a letter again.
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { Auth } from '../../graphql/auth.ts';
import { Contribution } from '../contributions/manuscript/contribution.entity.ts';
import { Mail } from '../mail/mail.entity.ts';

@InputType()
export class ResendMailInput {
  @Field(() => ID, { description: 'The letter, or the last one that was sent in its place.' })
  mailId!: string;
}

@Auth()
@ObjectType()
export class ResendMailPayload {
  @Field(() => Mail, { nullable: true, description: 'The new letter.' })
  mail!: Mail;

  @Field(() => Contribution, { nullable: true })
  contribution!: Contribution;
}
