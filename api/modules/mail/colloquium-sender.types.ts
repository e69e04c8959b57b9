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

@InputType()
export class SaveColloquiumSenderInput {
  @Field(() => ID)
  colloquiumId!: string;

  @Field(() => Int, { description: 'The version that was read: a save on top of another’s is refused as CONFLICT.' })
  version!: number;

  @Field(() => String)
  name!: string;

  @Field(() => String, { description: 'Empty takes the mailbox away.' })
  address!: string;

  @Field(() => String)
  host!: string;

  @Field(() => Int, { nullable: true })
  port!: number | null;

  @Field(() => Boolean)
  isSecure!: boolean;

  @Field(() => String)
  userName!: string;

  @Field(() => String, { description: 'The mask keeps the one that is kept, as long as server and user name stay.' })
  password!: string;

  @Field(() => String, { nullable: true })
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
