// One line of a person's sign-in history: a session, or a try with a wrong password.
import { Field, ObjectType } from 'type-graphql';
import type { SessionEndReason as EndReason } from '../../../context.ts';
import { Auth } from '../../../graphql/auth.ts';
import { connectionTypes } from '../../../graphql/connection.ts';
import { describedEnum } from '../../../graphql/described-enum.ts';
import { DateTime } from '../../../graphql/scalars.ts';
import { endReasonRules, SessionEndReason } from '../viewer/accounts.types.ts';

export type SignInOutcome = EndReason | 'LIVE' | 'PENDING' | 'ABANDONED' | 'WRONG_PASSWORD';

const SignInOutcomes: Readonly<{ [K in SignInOutcome]: K }> = {
  ...SessionEndReason,
  LIVE: 'LIVE',
  PENDING: 'PENDING',
  ABANDONED: 'ABANDONED',
  WRONG_PASSWORD: 'WRONG_PASSWORD',
};
describedEnum(SignInOutcomes, {
  name: 'SignInOutcome',
  description: 'What became of a sign-in: how its session ended, or how it stands.',
  values: {
    ...endReasonRules,
    LIVE: 'The session can be used.',
    PENDING: 'The account was online elsewhere, and nobody has decided yet which session stays.',
    ABANDONED: 'The account was online elsewhere, and nobody took the session over in time.',
    WRONG_PASSWORD: 'The password was wrong; there was no session.',
  },
});

@Auth()
@ObjectType({ description: 'A sign-in to the viewer’s account, or a try with a wrong password.' })
export class SignInRecord {
  /** Even for sessions, odd for failures: two tables in one list. */
  id!: number;

  /** While it is live or pending. */
  sessionId!: number | null;

  @Field(() => DateTime, { description: 'When it was, in UTC.' })
  at!: Date;

  @Field(() => String, { description: 'The IP address that it came from.' })
  address!: string;

  @Field(() => String, { description: 'What the browser called itself; empty when it was not noted.' })
  userAgent!: string;

  @Field(() => SignInOutcomes, { description: 'What became of it.' })
  outcome!: SignInOutcome;

  @Field(() => DateTime, { nullable: true, description: 'When its session ended, in UTC; null: it has not, or there was none.' })
  endedAt!: Date | null;

  @Field(() => Boolean, { description: 'The session that asks.' })
  isCurrent!: boolean;
}

export const { Connection: SignInRecordConnection } = connectionTypes('SignInRecord', () => SignInRecord);
