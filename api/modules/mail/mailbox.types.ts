// A mailbox in the API, a journal's or the publisher's: its fields, and the input of a save.
import { Auth, input, InputType, Int, maybe, ObjectType, one, output } from '../../graphql/declare.ts';

@Auth({ roles: ['OPERATIONS'] })
@ObjectType()
export abstract class MailboxType extends output({
  name: one(String, 'What readers see beside the address; empty: the product’s name.'),
  address: one(String, 'Empty: none; the next sender in line is used.'),
  host: one(String, 'Its SMTP server. Empty: the publisher’s own sends, with this address as sender.'),
  port: maybe(Int, 'The port of the SMTP server; null without one.'),
  isSecure: one(Boolean, 'Encrypted from the first byte on; else as soon as the server offers it.'),
  userName: one(String, 'The user name at the SMTP server; empty: it asks for none.'),
  password: one(String, 'A mask where one is kept, else empty; never the password.'),
  version: one(Int, '0 while there is none.'),
}) {}

@InputType()
export abstract class MailboxInput extends input({
  version: one(Int, 'The version that was read: a save on top of another’s is refused as CONFLICT.'),
  name: one(String, 'What readers see beside the address. Empty: the product’s name.'),
  address: one(String, 'Empty takes the mailbox away.'),
  host: one(String, 'Its SMTP server. Empty: the publisher’s own sends.'),
  isSecure: one(Boolean, 'Encrypted from the first byte on; else as soon as the server offers it.'),
  userName: one(String, 'The user name at the SMTP server; empty: it asks for none.'),
  password: one(String, 'The mask keeps the one that is kept, as long as server and user name stay.'),
  clientMutationId: maybe(String, 'Comes back in the answer.'),
  port: maybe(Int, 'The port of the server; null without one.'),
}) {}
