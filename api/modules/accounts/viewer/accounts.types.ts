// GraphQL types of accounts: the viewer as they see themselves, and a person as others may see them.
import type { PersonName } from '../../../../shared/forms/person-name.ts';
import type { SessionEndReason as EndReason, ViewerSession } from '../../../context.ts';
import { Auth, describedEnum, ID, input, InputType, many, maybe, ObjectType, one, output } from '../../../graphql/declare.ts';
import { Node } from '../../../graphql/node.ts';

export const Language = { ZH_CN: 'zh-CN', EN_US: 'en-US' } as const;
const SessionStatus = { ACTIVE: 'active', PENDING: 'pending' } as const;
export const SessionEndReason: Readonly<{ [K in EndReason]: K }> = {
  SIGNED_OUT: 'SIGNED_OUT',
  REPLACED: 'REPLACED',
  EXPIRED: 'EXPIRED',
  DISABLED: 'DISABLED',
  PASSWORD_CHANGED: 'PASSWORD_CHANGED',
  ADDRESS_CONFIRMED: 'ADDRESS_CONFIRMED',
};
export const Sex = { MALE: 0, FEMALE: 1 } as const;

/** The name that forms use; null when it was left out. */
export function sexName(sex: number | null | undefined): keyof typeof Sex | null {
  return sex === Sex.MALE ? 'MALE' : sex === Sex.FEMALE ? 'FEMALE' : null;
}

/** How a session ended; the history of sign-ins says it in the same words. */
export const endReasonRules: Readonly<Record<EndReason, string>> = {
  SIGNED_OUT: 'The person signed out, or ended it from another machine.',
  REPLACED: 'The account signed in elsewhere and took the session over.',
  EXPIRED: 'It was idle for too long.',
  DISABLED: 'An administrator disabled the account.',
  PASSWORD_CHANGED: 'The password was changed, which ends every session of the account.',
  ADDRESS_CONFIRMED: 'Its person proved the mailbox, which ends what was opened before anybody had.',
};

describedEnum(Language, 'Language', 'The languages of the screens, letters and messages.', {
  ZH_CN: 'Chinese, in simplified characters.',
  EN_US: 'English.',
});
describedEnum(SessionStatus, 'SessionStatus', 'Whether a new session can be used at once.', {
  ACTIVE: 'The session can be used.',
  PENDING: 'The account is online elsewhere: takeOverSession makes this session active and ends the other.',
});
describedEnum(SessionEndReason, 'SessionEndReason', 'Why a session ended.', endReasonRules);
describedEnum(Sex, 'Sex', 'As a form states it; null where it was not stated.', { MALE: 'Male.', FEMALE: 'Female.' });

@Auth()
@ObjectType('Viewer', { implements: Node, description: 'The signed-in person as they see themselves.' })
export class ViewerType extends output({
  realName: one(String),
  code: one(String),
  language: one(() => Language, 'The language of the screens, letters and messages.'),
  allowedPaths: many(String, 'Paths under /main that the current role may open.'),
}) {
  id!: number;
  nameParts!: PersonName | null;
}

/** A session as its person sees it. */
export function viewerOf({ userId, realName, nameParts, personCode, language, allowedPaths }: ViewerSession): ViewerType {
  // An instance, so that `node(id)` knows its type.
  return Object.assign(new ViewerType(), { id: userId, realName, nameParts, code: personCode, language, allowedPaths });
}

@Auth()
@ObjectType({ description: 'A person as others may see them.' })
export class Person extends output({
  realName: one(String),
  code: maybe(String, 'The person code, A and six digits, by which inputs name a person; null for readers who may not know it.'),
}) {
  userId!: number;
  nameParts?: PersonName | null;
}

@InputType()
export class SignInInput extends input({
  account: one(String, 'Email or user name.'),
  password: one(String, 'The password of the account.'),
  captchaId: maybe(ID, 'With `captcha`: the picture and what it says. A mailed code takes their place.'),
  captcha: maybe(String, 'The letters and digits of the picture.'),
  mailedCode: maybe(String, 'What requestSignInCode mailed.'),
  rememberMe: one(Boolean, 'Whether the session lasts for days without use instead of hours.'),
  language: one(() => Language, 'The language of the session, until the person switches it.'),
}) {}

@ObjectType()
export class SignInPayload extends output({
  token: one(String, 'Send it in the token header. Not yet usable while PENDING.'),
  status: one(() => SessionStatus, 'Whether the token can be used at once.'),
}) {}

@InputType()
export class TakeOverSessionInput extends input({ pendingToken: one(String, 'The token that signIn answered as PENDING.') }) {}

@ObjectType()
export class TakeOverSessionPayload extends output({ token: one(String, 'Send it in the token header; the session is active.') }) {}

@ObjectType()
export class SignOutPayload extends output({ ok: one(Boolean) }) {}

@InputType()
export class SwitchRoleInput extends input({ roleId: one(ID, 'One of the viewer’s own roles.') }) {}

@Auth()
@ObjectType()
export class SwitchRolePayload extends output({ viewer: one(() => ViewerType) }) {}

@InputType()
export class SwitchLanguageInput extends input({
  language: one(() => Language, 'The language of the screens, letters and messages from now on.'),
}) {}

@Auth()
@ObjectType()
export class SwitchLanguagePayload extends output({ viewer: one(() => ViewerType) }) {}

@ObjectType({ description: 'The session of this very socket is over; the socket closes next.' })
export class SessionEnded extends output({ reason: one(() => SessionEndReason, 'What ended it.') }) {}
