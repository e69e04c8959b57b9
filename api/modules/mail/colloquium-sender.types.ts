// A journal's mailbox in the API.
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { Auth } from '../../graphql/auth.ts';
import { Colloquium } from '../colloquiums/colloquium.entity.ts';

@Auth({ roles: ['OPERATIONS'] })
@ObjectType('ColloquiumSender', { description: 'The mailbox that letters about its manuscripts come from.' })
export class ColloquiumSenderType {
  @Field(() => String)
  name!: string;

  @Field(() => String, { description: 'Empty: none; the publisher’s default sender is used.' })
  address!: string;

  @Field(() => String, { description: 'Its SMTP server. Empty: the publisher’s own sends, with this address as sender.' })
  host!: string;

  @Field(() => Int, { nullable: true })
  port!: number | null;

  @Field(() => Boolean, { description: 'Encrypted from the first byte on; else as soon as the server offers it.' })
  isSecure!: boolean;

  @Field(() => String)
  userName!: string;

  @Field(() => String, { description: 'A mask where one is kept, else empty; never the password.' })
  password!: string;

  @Field(() => Int, { description: '0 while there is none.' })
  version!: number;
}

@InputType({ description: 'The mailbox of a journal, as a whole.' })
export class SaveColloquiumSenderInput {
  @Field(() => ID, { description: 'The journal or conference.' })
  colloquiumId!: string;

  @Field(() => Int, { description: 'The version that was read: a save on top of another’s is refused as CONFLICT.' })
  version!: number;

  @Field(() => String, { description: 'What readers see beside the address. Empty: the product’s name.' })
  name!: string;

  @Field(() => String, { description: 'Empty takes the mailbox away.' })
  address!: string;

  @Field(() => String, { description: 'Its SMTP server. Empty: the publisher’s own sends.' })
  host!: string;

  @Field(() => Int, { nullable: true, description: 'Of the server; null without one.' })
  port!: number | null;

  @Field(() => Boolean, { description: 'Encrypted from the first byte on; else as soon as the server offers it.' })
  isSecure!: boolean;

  @Field(() => String, { description: 'Empty: the server asks for none.' })
  userName!: string;

  @Field(() => String, { description: 'The mask keeps the one that is kept, as long as server and user name stay.' })
  password!: string;

  @Field(() => String, { nullable: true, description: 'Comes back in the answer.' })
  clientMutationId?: string | null;
}

@Auth({ roles: ['OPERATIONS'] })
@ObjectType()
export class SaveColloquiumSenderPayload {
  @Field(() => Colloquium)
  colloquium!: Colloquium;

  @Field(() => String, { nullable: true })
  clientMutationId!: string | null;
}
