// What became of a letter, and what sending one again takes and answers.
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { Auth } from '../../graphql/auth.ts';
import { describedEnum } from '../../graphql/described-enum.ts';
import { Contribution } from '../contributions/manuscript/contribution.entity.ts';
import { Mail } from './mail.entity.ts';

export const MailFate = {
  HELD: 'HELD',
  QUEUED: 'QUEUED',
  SENT: 'SENT',
  REFUSED: 'REFUSED',
  FAILED: 'FAILED',
  CANCELLED: 'CANCELLED',
} as const;
export type MailFateName = keyof typeof MailFate;
describedEnum(MailFate, {
  name: 'MailFate',
  description: 'What became of a letter.',
  values: {
    HELD: 'It waits until the act can no longer be taken back.',
    QUEUED: 'It goes out now, or is tried again.',
    SENT: 'The next server has taken it over. What a server further on sends back is not known.',
    REFUSED: 'The server of its addressee refused it, and would again.',
    FAILED: 'It was tried for days without success, and is not tried again.',
    CANCELLED: 'It was taken back while it was held.',
  },
});

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
