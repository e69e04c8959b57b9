// Columns of the manuscript statistics in spreadsheets. They say no more than the fields of the API do.
import { messageText, wordsIn } from '../../../shared/messages.ts';
import { contributionStateName, isContributionStateId } from '../../../shared/workflow.ts';
import type { Context } from '../../context.ts';
import type { ExportColumn } from '../exports/export.ts';
import type { DictionaryEntry } from '../reference/dictionary-entry.entity.ts';
import type { Region } from '../reference/region.entity.ts';
import type { JournalHistoryRow as Row } from './journal-history.types.ts';

type Column = ExportColumn<Row>;
type DayName = 'startedOn' | 'editorCommentOn' | 'gatheredOn' | 'chiefCommentOn' | 'publishedOn' | 'decidedOn';
type DaysName = 'daysToEditorComment' | 'daysToGathering' | 'daysToChiefComment' | 'daysToPublication';

const labelOf = (entry: DictionaryEntry | null, ctx: Context) => entry && wordsIn(ctx.language, entry.labelZh, entry.labelEn);
const placeOf = (region: Region | null, ctx: Context) => region && wordsIn(ctx.language, region.name, region.nameEn);

const day = (name: DayName, header: string): Column => ({ header, kind: 'day', value: (row) => row[name] });
const days = (name: DaysName, header: string): Column => ({ header, kind: 'number', value: (row) => row[name] });
/** Hidden from a blind reviewer of the manuscript. */
const guarded = (header: string, value: (row: Row, ctx: Context) => string | null, width?: number): Column => ({
  header,
  ...(width === undefined ? {} : { width }),
  value: (row, ctx) => (row.knowsAuthors ? value(row, ctx) : null),
});

export const historyColumns = {
  number: { header: 'export.history.number', width: 18, value: (row) => row.manuscriptNumber },
  title: {
    header: 'export.history.title',
    width: 48,
    value: ({ titleZh, titleEn }, { language }) => wordsIn(language, titleZh ?? titleEn ?? '', titleEn) || null,
  },
  subject: { header: 'export.history.subject', value: (row, ctx) => labelOf(row.colloquium.subject.unwrap(), ctx) },
  journal: { header: 'export.history.journal', value: ({ colloquium }, ctx) => wordsIn(ctx.language, colloquium.name, colloquium.nameEn) },
  articleType: { header: 'export.history.articleType', width: 16, value: (row, ctx) => labelOf(row.articleType, ctx) },
  state: {
    header: 'export.history.state',
    width: 20,
    value: ({ state }, { language }) =>
      isContributionStateId(state) ? messageText(language, `state.${contributionStateName(state)}`) : null,
  },
  author: guarded('export.history.author', (row) => row.firstAuthorDisplayName, 16),
  opinion: guarded('export.history.opinion', (row) => row.opinion, 48),
  firstRegion: guarded('export.history.firstRegion', (row, ctx) => placeOf(row.firstAuthorRegion, ctx)),
  correspondingRegion: guarded('export.history.correspondingRegion', (row, ctx) => placeOf(row.correspondingAuthorRegion, ctx)),
  started: day('startedOn', 'export.history.started'),
  decided: day('decidedOn', 'export.history.decided'),
  withdrawn: day('decidedOn', 'export.history.withdrawn'),
  chiefComment: day('chiefCommentOn', 'export.history.chiefComment'),
  published: day('publishedOn', 'export.history.published'),
  milestones: [
    day('editorCommentOn', 'export.history.editorComment'),
    day('gatheredOn', 'export.history.gathered'),
    day('chiefCommentOn', 'export.history.chiefComment'),
    day('publishedOn', 'export.history.published'),
  ],
  stages: [
    days('daysToEditorComment', 'export.history.daysToEditorComment'),
    days('daysToGathering', 'export.history.daysToGathering'),
    days('daysToChiefComment', 'export.history.daysToChiefComment'),
    days('daysToPublication', 'export.history.daysToPublication'),
  ],
} satisfies Record<string, Column | Column[]>;
