// One line of a person's sign-in history: a session, or a try with a wrong password.
import type { SessionEndReason as EndReason } from '../../../context.ts';
import { Auth, DateTime, describedEnum, maybe, ObjectType, one, output } from '../../../graphql/declare.ts';
import { connectionTypes } from '../../../graphql/connection.ts';
import { endReasonRules, SessionEndReason } from '../viewer/accounts.types.ts';

export type SignInOutcome = EndReason | 'LIVE' | 'PENDING' | 'ABANDONED' | 'WRONG_PASSWORD';

const SignInOutcomes: Readonly<{ [K in SignInOutcome]: K }> = {
  ...SessionEndReason,
  LIVE: 'LIVE',
  PENDING: 'PENDING',
  ABANDONED: 'ABANDONED',
  WRONG_PASSWORD: 'WRONG_PASSWORD',
};
describedEnum(SignInOutcomes, 'SignInOutcome', 'What became of a sign-in: how its session ended, or how it stands.', {
  ...endReasonRules,
  LIVE: 'The session can be used.',
  PENDING: 'The account was online elsewhere, and nobody has decided yet which session stays.',
  ABANDONED: 'The account was online elsewhere, and nobody took the session over in time.',
  WRONG_PASSWORD: 'The password was wrong; there was no session.',
});

@Auth()
@ObjectType({ description: 'A sign-in to the viewer’s account, or a try with a wrong password.' })
export class SignInRecord extends output({
  at: one(DateTime, 'When it was, in UTC.'),
  address: one(String, 'The IP address that it came from.'),
  userAgent: one(String, 'What the browser called itself; empty when it was not noted.'),
  outcome: one(() => SignInOutcomes, 'What became of it.'),
  endedAt: maybe(DateTime, 'When its session ended, in UTC; null: it has not, or there was none.'),
  isCurrent: one(Boolean, 'The session that asks.'),
}) {
  /** Even for sessions, odd for failures: two tables in one list. */
  id!: number;

  /** While it is live or pending. */
  sessionId!: number | null;
}

export const { Connection: SignInRecordConnection } = connectionTypes('SignInRecord', () => SignInRecord);
