// The letter that tries a mailbox, in the API.
import { Field, ObjectType } from 'type-graphql';
import { Auth } from '../../graphql/auth.ts';
import { DateTime } from '../../graphql/scalars.ts';
import { MailFate, type MailFateName } from './mail-fate.ts';

@Auth({ roles: ['OPERATIONS'] })
@ObjectType({ description: 'A letter that the viewer sent to themselves to see whether the publisher’s or a journal’s mailbox works.' })
export class TestMail {
  @Field(() => String, { description: 'The address of the viewer that it goes to.' })
  to!: string;

  @Field(() => MailFate, { description: 'What has become of it so far.' })
  fate!: MailFateName;

  @Field(() => String, {
    nullable: true,
    description: 'Why it was not taken, or has not gone out yet: as the mail server said, or what kind of failure it was.',
  })
  error!: string | null;

  @Field(() => DateTime, { description: 'When it was asked for, in UTC.' })
  createdAt!: Date;
}
