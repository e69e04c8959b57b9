// The publisher's own mailbox in the API, and the letter that tries it.
import { Field, InputType, ObjectType } from 'type-graphql';
import { Auth } from '../../graphql/auth.ts';
import { DateTime } from '../../graphql/scalars.ts';
import { PublisherSettings } from '../publisher/publisher-settings.entity.ts';
import { MailFate, type MailFateName } from './mail.types.ts';
import { MailboxInput, MailboxType } from './mailbox.types.ts';

@Auth({ roles: ['OPERATIONS'] })
@ObjectType('PublisherSender', { description: 'The mailbox that letters come from which no journal’s mailbox sends.' })
export class PublisherSenderType extends MailboxType {}

@InputType({ description: 'The publisher’s mailbox, as a whole.' })
export class SavePublisherSenderInput extends MailboxInput {}

@Auth({ roles: ['OPERATIONS'] })
@ObjectType()
export class SavePublisherSenderPayload {
  @Field(() => PublisherSettings)
  publisherSettings!: PublisherSettings;

  @Field(() => String, { nullable: true })
  clientMutationId!: string | null;
}

@Auth({ roles: ['OPERATIONS'] })
@ObjectType({ description: 'A letter that the viewer sent to themselves to see whether the publisher’s mailbox works.' })
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

@InputType()
export class SendPublisherTestMailInput {
  @Field(() => String, { nullable: true, description: 'Comes back in the answer.' })
  clientMutationId?: string | null;
}

@Auth({ roles: ['OPERATIONS'] })
@ObjectType()
export class SendPublisherTestMailPayload {
  @Field(() => TestMail)
  testMail!: TestMail;

  @Field(() => String, { nullable: true })
  clientMutationId!: string | null;
}
