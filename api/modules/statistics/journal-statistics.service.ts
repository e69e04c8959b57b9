// The figures of the journals' own statistics, and the filter choices of all statistics: each one statement, within the reader's
// departments.
import { expressionBuilder, sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';
import { dayOf } from '../../../shared/day.ts';
import { wordsIn } from '../../../shared/messages.ts';
import { signedIn, type Context } from '../../context.ts';
import { query } from '../../database/tables.ts';
import { narrowed, type DateRange } from '../../graphql/list-field.ts';
import { encodeId } from '../../graphql/node.ts';
import { inScopeOfViewer } from '../organization/data-scope.ts';
import { DictionaryEntry } from '../reference/dictionary-entry.entity.ts';
import type { GivenFilter } from './journal-history.filter.ts';
import { journalFilter, progressFilter, progressOf, visibleJournals } from './journal-statistics.filter.ts';
import {
  IssueProgress,
  type JournalsOfSubject,
  type MonthOfIssues,
  type ProgressSummary,
  type StatisticsChoices,
} from './journal-statistics.types.ts';
import { periodBefore, periodOf, within, type Period } from './periods.ts';

type ProgressFigures = Omit<ProgressSummary['period'], 'from' | 'to'>;

const all = (conditions: readonly Expression<SqlBool>[]) => expressionBuilder<never, never>().and([...conditions]);

/** Most journals first. Errors: INVALID_INPUT at the filter's fields. */
export async function journalsBySubject(ctx: Context, filter: GivenFilter): Promise<JournalsOfSubject[]> {
  const { rows } = await sql<{ subject: number; active: number; inactive: number }>`select colloquium.subject_id as subject,
      (count(*) filter (where colloquium.is_active))::int as active, (count(*) filter (where not colloquium.is_active))::int as inactive
    from colloquium where ${all([visibleJournals(ctx), ...narrowed(journalFilter, ctx, filter)])}
    group by 1 order by count(*) desc, 1`.execute(query(ctx.em));
  const subjects = await ctx.em.find(DictionaryEntry, { id: { $in: rows.map(({ subject }) => subject) } });
  return rows.flatMap(({ subject: id, ...counts }) => {
    const subject = subjects.find((entry) => entry.id === id);
    return subject ? { subject, ...counts } : [];
  });
}

/** The first month first, those without one last. Errors: INVALID_INPUT at the filter's fields. */
export async function issuesByMonth(ctx: Context, filter: GivenFilter): Promise<MonthOfIssues[]> {
  const countOf = (progress: number) => sql`(count(*) filter (where progress.progress = ${sql.lit(progress)}))::int`;
  const { rows } =
    await sql<MonthOfIssues>`select to_char(progress.planned_on, 'YYYY-MM') as month, ${countOf(IssueProgress.NORMAL)} as normal,
      ${countOf(IssueProgress.INCOMPLETE)} as incomplete, ${countOf(IssueProgress.DELAYED)} as delayed
    from ${progressOf(ctx)} where ${all(narrowed(progressFilter, ctx, filter))} group by 1 order by 1 nulls last`.execute(query(ctx.em));
  return rows;
}

/** Errors: INVALID_INPUT at the filter's fields, at `period.from` or `period.to`. */
export async function progressSummary(ctx: Context, range: DateRange, filter: GivenFilter): Promise<ProgressSummary> {
  const period = periodOf(range);
  const before = periodBefore(period, dayOf(ctx.clock.now()));
  const planned = sql.ref('progress.planned_on');
  const countOf = (asked: Period | null, condition: RawBuilder<unknown>) =>
    asked === null ? sql`0` : sql`(count(*) filter (where ${within(ctx, planned, asked)} and ${condition}))::int`;
  const isInTime = sql`progress.sent_at < (progress.planned_on + interval '1 month') at time zone 'Asia/Shanghai'`;
  const figures = (asked: Period | null) => sql`json_build_object('planned', ${countOf(asked, sql`true`)},
    'sent', ${countOf(asked, sql`progress.sent_at is not null`)}, 'sentInTime', ${countOf(asked, isInTime)},
    'delayed', ${countOf(asked, sql`progress.progress = ${sql.lit(IssueProgress.DELAYED)}`)})`;
  const { rows } = await sql<{ now: ProgressFigures; past: ProgressFigures }>`select ${figures(period)} as now, ${figures(before)} as past
    from ${progressOf(ctx)} where ${all(narrowed(progressFilter, ctx, filter))}`.execute(query(ctx.em));
  const [row] = rows;
  if (row === undefined) throw new Error('A count answers one row');
  return { period: { ...period, ...row.now }, before: before && { ...before, ...row.past } };
}

interface Named {
  id: number;
  name: string;
  name_en: string | null;
}

/** Subjects with their journals, and the branch offices that publish them. */
export async function statisticsChoices(ctx: Context): Promise<StatisticsChoices> {
  const isVisible = inScopeOfViewer(signedIn(ctx), sql.ref('c.id'));
  const { rows } = await sql<
    Named & { subject: number; label_zh: string; label_en: string }
  >`select c.id, c.name, c.name_en, c.subject_id as subject, s.label_zh, s.label_en
    from colloquium c join dictionary_entry s on s.id = c.subject_id where ${isVisible} order by s.position, s.id, c.number`.execute(
    query(ctx.em),
  );
  const offices = await sql<Named>`select d.id, d.name, d.name_en from department d
    where d.id in (select c.publishing_house_id from colloquium c where ${isVisible}) order by d.position, d.id`.execute(query(ctx.em));
  const choice = (type: string) => (row: Named) => ({ value: encodeId(type, row.id), label: wordsIn(ctx.language, row.name, row.name_en) });
  return {
    subjects: [...Map.groupBy(rows, ({ subject }) => subject)].map(([id, journals]) => ({
      value: encodeId('DictionaryEntry', id),
      label: wordsIn(ctx.language, journals[0]?.label_zh ?? '', journals[0]?.label_en),
      colloquiums: journals.map(choice('Colloquium')),
    })),
    branchOffices: offices.rows.map(choice('Department')),
  };
}
