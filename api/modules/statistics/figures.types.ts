// Figures of the manuscript statistics, for charts: each counts rows of a list, which the same filter opens.
import { Auth, Int, ListSize, many, maybe, ObjectType, one, output } from '../../graphql/declare.ts';
import { Region } from '../reference/region.entity.ts';
import { JournalHistoryStage } from './journal-history.filter.ts';
import { STATISTICS_READERS } from './statistics.policy.ts';

@Auth({ roles: STATISTICS_READERS })
@ObjectType({ description: 'How many histories took so many calendar days for a stage.' })
class StageSpan extends output({
  fromDays: one(Int, 'At least so many.'),
  toDays: maybe(Int, 'At most so many; null: without end.'),
  count: one(Int, 'Histories whose days lie in this span.'),
}) {}

@Auth({ roles: STATISTICS_READERS })
@ObjectType({ description: 'The calendar days of one stage over all histories that have passed it.' })
export class StageFigures extends output({
  stage: one(() => JournalHistoryStage, 'Which stage is counted.'),
  count: one(Int, 'Histories that have passed it.'),
  medianDays: maybe(Int, 'Half of them took no longer; null: none has passed it.'),
  ninetiethPercentileDays: maybe(Int, 'Nine of ten took no longer.'),
  spans: many(() => StageSpan, 'From the shortest to the longest, empty ones too.', ListSize(10)),
}) {}

@Auth({ roles: STATISTICS_READERS })
@ObjectType({ description: 'How the histories ended that were decided in a month; no history is counted twice.' })
export class MonthOfDecisions extends output({
  month: one(String, 'YYYY-MM in Asia/Shanghai.'),
  accepted: one(Int, 'Accepted by the editor-in-chief.'),
  notAccepted: one(Int, 'Not accepted once reviewers had been asked.'),
  rejected: one(Int, 'Rejected once reviewers had been asked.'),
  deskRejected: one(Int, 'Refused, in whatever words, without reviewers having been asked.'),
  withdrawn: one(Int, 'Taken back by their authors.'),
}) {}

@Auth({ roles: STATISTICS_READERS })
@ObjectType({ description: 'What was submitted to journals, or adopted by them, in a month.' })
export class MonthOfSubmissions extends output({
  month: one(String, 'YYYY-MM in Asia/Shanghai.'),
  submitted: one(Int, 'Submitted by their authors.'),
  adopted: one(Int, 'Adopted by the journal, from the pool.'),
}) {}

@Auth({ roles: STATISTICS_READERS })
@ObjectType({ description: 'What was published in a month.' })
export class MonthOfPublications extends output({
  month: one(String, 'YYYY-MM in Asia/Shanghai.'),
  singly: one(Int, 'Published by itself, ahead of any issue.'),
  inIssues: one(Int, 'First with an issue that went to the press.'),
}) {}

@Auth({ roles: STATISTICS_READERS })
@ObjectType({ description: 'How many submissions come from authors of a province.' })
export class RegionFigures extends output({
  region: maybe(() => Region, 'Null: it is not known.'),
  firstAuthors: one(Int, 'Submissions whose first author comes from there.'),
  correspondingAuthors: one(Int, 'Submissions whose corresponding author comes from there.'),
}) {}
