// What anyone may know before they are known; other modules hang their own public fields on it.
import { Field, ObjectType } from 'type-graphql';

@ObjectType()
export class DemoAccount {
  @Field(() => String)
  account!: string;

  @Field(() => String)
  password!: string;

  @Field(() => String)
  name!: string;

  @Field(() => [String], { description: 'Names of its roles in the reader’s language.' })
  roles!: string[];
}

@ObjectType({ description: 'What the sign-in page needs before anyone is known.' })
export class PublicSettings {
  @Field(() => String)
  productName!: string;

  @Field(() => String)
  publisherName!: string;

  @Field(() => String)
  mode!: string;

  @Field(() => [DemoAccount], { description: 'Empty outside demo and development.' })
  demoAccounts!: DemoAccount[];
}
