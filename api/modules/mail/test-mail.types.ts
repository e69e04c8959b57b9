// The letter that tries a mailbox, in the API.
import { Field, ObjectType } from 'type-graphql';
import { Auth } from '../../graphql/auth.ts';
import { DateTime } from '../../graphql/scalars.ts';
import { MailFate, type MailFateName } from './mail.types.ts';

@Auth({ roles: ['OPERATIONS'] })
@ObjectType({ description: 'A letter that the viewer sent to themselves to see whether the publisher’s or a journal’s mailbox works.' })
export class TestMail {
  @Field(() => String)
  to!: string;

  @Field(() => MailFate)
  fate!: MailFateName;

  @Field(() => String, { nullable: true, description: 'What the server said when it did not take the letter.' })
  error!: string | null;

  @Field(() => DateTime)
  createdAt!: Date;
}
