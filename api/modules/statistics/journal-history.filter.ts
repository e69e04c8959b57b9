// The histories that the statistics count: those that the reader may know of, narrowed by the screen's filter. Rows and figures share it,
// so that each figure opens its rows.
import { expressionBuilder, sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';
import { signedIn, type Context } from '../../context.ts';
import type { Tables } from '../../database/tables.ts';
import { ID, input, InputType, Int, maybe, namesEnum, one } from '../../graphql/declare.ts';
import { dateFilter, filter, filterInput, narrowed } from '../../graphql/list-field.ts';
import { soughtId } from '../../graphql/node.ts';
import { conflictsOf } from '../accounts/addresses/authorship.ts';
import { reviewedBlind } from '../contributions/access/contribution.visibility.ts';
import { numberOrTitleHas } from '../contributions/lists/contribution.search.ts';
import { withThoseBelow } from '../accounts/viewer/role-departments.ts';
import { inScopeOfViewer } from '../organization/data-scope.ts';
import { JournalHistoryOutcome } from './journal-history.entity.ts';
import type { JournalHistoryOutcomeId } from './journal-history.types.ts';

const eb = expressionBuilder<Tables, 'journal_course'>();
type Column = keyof Tables['journal_course'];
const column = (name: Column) => sql.ref<string>(`journal_course.${name}`);

/** The stages of D13-124, each from one milestone to the next. */
export const JournalHistoryStage = namesEnum('JournalHistoryStage', 'The stages of a history whose calendar days are counted.', {
  TO_EDITOR_COMMENT: 'day1: from the submission to the editor’s comment.',
  TO_GATHERING: 'day2: from there to the gathering of the reviews.',
  TO_CHIEF_COMMENT: 'day3: from there to the editor-in-chief’s comment.',
  TO_PUBLICATION: 'day4: from there to the publication.',
});
export type JournalHistoryStageName = keyof typeof JournalHistoryStage;

/** Calendar days of each stage; null when one of its dates is missing. */
export const stageDays: Readonly<Record<JournalHistoryStageName, RawBuilder<number | null>>> = {
  TO_EDITOR_COMMENT: sql`(${column('editor_comment_on')} - ${column('started_on')})`,
  TO_GATHERING: sql`(${column('gathered_on')} - ${column('editor_comment_on')})`,
  TO_CHIEF_COMMENT: sql`(${column('chief_comment_on')} - ${column('gathered_on')})`,
  TO_PUBLICATION: sql`(${column('published_on')} - ${column('chief_comment_on')})`,
};

@InputType({ description: 'So many calendar days for a stage, both inclusive; either may be left out.' })
class StageDays extends input({
  stage: one(() => JournalHistoryStage, 'The stage whose days are counted.'),
  from: maybe(Int, 'At least so many.'),
  to: maybe(Int, 'At most so many.'),
}) {}

@InputType({ description: 'Where an author comes from; a code left out: from nowhere that is known.' })
class RegionOfAuthor extends input({
  code: maybe(String, 'The province’s code.'),
  ofCorrespondingAuthor: maybe(Boolean, 'True: of the corresponding author; else of the first.'),
}) {}

const inJournals = (journals: RawBuilder<unknown>) => [sql<SqlBool>`${column('colloquium_id')} = any(array(${journals}))`];

export const historyFilter = filterInput('JournalHistoryFilter', 'Narrows the manuscript statistics, their rows and their figures alike.', {
  subjectId: filter<Context, string>({
    type: () => ID,
    description: 'The subject that the journal belongs to.',
    where: (id) => inJournals(sql`select j.id from colloquium j where j.subject_id = ${soughtId('DictionaryEntry', id)}`),
  }),
  colloquiumId: filter<Context, string>({
    type: () => ID,
    description: 'The journal that has the manuscript, or had it.',
    where: (id) => [eb('journal_course.colloquium_id', '=', soughtId('Colloquium', id))],
  }),
  publishingHouseId: filter<Context, string>({
    type: () => ID,
    description: 'The branch office that publishes the journal, or one above it.',
    where: (id) =>
      inJournals(
        sql`select j.id from colloquium j where j.publishing_house_id in ${withThoseBelow(sql`select ${soughtId('Department', id)}::int`)}`,
      ),
  }),
  keyword: filter<Context, string>({
    type: () => String,
    description: 'Part of the manuscript’s number or of a title.',
    where: (text) => {
      const part = text.trim();
      if (part === '') return [];
      return [sql<SqlBool>`${column('contribution_id')} in (select contribution.id from contribution where ${numberOrTitleHas(part)})`];
    },
  }),
  started: dateFilter<Context>(column('started_on'), 'The day of the submission or adoption.'),
  decided: dateFilter<Context>(column('decided_on'), 'The day of the outcome.'),
  published: dateFilter<Context>(column('published_on'), 'The day of the publication.'),
  outcomes: filter<Context, JournalHistoryOutcomeId[]>({
    type: () => [JournalHistoryOutcome],
    description: 'Any of these; none given: however it ended, or has not.',
    where: (outcomes) => (outcomes.length > 0 ? [eb('journal_course.outcome', 'in', outcomes)] : []),
  }),
  isDeskRejection: filter<Context, boolean>({
    type: () => Boolean,
    description: 'Refused without reviewers having been asked, or the opposite.',
    where: (isWanted) => [isWanted ? isDeskRejection : sql<SqlBool>`not ${isDeskRejection}`],
  }),
  isPublishedSingly: filter<Context, boolean>({
    type: () => Boolean,
    description: 'Published by itself, or first with an issue.',
    where: (isWanted) => [eb('journal_course.is_published_singly', '=', isWanted), eb('journal_course.published_on', 'is not', null)],
  }),
  stageDays: filter<Context, StageDays>({
    type: () => StageDays,
    description: 'The days that a stage took; what has not passed it is left out.',
    where: ({ stage, from, to }) => [sql<SqlBool>`${stageDays[stage]} between ${from ?? LEAST} and ${to ?? MOST}`],
  }),
  region: filter<Context, RegionOfAuthor>({
    type: () => RegionOfAuthor,
    description: 'Where the first or the corresponding author comes from. What the reader reviews blind is left out.',
    where: ({ code, ofCorrespondingAuthor }, ctx) => [
      sql<SqlBool>`${column(ofCorrespondingAuthor ? 'corresponding_region' : 'first_region')} is not distinct from ${code ?? null}::text`,
      knownAuthors(ctx),
    ],
  }),
});
const [LEAST, MOST] = [-2_147_483_648, 2_147_483_647];

// As literals: indexes have the same conditions.
const { ACCEPTED, NOT_ACCEPTED, REJECTED, WITHDRAWN } = JournalHistoryOutcome;
export const isOutcome = (outcome: JournalHistoryOutcomeId) => sql<SqlBool>`journal_course.outcome = ${sql.lit(outcome)}`;
export const isRefused = sql<SqlBool>`journal_course.outcome in (${sql.lit(NOT_ACCEPTED)}, ${sql.lit(REJECTED)})`;
export const isAccepted = isOutcome(ACCEPTED);
export const isWithdrawn = isOutcome(WITHDRAWN);
export const isPublished = sql<SqlBool>`journal_course.published_on is not null`;
export const isDeskRejection = sql<SqlBool>`(coalesce(${isRefused}, false) and not journal_course.was_reviewed)`;

/**
 * Histories at journals within the reader’s departments. Never of the reader's own manuscripts: its office’s dates are hidden from authors.
 */
function visibleHistories(ctx: Context): Expression<SqlBool> {
  const viewer = signedIn(ctx);
  return eb.and([
    inScopeOfViewer(viewer, column('colloquium_id')),
    // As an array, which few rows make, it costs least for each of a million.
    sql<SqlBool>`${column('contribution_id')} <> all(array${conflictsOf(viewer.identity)})`,
  ]);
}

/** The histories whose authors the reader may know. */
export function knownAuthors(ctx: Context): Expression<SqlBool> {
  return sql<SqlBool>`${column('contribution_id')} <> all(array${reviewedBlind(signedIn(ctx).identity)})`;
}

/** A value of the filter, as an argument brings it. */
export type GivenFilter = Readonly<Record<string, unknown>> | null | undefined;

/** The histories that the reader may know of, matching the filter and `which`. Errors: INVALID_INPUT at the filter’s fields. */
export function historiesOf(ctx: Context, filterOf?: GivenFilter, which?: Expression<SqlBool>): Expression<SqlBool> {
  return eb.and([visibleHistories(ctx), ...(which ? [which] : []), ...narrowed(historyFilter, ctx, filterOf)]);
}
