// The periodicals and issues that their statistics count: those in the reader's departments, narrowed by the screen's filter. Rows, figures
// and sheets share it. Conferences have neither founding day nor months of publication, so they are left out.
import { sql, type AliasedRawBuilder, type Expression, type RawBuilder, type SqlBool } from 'kysely';
import { ID } from '../../graphql/declare.ts';
import { dayOf } from '../../../shared/day.ts';
import { signedIn, type Context } from '../../context.ts';
import { DateRange, dateFilter, dayFilter, filter, filterInput } from '../../graphql/list-field.ts';
import { soughtId } from '../../graphql/node.ts';
import { withThoseBelow } from '../accounts/viewer/role-departments.ts';
import { ColloquiumKind } from '../colloquiums/colloquium.enums.ts';
import { inScopeOfViewer } from '../organization/data-scope.ts';
import { IssueProgress, JournalState, type IssueProgressId, type JournalStateId } from './journal-statistics.types.ts';

const isPeriodical = (colloquium: string) => sql<SqlBool>`${sql.ref(`${colloquium}.kind`)} = ${sql.lit(ColloquiumKind.PERIODICAL)}`;
const inScope = (ctx: Context, colloquium: string) => inScopeOfViewer(signedIn(ctx), sql.ref(`${colloquium}.id`));

/** The journals of `colloquium`. */
export const visibleJournals = (ctx: Context): Expression<SqlBool> =>
  sql<SqlBool>`(${isPeriodical('colloquium')} and ${inScope(ctx, 'colloquium')})`;

export const journalFilter = filterInput('JournalStatusFilter', 'Narrows the statistics of journals, rows and figures alike.', {
  states: filter<Context, JournalStateId[]>({
    type: () => [JournalState],
    description: 'Any of these; none given: both.',
    where: (states) =>
      states.length > 0
        ? [sql<SqlBool>`colloquium.is_active = any(${states.map((state) => state === JournalState.ACTIVE)}::boolean[])`]
        : [],
  }),
  founded: dateFilter<Context>(sql`colloquium.founded_on`, 'The day on which it began to appear.'),
  subjectId: filter<Context, string>({
    type: () => ID,
    description: 'The subject category.',
    where: (id) => [sql<SqlBool>`colloquium.subject_id = ${soughtId('DictionaryEntry', id)}`],
  }),
});

/** A row of `progress`, as the statement below names it. */
export interface ProgressColumns {
  id: number;
  colloquium_id: number;
  journal: string;
  number: number;
  planned_on: string | null;
  /** As the server writes it. */
  sent_at: string | null;
  progress: IssueProgressId;
}

/**
 * The issues of periodicals at this request's time, as `progress`. Issues that an inactive periodical has not begun are not expected; for
 * an active one that never opened an issue its first is expected, under the number and month that the journal names, so that its delay is
 * seen.
 */
export function progressOf(ctx: Context): AliasedRawBuilder<ProgressColumns, 'progress'> {
  const today = dayOf(ctx.clock.now());
  const isOver = (planned: RawBuilder<unknown>) => sql`${planned} + interval '1 month' <= ${today}::date`;
  const { NORMAL, INCOMPLETE, DELAYED } = IssueProgress;
  return sql<ProgressColumns>`(select i.id, c.id as colloquium_id, c.number as journal, i.number, i.planned_on, i.sent_at,
      case when i.sent_at is not null then ${sql.lit(NORMAL)} when ${isOver(sql`i.planned_on`)} then ${sql.lit(DELAYED)}
        when i.saved_at is null then ${sql.lit(INCOMPLETE)} else ${sql.lit(NORMAL)} end as progress
    from issue i join colloquium c on c.id = i.colloquium_id
    where ${isPeriodical('c')} and ${inScope(ctx, 'c')}
      and (i.sent_at is not null or c.is_active or exists (select from contribution m where m.issue_id = i.id))
    union all
    select -c.id, c.id, c.number, coalesce(c.init_cycle, 1), c.init_cycle_time, null,
      case when ${isOver(sql`c.init_cycle_time`)} then ${sql.lit(DELAYED)} else ${sql.lit(INCOMPLETE)} end
    from colloquium c
    where ${isPeriodical('c')} and c.is_active and ${inScope(ctx, 'c')} and not exists (select from issue i where i.colloquium_id = c.id))`.as(
    'progress',
  );
}

const plannedDays = dateFilter<Context>(sql`progress.planned_on`, '');

export const progressFilter = filterInput('JournalProgressFilter', 'Narrows the progress of publication, rows and figures alike.', {
  actual: dayFilter<Context>(sql`progress.sent_at`, 'The day on which it went to the press.'),
  planned: filter<Context, DateRange>({
    type: () => DateRange,
    description: 'The month in which it is planned, when any of its days lies in the range.',
    // A month begins on its first day: a range that begins later in it has a part of it.
    where: ({ from, to }, ctx, place) => plannedDays.where({ from: from && `${from.slice(0, 7)}-01`, to }, ctx, place),
  }),
  publishingHouseId: filter<Context, string>({
    type: () => ID,
    description: 'The branch office that publishes the journal, or one above it.',
    where: (id) => [
      sql<SqlBool>`progress.colloquium_id in (select j.id from colloquium j
        where j.publishing_house_id in ${withThoseBelow(sql`select ${soughtId('Department', id)}::int`)})`,
    ],
  }),
  progress: filter<Context, IssueProgressId[]>({
    type: () => [IssueProgress],
    description: 'Any of these; none given: all.',
    where: (wanted) => (wanted.length > 0 ? [sql<SqlBool>`progress.progress = any(${wanted}::int[])`] : []),
  }),
  isPlanned: filter<Context, boolean>({
    type: () => Boolean,
    description: 'Somebody has said a month, or nobody.',
    where: (isWanted) => [isWanted ? sql<SqlBool>`progress.planned_on is not null` : sql<SqlBool>`progress.planned_on is null`],
  }),
});
