// The publisher's own mailbox in the API, and the letter that tries it.
import { Auth, input, InputType, maybe, ObjectType, one, output } from '../../graphql/declare.ts';
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
export class SavePublisherSenderPayload extends output({
  publisherSettings: one(() => PublisherSettings),
  clientMutationId: maybe(String),
}) {}

@InputType()
export class SendPublisherTestMailInput extends input({ clientMutationId: maybe(String, 'Comes back in the answer.') }) {}

@Auth({ roles: ['OPERATIONS'] })
@ObjectType()
export class SendPublisherTestMailPayload extends output({ testMail: one(() => TestMail), clientMutationId: maybe(String) }) {}
