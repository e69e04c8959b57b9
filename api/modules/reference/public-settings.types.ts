// Public settings; other modules hang their own public fields on it.
import { Field, ObjectType } from 'type-graphql';
import { ListSize } from '../../graphql/list-size.ts';

@ObjectType({ description: 'An account that a visitor of a demo may sign in with.' })
export class DemoAccount {
  @Field(() => String, { description: 'What to sign in with: a mail address.' })
  account!: string;

  @Field(() => String, { description: 'The same for everybody to read.' })
  password!: string;

  @Field(() => String, { description: 'Of the person in the story of the demo.' })
  name!: string;

  @Field(() => [String], { description: 'Names of its roles in the reader’s language.' })
  roles!: string[];
}

@ObjectType({ description: 'What the sign-in page needs before anyone is known.' })
export class PublicSettings {
  @Field(() => String, { description: 'What the product is called in the reader’s language.' })
  productName!: string;

  @Field(() => String, { description: 'Whose periodicals and conferences these are, in the reader’s language.' })
  publisherName!: string;

  @Field(() => String, { description: 'How the product runs: production, demo, dev or test.' })
  mode!: string;

  @ListSize(50, 10)
  @Field(() => [DemoAccount], { description: 'Empty outside demo and development.' })
  demoAccounts!: DemoAccount[];
}
