// People invited to submit to a journal, and people who may be, as the offices of the journal see them.
import { MAX_RICH_TEXT_BYTES } from '../../../shared/rich-text.ts';
import {
  Auth,
  DateTime,
  ID,
  input,
  InputType,
  Int,
  Longest,
  many,
  maybe,
  namesEnum,
  ObjectType,
  one,
  output,
} from '../../graphql/declare.ts';
import { connectionTypes } from '../../graphql/connection.ts';
import { NewPersonInput } from '../accounts/registration/account.inputs.ts';
import { MailFate } from '../mail/mail-fate.ts';
import { Sex } from '../accounts/viewer/accounts.types.ts';

/** Roles that invite authors: the offices of a journal (S2 §2.13). */
export const INVITING_AUTHORS = ['EDITOR', 'EXECUTIVE_EDITOR', 'EDITOR_IN_CHIEF', 'ASSOCIATE_EDITOR_IN_CHIEF'] as const;

export const AuthorSearchMode = namesEnum('AuthorSearchMode', 'How authors are searched.', {
  ACCURATE: 'The whole name or person code.',
  FUZZY: 'Parts of the name, the code or the unit.',
});

const AuthorInvitationState = namesEnum('AuthorInvitationState', 'What has become of a special invitation.', {
  OPEN: 'Nothing has been submitted with it yet.',
  USED: 'A manuscript was submitted with it.',
});
export type AuthorInvitationStateName = keyof typeof AuthorInvitationState;

@Auth({ roles: INVITING_AUTHORS })
@ObjectType({ description: 'Somebody who may be invited to submit.' })
export class AuthorFound extends output({
  code: one(String),
  realName: one(String),
  displayName: one(String),
  sex: maybe<number>(() => Sex),
  email: one(String),
  professionalTitle: maybe(String, 'In the language of the reader.'),
  companies: many(String, 'Where the person works, the main unit first.'),
  isInvited: one(Boolean, 'Has an invitation of the journal that is still good.'),
}) {}

@Auth({ roles: INVITING_AUTHORS })
@ObjectType({ description: 'A special invitation to submit to a journal.' })
export class AuthorInvitationRow extends output({
  invitationId: one(ID, 'For correctAuthorInvitation; node() finds nothing by it.'),
  invitedAt: one(DateTime, 'When the invitation was made, in UTC.'),
  colloquiumName: one(String, 'Name of the journal, in the language of the reader.'),
  code: one(String),
  realName: one(String),
  displayName: one(String),
  sex: maybe<number>(() => Sex),
  email: one(String),
  company: maybe(String, 'The unit that the invitation named; null: none.'),
  inviterName: maybe(String, 'Who invited; null for invitations from before that was noted.'),
  state: one(() => AuthorInvitationState, 'Whether a manuscript has been submitted with it.'),
  letterFate: maybe(() => MailFate, 'What became of its last letter; null for invitations from before that was noted.'),
  letterFailure: maybe(String, 'Why it did not arrive, or has not gone out yet; without addresses.'),
  viewerCanCorrectAddress: one(Boolean, 'Its letter did not arrive, and it may go to another address.'),
  isRegistered: one(Boolean, 'The person has an account that can be signed in to.'),
}) {
  id!: number;
}

export const { Connection: AuthorInvitationConnection } = connectionTypes('AuthorInvitationRow', () => AuthorInvitationRow);

@InputType({ description: 'Somebody to invite: by person code, or typed in.' })
export class AuthorToInvite extends input({
  code: maybe(String, 'Person code.'),
  company: maybe(String, 'The unit to name; left out: the main one.'),
  newAuthor: maybe(() => NewPersonInput, 'Instead of the code, for a person who is not in the register.'),
}) {}

@InputType()
export class InviteAuthorsInput extends input({
  colloquiumId: one(ID, 'The journal that invites.'),
  authors: many(() => AuthorToInvite, 'At most 50.'),
  letter: maybe(
    String,
    'The letter as it was edited, as rich text; its places are filled for each. Left out: the template of the journal.',
    Longest(MAX_RICH_TEXT_BYTES),
  ),
  clientMutationId: maybe(String, 'Comes back in the payload.'),
}) {}

@Auth({ roles: INVITING_AUTHORS })
@ObjectType()
export class InviteAuthorsPayload extends output({
  invitedCount: one(Int, 'How many were invited; who has an invitation that is still good is not invited again.'),
  alreadyInvited: many(String, 'Names of those who had one.'),
  clientMutationId: maybe(String),
}) {}

@InputType()
export class CorrectAuthorInvitationInput extends input({
  invitationId: one(ID, 'The invitation whose letter did not arrive.'),
  email: one(String, 'Where it goes now; the same address, to send it again there.'),
  clientMutationId: maybe(String, 'Comes back in the payload.'),
}) {}

@Auth({ roles: INVITING_AUTHORS })
@ObjectType()
export class CorrectAuthorInvitationPayload extends output({ clientMutationId: maybe(String) }) {}
