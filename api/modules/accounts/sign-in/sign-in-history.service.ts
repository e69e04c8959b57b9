// Where and when an account was signed in to, for its person alone: sessions and wrong passwords of 180 days in one list, and ending a
// session from there.
import { sql, type RawBuilder } from 'kysely';
import { signedIn, signedInPerson, type Context } from '../../../context.ts';
import { query, type Tables } from '../../../database/tables.ts';
import { notFound } from '../../../errors.ts';
import { listField, orderInput } from '../../../graphql/list-field.ts';
import { ViewerType } from '../viewer/accounts.types.ts';
import { Session } from '../sessions/session.entity.ts';
import { endSession } from '../sessions/session-end.ts';
import { DAY_MS, HISTORY_DAYS } from './sign-in-failures.ts';
import { SignInRecordConnection, type SignInOutcome, type SignInRecord } from './sign-in-record.types.ts';
import { madeOf } from '../../../graphql/connection.ts';
import { by } from '../../../graphql/page-plan.ts';

interface RecordRow {
  id: number;
  at: string;
  address: string;
  user_agent: string;
  outcome: SignInOutcome;
  ended_at: string | null;
  session_id: number | null;
}

type Records = Tables & { record: RecordRow };

function records(userId: number, now: Date): RawBuilder<RecordRow> {
  const since = new Date(now.getTime() - HISTORY_DAYS * DAY_MS);
  return sql<RecordRow>`(
    select s.id * 2 as id, s.created_at as at, s.address, coalesce(s.user_agent, '') as user_agent,
      case when s.status = 'ended' then coalesce(s.end_reason, 'EXPIRED')
        when s.status = 'pending' then case when s.expires_at > ${now} then 'PENDING' else 'ABANDONED' end
        when s.expires_at > ${now} then 'LIVE' else 'EXPIRED' end as outcome,
      coalesce(s.ended_at, case when s.expires_at <= ${now} then s.expires_at end) as ended_at,
      case when s.status <> 'ended' and s.expires_at > ${now} then s.id end as session_id
    from session s where s.user_id = ${userId} and s.review_id is null and s.created_at > ${since}
    union all
    select f.id * 2 + 1, f.at, f.address, f.user_agent, 'WRONG_PASSWORD', null, null
    from sign_in_failure f where f.user_id = ${userId} and f.at > ${since})`;
}

function recordOf(
  { at, user_agent: userAgent, ended_at: endedAt, session_id: liveId, ...row }: RecordRow,
  currentId: number | null,
): SignInRecord {
  return {
    ...row,
    at: new Date(at),
    userAgent,
    endedAt: endedAt === null ? null : new Date(endedAt),
    sessionId: liveId,
    isCurrent: liveId !== null && liveId === currentId,
  };
}

/** The person's own sign-ins, newest first. */
export const signIns = listField<Context, Records, 'record', SignInRecord>({
  on: () => ViewerType,
  name: 'signIns',
  description: 'The viewer’s sign-ins of the last 180 days, newest first.',
  type: () => SignInRecordConnection,
  rows(ctx) {
    const { userId, sessionId } = signedIn(ctx);
    const source = records(userId, ctx.clock.now()).as('record');
    const db = query(ctx.em);
    return {
      db,
      query: db.selectFrom(source).selectAll('record'),
      id: sql.ref('record.id'),
      load: madeOf<RecordRow, SignInRecord>((found) => found.map((row) => recordOf(row, sessionId))),
    };
  },
  order: orderInput(
    'SignInOrder',
    { AT: by('signIn', 'When it was.', ['record.at', 'timestamptz'], 'record.id') },
    { field: 'AT', direction: 'desc' },
  ),
});

/** Ends one of the person's own sessions on any device. Errors: NOT_FOUND, also for other people's. */
export async function endOwnSession(ctx: Context, sessionId: number): Promise<void> {
  const session = await ctx.em.findOne(Session, { id: sessionId, user: signedInPerson(ctx).userId, status: { $ne: 'ended' } });
  if (!session) throw notFound();
  await endSession(ctx, session.id, 'SIGNED_OUT');
}
