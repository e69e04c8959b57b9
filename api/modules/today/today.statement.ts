// Which manuscripts are the viewer's work today, from the expressions of the lists (contribution.visibility.ts): what is pending there is
// pending here, and what a list leaves out is not counted here either. One statement for each role.
import { expressionBuilder, sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';
import { RoleKind } from '../../../shared/roles.ts';
import {
  ContributionState as S,
  outstandingReviews,
  ReviewStatus,
  roundStates,
  type ContributionStateId,
} from '../../../shared/workflow.ts';
import { LATE_FIRST, MOST_TODAY, type TodayGroupName } from '../../../shared/today.ts';
import type { ViewerSession } from '../../context.ts';
import type { Tables } from '../../database/tables.ts';
import { conflictsOf } from '../accounts/addresses/authorship.ts';
import { authoredBy, handledBy, pendingFor, pendingForAuthor, reviewedBy } from '../contributions/access/contribution.visibility.ts';
import { isLate, isOfRound, mayKnowRounds } from '../contributions/access/rounds.ts';

const eb = expressionBuilder<Tables, 'contribution'>();
const text = (group: TodayGroupName) => sql.lit(group);
const states = (some: readonly ContributionStateId[]) => sql.join(some.map((state) => sql.lit(state)));

/** Nothing follows for the office: decided, or at the press. */
const CLOSED = [S.NOT_ACCEPTED, S.REJECTED, S.COMPILED, S.SINGLE_PUBLISHED, S.PRESS_REVIEWING];

/**
 * What of a viewer's work could be shown today, by the role, in the columns contribution_id, review_id, kind (NEW, ANSWERED, OTHERS, or
 * null), due_on, since and late_reviewers; null: nothing ever waits for this role.
 */
function workOf(viewer: ViewerSession, today: string): RawBuilder<unknown> | null {
  switch (viewer.kind) {
    case RoleKind.AUTHOR:
      return authors(viewer);
    case RoleKind.REVIEWER:
      return viewer.hasConfirmedAddress ? reviewers(viewer) : null;
    case RoleKind.EDITOR:
    case RoleKind.EXECUTIVE_EDITOR:
    case RoleKind.EDITOR_IN_CHIEF:
    case RoleKind.ASSOCIATE_EDITOR_IN_CHIEF:
    case RoleKind.PUBLISHING_EDITOR:
      return office(viewer, today);
    default:
      return null;
  }
}

/** Authors are told no day and not since when: both would tell what the office did. */
function authors(viewer: ViewerSession): RawBuilder<unknown> {
  return sql`select contribution.id as contribution_id, null::int as review_id, null::text as kind, null::date as due_on,
      null::timestamptz as since, null::int as late_reviewers
    from contribution where ${eb.and([authoredBy(eb, viewer), pendingForAuthor(eb, viewer)])}`;
}

/** As the list of invitations has them. */
function reviewers({ userId, identity }: ViewerSession): RawBuilder<unknown> {
  const isOpen = sql.join(outstandingReviews.map((status) => sql.lit(status)));
  return sql`select review.contribution_id, review.id as review_id,
      case when review.status = ${sql.lit(ReviewStatus.PENDING)} then 'NEW' end as kind,
      case when review.status = ${sql.lit(ReviewStatus.PENDING)} then review.answer_due_on else review.review_due_on end as due_on,
      review.invited_at as since, null::int as late_reviewers
    from review join contribution on contribution.id = review.contribution_id
    where review.reviewer_id = ${userId} and review.status in (${isOpen}) and contribution.state <> ${sql.lit(S.UNFINISHED)}
      and contribution.id not in ${conflictsOf(identity)}`;
}

function office(viewer: ViewerSession, today: string): RawBuilder<unknown> {
  const isPending = pendingFor(eb, viewer);
  const inRound = sql<SqlBool>`contribution.state in (${states(roundStates)})`;
  const ofRound = sql`from review r where ${isOfRound('contribution')}`;
  const hasAnswer = sql<SqlBool>`exists (select ${ofRound} and r.status = ${sql.lit(ReviewStatus.FINISHED)})`;
  const late = sql`(select count(*)::int ${ofRound} and ${isLate(today)})`;
  // An office holder who reviews the manuscript learns nothing of the other reviews from its group (review.policy.ts).
  const isKnown = mayKnowRounds(viewer)
    ? sql<SqlBool>`${inRound} and contribution.id not in ${reviewedBy(viewer.identity)}`
    : sql<SqlBool>`false`;
  return sql`select contribution.id as contribution_id, null::int as review_id,
      case when not (${isPending}) or (${inRound} and not (${isKnown} and ${hasAnswer})) then 'OTHERS'
        when contribution.state = ${sql.lit(S.NEW_SUBMISSION)} then 'NEW'
        when ${inRound} then 'ANSWERED' end as kind,
      contribution.due_on, contribution.state_changed_at as since, case when ${isKnown} then ${late} end as late_reviewers
    from contribution where ${handledBy(eb, viewer)} and ((${isPending}) or (${othersOf(viewer)}))`;
}

/** What the viewer looks after while others have it. */
function othersOf(viewer: ViewerSession): Expression<SqlBool> {
  const isOpen = sql<SqlBool>`contribution.state not in (${states(CLOSED)})`;
  switch (viewer.kind) {
    case RoleKind.EDITOR:
      return eb.and([isOpen, eb('contribution.editor_id', '=', viewer.userId)]);
    case RoleKind.ASSOCIATE_EDITOR_IN_CHIEF:
      return eb.and([isOpen, eb('contribution.deputy_id', '=', viewer.userId)]);
    // A publishing editor has what is in pre-review, and nothing before or after it.
    case RoleKind.PUBLISHING_EDITOR:
      return sql<SqlBool>`false`;
    default:
      return isOpen;
  }
}

/** A row of the statement. `counts` are those of all groups, with what is not listed. */
export interface TodayRow {
  id: number;
  review_id: number | null;
  grp: TodayGroupName;
  due_on: string | null;
  /** In milliseconds since 1970. */
  since: number | null;
  late_reviewers: number | null;
  until: string | null;
  reason: string | null;
  counts: Partial<Record<TodayGroupName, number>>;
}

/**
 * The statement, or null where nothing ever waits. A day decides before the kind does: what is late stands with what is late. `columns` and
 * `joins` read the manuscripts along with it.
 */
export function todayStatement(
  viewer: ViewerSession,
  today: string,
  { columns, joins }: { columns: RawBuilder<unknown>; joins: RawBuilder<unknown> },
): RawBuilder<TodayRow> | null {
  const work = viewer.onlyReview ? null : workOf(viewer, today);
  if (!work) return null;
  const places = sql.join(
    LATE_FIRST.map((group, place) => sql`when ${text(group)} then ${sql.lit(place)}`),
    sql` `,
  );
  return sql<TodayRow>`with work as (${work}),
    grouped as (
      select work.*, p.until::text as until, p.reason,
        case when p.until > ${today}::date then ${text('PUT_OFF')}
          when work.kind = 'OTHERS' then ${text('WAITING_FOR_OTHERS')}
          when work.due_on < ${today}::date then ${text('OVERDUE')}
          when work.due_on = ${today}::date then ${text('TODAY')}
          when work.kind = 'NEW' then ${text('NEW')}
          when work.kind = 'ANSWERED' then ${text('REVIEWERS_ANSWERED')}
          when work.due_on <= ${today}::date + 7 then ${text('THIS_WEEK')}
          else ${text('LATER')} end as grp
      from work left join put_off p on p.user_id = ${viewer.userId} and p.contribution_id = work.contribution_id and p.until > ${today}::date),
    listed as (
      select grouped.*, row_number() over (order by case grp ${places} end, coalesce(late_reviewers, 0) = 0, due_on nulls last, since, contribution_id, review_id) as place
      from grouped)
    select listed.review_id, listed.grp, listed.due_on::text as due_on, (extract(epoch from listed.since) * 1000)::float8 as since, listed.late_reviewers, listed.until, listed.reason,
      (select json_object_agg(counted.grp, counted.count) from (select grp, count(*)::int as count from grouped group by grp) as counted) as counts, ${columns}
    from listed join contribution on contribution.id = listed.contribution_id ${joins}
    where listed.place <= ${MOST_TODAY} order by listed.place`;
}
