// People invited to submit to a journal, and people who may be, as the offices of the journal see them.
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { MAX_RICH_TEXT_BYTES } from '../../../shared/rich-text.ts';
import { Auth } from '../../graphql/auth.ts';
import { Longest } from '../../graphql/bounds.ts';
import { connectionTypes } from '../../graphql/connection.ts';
import { describedEnum } from '../../graphql/described-enum.ts';
import { DateTime } from '../../graphql/scalars.ts';
import { NewPersonInput } from '../accounts/registration/account.inputs.ts';
import { MailFate, type MailFateName } from '../mail/mail-fate.ts';
import { Sex } from '../accounts/viewer/accounts.types.ts';

/** Roles that invite authors: the offices of a journal (S2 §2.13). */
export const INVITING_AUTHORS = ['EDITOR', 'EXECUTIVE_EDITOR', 'EDITOR_IN_CHIEF', 'ASSOCIATE_EDITOR_IN_CHIEF'] as const;

export const AuthorSearchMode = { ACCURATE: 'ACCURATE', FUZZY: 'FUZZY' } as const;
describedEnum(AuthorSearchMode, {
  name: 'AuthorSearchMode',
  description: 'How authors are searched.',
  values: { ACCURATE: 'The whole name or person code.', FUZZY: 'Parts of the name, the code or the unit.' },
});

export const AuthorInvitationState = { OPEN: 'OPEN', USED: 'USED' } as const;
export type AuthorInvitationStateName = keyof typeof AuthorInvitationState;
describedEnum(AuthorInvitationState, {
  name: 'AuthorInvitationState',
  description: 'What has become of a special invitation.',
  values: { OPEN: 'Nothing has been submitted with it yet.', USED: 'A manuscript was submitted with it.' },
});

@Auth({ roles: INVITING_AUTHORS })
@ObjectType({ description: 'Somebody who may be invited to submit.' })
export class AuthorFound {
  @Field(() => String)
  code!: string;

  @Field(() => String)
  realName!: string;

  @Field(() => Sex, { nullable: true })
  sex!: number | null;

  @Field(() => String)
  email!: string;

  @Field(() => String, { nullable: true, description: 'In the language of the reader.' })
  professionalTitle!: string | null;

  @Field(() => [String], { description: 'Where the person works, the main unit first.' })
  companies!: string[];

  @Field(() => Boolean, { description: 'Has an invitation of the journal that is still good.' })
  isInvited!: boolean;
}

@Auth({ roles: INVITING_AUTHORS })
@ObjectType({ description: 'A special invitation to submit to a journal.' })
export class AuthorInvitationRow {
  id!: number;

  @Field(() => ID, { description: 'For correctAuthorInvitation; node() finds nothing by it.' })
  invitationId!: string;

  @Field(() => DateTime, { description: 'When the invitation was made, in UTC.' })
  invitedAt!: Date;

  @Field(() => String, { description: 'Name of the journal, in the language of the reader.' })
  colloquiumName!: string;

  @Field(() => String)
  code!: string;

  @Field(() => String)
  realName!: string;

  @Field(() => Sex, { nullable: true })
  sex!: number | null;

  @Field(() => String)
  email!: string;

  @Field(() => String, { nullable: true, description: 'The unit that the invitation named; null: none.' })
  company!: string | null;

  @Field(() => String, { nullable: true, description: 'Who invited; null for invitations from before that was noted.' })
  inviterName!: string | null;

  @Field(() => AuthorInvitationState, { description: 'Whether a manuscript has been submitted with it.' })
  state!: AuthorInvitationStateName;

  @Field(() => MailFate, {
    nullable: true,
    description: 'What became of its last letter; null for invitations from before that was noted.',
  })
  letterFate!: MailFateName | null;

  @Field(() => String, { nullable: true, description: 'Why it did not arrive, or has not gone out yet; without addresses.' })
  letterFailure!: string | null;

  @Field(() => Boolean, { description: 'Its letter did not arrive, and it may go to another address.' })
  viewerCanCorrectAddress!: boolean;

  @Field(() => Boolean, { description: 'The person has an account that can be signed in to.' })
  isRegistered!: boolean;
}

export const { Connection: AuthorInvitationConnection } = connectionTypes('AuthorInvitationRow', () => AuthorInvitationRow);

@InputType({ description: 'Somebody to invite: by person code, or typed in.' })
export class AuthorToInvite {
  @Field(() => String, { nullable: true, description: 'Person code.' })
  code?: string | null;

  @Field(() => String, { nullable: true, description: 'The unit to name; left out: the main one.' })
  company?: string | null;

  @Field(() => NewPersonInput, { nullable: true, description: 'Instead of the code, for who is not in the register.' })
  newAuthor?: NewPersonInput | null;
}

@InputType()
export class InviteAuthorsInput {
  @Field(() => ID, { description: 'The journal that invites.' })
  colloquiumId!: string;

  @Field(() => [AuthorToInvite], { description: 'At most 50.' })
  authors!: AuthorToInvite[];

  @Longest(MAX_RICH_TEXT_BYTES)
  @Field(() => String, {
    nullable: true,
    description: 'The letter as it was edited, as rich text; its places are filled for each. Left out: the template of the journal.',
  })
  letter?: string | null;

  @Field(() => String, { nullable: true, description: 'Comes back in the payload.' })
  clientMutationId?: string | null;
}

@Auth({ roles: INVITING_AUTHORS })
@ObjectType()
export class InviteAuthorsPayload {
  @Field(() => Int, { description: 'How many were invited; who has an invitation that is still good is not invited again.' })
  invitedCount!: number;

  @Field(() => [String], { description: 'Names of those who had one.' })
  alreadyInvited!: string[];

  @Field(() => String, { nullable: true })
  clientMutationId!: string | null;
}

@InputType()
export class CorrectAuthorInvitationInput {
  @Field(() => ID, { description: 'The invitation whose letter did not arrive.' })
  invitationId!: string;

  @Field(() => String, { description: 'Where it goes now; the same address, to send it again there.' })
  email!: string;

  @Field(() => String, { nullable: true, description: 'Comes back in the payload.' })
  clientMutationId?: string | null;
}

@Auth({ roles: INVITING_AUTHORS })
@ObjectType()
export class CorrectAuthorInvitationPayload {
  @Field(() => String, { nullable: true })
  clientMutationId!: string | null;
}
