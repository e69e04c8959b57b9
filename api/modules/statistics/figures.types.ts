// Figures of the manuscript statistics, for charts: each counts rows of a list, which the same filter opens.
import { Field, Int, ObjectType } from 'type-graphql';
import { Auth } from '../../graphql/auth.ts';
import { ListSize } from '../../graphql/list-size.ts';
import { Region } from '../reference/region.entity.ts';
import { JournalHistoryStage, type JournalHistoryStageName } from './journal-history.filter.ts';
import { STATISTICS_READERS } from './statistics.policy.ts';

@Auth({ roles: STATISTICS_READERS })
@ObjectType({ description: 'How many histories took so many calendar days for a stage.' })
export class StageSpan {
  @Field(() => Int, { description: 'At least so many.' })
  fromDays!: number;

  @Field(() => Int, { nullable: true, description: 'At most so many; null: without end.' })
  toDays!: number | null;

  @Field(() => Int, { description: 'Histories whose days lie in this span.' })
  count!: number;
}

@Auth({ roles: STATISTICS_READERS })
@ObjectType({ description: 'The calendar days of one stage over all histories that have passed it.' })
export class StageFigures {
  @Field(() => JournalHistoryStage, { description: 'Which stage is counted.' })
  stage!: JournalHistoryStageName;

  @Field(() => Int, { description: 'Histories that have passed it.' })
  count!: number;

  @Field(() => Int, { nullable: true, description: 'Half of them took no longer; null: none has passed it.' })
  medianDays!: number | null;

  @Field(() => Int, { nullable: true, description: 'Nine of ten took no longer.' })
  ninetiethPercentileDays!: number | null;

  @ListSize(10)
  @Field(() => [StageSpan], { description: 'From the shortest to the longest, empty ones too.' })
  spans!: StageSpan[];
}

@Auth({ roles: STATISTICS_READERS })
@ObjectType({ description: 'How the histories ended that were decided in a month; no history is counted twice.' })
export class MonthOfDecisions {
  @Field(() => String, { description: 'YYYY-MM in Asia/Shanghai.' })
  month!: string;

  @Field(() => Int, { description: 'By the editor-in-chief.' })
  accepted!: number;

  @Field(() => Int, { description: 'Not accepted once reviewers had been asked.' })
  notAccepted!: number;

  @Field(() => Int, { description: 'Rejected once reviewers had been asked.' })
  rejected!: number;

  @Field(() => Int, { description: 'Refused, in whatever words, without reviewers having been asked.' })
  deskRejected!: number;

  @Field(() => Int, { description: 'Taken back by their authors.' })
  withdrawn!: number;
}

@Auth({ roles: STATISTICS_READERS })
@ObjectType({ description: 'What was submitted to journals, or adopted by them, in a month.' })
export class MonthOfSubmissions {
  @Field(() => String, { description: 'YYYY-MM in Asia/Shanghai.' })
  month!: string;

  @Field(() => Int, { description: 'By their authors.' })
  submitted!: number;

  @Field(() => Int, { description: 'By the journal, from the pool.' })
  adopted!: number;
}

@Auth({ roles: STATISTICS_READERS })
@ObjectType({ description: 'What was published in a month.' })
export class MonthOfPublications {
  @Field(() => String, { description: 'YYYY-MM in Asia/Shanghai.' })
  month!: string;

  @Field(() => Int, { description: 'By itself, ahead of any issue.' })
  singly!: number;

  @Field(() => Int, { description: 'First with an issue that went to the press.' })
  inIssues!: number;
}

@Auth({ roles: STATISTICS_READERS })
@ObjectType({ description: 'How many submissions come from authors of a province.' })
export class RegionFigures {
  @Field(() => Region, { nullable: true, description: 'Null: it is not known.' })
  region!: Region | null;

  @Field(() => Int, { description: 'Submissions whose first author comes from there.' })
  firstAuthors!: number;

  @Field(() => Int, { description: 'Submissions whose corresponding author comes from there.' })
  correspondingAuthors!: number;
}
