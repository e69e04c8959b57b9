// A row of the manuscript statistics: one history of a manuscript at one journal.
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Auth } from '../../graphql/auth.ts';
import { connectionTypes } from '../../graphql/connection.ts';
import { describedEnum } from '../../graphql/described-enum.ts';
import { Colloquium } from '../colloquiums/colloquium.entity.ts';
import { ContributionState } from '../contributions/manuscript/contribution.enums.ts';
import { DictionaryEntry } from '../reference/dictionary-entry.entity.ts';
import { Region } from '../reference/region.entity.ts';
import { JournalHistoryOutcome } from './journal-history.entity.ts';
import { STATISTICS_READERS } from './statistics.policy.ts';

describedEnum(JournalHistoryOutcome, {
  name: 'JournalHistoryOutcome',
  description: 'How the history of a manuscript at a journal has ended. A reopened refusal is none.',
  values: {
    ACCEPTED: 'The editor-in-chief has accepted it.',
    NOT_ACCEPTED: 'Not accepted, for want of fitting the journal.',
    REJECTED: 'Rejected by the editor, the deputy or the editor-in-chief.',
    WITHDRAWN: 'The author took it back, also where a refusal had not been told yet.',
  },
});

export type JournalHistoryOutcomeId = (typeof JournalHistoryOutcome)[keyof typeof JournalHistoryOutcome];

const day = (description: string) => Field(() => String, { nullable: true, description: `YYYY-MM-DD in Asia/Shanghai: ${description}` });
const days = (description: string) =>
  Field(() => Int, { nullable: true, description: `Calendar days ${description}; null when a date is missing (D13-124).` });

@Auth({ roles: STATISTICS_READERS })
@ObjectType('JournalHistory', { description: 'The history of a manuscript at one journal, from its submission or adoption there.' })
export class JournalHistoryRow {
  /** For the policies. */
  knowsAuthors!: boolean;

  @Field(() => ID, { description: 'Of this row, for lists; names nothing that node() would find.' })
  id!: number;

  @Field(() => ID, { description: 'Of the manuscript, which another journal may have by now.' })
  contributionId!: string;

  @Field(() => String, { description: 'The journal’s number, the year and four digits.' })
  manuscriptNumber!: string;

  @Field(() => String, { nullable: true, description: 'In Chinese; null: none.' })
  titleZh!: string | null;

  @Field(() => String, { nullable: true, description: 'In English; null: none.' })
  titleEn!: string | null;

  @Field(() => Colloquium, { description: 'The journal of the history; its subject is that of the row.' })
  colloquium!: Colloquium;

  @Field(() => DictionaryEntry, { nullable: true })
  articleType!: DictionaryEntry | null;

  @Auth({ policy: 'journalHistory.viewAuthors' })
  @Field(() => String, { nullable: true, description: 'As the manuscript prints it; null for who reviews it blind.' })
  firstAuthorName!: string | null;

  @Field(() => String, { description: 'YYYY-MM-DD in Asia/Shanghai: submitted to the journal, or adopted by it.' })
  startedOn!: string;

  @Field(() => Boolean, { description: 'The journal adopted it from the pool.' })
  isAdopted!: boolean;

  @day('the editor’s first opinion.')
  editorCommentOn!: string | null;

  @day('the reviews were summed up.')
  gatheredOn!: string | null;

  @day('the editor-in-chief accepted or refused it.')
  chiefCommentOn!: string | null;

  @day('published singly, else sent to the press.')
  publishedOn!: string | null;

  @days('from the submission to the editor’s comment')
  daysToEditorComment!: number | null;

  @days('from the editor’s comment to the gathering of the reviews')
  daysToGathering!: number | null;

  @days('from the gathering to the editor-in-chief’s comment')
  daysToChiefComment!: number | null;

  @days('from the editor-in-chief’s comment to the publication')
  daysToPublication!: number | null;

  @Field(() => JournalHistoryOutcome, { nullable: true, description: 'Null: it is under way.' })
  outcome!: JournalHistoryOutcomeId | null;

  @day('of the outcome.')
  decidedOn!: string | null;

  @Field(() => Boolean, { description: 'Refused without reviewers having been asked.' })
  isDeskRejection!: boolean;

  @Auth({ policy: 'journalHistory.viewOpinion' })
  @Field(() => String, { nullable: true, description: 'What was said with the outcome.' })
  opinion!: string | null;

  @Field(() => ContributionState, { description: 'Where it stands; where another journal has adopted it, that it was not accepted here.' })
  state!: number;

  @Field(() => Boolean, { description: 'Published by itself, ahead of any issue.' })
  isPublishedSingly!: boolean;

  @Auth({ policy: 'journalHistory.viewAuthors' })
  @Field(() => Region, { nullable: true, description: 'The province of the first author: of the profile, else of the address.' })
  firstAuthorRegion!: Region | null;

  @Auth({ policy: 'journalHistory.viewAuthors' })
  @Field(() => Region, { nullable: true, description: 'The province of the corresponding author.' })
  correspondingAuthorRegion!: Region | null;
}

export const { Connection: JournalHistoryConnection } = connectionTypes('JournalHistory', () => JournalHistoryRow);
