// A journal's mailbox in the API.
import { Auth, ID, input, InputType, maybe, ObjectType, one, output } from '../../graphql/declare.ts';
import { Colloquium } from '../colloquiums/colloquium.entity.ts';
import { MailboxInput, MailboxType } from '../mail/mailbox.types.ts';

@Auth({ roles: ['OPERATIONS'] })
@ObjectType('ColloquiumSender', { description: 'The mailbox that letters about its manuscripts come from.' })
export class ColloquiumSenderType extends MailboxType {}

@InputType({ description: 'The mailbox of a journal, as a whole.' })
export class SaveColloquiumSenderInput extends input({ colloquiumId: one(ID, 'The journal or conference.') }, MailboxInput) {}

@Auth({ roles: ['OPERATIONS'] })
@ObjectType()
export class SaveColloquiumSenderPayload extends output({ colloquium: one(() => Colloquium), clientMutationId: maybe(String) }) {}
