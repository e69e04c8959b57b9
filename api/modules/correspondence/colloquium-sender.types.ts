// A journal's mailbox in the API.
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { Auth } from '../../graphql/auth.ts';
import { Colloquium } from '../colloquiums/colloquium.entity.ts';
import { MailboxInput, MailboxType } from '../mail/mailbox.types.ts';

@Auth({ roles: ['OPERATIONS'] })
@ObjectType('ColloquiumSender', { description: 'The mailbox that letters about its manuscripts come from.' })
export class ColloquiumSenderType extends MailboxType {}

@InputType({ description: 'The mailbox of a journal, as a whole.' })
export class SaveColloquiumSenderInput extends MailboxInput {
  @Field(() => ID, { description: 'The journal or conference.' })
  colloquiumId!: string;
}

@Auth({ roles: ['OPERATIONS'] })
@ObjectType()
export class SaveColloquiumSenderPayload {
  @Field(() => Colloquium)
  colloquium!: Colloquium;

  @Field(() => String, { nullable: true })
  clientMutationId!: string | null;
}
