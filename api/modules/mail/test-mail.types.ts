// The letter that tries a mailbox, in the API.
import { Auth, DateTime, maybe, ObjectType, one, output } from '../../graphql/declare.ts';
import { MailFate } from './mail-fate.ts';

@Auth({ roles: ['OPERATIONS'] })
@ObjectType({ description: 'A letter that the viewer sent to themselves to see whether the publisher’s or a journal’s mailbox works.' })
export class TestMail extends output({
  to: one(String, 'The address of the viewer that it goes to.'),
  fate: one(() => MailFate, 'What has become of it so far.'),
  error: maybe(String, 'Why it was not taken, or has not gone out yet: as the mail server said, or what kind of failure it was.'),
  createdAt: one(DateTime, 'When it was asked for, in UTC.'),
}) {}
