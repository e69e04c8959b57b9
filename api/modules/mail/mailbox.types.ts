// A mailbox in the API, a journal's or the publisher's: its fields, and the input of a save.
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { Auth } from '../../graphql/auth.ts';

@Auth({ roles: ['OPERATIONS'] })
@ObjectType()
export abstract class MailboxType {
  @Field(() => String, { description: 'What readers see beside the address; empty: the product’s name.' })
  name!: string;

  @Field(() => String, { description: 'Empty: none; the next sender in line is used.' })
  address!: string;

  @Field(() => String, { description: 'Its SMTP server. Empty: the publisher’s own sends, with this address as sender.' })
  host!: string;

  @Field(() => Int, { nullable: true, description: 'Of the SMTP server; null without one.' })
  port!: number | null;

  @Field(() => Boolean, { description: 'Encrypted from the first byte on; else as soon as the server offers it.' })
  isSecure!: boolean;

  @Field(() => String, { description: 'By which the SMTP server is signed in to; empty: it asks for none.' })
  userName!: string;

  @Field(() => String, { description: 'A mask where one is kept, else empty; never the password.' })
  password!: string;

  @Field(() => Int, { description: '0 while there is none.' })
  version!: number;
}

@InputType()
export abstract class MailboxInput {
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

  @Field(() => String, { description: 'By which the SMTP server is signed in to; empty: it asks for none.' })
  userName!: string;

  @Field(() => String, { description: 'The mask keeps the one that is kept, as long as server and user name stay.' })
  password!: string;

  @Field(() => String, { nullable: true, description: 'Comes back in the answer.' })
  clientMutationId?: string | null;
}
