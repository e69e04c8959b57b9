// Reading the rows of a page of histories: in one statement, with the related objects once for all.
import { sql, type RawBuilder } from 'kysely';
import { ContributionState, EditorialAct } from '../../../shared/workflow.ts';
import type { Context } from '../../context.ts';
import { query, type Tables } from '../../database/tables.ts';
import { madeOf } from '../../graphql/connection.ts';
import type { Rows } from '../../graphql/list-field.ts';
import { encodeId } from '../../graphql/node.ts';
import { Colloquium } from '../colloquiums/colloquium.entity.ts';
import { firstAuthor } from '../contributions/manuscript/contribution.loader.ts';
import { DictionaryEntry } from '../reference/dictionary-entry.entity.ts';
import { Region } from '../reference/region.entity.ts';
import { isDeskRejection, knownAuthors, stageDays } from './journal-history.filter.ts';
import type { JournalHistoryRow } from './journal-history.types.ts';
import { displayName, type StoredName } from '../names/display-name.ts';

/** Columns of a row beyond its objects. */
interface HistoryRow extends Omit<
  JournalHistoryRow,
  | 'contributionId'
  | 'colloquium'
  | 'articleType'
  | 'firstAuthorName'
  | 'firstAuthorDisplayName'
  | 'firstAuthorRegion'
  | 'correspondingAuthorRegion'
> {
  firstAuthor: StoredName | null;
  contribution: number;
  colloquium: number;
  articleType: number | null;
  firstRegion: string | null;
  correspondingRegion: string | null;
}

/** Columns of `journal_course` and of its manuscript `c`. */
const columns = (
  ctx: Context,
): RawBuilder<HistoryRow> => sql`journal_course.id, c.id as contribution, c.manuscript_number as "manuscriptNumber",
  c.title_zh as "titleZh", c.title_en as "titleEn", journal_course.colloquium_id as colloquium, c.article_type_id as "articleType",
  ${firstAuthor(sql.ref('c.id'))} as "firstAuthor", ${knownAuthors(ctx)} as "knowsAuthors",
  journal_course.started_on as "startedOn", journal_course.log_group > 1 as "isAdopted", journal_course.editor_comment_on as "editorCommentOn",
  journal_course.gathered_on as "gatheredOn", journal_course.chief_comment_on as "chiefCommentOn", journal_course.published_on as "publishedOn",
  ${stageDays.TO_EDITOR_COMMENT} as "daysToEditorComment", ${stageDays.TO_GATHERING} as "daysToGathering",
  ${stageDays.TO_CHIEF_COMMENT} as "daysToChiefComment", ${stageDays.TO_PUBLICATION} as "daysToPublication",
  journal_course.outcome, journal_course.decided_on as "decidedOn", ${isDeskRejection} as "isDeskRejection",
  (select coalesce((select k.comment from workflow_event k where k.contribution_id = e.contribution_id and k.operation = ${EditorialAct.CORRECT_LETTER}
      and (k.details->>'decisionId')::int = e.id order by k.id desc limit 1), e.comment)
    from workflow_event e where e.id = journal_course.decision_event_id) as opinion,
  case when c.log_group > journal_course.log_group then ${sql.lit(ContributionState.NOT_ACCEPTED)} else c.state end as state,
  journal_course.is_published_singly as "isPublishedSingly", journal_course.first_region as "firstRegion", journal_course.corresponding_region as "correspondingRegion"`;

/** Reads the rows of a page, and the related objects once for all, in any order. */
async function rowsOf(ctx: Context, rows: readonly HistoryRow[]): Promise<JournalHistoryRow[]> {
  const codes = rows.flatMap(({ firstRegion, correspondingRegion }) => [firstRegion, correspondingRegion]).filter((code) => code !== null);
  const [journals, articleTypes, regions] = await Promise.all([
    ctx.em.find(
      Colloquium,
      { id: { $in: unique(rows.map(({ colloquium }) => colloquium)) } },
      { populate: ['subject'], strategy: 'joined' },
    ),
    ctx.em.find(DictionaryEntry, { id: { $in: unique(rows.flatMap(({ articleType }) => articleType ?? [])) } }),
    ctx.em.find(Region, { code: { $in: unique(codes) } }),
  ]);
  const journalOf = new Map(journals.map((journal) => [journal.id, journal]));
  const typeOf = new Map(articleTypes.map((entry) => [entry.id, entry]));
  const regionOf = new Map(regions.map((region) => [region.code, region]));
  return rows.flatMap(({ contribution, colloquium, articleType, firstAuthor: author, firstRegion, correspondingRegion, ...row }) => {
    const journal = journalOf.get(colloquium);
    if (!journal) return [];
    return {
      ...row,
      contributionId: encodeId('Contribution', contribution),
      colloquium: journal,
      firstAuthorName: author?.text ?? null,
      firstAuthorDisplayName: author && displayName(ctx.language, author),
      articleType: typeOf.get(articleType ?? 0) ?? null,
      firstAuthorRegion: regionOf.get(firstRegion ?? '') ?? null,
      correspondingAuthorRegion: regionOf.get(correspondingRegion ?? '') ?? null,
    };
  });
}

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)];

/** All histories, and how those of a page are read. */
export function historyRows(ctx: Context): Rows<Tables, 'journal_course', JournalHistoryRow> {
  return {
    db: query(ctx.em),
    query: query(ctx.em).selectFrom('journal_course'),
    id: sql.ref('journal_course.id'),
    row: {
      columns: columns(ctx),
      joins: sql`left join journal_course on journal_course.id = page.page_id left join contribution c on c.id = journal_course.contribution_id`,
    },
    load: madeOf<HistoryRow, JournalHistoryRow>((rows) => rowsOf(ctx, rows)),
  };
}
