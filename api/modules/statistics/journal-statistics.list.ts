// The rows of the journals' own statistics (SC-074, SC-075), as lists and as spreadsheets.
import { sql } from 'kysely';
import { FieldResolver, ID, Resolver, Root } from '../../graphql/declare.ts';
import { messageText, wordsIn } from '../../../shared/messages.ts';
import type { Context } from '../../context.ts';
import { query } from '../../database/tables.ts';
import { madeOf } from '../../graphql/connection.ts';
import { listField, orderInput, type List } from '../../graphql/list-field.ts';
import { encodeId } from '../../graphql/node.ts';
import { by } from '../../graphql/page-plan.ts';
import type { Department } from '../organization/department.entity.ts';
import { ViewerType } from '../accounts/viewer/accounts.types.ts';
import { Colloquium } from '../colloquiums/colloquium.entity.ts';
import type { ExportColumn } from '../exports/export.ts';
import { listExport } from '../exports/list-export.ts';
import type { DictionaryEntry } from '../reference/dictionary-entry.entity.ts';
import { journalFilter, progressFilter, progressOf, visibleJournals, type ProgressColumns } from './journal-statistics.filter.ts';
import {
  IssueProgress,
  JournalProgressConnection,
  JournalProgressRow,
  JournalState,
  JournalStatusConnection,
  JournalStatusRow,
} from './journal-statistics.types.ts';
import { STATISTICS_READERS } from './statistics.policy.ts';
import { nameForReader, storedNameOf, type StoredName } from '../names/display-name.ts';

interface StatusColumns {
  id: number;
  founded_on: string | null;
  is_active: boolean;
  chief: StoredName | null;
  latest: number | null;
}

const journalsOf = async (ctx: Context, ids: readonly number[]): Promise<Map<number, Colloquium>> => {
  const found = await ctx.em.find(
    Colloquium,
    { id: { $in: [...new Set(ids)] } },
    { populate: ['subject', 'cycle', 'publishingHouse'], strategy: 'joined' },
  );
  return new Map(found.map((journal) => [journal.id, journal]));
};

async function statusRows(ctx: Context, rows: readonly StatusColumns[], ids: readonly number[]): Promise<JournalStatusRow[]> {
  const journals = await journalsOf(ctx, ids);
  return ids.flatMap((id, at) => {
    const [colloquium, row] = [journals.get(id), rows[at]];
    if (!colloquium || !row) return [];
    const state = row.is_active ? JournalState.ACTIVE : JournalState.INACTIVE;
    return {
      id,
      colloquium,
      foundedOn: row.founded_on,
      chiefEditorName: row.chief && nameForReader(ctx, row.chief),
      state,
      latestIssue: row.latest,
    };
  });
}

/** Leaves the types of a list to be found out. */
const declare = <DB, TB extends keyof DB, T>(list: List<Context, DB, TB, T>) => list;

const journalSource = (ctx: Context) => ({
  db: query(ctx.em),
  query: query(ctx.em).selectFrom('colloquium'),
  id: sql.ref('colloquium.id'),
  row: {
    columns: sql`j.founded_on, j.is_active,
      (select ${storedNameOf('u')} from colloquium_member m join user_account u on u.id = m.user_id where m.colloquium_id = j.id and m.type = 'chief' order by m.position, m.id limit 1) as chief,
      (select max(i.number) from issue i where i.colloquium_id = j.id and i.sent_at is not null) as latest`,
    joins: sql`left join colloquium j on j.id = page.page_id`,
  },
  load: madeOf<StatusColumns, JournalStatusRow>((rows, ids) => statusRows(ctx, rows, ids)),
});

const journals = declare({
  on: () => ViewerType,
  name: 'journalStatus',
  description: 'The periodicals of the reader’s departments (SC-074).',
  type: () => JournalStatusConnection,
  roles: STATISTICS_READERS,
  rows: journalSource,
  visible: visibleJournals,
  filter: journalFilter,
  order: orderInput(
    'JournalStatusOrder',
    {
      NUMBER: by('number', 'Its number.', ['colloquium.number', 'text'], 'colloquium.id'),
      FOUNDED_ON: by(
        'founded',
        'When it began to appear; nobody has said: first.',
        [sql`coalesce(colloquium.founded_on, '1900-01-01'::date)`, 'date'],
        'colloquium.id',
      ),
    },
    { field: 'NUMBER', direction: 'asc' },
  ),
});

async function progressRows(ctx: Context, rows: readonly ProgressColumns[]): Promise<JournalProgressRow[]> {
  const journals = await journalsOf(
    ctx,
    rows.map(({ colloquium_id }) => colloquium_id),
  );
  return rows.flatMap(({ id, colloquium_id, number, progress, planned_on, sent_at }) => {
    const colloquium = journals.get(colloquium_id);
    if (!colloquium) return [];
    return {
      id,
      colloquium,
      number,
      progress,
      isWarning: progress === IssueProgress.DELAYED,
      plannedOn: planned_on,
      sentAt: sent_at === null ? null : new Date(sent_at),
    };
  });
}

const progressSource = (ctx: Context) => ({
  db: query(ctx.em),
  query: query(ctx.em).selectFrom(progressOf(ctx)).selectAll(),
  id: sql.ref('progress.id'),
  load: madeOf<ProgressColumns, JournalProgressRow>((rows) => progressRows(ctx, rows)),
});

const progress = declare({
  on: () => ViewerType,
  name: 'journalProgress',
  description: 'How the issues of periodicals come along, by the clock of the request (SC-075, D13-126).',
  type: () => JournalProgressConnection,
  roles: STATISTICS_READERS,
  rows: progressSource,
  filter: progressFilter,
  order: orderInput(
    'JournalProgressOrder',
    {
      PLANNED_ON: by(
        'planned',
        'The month in which it is planned; none: first.',
        [sql`coalesce(progress.planned_on, '1900-01-01'::date)`, 'date'],
        'progress.id',
      ),
      SENT_AT: by(
        'sent',
        'When it went to the press; not yet: last.',
        [sql`coalesce(progress.sent_at, '2200-01-01 00:00:00+00'::timestamptz)`, 'timestamptz'],
        'progress.id',
      ),
      COLLOQUIUM: by(
        'colloquium',
        'The number of the journal, and its own.',
        ['progress.journal', 'text'],
        ['progress.number', 'integer'],
        'progress.id',
      ),
    },
    { field: 'PLANNED_ON', direction: 'desc' },
  ),
});

const nameOf = ({ colloquium }: { colloquium: Colloquium }, ctx: Context) => wordsIn(ctx.language, colloquium.name, colloquium.nameEn);
const labelOf = (entry: DictionaryEntry | undefined, ctx: Context) => entry && wordsIn(ctx.language, entry.labelZh, entry.labelEn);
const branchOf = (branch: Department | undefined, ctx: Context) => (branch ? wordsIn(ctx.language, branch.name, branch.nameEn) : null);
const named = <Value>(values: Readonly<Record<string, Value>>, value: Value) => Object.keys(values).find((name) => values[name] === value);

const journalColumns: readonly ExportColumn<JournalStatusRow>[] = [
  { header: 'export.journal.number', value: ({ colloquium }) => colloquium.number, width: 12 },
  { header: 'export.journal.name', value: nameOf },
  { header: 'export.journal.subject', value: ({ colloquium }, ctx) => labelOf(colloquium.subject.unwrap(), ctx) ?? null },
  { header: 'export.journal.foundedOn', kind: 'day', value: ({ foundedOn }) => foundedOn },
  { header: 'export.journal.chiefEditor', value: ({ chiefEditorName }) => chiefEditorName },
  { header: 'export.journal.cycle', value: ({ colloquium }, ctx) => labelOf(colloquium.cycle?.unwrap(), ctx) ?? null, width: 12 },
  {
    header: 'export.journal.state',
    value: ({ state }, ctx) => messageText(ctx.language, `journalState.${named(JournalState, state)}`),
    width: 12,
  },
  { header: 'export.journal.latestIssue', kind: 'number', value: ({ latestIssue }) => latestIssue },
];

const journalSheet = listExport(journals, { fileName: 'export.journalStatus.name', rows: journalSource, columns: journalColumns });

const progressColumns: readonly ExportColumn<JournalProgressRow>[] = [
  { header: 'export.journal.name', value: nameOf },
  { header: 'export.journal.branchOffice', value: ({ colloquium }, ctx) => branchOf(colloquium.publishingHouse?.unwrap(), ctx) },
  { header: 'export.issue.number', kind: 'number', value: ({ number }) => number },
  {
    header: 'export.issue.progress',
    value: (row, ctx) => messageText(ctx.language, `issueProgress.${named(IssueProgress, row.progress)}`),
  },
  { header: 'export.issue.plannedOn', value: ({ plannedOn }) => plannedOn?.slice(0, 7) ?? null, width: 14 },
  { header: 'export.issue.sentAt', kind: 'moment', value: ({ sentAt }) => sentAt },
];

const progressSheet = listExport(progress, { fileName: 'export.journalProgress.name', rows: progressSource, columns: progressColumns });

@Resolver(() => JournalStatusRow)
class JournalStatusResolver {
  @FieldResolver(() => ID, { description: 'The id of this row, for lists; names nothing that node() would find.' })
  id(@Root() { id }: JournalStatusRow): string {
    return encodeId('JournalStatus', id);
  }
}

@Resolver(() => JournalProgressRow)
class JournalProgressResolver {
  /** An issue that nobody has opened is counted downwards from nought. */
  @FieldResolver(() => ID, { description: 'The id of this row, for lists; names nothing that node() would find.' })
  id(@Root() { id }: JournalProgressRow): string {
    return encodeId('JournalProgress', id);
  }
}

export const journalLists = [
  listField(journals),
  listField(progress),
  journalSheet.field,
  progressSheet.field,
  JournalStatusResolver,
  JournalProgressResolver,
];
export const journalSheets = [journalSheet.export, progressSheet.export];
