// Public settings; other modules hang their own public fields on it.
import { ListSize, many, ObjectType, one, output } from '../../graphql/declare.ts';

@ObjectType({ description: 'An account that a visitor of a demo may sign in with.' })
export class DemoAccount extends output({
  account: one(String, 'What to sign in with: a mail address.'),
  password: one(String, 'The same for everybody to read.'),
  name: one(String, 'The name of the person in the story of the demo.'),
  roles: many(String, 'Names of its roles in the reader’s language.'),
}) {}

@ObjectType({ description: 'What the sign-in page needs before anyone is known.' })
export class PublicSettings extends output({
  productName: one(String, 'What the product is called in the reader’s language.'),
  publisherName: one(String, 'The publisher whose periodicals and conferences these are, in the reader’s language.'),
  mode: one(String, 'How the product runs: production, demo, dev or test.'),
  demoAccounts: many(() => DemoAccount, 'Empty outside demo and development.', ListSize(50, 10)),
}) {}
