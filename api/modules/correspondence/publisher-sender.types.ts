// The publisher's own mailbox in the API, and the letter that tries it.
import { Field, InputType, ObjectType } from 'type-graphql';
import { Auth } from '../../graphql/auth.ts';
import { PublisherSettings } from '../publisher/publisher-settings.entity.ts';
import { MailboxInput, MailboxType } from '../mail/mailbox.types.ts';
import { TestMail } from '../mail/test-mail.types.ts';

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
