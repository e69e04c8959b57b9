// The round of reviewers that runs on a manuscript: how many are back, and whose day has gone by. Told to an office that may know its
// reviewers (`contribution.viewRound`), and to nobody else: the filter by late reviewers and their number follow the same rule.
import { sql, type Expression, type ExpressionBuilder, type RawBuilder, type SqlBool } from 'kysely';
import { dayOf } from '../../../../shared/day.ts';
import { ReviewStatus, roundStates, type ContributionStateId } from '../../../../shared/workflow.ts';
import { defineLoader, signedIn, type Context, type ViewerSession } from '../../../context.ts';
import { query, type Tables } from '../../../database/tables.ts';
import { officesOf } from '../../colloquiums/colloquium.policy.ts';
import { reviewedBy } from './contribution.visibility.ts';

const status = (name: keyof typeof ReviewStatus) => sql.lit(ReviewStatus[name]);
const isOpen = sql<SqlBool>`r.status in (${status('PENDING')}, ${status('ACCEPTED')})`;
const isOut = sql<SqlBool>`r.status in (${status('PENDING')}, ${status('ACCEPTED')}, ${status('FINISHED')})`;

/** The day by which its reviewer has to answer, or to hand in. */
const day = sql<string>`case r.status when ${status('PENDING')} then r.answer_due_on when ${status('ACCEPTED')} then r.review_due_on end`;
export const isLate = (today: string) => sql<SqlBool>`(${isOpen} and ${day} < ${today}::date)`;

/** Invitations `r` of the round that runs on a manuscript `c`: not of an earlier journal, nor of a round that is over. */
export const isOfRound = (c: 'c' | 'contribution') =>
  sql<SqlBool>`r.contribution_id = ${sql.ref(`${c}.id`)} and r.review_round = ${sql.ref(`${c}.review_round`)} and r.log_group = ${sql.ref(`${c}.log_group`)}`;

/** Whether the readers of this role may know of rounds at all. */
export const mayKnowRounds = (viewer: ViewerSession): boolean => officesOf(viewer).length > 0;

export const hasRound = (state: ContributionStateId): boolean => roundStates.includes(state);

/** Of the manuscripts that the viewer handles, those with a round in which a reviewer is late, and whose reviewers the viewer may know. */
export function withLateReviewers(eb: ExpressionBuilder<Tables, 'contribution'>, ctx: Context): Expression<SqlBool> {
  if (!mayKnowRounds(signedIn(ctx))) return sql<SqlBool>`false`;
  return eb.and([
    eb('contribution.state', 'in', roundStates),
    sql<SqlBool>`exists (select from review r where ${isOfRound('contribution')} and ${isLate(dayOf(ctx.clock.now()))})`,
    eb('contribution.id', 'not in', reviewedBy(signedIn(ctx).identity)),
  ]);
}

interface Round {
  invited: number;
  returned: number;
  late: number;
  /** The day of the one who is late longest. */
  lateSince: string | null;
  /** Of the late, those who have not been reminded by hand today. */
  remindable: number;
}

const NO_ROUND: Round = { invited: 0, returned: 0, late: 0, lateSince: null, remindable: 0 };

const remindedOn: RawBuilder<string> = sql`(r.reminded_at at time zone 'Asia/Shanghai')::date`;

/** The rounds of these manuscripts. */
export const roundOf = defineLoader(async (ctx, ids: readonly number[]) => {
  const today = dayOf(ctx.clock.now());
  const { rows } = await sql<Round & { id: number }>`select c.id, count(*) filter (where ${isOut})::int as invited,
      count(*) filter (where r.status = ${status('FINISHED')})::int as returned,
      count(*) filter (where ${isLate(today)})::int as late, (min(${day}) filter (where ${isLate(today)}))::text as "lateSince",
      count(*) filter (where ${isLate(today)} and ${remindedOn} is distinct from ${today}::date)::int as remindable
    from contribution c join review r on ${isOfRound('c')} where c.id = any(${ids}) group by c.id`.execute(query(ctx.em));
  const found = new Map(rows.map(({ id, ...round }) => [id, round]));
  return ids.map((id) => found.get(id) ?? NO_ROUND);
});
