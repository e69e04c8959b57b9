// Rows and figures of the journals' own statistics: their state, and how their issues come along (S3 §2.9, §3.12).
import { Auth, DateTime, describedEnum, ID, Int, ListSize, many, maybe, ObjectType, one, output } from '../../graphql/declare.ts';
import { connectionTypes } from '../../graphql/connection.ts';
import { Colloquium } from '../colloquiums/colloquium.entity.ts';
import { DictionaryEntry } from '../reference/dictionary-entry.entity.ts';
import { STATISTICS_READERS } from './statistics.policy.ts';

export const JournalState = { ACTIVE: 0, INACTIVE: 1 } as const;
export type JournalStateId = (typeof JournalState)[keyof typeof JournalState];
describedEnum(JournalState, 'JournalState', 'Whether a periodical takes submissions.', { ACTIVE: 'It does.', INACTIVE: 'It takes none.' });

export const IssueProgress = { NORMAL: 0, INCOMPLETE: 1, DELAYED: 2 } as const;
export type IssueProgressId = (typeof IssueProgress)[keyof typeof IssueProgress];
describedEnum(IssueProgress, 'IssueProgress', 'How an issue comes along (D13-126).', {
  NORMAL: 'It has gone to the press, or its contents are saved and its month is not over.',
  INCOMPLETE: 'Its contents are not saved yet.',
  DELAYED: 'The month in which it was planned is over, and it has not gone to the press.',
});

@Auth({ roles: STATISTICS_READERS })
@ObjectType('JournalStatus', { description: 'A periodical in the statistics of journals.' })
export class JournalStatusRow extends output({
  id: one<number>(ID, 'The id of this row, for lists; names nothing that node() would find.'),
  colloquium: one(() => Colloquium, 'The periodical.'),
  foundedOn: maybe(String, 'When it began to appear, YYYY-MM-DD.'),
  chiefEditorName: maybe(String, 'Name of its editor-in-chief, the first of several (D13-045).'),
  state: one(() => JournalState, 'Whether it takes submissions.'),
  latestIssue: maybe(Int, 'Number of the newest issue that went to the press; null: none has.'),
}) {}

@Auth({ roles: STATISTICS_READERS })
@ObjectType('JournalProgress', { description: 'An issue of a periodical, or its first one that nobody has opened yet.' })
export class JournalProgressRow extends output({
  id: one<number>(ID, 'The id of this row, for lists; names nothing that node() would find.'),
  colloquium: one(() => Colloquium, 'The periodical whose issue it is.'),
  number: one(Int, 'Its number in the periodical.'),
  progress: one(() => IssueProgress, 'How it comes along.'),
  isWarning: one(Boolean, 'It is delayed.'),
  plannedOn: maybe(String, 'The month in which it is planned to appear, as its first day, YYYY-MM-DD; null: nobody has said.'),
  sentAt: maybe(DateTime, 'When it went to the press; null: it has not.'),
}) {}

@Auth({ roles: STATISTICS_READERS })
@ObjectType({ description: 'How many periodicals of a subject take submissions, and how many do not.' })
export class JournalsOfSubject extends output({
  subject: one(() => DictionaryEntry),
  active: one(Int, 'Periodicals that take submissions.'),
  inactive: one(Int, 'Periodicals that take none.'),
}) {}

@Auth({ roles: STATISTICS_READERS })
@ObjectType({ description: 'How the issues come along that are planned for one month.' })
export class MonthOfIssues extends output({
  month: maybe(String, 'YYYY-MM; null: no month is planned.'),
  normal: one(Int, 'They have gone to the press, or are ready for it in time.'),
  incomplete: one(Int, 'Their contents are not saved yet.'),
  delayed: one(Int, 'Their month is over, and they have not gone to the press.'),
}) {}

@Auth({ roles: STATISTICS_READERS })
@ObjectType({ description: 'How the issues came along whose planned month begins within a period.' })
class ProgressPeriod extends output({
  from: maybe(String, 'Its first day, YYYY-MM-DD; null: open.'),
  to: maybe(String, 'Its last day; null: open.'),
  planned: one(Int, 'Issues that were planned for it.'),
  sent: one(Int, 'Of these, those that have gone to the press.'),
  sentInTime: one(Int, 'Of these, those that went within the month that was planned, or earlier.'),
  delayed: one(Int, 'Their month is over, and they have not gone to the press.'),
}) {}

@Auth({ roles: STATISTICS_READERS })
@ObjectType({ description: 'The progress of a period, and what it is compared with.' })
export class ProgressSummary extends output({
  period: one(() => ProgressPeriod, 'As asked for.'),
  before: maybe(() => ProgressPeriod, 'The same days a year before. Null: the period is open or longer than a year.'),
}) {}

@Auth({ roles: STATISTICS_READERS })
@ObjectType({ description: 'What a filter of the statistics can be set to.' })
class StatisticsChoice extends output({ value: one(ID, 'What the filter takes.'), label: one(String, 'In the reader’s language.') }) {}

@Auth({ roles: STATISTICS_READERS })
@ObjectType({ description: 'A subject category with its journals and conferences in the reader’s departments.' })
class StatisticsSubject extends output(
  { colloquiums: many(() => StatisticsChoice, 'Journals and conferences of the subject.', ListSize(1000, 10)) },
  StatisticsChoice,
) {}

@Auth({ roles: STATISTICS_READERS })
@ObjectType({ description: 'What the filters of the statistics offer: nothing beyond the reader’s departments.' })
export class StatisticsChoices extends output({
  subjects: many(
    () => StatisticsSubject,
    'Subject categories with what can be chosen in each, in the order of the dictionary.',
    ListSize(1000, 10),
  ),
  branchOffices: many(() => StatisticsChoice, 'Branch offices that publish any of these journals.', ListSize(1000, 10)),
}) {}

export const { Connection: JournalStatusConnection } = connectionTypes('JournalStatus', () => JournalStatusRow);
export const { Connection: JournalProgressConnection } = connectionTypes('JournalProgress', () => JournalProgressRow);
