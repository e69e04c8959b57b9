// Rows and figures of the journals' own statistics: their state, and how their issues come along (S3 §2.9, §3.12).
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Auth } from '../../graphql/auth.ts';
import { ListSize } from '../../graphql/list-size.ts';
import { connectionTypes } from '../../graphql/connection.ts';
import { describedEnum } from '../../graphql/described-enum.ts';
import { DateTime } from '../../graphql/scalars.ts';
import { Colloquium } from '../colloquiums/colloquium.entity.ts';
import { DictionaryEntry } from '../reference/dictionary-entry.entity.ts';
import { STATISTICS_READERS } from './statistics.policy.ts';

export const JournalState = { ACTIVE: 0, INACTIVE: 1 } as const;
export type JournalStateId = (typeof JournalState)[keyof typeof JournalState];
describedEnum(JournalState, {
  name: 'JournalState',
  description: 'Whether a periodical takes submissions.',
  values: { ACTIVE: 'It does.', INACTIVE: 'It takes none.' },
});

export const IssueProgress = { NORMAL: 0, INCOMPLETE: 1, DELAYED: 2 } as const;
export type IssueProgressId = (typeof IssueProgress)[keyof typeof IssueProgress];
describedEnum(IssueProgress, {
  name: 'IssueProgress',
  description: 'How an issue comes along (D13-126).',
  values: {
    NORMAL: 'It has gone to the press, or its contents are saved and its month is not over.',
    INCOMPLETE: 'Its contents are not saved yet.',
    DELAYED: 'The month in which it was planned is over, and it has not gone to the press.',
  },
});

@Auth({ roles: STATISTICS_READERS })
@ObjectType('JournalStatus', { description: 'A periodical in the statistics of journals.' })
export class JournalStatusRow {
  @Field(() => ID, { description: 'Of this row, for lists; names nothing that node() would find.' })
  id!: number;

  @Field(() => Colloquium, { description: 'The periodical.' })
  colloquium!: Colloquium;

  @Field(() => String, { nullable: true, description: 'When it began to appear, YYYY-MM-DD.' })
  foundedOn!: string | null;

  @Field(() => String, { nullable: true, description: 'Name of its editor-in-chief, the first of several (D13-045).' })
  chiefEditorName!: string | null;

  @Field(() => JournalState, { description: 'Whether it takes submissions.' })
  state!: JournalStateId;

  @Field(() => Int, { nullable: true, description: 'Number of the newest issue that went to the press; null: none has.' })
  latestIssue!: number | null;
}

@Auth({ roles: STATISTICS_READERS })
@ObjectType('JournalProgress', { description: 'An issue of a periodical, or its first one that nobody has opened yet.' })
export class JournalProgressRow {
  @Field(() => ID, { description: 'Of this row, for lists; names nothing that node() would find.' })
  id!: number;

  @Field(() => Colloquium, { description: 'The periodical whose issue it is.' })
  colloquium!: Colloquium;

  @Field(() => Int, { description: 'Its number in the periodical.' })
  number!: number;

  @Field(() => IssueProgress, { description: 'How it comes along.' })
  progress!: IssueProgressId;

  @Field(() => Boolean, { description: 'It is delayed.' })
  isWarning!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'The month in which it is planned to appear, as its first day, YYYY-MM-DD; null: nobody has said.',
  })
  plannedOn!: string | null;

  @Field(() => DateTime, { nullable: true, description: 'When it went to the press; null: it has not.' })
  sentAt!: Date | null;
}

@Auth({ roles: STATISTICS_READERS })
@ObjectType({ description: 'How many periodicals of a subject take submissions, and how many do not.' })
export class JournalsOfSubject {
  @Field(() => DictionaryEntry)
  subject!: DictionaryEntry;

  @Field(() => Int, { description: 'Periodicals that take submissions.' })
  active!: number;

  @Field(() => Int, { description: 'Periodicals that take none.' })
  inactive!: number;
}

@Auth({ roles: STATISTICS_READERS })
@ObjectType({ description: 'How the issues come along that are planned for one month.' })
export class MonthOfIssues {
  @Field(() => String, { nullable: true, description: 'YYYY-MM; null: no month is planned.' })
  month!: string | null;

  @Field(() => Int, { description: 'They have gone to the press, or are ready for it in time.' })
  normal!: number;

  @Field(() => Int, { description: 'Their contents are not saved yet.' })
  incomplete!: number;

  @Field(() => Int, { description: 'Their month is over, and they have not gone to the press.' })
  delayed!: number;
}

@Auth({ roles: STATISTICS_READERS })
@ObjectType({ description: 'What a filter of the statistics can be set to.' })
export class StatisticsChoice {
  @Field(() => ID, { description: 'What the filter takes.' })
  value!: string;

  @Field(() => String, { description: 'In the reader’s language.' })
  label!: string;
}

@Auth({ roles: STATISTICS_READERS })
@ObjectType({ description: 'A subject category with its journals and conferences in the reader’s departments.' })
export class StatisticsSubject extends StatisticsChoice {
  @ListSize(1000, 10)
  @Field(() => [StatisticsChoice], { description: 'Journals and conferences of the subject.' })
  colloquiums!: StatisticsChoice[];
}

@Auth({ roles: STATISTICS_READERS })
@ObjectType({ description: 'What the filters of the statistics offer: nothing beyond the reader’s departments.' })
export class StatisticsChoices {
  @ListSize(1000, 10)
  @Field(() => [StatisticsSubject], { description: 'Subject categories with what can be chosen in each, in the order of the dictionary.' })
  subjects!: StatisticsSubject[];

  @ListSize(1000, 10)
  @Field(() => [StatisticsChoice], { description: 'Branch offices that publish any of these journals.' })
  branchOffices!: StatisticsChoice[];
}

export const { Connection: JournalStatusConnection } = connectionTypes('JournalStatus', () => JournalStatusRow);
export const { Connection: JournalProgressConnection } = connectionTypes('JournalProgress', () => JournalProgressRow);
