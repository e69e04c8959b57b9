// GraphQL types of accounts: the viewer as they see themselves, and a person as others may see them.
import { Field, InputType, ObjectType, ID } from 'type-graphql';
import type { LanguageTag } from '../../../../shared/messages.ts';
import type { SessionEndReason as EndReason, ViewerSession } from '../../../context.ts';
import { Auth } from '../../../graphql/auth.ts';
import { describedEnum } from '../../../graphql/described-enum.ts';
import { Node } from '../../../graphql/node.ts';

export const Language = { ZH_CN: 'zh-CN', EN_US: 'en-US' } as const;
export const SessionStatus = { ACTIVE: 'active', PENDING: 'pending' } as const;
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

describedEnum(Language, {
  name: 'Language',
  description: 'The languages of the screens, letters and messages.',
  values: { ZH_CN: 'Chinese, in simplified characters.', EN_US: 'English.' },
});
describedEnum(SessionStatus, {
  name: 'SessionStatus',
  description: 'Whether a new session can be used at once.',
  values: {
    ACTIVE: 'The session can be used.',
    PENDING: 'The account is online elsewhere: takeOverSession makes this session active and ends the other.',
  },
});
describedEnum(SessionEndReason, { name: 'SessionEndReason', description: 'Why a session ended.', values: endReasonRules });
describedEnum(Sex, {
  name: 'Sex',
  description: 'As a form states it; null where it was not stated.',
  values: { MALE: 'Male.', FEMALE: 'Female.' },
});

@Auth()
@ObjectType('Viewer', { implements: Node, description: 'The signed-in person as they see themselves.' })
export class ViewerType {
  id!: number;

  @Field(() => String)
  realName!: string;

  @Field(() => String)
  code!: string;

  @Field(() => Language, { description: 'Of the screens, letters and messages.' })
  language!: LanguageTag;

  @Field(() => [String], { description: 'Paths under /main that the current role may open.' })
  allowedPaths!: string[];
}

/** A session as its person sees it. */
export function viewerOf({ userId, realName, personCode, language, allowedPaths }: ViewerSession): ViewerType {
  // An instance, so that `node(id)` knows its type.
  return Object.assign(new ViewerType(), { id: userId, realName, code: personCode, language, allowedPaths });
}

@Auth()
@ObjectType({ description: 'A person as others may see them.' })
export class Person {
  userId!: number;

  @Field(() => String)
  realName!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The person code, A and six digits, by which inputs name a person; null for who may not know it.',
  })
  code!: string | null;
}

@InputType()
export class SignInInput {
  @Field(() => String, { description: 'Email or user name.' })
  account!: string;

  @Field(() => String, { description: 'Of the account.' })
  password!: string;

  @Field(() => ID, { nullable: true, description: 'With `captcha`: the picture and what it says. A mailed code takes their place.' })
  captchaId?: string | null;

  @Field(() => String, { nullable: true, description: 'The letters and digits of the picture.' })
  captcha?: string | null;

  @Field(() => String, { nullable: true, description: 'What requestSignInCode mailed.' })
  mailedCode?: string | null;

  @Field(() => Boolean, { description: 'Whether the session lasts for days without use instead of hours.' })
  rememberMe!: boolean;

  @Field(() => Language, { description: 'Of the session, until the person switches it.' })
  language!: LanguageTag;
}

@ObjectType()
export class SignInPayload {
  @Field(() => String, { description: 'Send it in the token header. Not yet usable while PENDING.' })
  token!: string;

  @Field(() => SessionStatus, { description: 'Whether the token can be used at once.' })
  status!: 'active' | 'pending';
}

@InputType()
export class TakeOverSessionInput {
  @Field(() => String, { description: 'The token that signIn answered as PENDING.' })
  pendingToken!: string;
}

@ObjectType()
export class TakeOverSessionPayload {
  @Field(() => String, { description: 'Send it in the token header; the session is active.' })
  token!: string;
}

@ObjectType()
export class SignOutPayload {
  @Field(() => Boolean)
  ok!: boolean;
}

@InputType()
export class SwitchRoleInput {
  @Field(() => ID, { description: 'One of the viewer’s own roles.' })
  roleId!: string;
}

@Auth()
@ObjectType()
export class SwitchRolePayload {
  @Field(() => ViewerType)
  viewer!: ViewerType;
}

@InputType()
export class SwitchLanguageInput {
  @Field(() => Language, { description: 'Of the screens, letters and messages from now on.' })
  language!: LanguageTag;
}

@Auth()
@ObjectType()
export class SwitchLanguagePayload {
  @Field(() => ViewerType)
  viewer!: ViewerType;
}

@ObjectType({ description: 'The session of this very socket is over; the socket closes next.' })
export class SessionEnded {
  @Field(() => SessionEndReason, { description: 'What ended it.' })
  reason!: EndReason;
}
