// What a journal's month was, as one reader may know it: a constant number of statements, none of which sees a manuscript that the reader
// wrote.
import { sql, type RawBuilder } from 'kysely';
import { addDays, dayOf, monthsBefore } from '../../../shared/day.ts';
import { ContributionState as S, EditorialAct, ReviewStatus, type ContributionStateId } from '../../../shared/workflow.ts';
import { signedIn, type Context } from '../../context.ts';
import { query } from '../../database/tables.ts';
import { conflictsOf } from '../accounts/addresses/authorship.ts';
import type { Colloquium } from '../colloquiums/colloquium.entity.ts';
import { isLate } from '../contributions/access/rounds.ts';
import { isInDataScope } from '../issues/issue.loader.ts';
import { issuePolicy } from '../issues/issue.policy.ts';
import { nameForReader, storedNameOf, type StoredName } from '../names/display-name.ts';
import { reviewersUnknown } from '../reviews/known-reviewers.ts';
import { leadsJournal } from '../colloquiums/colloquium.policy.ts';

export const COUNTS = ['submitted', 'adopted', 'accepted', 'notAccepted', 'rejected', 'returned', 'withdrawn'] as const;
export const STAGES = ['toEditorComment', 'toGathering', 'toChiefComment', 'toPublication'] as const;

/** Counts of a month, and the median calendar days of the stages that ended in it. */
export type MonthFigures = Record<(typeof COUNTS)[number], number> & Record<(typeof STAGES)[number], number | null>;

interface Titled {
  number: string;
  titleZh: string | null;
  titleEn: string | null;
}

interface StageUnderWay extends Titled {
  state: ContributionStateId;
  count: number;
  /** Of the one that has stood there longest. */
  days: number;
}

interface NextIssue {
  /** Null: none is open. */
  number: number | null;
  plannedOn: string | null;
  compiled: number;
  /** Accepted and in no issue yet. */
  waiting: number;
  /** Null: the reader does not read the contents of an open issue. */
  pages: number | null;
  /** Compiled, and nobody has said how many pages they have. */
  withoutPages: number;
}

interface Load {
  /** Asked and without an answer, at work, and of both those whose day has gone by. */
  asked: number;
  atWork: number;
  late: number;
}

interface ReviewerLoad extends Load {
  name: string;
}

interface Reviewers extends Load {
  people: number;
  handedIn: number;
  /** Null: the reader does not know who reviews for the journal. */
  named: ReviewerLoad[] | null;
}

export interface JournalMonth {
  /** YYYY-MM. */
  month: string;
  today: string;
  figures: { month: MonthFigures; monthBefore: MonthFigures; yearBefore: MonthFigures };
  underWay: StageUnderWay[];
  next: NextIssue;
  reviewers: Reviewers;
  acceptances: Titled[];
}

/** Neither finished nor at the press. */
const UNDER_WAY: readonly ContributionStateId[] = [
  S.NEW_SUBMISSION,
  S.PLAGIARISM_CHECK,
  S.EDITOR_REVIEWING,
  S.EDITOR_PASSED,
  S.EDITOR_RETURNED,
  S.DEPUTY_REVIEWING,
  S.DEPUTY_RETURNED,
  S.AUTHOR_REVISED,
  S.REVIEWERS_INVITED,
  S.REVIEWERS_AT_WORK,
  S.REVIEWERS_DONE,
  S.CHIEF_JUDGEMENT,
  S.CHIEF_RETURNED,
  S.PUBLISHING_PREREVIEW,
  S.CHIEF_REVIEWING,
  S.AUTHORIZATION_PENDING,
  S.ACCEPTED,
  S.COMPILED,
];
const RETURNS = [EditorialAct.EDITOR_RETURN, EditorialAct.DEPUTY_RETURN, EditorialAct.CHIEF_RETURN];

const first = (month: string) => `${month}-01`;
export const lastDay = (month: string): string => addDays(first(monthsBefore(month, -1)), -1);

/** Manuscripts that the reader wrote are in none of its numbers. */
const notOwn = (ctx: Context, manuscript: RawBuilder<unknown>) => sql`${manuscript} <> all(array${conflictsOf(signedIn(ctx).identity)})`;

async function figuresOf(ctx: Context, journal: number, months: readonly string[]): Promise<MonthFigures[]> {
  const during = (day: string) => sql`${sql.ref(`h.${day}`)} between p.first and p.last`;
  const count = (...conditions: RawBuilder<unknown>[]) => sql`(count(*) filter (where ${sql.join(conditions, sql` and `)}))::int`;
  const outcome = (number: number) => count(during('decided_on'), sql`h.outcome = ${sql.lit(number)}`);
  const median = (from: string, to: string) => {
    const days = sql`${sql.ref(`h.${to}`)} - ${sql.ref(`h.${from}`)}`;
    return sql`(percentile_disc(0.5) within group (order by ${days}) filter (where ${during(to)} and ${days} is not null))::int`;
  };
  const periods = months.map((month, at) => sql`(${sql.lit(at)}, ${first(month)}::date, ${lastDay(month)}::date)`);
  const { rows } = await sql<MonthFigures & { at: number }>`
    with h as materialized (select * from journal_course where colloquium_id = ${journal} and ${notOwn(ctx, sql`contribution_id`)})
    select p.at, counted.*, (select count(*)::int from h join workflow_event e on e.contribution_id = h.contribution_id and e.log_group = h.log_group
        where e.operation = any(${RETURNS}::int[]) and (e.at at time zone 'Asia/Shanghai')::date between p.first and p.last
          -- One that was taken back never was (decision 100).
          and not exists (select from workflow_event u where u.contribution_id = e.contribution_id and u.operation = ${EditorialAct.UNDO_DECISION}
            and e.id between (u.details->>'decisionId')::int and u.id)) as returned
    from (values ${sql.join(periods)}) as p (at, first, last) cross join lateral (select
      ${count(during('started_on'), sql`h.log_group = 1`)} as submitted, ${count(during('started_on'), sql`h.log_group > 1`)} as adopted,
      ${outcome(1)} as accepted, ${outcome(2)} as "notAccepted", ${outcome(3)} as rejected, ${outcome(4)} as withdrawn,
      ${median('started_on', 'editor_comment_on')} as "toEditorComment", ${median('editor_comment_on', 'gathered_on')} as "toGathering",
      ${median('gathered_on', 'chief_comment_on')} as "toChiefComment", ${median('chief_comment_on', 'published_on')} as "toPublication"
      from h) counted order by p.at`.execute(query(ctx.em));
  return rows;
}

const TITLED = sql`c.manuscript_number as number, c.title_zh as "titleZh", c.title_en as "titleEn"`;

async function acceptancesOf(ctx: Context, journal: number, month: string): Promise<Titled[]> {
  const { rows } = await sql<Titled>`select ${TITLED} from journal_course h join contribution c on c.id = h.contribution_id
    where h.colloquium_id = ${journal} and h.outcome = 1 and h.decided_on between ${first(month)}::date and ${lastDay(month)}::date
      and ${notOwn(ctx, sql`h.contribution_id`)} order by h.decided_on, h.id`.execute(query(ctx.em));
  return rows;
}

async function underWayOf(ctx: Context, journal: number, today: string): Promise<StageUnderWay[]> {
  const { rows } = await sql<StageUnderWay>`select distinct on (s.place) c.state, ${TITLED},
      (count(*) over (partition by c.state))::int as count, ${today}::date - (c.state_changed_at at time zone 'Asia/Shanghai')::date as days
    from unnest(${UNDER_WAY}::int[]) with ordinality as s (state, place) join contribution c on c.state = s.state
    where c.colloquium_id = ${journal} and ${notOwn(ctx, sql`c.id`)} order by s.place, c.state_changed_at, c.id`.execute(query(ctx.em));
  return rows;
}

async function nextOf(ctx: Context, journal: number): Promise<NextIssue> {
  const readsOpen =
    issuePolicy.viewContents(signedIn(ctx), { colloquiumId: journal, isSent: false, isInDataScope: await isInDataScope(ctx, journal) }) ===
    null;
  const isCompiled = sql`c.issue_id = i.id`;
  const { rows } =
    await sql<NextIssue>`select i.number, i.planned_on as "plannedOn", (count(*) filter (where ${isCompiled}))::int as compiled,
      (count(*) filter (where c.issue_id is null and c.state in (${sql.lit(S.AUTHORIZATION_PENDING)}, ${sql.lit(S.ACCEPTED)})))::int as waiting,
      (case when ${readsOpen} then coalesce(sum(c.page_count) filter (where ${isCompiled}), 0) end)::int as pages,
      (count(*) filter (where ${isCompiled} and c.page_count is null))::int as "withoutPages"
    from (select 1) one left join issue i on i.colloquium_id = ${journal} and i.sent_at is null
      left join contribution c on c.colloquium_id = ${journal} and c.state = any(${UNDER_WAY}::int[]) and ${notOwn(ctx, sql`c.id`)}
    group by i.id`.execute(query(ctx.em));
  const [next] = rows;
  if (next === undefined) throw new Error('One row is joined with nothing or with the open issue');
  return next;
}

/**
 * The reviewers of the journal's manuscripts, without those that the reader wrote or reviews. Their names are for the chief and executive
 * editors, who invite them; beside a name stand numbers alone, never a manuscript.
 */
async function reviewersOf(ctx: Context, journal: number, month: string, today: string): Promise<Reviewers> {
  const isWaiting = sql`r.status = ${sql.lit(ReviewStatus.PENDING)}`;
  const isAtWork = sql`r.status = ${sql.lit(ReviewStatus.ACCEPTED)}`;
  const handedIn = sql`r.status = ${sql.lit(ReviewStatus.FINISHED)} and (r.finished_at at time zone 'Asia/Shanghai')::date
    between ${first(month)}::date and ${lastDay(month)}::date`;
  const { rows } = await sql<Load & { handedIn: number; name: StoredName }>`with unknown as (${reviewersUnknown(signedIn(ctx).identity)})
    select ${storedNameOf('u')} as name, (count(*) filter (where ${isWaiting}))::int as asked, (count(*) filter (where ${isAtWork}))::int as "atWork",
      (count(*) filter (where ${isLate(today)}))::int as late, (count(*) filter (where ${handedIn}))::int as "handedIn"
    from review r join contribution c on c.id = r.contribution_id and c.log_group = r.log_group join user_account u on u.id = r.reviewer_id
    where c.colloquium_id = ${journal} and c.id not in (select id from unknown) and (${isWaiting} or ${isAtWork} or ${handedIn})
    group by u.id order by late desc, "atWork" desc, asked desc, u.id`.execute(query(ctx.em));
  const sum = (of: keyof Load | 'handedIn') => rows.reduce((total, row) => total + row[of], 0);
  const busy = rows.filter(({ asked, atWork }) => asked + atWork > 0);
  return {
    people: busy.length,
    handedIn: sum('handedIn'),
    asked: sum('asked'),
    atWork: sum('atWork'),
    late: sum('late'),
    named: leadsJournal(signedIn(ctx), journal)
      ? busy.map(({ name, asked, atWork, late }) => ({ name: nameForReader(ctx, name), asked, atWork, late }))
      : null,
  };
}

/** The reader's rights are asked before. */
export async function journalMonth(ctx: Context, { id }: Colloquium, month: string): Promise<JournalMonth> {
  const today = dayOf(ctx.clock.now());
  const [asked, monthBefore, yearBefore] = await figuresOf(ctx, id, [month, monthsBefore(month, 1), monthsBefore(month, 12)]);
  if (!asked || !monthBefore || !yearBefore) throw new Error('Each month answers its row');
  return {
    month,
    today,
    figures: { month: asked, monthBefore, yearBefore },
    underWay: await underWayOf(ctx, id, today),
    next: await nextOf(ctx, id),
    reviewers: await reviewersOf(ctx, id, month, today),
    acceptances: await acceptancesOf(ctx, id, month),
  };
}
