// The rows of the manuscript statistics (S3 §2.9, §7.3), one list for each screen, each also as a spreadsheet.
import { sql, type Expression, type SqlBool } from 'kysely';
import { FieldResolver, ID, Resolver, Root } from '../../graphql/declare.ts';
import type { Context } from '../../context.ts';
import type { Tables } from '../../database/tables.ts';
import { by } from '../../graphql/page-plan.ts';
import { listField, orderInput, type List, type OrderInput } from '../../graphql/list-field.ts';
import { encodeId } from '../../graphql/node.ts';
import { ViewerType } from '../accounts/viewer/accounts.types.ts';
import type { ExportColumn } from '../exports/export.ts';
import { listExport } from '../exports/list-export.ts';
import { historyColumns as columns } from './journal-history.columns.ts';
import {
  historyFilter,
  historiesOf,
  isAccepted,
  isPublished,
  isRefused,
  isWithdrawn,
  knownAuthors,
  stageDays,
} from './journal-history.filter.ts';
import { historyRows } from './journal-history.rows.ts';
import { JournalHistoryConnection, JournalHistoryRow } from './journal-history.types.ts';
import { STATISTICS_READERS } from './statistics.policy.ts';

const byDay = (name: string, description: string) =>
  by(name, description, [sql.ref(`journal_course.${name}`), 'date'], 'journal_course.id');
/** Histories that have not passed the stage come before one day. */
const byDays = (stage: keyof typeof stageDays, description: string) =>
  by(stage, description, [sql`coalesce(${stageDays[stage]}, -1)`, 'integer'], 'journal_course.id');

const byStart = byDay('started_on', 'The day of the submission or adoption.');
const timeOrder = orderInput(
  'JournalHistoryTimeOrder',
  {
    STARTED_ON: byStart,
    DAYS_TO_EDITOR_COMMENT: byDays('TO_EDITOR_COMMENT', 'The days to the editor’s comment; none: fewest.'),
    DAYS_TO_GATHERING: byDays('TO_GATHERING', 'The days from there to the gathering of the reviews.'),
    DAYS_TO_CHIEF_COMMENT: byDays('TO_CHIEF_COMMENT', 'The days from there to the editor-in-chief’s comment.'),
    DAYS_TO_PUBLICATION: byDays('TO_PUBLICATION', 'The days from there to the publication.'),
  },
  { field: 'STARTED_ON', direction: 'desc' },
);
const startOrder = orderInput('JournalHistoryStartOrder', { STARTED_ON: byStart }, { field: 'STARTED_ON', direction: 'desc' });
const decisionOrder = orderInput(
  'JournalHistoryDecisionOrder',
  { DECIDED_ON: byDay('decided_on', 'The day of the outcome.') },
  { field: 'DECIDED_ON', direction: 'desc' },
);
const publicationOrder = orderInput(
  'JournalHistoryPublicationOrder',
  { PUBLISHED_ON: byDay('published_on', 'The day of the publication.') },
  { field: 'PUBLISHED_ON', direction: 'desc' },
);

function historyList({
  which,
  fileName,
  columns: shown,
  ...own
}: {
  name: string;
  description: string;
  which?: (ctx: Context) => Expression<SqlBool>;
  order: OrderInput;
  fileName: string;
  columns: readonly ExportColumn<JournalHistoryRow>[];
}) {
  const list: List<Context, Tables, 'journal_course', JournalHistoryRow> = {
    on: () => ViewerType,
    type: () => JournalHistoryConnection,
    roles: STATISTICS_READERS,
    rows: historyRows,
    visible: (ctx) => historiesOf(ctx, null, which?.(ctx)),
    filter: historyFilter,
    ...own,
  };
  return { field: listField(list), sheet: listExport(list, { fileName, columns: shown, rows: historyRows }) };
}

export const historyLists = [
  historyList({
    name: 'journalHistoryTimes',
    description: 'How long the stages of manuscripts took at their journals (SC-069), whatever became of them.',
    order: timeOrder,
    fileName: 'export.journalHistoryTimes',
    columns: [columns.number, columns.title, columns.journal, ...columns.stages, columns.started, ...columns.milestones],
  }),
  historyList({
    name: 'refusedHistories',
    description: 'Rejected and not accepted (SC-070), once each; what was reopened is not, nor what the author took back.',
    which: () => isRefused,
    order: decisionOrder,
    fileName: 'export.refusedHistories',
    columns: [
      columns.number,
      columns.title,
      columns.subject,
      columns.journal,
      columns.state,
      columns.opinion,
      columns.author,
      columns.decided,
    ],
  }),
  historyList({
    name: 'withdrawnHistories',
    description: 'Taken back by their authors, apart from what was refused.',
    which: () => isWithdrawn,
    order: decisionOrder,
    fileName: 'export.withdrawnHistories',
    columns: [columns.number, columns.title, columns.subject, columns.journal, columns.author, columns.withdrawn],
  }),
  historyList({
    name: 'acceptedHistories',
    description: 'Accepted by the editor-in-chief (SC-071).',
    which: () => isAccepted,
    order: decisionOrder,
    fileName: 'export.acceptedHistories',
    columns: [columns.number, columns.title, columns.subject, columns.journal, columns.articleType, columns.author, columns.chiefComment],
  }),
  historyList({
    name: 'publishedHistories',
    description: 'Published singly or sent to the press (SC-072), once each, by the first of these.',
    which: () => isPublished,
    order: publicationOrder,
    fileName: 'export.publishedHistories',
    columns: [columns.number, columns.title, columns.subject, columns.journal, columns.articleType, columns.author, columns.published],
  }),
  historyList({
    name: 'journalHistorySources',
    description: 'Where the authors of submissions come from (SC-073). What the viewer reviews blind is left out.',
    which: knownAuthors,
    order: startOrder,
    fileName: 'export.journalHistorySources',
    columns: [
      columns.number,
      columns.title,
      columns.journal,
      columns.firstRegion,
      columns.correspondingRegion,
      columns.state,
      columns.started,
    ],
  }),
];

@Resolver(() => JournalHistoryRow)
export class JournalHistoryResolver {
  @FieldResolver(() => ID, { description: 'The id of this row, for lists; names nothing that node() would find.' })
  id(@Root() { id }: JournalHistoryRow): string {
    return encodeId('JournalHistory', id);
  }
}
